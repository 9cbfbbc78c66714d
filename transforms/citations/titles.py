"""Titles: quotations, where a title may end, and how much a text looks like a title or like what follows one."""

from __future__ import annotations

import re
from functools import lru_cache

from transforms.citations.east import EAST
from transforms.citations.rests import likeness_of_rest
from transforms.citations.status import PREPRINT, status_of
from transforms.entities import venues
from transforms.model import Span
from transforms.vocabulary import any_of, toml

_VOCABULARY: dict[str, str] = toml("publication_words")

_QUOTES = (
    ("“", "”"),
    ("„", "“"),
    ("„", "”"),
    ("«", "»"),
    ("``", "''"),
    ('"', '"'),
    ("‘", "’"),
    ("“", "“"),
    ("”", "”"),
    ("‟", "”"),
    ("“", '"'),
)
_ANY_QUOTE = re.compile('[“„«"‘”‟]')
_STOP_END = frozenset(_VOCABULARY["stop_end"].split())
_SMALL = frozenset(_VOCABULARY["small"].split())
_YEAR_FIRST = re.compile(r"[(\[]?(?:19|20)\d\d(?!\s?[-–]\s?(?:19|20)\d\d\.)")  # no span of years at a title's end
# The set in front lets the search run over letters without trying the rest.
TITLE_END = re.compile(
    r"[.?!,\s;:\x00](?:(?<=[\n\t\x00])|(?<=[?!])(?=\s|$)|(?<=[,:])(?=\s(?!and\s))|(?<=,)(?=\x00)|(?<=;)\s|"
    r"(?<=\.)(?=[\s\x00”\"')\]]|$)(?<!\bvs\.)(?<!\bi\.e\.)(?<!\be\.g\.)(?<!\bcf\.)(?<!\bSt\.)(?<!\bDr\.)(?<!\bMt\.)"
    r"(?<!\bMr\.)(?<!\bU\.S\.)(?<!\bU\.K\.)(?<!\bProf\.)|(?<=\s)(?=[(\[]|"
    r"in:? (?:[A-Z]\. ?[A-Z]|(?:the )?Proc(?:eedings\b|\.)))|"
    r"(?<=\s)(?:[–—|-]|//)\s|(?<=\s)(?=(?:Under [Rr]eview|"
    r"Submitted|In [Pp]reparation|To [Aa]ppear|Forthcoming|Accepted (?:to|at|for|in)|In [Pp]ress)\b))"
)
_EDITED_IN = re.compile(r"[Ii]n:? [^()]{3,120}?[\s,(\[](?:[Ee]ds?|[Ee]ditors?|Hrsg)\b")
_THESIS = re.compile(
    rf"[(\[]?(?:unpublished )?(?:{any_of('citation_words', 'titles', 'theses')})\b[\s.]*(?:thesis|dissertation|\))?",
    re.IGNORECASE,
)
_STATUS_END = re.compile(
    r"[\s.,(](?:(?:under|in) (?:peer )?review|submitted|in preparation|to appear|forthcoming|in press|accepted|"
    r"(?:under|in) revision)\W{0,5}$",
    re.IGNORECASE,
)
_DATED_END = re.compile(r"(?<!\d[-–])(?:19|20)\d\d\)?\W{0,5}$")
_STATUS_LENGTH = 24  # no shorter than a status at the end and what surrounds it
_STATUS_ENDS = ("review", "submitted", "preparation", "appear", "forthcoming", "press", "accepted", "revision")
_HEAD_END = re.compile(r"[.;\n\t\x00|,](?:(?<=,)\s|(?<!,)\s?(?=\S))")


def quoted(text: str) -> Span | None:
    """The first quotation of more than 12 characters, or of fewer where its end is marked (“Islands.”); its inside."""
    if "'" in text and (single := _single_quoted(text)):
        return single
    if not _ANY_QUOTE.search(text) and "``" not in text:
        return None
    best: Span | None = None
    for opening, closing in _QUOTES:
        start = text.find(opening)
        while start >= 0:
            if start == 0 or not text[start - 1].isalnum():
                end = _closing(text, start + len(opening), closing)
                if end > 0 and _IN_TITLE.match(text, end + 1) and _TITLE_BEFORE.search(text, 0, start):
                    start = text.find(opening, end + 1)  # "What does the “loom” mean in practice?"
                    continue
                if (end > start + 12 or _is_short_title(text, start, end)) and (best is None or start < best.start - 1):
                    best = Span(start + len(opening), end)
                    break
                if end < 0:
                    break
            start = text.find(opening, start + 1)
    return best


_TITLE_BEFORE = re.compile(  # behind names or a year, and no "our paper"
    r"[.)] (?:(?:[^\W_][\w'’-]{0,20} ){1,8}|(?:[^\W_][\w'’-]{0,20}:? ){4,20}[a-z][\w'’-]{0,20} )"
    r"(?<!paper )(?<!article )(?<!chapter )(?<!book )(?<!titled )(?<!thesis )(?<!called )$"
)
_IN_TITLE = re.compile(  # no "in press", and no "in the Journal of Moss"
    rf" (?:(?:in|of|on|as|to) (?!the |pr|rev))?(?!(?:{any_of('citation_words', 'titles', 'no_names')})\b)[a-z]{{3,}}"
)
_SINGLE = re.compile(r"(?:^|(?<=[\s(]))'(?=[^\W_])(?!t [A-ZÀ-Þ])")  # "Ada V. 't Hoff"
_SINGLE_END = re.compile(  # no apostrophe of "D'Orr"
    r"(?<=[^\s(])'(?=[,.;:]|\s{0,3}(?:[(\[\x00\n]|$|[\d*])|\s{1,3}(?:[Ii]n:? |with |[A-Z]))"
)


def _single_quoted(text: str) -> Span | None:
    """A title in typewriter's single quotes that opens the text or follows a stop; apostrophes do not close it."""
    for match in _SINGLE.finditer(text):
        if match.start() and text[: match.start()].rstrip(" ")[-1:] not in ".,:)]”;–—\t\n":
            continue
        for end in _SINGLE_END.finditer(text, match.end() + 3):
            if _closes_single(text, end.start()):
                return Span(match.end(), end.start())
    return None


def _closes_single(text: str, end: int) -> bool:
    """False for the apostrophe of a plural ("Workers' Rights"): a word follows, and another mark closes later."""
    follows = text[end + 1 : end + 3].lstrip()
    if text[end - 1] in ",.?!" or text[end - 1] != "s" or not follows[:1].isalpha():
        return True
    return _SINGLE_END.search(text, end + 1) is None


def _is_short_title(text: str, start: int, end: int) -> bool:
    """True for a few letters in quotes with a stop of their own, at the text's start, or between two stops."""
    if end <= start + 4 or not text[start + 1].isupper():
        return False
    if text[start] in '“"„«‘' and text[start - 2 : start] == ". " and text[end + 1 : end + 2] in ".,":
        return True
    if text[start] in '“"„«' and text[start - 2 : start] in _ENDED and _BRACKETED.match(text, end + 1):
        return True
    if text[start] not in '“"„«' and (start or text[0] != "‘"):
        return False
    return text[end - 1] in ".,?!" or (start == 0 and not _GOES_ON.match(text, end + 1))


_ENDED, _BRACKETED = (", ", ". "), re.compile(r",?\s[\[(][A-Z*]")  # "Bo Orr, “Tides” [WEFT’26]"
# Plain words behind a quotation go on with the title that it opens: "“Wanting” the past: ...".
_GOES_ON = re.compile(
    rf" (?!(?:{any_of('citation_words', 'titles', 'goes_on')})\b)[a-z]|(?: [A-Z][\w-]+){{2,5}}: (?=[A-Z])"
)


def _closing(text: str, start: int, closing: str) -> int:
    """Where the quotation ends: at a closing mark that no letter follows."""
    end = text.find(closing, start)
    while end >= 0 and text[end + len(closing) : end + len(closing) + 1].isalnum():
        end = text.find(closing, end + 1)
    return end


def title_ends(text: str, start: int) -> list[int]:
    """The places where a title that begins at `start` may end, left to right, at most 24."""
    found = []
    for match in TITLE_END.finditer(text, start):
        place = match.start()
        if place > start + 8 or (place > start + 2 and text.startswith((". In ", ". In: "), place)):
            found.append(place + (text[place] in "?!"))
            if len(found) > 24:
                break
    found.append(len(text))
    return found


@lru_cache(maxsize=1 << 8)  # a second look at a citation weighs the same ends again
def title_score(text: str) -> float:
    """How much the text looks like a whole title, about -3 to 3."""
    words = text.split()
    if not words:
        return -5.0
    count = len(words) if text.isascii() else max(len(words), len(EAST.findall(text)) // 2)
    score = 1.0 if 4 <= count <= 22 else 0.3 if count in (2, 3) or count <= 30 else -0.8
    last = words[-1].strip(".,:;").casefold()
    if last in _STOP_END:
        score -= 2.0
    if not (words[0][:1].isupper() or words[0][:1].isdigit() or words[0][0] in "“\"'($‘[*+"):
        score -= 1.7 if words[0] in _GOING_ON else 0.5
    if text.count("(") != text.count(")"):
        score -= 1.0
    if venues.known(text) or _ends_in_meeting(text):
        score -= 2.5
    if "\x00" in text:
        score -= 1.5
    if _DATED_END.search(text[-10:]) or _ends_in_status(text[-_STATUS_LENGTH:]):
        score -= 1.5
    head, stop, last_sentence = _last_sentence(text)
    tail = text[-_ABBREVIATED_LENGTH:]
    if (stop and _ABBREVIATED_END.search(tail)) or _BEGUN.search(tail):
        score -= 4.0
    elif stop and len(head) > 10:
        is_new = stop == ". " and _is_opening(last_sentence[:1])
        score -= 2.0 if venues.likeness(last_sentence) > _VENUE else 0.9 if is_new else 0.0
    return score


_VENUE = 0.55  # how like a venue what follows is


def _last_sentence(text: str) -> tuple[str, str, str]:
    """What stands before a title's last stop, the stop, and what follows, whole if cut short: "Int. Conf. on Salt"."""
    if ". " in text:
        text = _CUT_SHORT.sub(r"\1 ", text)
    stop = max(text.rfind(". "), text.rfind("? "), text.rfind("! "))
    return (text[:stop], text[stop : stop + 2], text[stop + 2 :]) if stop > 0 else ("", "", text)


_CUT_SHORT = re.compile(rf"(?<=[.?! ])({any_of('citation_words', 'abbreviations', 'of_venues')})\. ")


def _ends_in_meeting(text: str) -> bool:
    """True for a title with a meeting's name behind a comma: "Slow Looms, IEEE International Conference on Looms"."""
    words, comma, last = text.rpartition(", ")
    return bool(comma) and len(words) > _LEAST_WORDS and last.count(" ") > 1 and venues.likeness(last) >= _MEETING


_LEAST_WORDS, _MEETING = 20, 0.95  # letters before a venue; how like a venue what follows is
_GOING_ON = frozenset(("and", "&", "und"))  # what a list of names goes on with, and no title begins with
_ABBREVIATED_LENGTH = 40
_BEGUN = re.compile(f"[,.?!] (?:[Ii]n )?(?:{any_of('citation_words', 'abbreviations', 'of_venues')})$")
_ABBREVIATED_END = re.compile(r", (?:[A-Z][a-z]{1,8}\. ){1,3}[A-Z][a-z]{1,8}\.?$")  # "..., Atmos. Chem. Phys."


def _is_opening(char: str) -> bool:
    """True for what a sentence may begin with: a capital, or a letter of a script without small ones."""
    return char.isupper() or EAST.match(char) is not None


def _ends_in_status(tail: str) -> bool:
    low = tail.casefold()
    for word in _STATUS_ENDS:
        if word in low:
            return _STATUS_END.search(tail) is not None
    return False


_NUMBER_SOON = re.compile(r"[\d\x00]")


def _capitalised_head(words: list[str], text: str, end: int) -> bool:
    """True for a short head in capitals, or with one capital and a number soon after: a journal not known by name."""
    if not words[0][:1].isupper() or len(words) > 8:
        return False
    if all(w[:1].isupper() or w in _SMALL for w in words):
        return True
    return len(words) <= 4 and bool(_NUMBER_SOON.search(text, end, end + 24))


@lru_cache(maxsize=1 << 8)
def rest_score(text: str) -> float:
    """How much the text looks like what follows a title: a venue, a year, a status."""
    text = text.strip(' .,;:|–—-”"“')
    if not text or not text.strip("\x00 .,;:()[]"):
        return 0.6
    ended = _HEAD_END.search(text)
    head = text[: ended.start()] if ended else text
    state = status_of(text.lstrip("\x00 .,;:")[:60])
    stated = state is not None and state[1].start < 4
    alone = state is not None and stated and state[1].end + 2 >= len(head)  # "In review": no law review
    likely = 0.0 if alone else likeness_of_rest(text, head)
    score = likely * 2.4
    if stated:
        score += 1.6
    elif text[:3].casefold() in ("in ", "in:"):
        edited = _EDITED_IN.match(text)
        score += 0.8 + 1.4 * (edited is not None and ". In" not in edited[0])
    if text[0] == "\x00" or text[:1] in "([" or PREPRINT.match(text) or text[:10].casefold() == "manuscript":
        score += 0.8
    if _YEAR_FIRST.match(text):
        score += 0.8
    if _THESIS.match(text):
        score += 2.5
    words = [w for w in head.split() if w[0].isalpha()]
    if not words or score >= 1:
        return score
    unknown = _of_unknown(words, text, len(head))
    if unknown > 0 and state and 0 < state[1].start - len(head) < 4:  # "Goose Notes. In review"
        unknown += 0.9
    return score + unknown - 1.2 * (words[0][:1].islower() and not state)


_JOINS = frozenset(("and", "or", "und", "et"))


def _of_unknown(words: list[str], text: str, end: int) -> float:
    """What the look of a head adds that no list knows: a name in capitals, or words that go on with a title."""
    if words[0] in _JOINS:
        return -0.8
    if len(words) == 1 and not _NUMBER_SOON.search(text, end):
        return 0.0  # "..., support, and access": nothing of a journal
    return 0.7 * _capitalised_head(words, text, end)


def without_year(title: str) -> tuple[str, int | None]:
    """The title without the year that stands behind it, where none does elsewhere: "Slow Looms, 2019"."""
    dated = _YEAR_LAST.search(title, max(0, len(title) - _YEAR_LENGTH))
    return (title[: dated.start()], int(dated[1])) if dated and dated.start() > _YEAR_LENGTH else (title, None)


_YEAR_LAST, _YEAR_LENGTH = re.compile(r", ((?:19|20)\d\d)$"), 8
