"""A title that its style sets off: the long bold, italic, linked or underlined range that is no name and no venue.

Consumes a `Cited`; produces the title's range, or None where no style tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.citations.binomials import begins_title
from transforms.citations.east import EAST
from transforms.citations.later_names import owned
from transforms.citations.name_runs import name_run
from transforms.citations.segments import title_start, trimmed
from transforms.citations.status import status_of
from transforms.citations.text import Cited
from transforms.entities import venues
from transforms.model import Span
from transforms.names.people import fold
from transforms.vocabulary import any_of

_PHRASE = re.compile(r"\b(?:best|award|oral|spotlight|equal contribution|acceptance rate|top \d)", re.IGNORECASE)
_VOLUME = re.compile(r"[,.]?\s(?:[Vv]ol\.? ?)?\d{1,4} ?[(:,] ?\d")  # behind the name of a journal
_MEETING = re.compile(r"(?:[A-Z][\w&/-]* ){0,4}[A-Z]{2}[\w&/-]*(?: ?[’']\d\d| (?:19|20)\d\d)")  # "ACM LOOMSYS 2024"
_FAR = 4_000  # characters of a citation, names of the longest lists included, before which its title begins


def styled_title(cited: Cited, text: str, owner: str) -> Span | None:
    """A title set off by its style or by a link of its own: the long bold, italic or linked range that is no name."""
    if not (cited.bold or cited.links or cited.italic or cited.underline):
        return None
    named = name_run(text, 0, owner)
    named = named if not cited.begins_titled or owned(text[:named], owner) else 0
    opening = title_start(text, named)
    for ranged, is_italic in _ranges(cited, text, bool(named), owner):
        whole = _before_owner(ranged, text, owner)
        span = Span(opening, whole.end) if opening and _leads(whole, opening, text, owner) else whole
        before = text[opening : span.start].rstrip()
        if _IN_BOOK.search(text[: span.start].rstrip()) or _holds_year(span, named, text):
            continue
        if is_italic and cited.begins_titled and _TITLED.search(text[: span.start]):  # "Looms. (with B) *Weft Letters*"
            continue
        if is_italic and (_is_venue_alone(text, span, owner) or _leads_to_quote(span, text, owner)):
            continue
        between = before.strip(' .,;:()“”"\x00')
        wordy = between.count(" ") >= 2 or len(EAST.findall(between)) > _SENTENCE
        is_below = cited.begins_titled or (is_italic and _VOLUME.match(text, span.end))
        if wordy and (named or is_below or before[-1:] in '.,:;?!”")'):
            continue
        words = text[span.start : span.end].strip(' .,;:“”"')
        if (
            ((len(words) > 14 and words.count(" ") >= 2) or _is_first_line(text, span, words))
            and "\x00" not in words
            and (not _is_names(words, owner) or _is_alone(cited, text, span, owner))
            and (venues.likeness(words) < 0.6)
            and not (span.start and _MEETING.fullmatch(words))
            and not status_of(words)
            and not _BRACKETED.fullmatch(words)
            and not _PHRASE.search(words)
        ):
            return trimmed(text, _without_venue(cited, text, Span(span.start, min(span.end, len(text)))))
    return _behind_names(cited, text, owner, opening) if named else None


def _behind_names(cited: Cited, text: str, owner: str, behind: int) -> Span | None:
    """The range in bold or italics right behind the names, however short it is."""
    for span in (*cited.bold, *cited.italic):
        is_near = behind and abs(span.start - behind) < 3 and span.end - span.start > 2 and not begins_title(text, span)
        if is_near and not (_is_owner(text[span.start : span.end], owner) or _is_venue_alone(text, span, owner)):
            return trimmed(text, _without_venue(cited, text, span))
    return None


def _ranges(cited: Cited, text: str, named: bool, owner: str) -> Iterator[tuple[Span, bool]]:
    """What is set off by style, bold first; and whether by italics."""
    bold = () if named and _is_whole(cited.bold, text) else cited.bold
    links = tuple(Span(link.start, link.end) for link in cited.links)
    first = (links, bold) if _is_led_by(links, bold) else (bold, links)
    for spans in (*first, cited.italic, cited.underline):
        is_italic = spans is cited.italic
        for whole in _with_upright(spans, text) if is_italic else spans:
            if whole.start <= _FAR:
                yield (_to_quote(_from_quote(whole, text, owner), text) if spans is links else whole), is_italic


def _is_led_by(links: tuple[Span, ...], bold: tuple[Span, ...]) -> bool:
    """True where a link of some length begins the work, and what is in bold stands behind it: a title, and a note."""
    return bool(links and bold) and not links[0].start and _LEAST_TITLE < links[0].end < bold[0].start


def _to_quote(span: Span, text: str) -> Span:
    """A link that opens with a quotation, up to its end: it may go on over a note (“Tides” (with A. Reed))."""
    closed = _CLOSES.get(text[span.start : span.start + 1])
    end = text.find(closed, span.start + _LEAST_TITLE, span.end) if closed else -1
    return Span(span.start, end + 1) if end > 0 and text[end + 1 : span.end].lstrip()[:1] in ("(", "[") else span


def _from_quote(span: Span, text: str, owner: str) -> Span:
    """A link from the quotation on that opens in it behind names: converters draw links over all that shares a line."""
    quote = _names_before_quote(span, text, owner)
    return Span(quote, span.end) if quote else span


_CLOSES = {"“": "”", "«": "»", "„": "“", '"': '"'}


def _before_owner(span: Span, text: str, owner: str) -> Span:
    """A range without the owner's name that its style goes on over: "**Slow Looms, B. Reed,** A. Bell"."""
    last = _LAST_NAME.search(text, span.start + _LEAST_TITLE, min(span.end, len(text)))
    is_list = last is not None and (_is_owner(last["name"], owner) and name_run(last["name"], 0, owner) > 0)
    return Span(span.start, last.start()) if last and is_list and "," not in text[: span.start] else span


def _leads_to_quote(span: Span, text: str, owner: str) -> bool:
    """True for italics from a name on into a quoted title: stars behind names were read as those of emphasis."""
    return _names_before_quote(span, text, owner) > 0


def _names_before_quote(span: Span, text: str, owner: str) -> int:
    """Where a quotation opens in a range that begins with names, 0 in any other."""
    quote = text.find(", “", span.start, span.end)
    return quote + 2 if quote > 0 and name_run(text, span.start, owner) >= quote else 0


_LAST_NAME = re.compile(r",\s(?P<name>[^\W\d_][^,;:()\d]{2,40}?)[,.]?$")


def _holds_year(span: Span, named: int, text: str) -> bool:
    """True for a range, such as a link's, over the last names, the year behind them and the title alike."""
    return span.start < named < span.end and _DATED.match(text, named) is not None


def _with_upright(spans: tuple[Span, ...], text: str) -> list[Span]:
    """Ranges in italics with what stands upright in them: "*Growth of* Salix *in fens*", "*reeds in* R *or not*"."""
    found: list[Span] = []
    for span in spans:
        last = found[-1] if found else None
        gap = text[last.end : span.start] if last else ""
        if last and (
            (_OPEN.search(text, last.start, last.end) and _UPRIGHT.fullmatch(gap.strip()))
            or (len(gap) < _FORMULA_LENGTH and _FORMULA.fullmatch(gap) and _GOES_ON.match(text, span.start))
        ):
            found[-1] = Span(last.start, span.end)
        else:
            found.append(span)
    return [_to_stop(span, text) for span in found]


def _to_stop(span: Span, text: str) -> Span:
    more = _UPRIGHT_END.match(text, span.end) if _OPEN.search(text, span.start, span.end) else None
    return Span(span.start, more.end("words")) if more else span


_OPEN = re.compile(f" (?:{any_of('citation_words', 'lines', 'open')}) ?$")
_UPRIGHT = re.compile(r"[A-Z][\w-]{0,20}\.?(?: [a-z][\w-]{1,20}){0,3}")
# A formula between two ranges, of which the second goes on in small letters: "Z", "≤ 1", "SL2(R)".
_FORMULA = re.compile(
    r"\s?(?=[^\s,.;:]{0,8}[A-Z≤≥<>=±×∈→∼~|^∞⊂√])(?:(?:[^\W\d_]{1,2}(?![^\W\d_])|[^\w\s,.;:]|\d)+\s?){1,4}"
)
_GOES_ON, _FORMULA_LENGTH = re.compile(r"\s?(?:[a-z]|-[a-z])"), 20
_UPRIGHT_END = re.compile(rf"\s?(?P<words>{_UPRIGHT.pattern})(?=[.,:?!](?:\s|$)|$)")


def _leads(span: Span, end: int, text: str, owner: str) -> bool:
    """True where a range begins with the owner's name: "A. Bell, **B. Reed. Slow Looms.** *Weft* 4".

    Or inside the names: a converter links all of a line, "A. Bell, Bo" over "[Reed. Slow Looms.](...)".
    """
    is_over = span.start < end < span.end - _LEAST_TITLE
    led = text[span.start : end].strip(" .,:")
    last = text[: span.start].rstrip()[-1:] if is_over else ""
    is_stopped = "." in (text[:end].rstrip()[-1:], text[end : end + 1])  # none in "A. Bell, [Wool: A Tale]"
    is_inside = not any(map(str.isalpha, led)) or (is_stopped and (last.isalpha() or last == ","))
    return is_over and (is_inside or _is_owner(led, owner) or _holds_owner(led, owner))


def _holds_owner(names: str, owner: str) -> bool:
    """True for names of a list, the owner's among them: a link may go on over the line that its title begins on."""
    return bool(owner) and "," in names and fold(owner).split()[-1] in fold(names).split()


_LEAST_TITLE = 14
_BRACKETED = re.compile(r"[(\[][^()\[\]]{1,160}[)\]]")  # a note on the work
_DATED = re.compile(r"[\s.,:]{0,3}\((?:19|20)\d\d[a-z]?\)")


def _is_whole(spans: tuple[Span, ...], text: str) -> bool:
    """True where a style holds for (nearly) everything and so sets off nothing."""
    return sum(end - start for start, end in spans) > _WHOLE * len(text)


_WHOLE = 0.9


def _is_first_line(text: str, span: Span, words: str) -> bool:
    """True for a short title that is the first line: two words or three, in letters."""
    return (
        span.start == 0 and text[span.end : span.end + 1] == "\n" and words.replace(" ", "").isalpha() and " " in words
    )


def _is_alone(cited: Cited, text: str, span: Span, owner: str) -> bool:
    """True for bold words on a line of their own that look like names and yet are no authors: no list, no owner."""
    words = text[span.start : span.end]
    return (
        bool(owner)
        and span.start == 0
        and span in cited.bold
        and _LINE_ENDS.match(text, span.end) is not None
        and not any(c in words for c in ",.&")
        and fold(owner).split()[-1] not in fold(words).split()
    )


_LINE_ENDS = re.compile(r"[\s.]{0,3}(?:\n|[\t ]{0,2}\[[\w ]{2,12}\])")


def _is_venue_alone(text: str, span: Span, owner: str) -> bool:
    """True for italics behind one short title, with nothing but numbers after them: "Mereology. *Almanac*, 2022"."""
    before = text[: span.start].rstrip()
    return (
        bool(owner)
        and before[-1:] == "."
        and "," not in before
        and fold(owner).split()[-1] not in fold(before).split()
        and not any(map(str.isalpha, text[span.end :]))
    )


_TITLED = re.compile(r"\w{3}[.?!]\s(?:(?:In|For):? )?$")
_SENTENCE = 6  # letters of a title in a script that writes whole words with one
_IN_BOOK = re.compile(r"[.,?!”\"'’]\s{1,3}[Ii]n:?$")  # what follows is the book that a chapter stands in


def _is_owner(words: str, owner: str) -> bool:
    """True for the owner's own name, set in bold among the authors."""
    return bool(owner) and len(words.split()) < 4 and fold(owner).split()[-1] in fold(words).split()


def _without_venue(cited: Cited, text: str, span: Span) -> Span:
    """A title's range up to the venue that shares its style behind a full stop, in a further style or not."""
    for other in (*cited.bold, *cited.italic, *cited.underline):
        if span.start + _LEAST_TITLE <= other.start < span.end - 2 <= other.end and _STOPPED.search(
            text, other.start - 3, other.start
        ):
            return Span(span.start, other.start)
    shorter = _before_proceedings(text, span)
    if shorter != span:
        return shorter
    last = _LAST_SENTENCE.search(text, span.start + _LEAST_TITLE, min(span.end, len(text)))
    return Span(span.start, last.start("venue")) if last and _appeared_in(last["venue"], text, span.end) else span


def _appeared_in(words: str, text: str, end: int) -> bool:
    """True for the last words of a range that are a venue by name, or by the volume right behind them."""
    likeness = venues.likeness(words)
    if likeness >= _LIKELY:
        return True
    told = likeness > 0 or _VOLUME.match(text, end) is not None
    return told and " " in words and not words.startswith(_ONE_OF) and _NAME.fullmatch(words) is not None


_LIKELY = 0.6
_ONE_OF = ("A ", "An ")  # "A Review"
_STOPPED = re.compile(r"[.?!]\s{0,2}$")
_LAST_SENTENCE = re.compile(r"(?<=[a-z)][.?!] )(?P<venue>[A-Z][^.?!]{2,90})\.?$")
_VOLUME = re.compile(r"[\s.,]{0,3}(?:[Vv]ol\.? ?)?\d{1,3}(?: ?\(\d|[:,] ?\d)")
_NAME = re.compile(r"(?:The )?[A-Z][\w-]*(?: (?:(?:of|the|and|in|for|on|&|de|der|für|et) ){0,3}[A-Z][\w-]*){0,9}")


def _before_proceedings(text: str, span: Span) -> Span:
    """A title's range without the venue that stands in the same letters: "*Geese in Flight. In Proceedings of ...*"."""
    match = _PROCEEDINGS.search(text, span.start + 8, span.end)
    if match:
        return Span(span.start, match.start() + 1)
    if ")" in text[span.end - 2 : span.end]:
        match = _BRACKET.search(text, span.start + 8, span.end)
        state = status_of(match[1]) if match else None
        if match and state and state[1].start < _SOON:
            return Span(span.start, match.start())
    acronym = _ACRONYM_YEAR.search(text, span.start + 8, span.end) if text[span.end - 1] in ")5432109876" else None
    return Span(span.start, acronym.start()) if acronym and venues.known(acronym[1]) else span


_BRACKET = re.compile(r"\s[(\[]([^()\[\]]{4,80})[)\]]\.?$")  # "(submitted to Ocean Tides)"
_SOON = 4
_PROCEEDINGS = re.compile(
    r"[.?!]\s{1,3}In:?\s{1,3}(?:the\s)?(?:\w{1,12}\s)?(?:Proc|Advances|Conf|Int|Symp|Workshop|Ann)"
)


_ACRONYM_YEAR = re.compile(r"[,.] ([A-Z][\w&-]{2,14}),? ?\(?(?:19|20)\d\d\)?$")  # "Boosted Trees, AISTATS (2022)"


def _is_names(text: str, owner: str) -> bool:
    return name_run(text, 0, owner) >= len(_UNDATED.sub("", text).rstrip(" .,*")) - 1


_UNDATED = re.compile(r"[.,;]? ?[(\[]?(?:19|20)\d\d[a-z]?[)\]]?[.,:]?$")  # "**Orr, B., Bell, A., 2021.**"
