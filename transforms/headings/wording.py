"""What a heading's words say: consumes a line's text; produces the kinds of section that it names.

Pure vocabulary (`headings.toml`); typography is `sections`' matter.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.entities.venues import known_whole
from transforms.headings.phrases import (
    OWNER,
    beginnings,
    clauses,
    phrases,
    qualifiers,
    run_together,
    single_words,
    sizes,
    spellings,
    weak,
)
from transforms.headings.tails import beginnings_before_tails
from transforms.headings.words import (
    are_joined_words_of,
    are_standings,
    is_body,
    is_spaced,
    joined_words,
    without_instructions,
    words_of,
)
from transforms.text.patterns import without_front
from transforms.text.torn_capitals import put_together
from transforms.vocabulary import forms, toml

MAX_LENGTH, _MOST_WORDS = 110, 13

_NUMBERING = re.compile(
    r"^(?:\(?(?:\d{1,2}|[ivx]{1,5}|[a-p])[.):]\s{1,3}|\d{1,2}(?:\.\d{1,2}){1,2}\.?\s{1,3}|§\s?\d*\s?)"
)
_NUMBER, _ASIDE = len("(xviii."), re.compile(r"\s?[(\[][^)\]]{0,80}[)\]]?")
_EAST, _LATIN = re.compile(r"\s?[/|]?\s?[一-鿿぀-ヿ가-힯]+\s?[/|]?"), re.compile(r"[a-z]{4}")
_YEARS = re.compile(r"\b(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)?\d\d|present|now)?)?\b|\b\d{1,4}\+?\b")
_LATELY = re.compile(r"\b(?:(?:in|of|for|from|over|during|within) )?(?:the )?(?:past|last) [a-z\d]{1,6} years\b")
_FIGURE, _LONGEST_WORD = re.compile(r"\d"), 20  # letters
_PRINTED, _PROJECTS = frozenset(("talks", "papers")), frozenset(("project", "projects"))
_REFEREED = re.compile(r"(?i)[(\[][^()\[=]{0,40}\b(?:refereed|peer[- ]?reviewed|proceedings)\b")
_DIVIDED = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")  # "COLLO-QUIA", as a page's line broke it


class Named(NamedTuple):
    """The kinds that a heading names, in order; `whole` where every word of it is accounted for."""

    kinds: tuple[str, ...]
    whole: bool
    weak: bool = False


_NOTHING = Named((), False)


def is_role(text: str) -> bool:
    """True where the words name a role, so that inside a section they state a fact and head nothing ("Reviewer")."""
    words = words_of(text.lower())
    while len(words) > 1 and " ".join(words) not in _listed("roles") and words[0] in qualifiers():
        words = words[1:]
    return " ".join(words) in _listed("roles")


def is_occasion(text: str) -> bool:
    """True for words that head talks or papers alike: "Refereed Conferences", "Workshops"."""
    words = words_of(text.lower())
    return bool(words) and all(word in _OCCASIONS or word in qualifiers() for word in words)


_OCCASIONS = frozenset(forms("headings", "words", "occasions"))


def is_faint(text: str) -> bool:
    """True for words that head a section only where typography says so ("Award", "Research", "Tools")."""
    return " ".join(words_of(text.lower())) in _listed("faint")


@cache
def _listed(table: str) -> frozenset[str]:
    found = toml("headings")[table]["words"]
    return frozenset(found.split() if isinstance(found, str) else found)


@lru_cache(maxsize=8192)
def named(text: str) -> Named:
    """The kinds that a heading's words name."""
    lowered = (text := without_instructions(text)).strip().lower()
    if len(text) > MAX_LENGTH or (beginnings().isdisjoint(words_of(lowered)) and not text.isupper()):
        return _NOTHING
    plain = _plain(lowered)
    if is_spaced(text):
        return named(whole.lower()) if (whole := spelled(plain.replace("&", "and"))) else _NOTHING
    words = _words_in(plain)
    if not words or len(words) > _MOST_WORDS or " ".join(words) in _listed("never"):
        return _NOTHING
    if words in weak() or is_twofold(words):
        return _alone(words)
    if is_body(words) or (" " in text and known_whole(text) and not _scan(words).whole):
        return _NOTHING  # nor does a venue alone on its line: "Weaving and Looms Letters"
    found = _by_last(_experience(_refereed(_scan(words), text), words, plain), words)
    if found.kinds == ("skills",) and "," in plain.partition(":")[2]:
        found = found._replace(whole=False)  # "Languages: Dutch, English" is what they are
    if found.kinds[:1] == ("about",) and len(found.kinds) > 1 and lowered.startswith("about my "):
        found = found._replace(kinds=found.kinds[1:])  # "About my research interests" is about those
    if not found.whole:
        found = Named(("papers",), True) if are_standings(text) else found
        found = found._replace(whole=found.whole or are_joined_words_of(found.kinds, words))
    return (
        found if found.whole else _told(words) or _mended(text, words) or _of_term(lowered) or _untailed(text) or found
    )


def _of_term(lowered: str) -> Named | None:
    """What a heading over the courses of one term names: "Teaching, Spring 2001", "Fall 2023 courses"."""
    if not ("19" in lowered or "20" in lowered) or (term := _TERM.search(lowered)) is None:
        return None
    found = named(rest := f"{lowered[: term.start()]} {lowered[term.end() :]}".strip(" :"))
    return found if found.kinds[:1] == ("teaching",) and found.whole and not is_role(rest) else None


def _untailed(text: str) -> Named | None:
    """What a heading names before a school or jobs: "Courses Taught at Globex", "PhD students, with placements"."""
    told = ((kind, named(begin)) for kind, begin in beginnings_before_tails(text))
    return next((found for kind, found in told if found.whole and found.kinds[:1] == (kind,)), None)


_TERM = re.compile(
    r"(?:,|\bin|\bfor| [-–—])? ?\b(?:spring|summer|fall|autumn|winter|michaelmas|hilary|trinity|lent)"
    r"(?: (?:term|semester|quarter))?,? (?:19|20)\d\d\b"
)


def _alone(words: tuple[str, ...]) -> Named:
    """What words name that say so only by themselves."""
    kinds = () if words in weak() else (*toml("headings")["twofold"][words[0]].split(),)
    return Named(kinds or (weak()[words],), True, not kinds)


def heading_words(text: str) -> tuple[str, ...]:
    """A heading's words in lower case, without numbering, asides and years; "and" for every joiner."""
    return _words_in(_plain(text.strip().lower()))


def _words_in(plain: str) -> tuple[str, ...]:
    words = joined_words(plain)
    while words and words[-1] == "and":
        words = words[:-1]
    return words


def _plain(lowered: str) -> str:
    front = lowered[:_NUMBER]
    is_numbered = "." in front or ")" in front or ":" in front or front[:1] == "§"
    plain = without_front(_NUMBERING, lowered) if is_numbered else lowered.removeprefix("section: ")
    if not plain.isascii() and _LATIN.search(plain):
        plain = _EAST.sub(" ", plain)  # "Education 教育经历"
    if "(" in plain or "[" in plain:
        plain = _ASIDE.sub(" ", plain.replace("(s)", "s"))
    plain = _LATELY.sub(" ", plain) if " years" in plain else plain
    return _YEARS.sub(" ", plain) if _FIGURE.search(plain) else plain


def is_qualifier(word: str) -> bool:
    """True for a word that says nothing of a heading's kind: "selected", "international"."""
    return word in qualifiers()


def _told(words: tuple[str, ...]) -> Named | None:
    """What a clause about the owner names: by its noun ("Courses I have taught"), else its verb ("Where I worked")."""
    if OWNER.isdisjoint(words):
        return None
    at = next((at for at, word in enumerate(words[:_FAR]) if word in OWNER), 0)
    if not at:
        return None
    after = [word for word in words[at + 1 :] if word not in clauses()["auxiliaries"]]
    kind = next((kind for kind, verbs in clauses().items() if after and after[0] in verbs), None)
    if kind is None or len(after) > _CLAUSE:
        return None
    noun = _scan(words[:at])
    of_others = kind == "advising" and noun.kinds and not _OF.isdisjoint(words[:at])
    if noun.whole and kind != "service" and not of_others:
        return noun
    kind = "interests" if kind == "positions" and words[at - 1] == "what" else kind  # "What I am working on"
    asks = noun.whole or of_others or words[at - 1] in clauses()["askers"]
    return Named((kind,), True) if asks and kind != "other" else None


_CLAUSE, _FAR, _OF = 3, 7, frozenset(("by", "of"))  # words from its verb on; words to the owner's; of whom others are


def is_twofold(words: tuple[str, ...]) -> bool:
    """True for one word that heads either of two kinds: "Reviews" written, or done for journals."""
    return len(words) == 1 and words[0] in toml("headings")["twofold"]


def _mended(text: str, words: tuple[str, ...]) -> Named | None:
    """What a heading names whose words a page broke: at a line's end with a hyphen, capitals into letters."""
    if "-" in text and _DIVIDED.search(text) and (whole := named(_DIVIDED.sub("", text))).whole:
        return whole
    if text.isupper() and (joined := put_together(text)) != text and (found := named(joined)).whole:
        return found
    kind = run_together().get("".join(words)) if text.isupper() else None
    return Named((kind,), True) if kind else None


def _refereed(found: Named, text: str) -> Named:
    """What stands under "International conferences (refereed)" or "Conferences and Journals" is published."""
    is_printed = _REFEREED.search(text) if found.kinds == ("talks",) else "ournals" in text
    return found._replace(kinds=("papers",)) if is_printed and set(found.kinds) <= _PRINTED else found


def _experience(found: Named, words: tuple[str, ...], plain: str) -> Named:
    """What stands under "Software Engineering Experience" is employment, whatever it was with; see the words behind."""
    if plain.startswith("experience: ") and (inner := _scan(words[2:])).whole:
        return inner if inner.kinds[0] in ("skills", "teaching") else found  # "Experience: Programming Languages"
    is_work = words[-1] == "experience" and found.kinds == ("projects", "positions")
    return found._replace(kinds=("positions",)) if is_work and _PROJECTS.isdisjoint(words) else found


def _by_last(found: Named, words: tuple[str, ...]) -> Named:
    """What stands under "Outreach Talks" and "Service Awards" is talks and honours; first talks in "X and Y Talks"."""
    if found.kinds not in _DUTIES_OF or words[-1] not in _LAST or words[-2:-1] == ("and",):
        return found
    return found._replace(kinds=found.kinds[::-1] if "and" in words else found.kinds[1:])


_DUTIES_OF = (("service", "talks"), ("service", "awards"), ("talks", "awards"), ("advising", "awards"))
_LAST = frozenset(("talks", "lectures", "presentations", "awards", "prizes", "honors", "honours"))


def spelled(text: str) -> str | None:
    """A heading of capitals set wide, with the blanks between its words; None where it is no known heading."""
    letters = "".join(words_of(text.lower()))
    if letters in spellings():
        return spellings()[letters]
    parted = _parted(letters)
    return parted.upper() if parted and named(parted).whole else None


@lru_cache(maxsize=1 << 8)
def _parted(letters: str) -> str:
    """The fewest words of headings that the letters are made of; "" where some are of none."""
    if len(letters) > MAX_LENGTH:
        return ""
    best: list[tuple[str, ...] | None] = [()]
    for end in range(1, len(letters) + 1):
        found = [
            (*before, letters[start:end])
            for start in range(max(0, end - _LONGEST_WORD), end)
            if (before := best[start]) is not None and letters[start:end] in single_words()
        ]
        best.append(min(found, key=len, default=None))
    return " ".join(best[-1] or ())


def _scan(words: tuple[str, ...]) -> Named:
    found = _look_up(words, strict=True)
    if not found.kinds and words[1:2] == ("and",):
        return _look_up(words, strict=False)
    if words[:2] == _TEACHING_AND and found.kinds and found.kinds[0] in _BESIDE_TEACHING:
        return found._replace(kinds=("teaching", *found.kinds))
    return found


_TEACHING_AND = ("teaching", "and")  # alone among qualifiers, "teaching" is a kind of its own before another duty
_BESIDE_TEACHING = frozenset(("advising", "service"))


def _look_up(words: tuple[str, ...], strict: bool) -> Named:
    """The kinds by the longest phrases; `strict`: a word that may qualify what follows names no kind by itself.

    "Teaching awards" are awards, "Teaching: undergraduate" is teaching.
    """
    kinds: list[str] = []
    at, whole, table, longest = 0, True, phrases(), sizes()
    while at < len(words):
        for size in range(min(longest.get(words[at], 0), len(words) - at), 0, -1):
            kind = table.get(words[at : at + size])
            qualifies = strict and size == 1 and words[at] in qualifiers()
            if kind and not (qualifies and words[at + 1 : at + 2] not in ((), ("at",))):  # "Teaching at X"
                if kind not in kinds:
                    kinds.append(kind)
                at += size
                break
        else:
            whole = whole and words[at] in qualifiers()
            at += 1
    if len(kinds) > 1 and "other" in kinds:
        kinds.remove("other")
    found = Named(tuple(kinds), whole and bool(kinds))
    return found if strict or (found.whole and kinds != ["other"]) else _NOTHING
