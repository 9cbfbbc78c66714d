"""Titles of works in items of news: consumes a `Line`; produces the titles that it names.

Quoted ones, long styled or linked ones, short ones that the item calls a paper's or begins with ("our paper *Felt*",
"**FeltNet** is accepted at X", "paper accepted: *Felt*"), and what it begins with in the look of a title.
"""

from __future__ import annotations

import re

from transforms.citations.titles import quoted
from transforms.dates.ranges import find_dates, is_date
from transforms.entities import venues
from transforms.model import Line
from transforms.vocabulary import any_of

STATED = re.compile(rf"\b(?:{any_of('entry_words', 'papers', 'stated')})\b", re.IGNORECASE)
PAPER = re.compile(r"\b(?:papers?|articles?|manuscripts?|preprints?|work)\b", re.IGNORECASE)
_BECAME = re.compile(
    r"[”\"’'*_\])]{0,3},?\s(?:is|was|has been|got|will (?:be|appear)|appears?|appeared|accepted|published)\b"
    r"(?!\s(?:an?|the)\b)"
)
_ACCEPTED = re.compile(
    r"(?:\s(?:(?:is|was|has been|got) )?(?:now )?|, )(?:accepted|published)(?: \w{2,9}){0,2} (?:at|to|by|in) "
)
_LEAD = re.compile(
    rf"(?:(?:{any_of('entry_words', 'papers', 'news_leads')})\b(?: \w{{1,20}}){{0,3}} )?(?:[Pp]apers?|"
    r"[Ww]orks?|[Aa]rticles?|I|We)\b|(?:My|Our|One|Two|Three|Four|Five)\s"
)
_ANOTHERS = r"[A-Z][\w’'-]{1,20}(?: [A-Z][\w’'-]{1,20}){0,2}['’]s? (?:paper|work|article|preprint)\b,?:?\s"
_IS_ANOTHERS = re.compile(rf"(?:^|[\W\d]\s){_ANOTHERS}")
_ITS_KIND = re.compile(
    r"^(?:(?:Our|My|The|New)\s)?(?:[\w-]{3,12}\s)?(?:[Pp]aper|[Ww]ork|[Aa]rticle|[Pp]reprint)\s?:\s"
    rf"|^{_ANOTHERS}"
)
_PICTURE = re.compile(r"^[^\w(\[“\"]+")
_QUOTED = re.compile(r"[“\"](?P<words>[A-Z0-9][^“”\"]{3,200}?)[.,]?[”\"]")
_CALLED = re.compile(  # "our paper ", "a work titled "
    r"\b(?:[Pp]apers?|[Ww]orks?|[Aa]rticles?|[Pp]reprints?|[Mm]anuscripts?)"
    r"(?:,? (?:titled|entitled|called|named|on))?,?:? [\"“*_(\[]{0,3}$"
)
_CALL = 40  # characters before a title in which an item may say what it names
_NO_TITLE = re.compile(
    r"(?:[a-z]{2,20}|[A-Z][a-z]{2,12})$"
    r"|(?i:(?:one|two|three|four|five|six|\d|our|my|an?|several|new)(?: [a-z-]{2,12})? "
    r"(?:papers?|articles?|works?|preprints?))$|(?:including|with|about|for|on|in|our|my|the|an?|and|joint) "
)
_SEVERAL = re.compile(r"(?i)\b(?:papers|works|articles|preprints)\b")
_DATE = ' :.-–—[]()·|,\t"“*_`0123456789/'  # signs round the date that an item begins with
_NEAR = 4  # characters before a date that an item begins with
_SHORT, _LEAST, _TITLED = 3, 4, 0.7  # letters of small words; long words of a title, their share in capitals


def titles_told(line: Line) -> list[str]:
    """The titles, in order; more than one only where the item speaks of papers."""
    quote = quoted(line.text)
    if quote and line.text.count(" ", quote.start, quote.end) >= (1 if _is_called(line.text, quote.start) else 2):
        first = line.text[quote.start : quote.end].rstrip(",.")
        return _listed(line.text, first) if _SEVERAL.search(line.text, 0, quote.start) else [first]
    ranges = (*line.italic, *line.bold, *((link.start, link.end) for link in line.links))
    if found := next(((title, start) for start, end in ranges if (title := _styled(line, start, end))), None):
        return _styled_list(line, *found)
    led = led_title(line) or _closing(line.text)
    return [led] if led else []


def _closing(text: str) -> str | None:
    """The title that an item ends in: "Paper accepted to X: Felt and Its Friends"."""
    told = _CLOSES.search(text) if ": " in text else None
    words = told["title"].strip(" .!*_") if told else ""
    return words if _is_titled(words, _SHORT) else None


_CLOSES = re.compile(
    r"\b(?:[Pp]aper|[Ww]ork|[Aa]rticle|[Pp]reprint|[Mm]anuscript)\b[^:]{0,30}?"
    r"\b(?:accepted|published|to appear|out|available)\b[^:]{2,80}?: (?P<title>[A-Z0-9][^“”\"]{8,200})$"
)


def _styled_list(line: Line, first: str, at: int) -> list[str]:
    """The titles set alike in an item on several works: "2 papers accepted: **Felt** and **Wool**"."""
    if not _SEVERAL.search(line.text, 0, at):
        return [first]
    alike = next((ranges for ranges in (line.bold, line.italic) if any(start == at for start, _ in ranges)), ())
    return [first, *(words for start, end in alike if start > at and " " in (words := line.text[start:end].strip()))]


def _listed(text: str, first: str) -> list[str]:
    told = [match["words"] for match in _QUOTED.finditer(text)]
    return told if first in told else [first]


def _styled(line: Line, start: int, end: int) -> str | None:
    words = line.text[start:end].strip(' "“”')
    if STATED.search(words) or _NO_TITLE.match(words) or venues.known(words) or is_date(words.strip("[]():.")):
        return None
    if words.count(" ") >= _LEAST or _is_called(line.text, start):
        return words
    return words if tells_of(line, words) else None


def _is_called(text: str, start: int) -> bool:
    """True behind "our paper", and behind "paper accepted at X:"."""
    if _CALLED.search(text, max(0, start - _CALL), start):
        return True
    before = text[:start].rstrip(' *_“"')
    return before[-1:] == ":" and PAPER.search(before) is not None and STATED.search(before) is not None


def tells_of(line: Line, title: str) -> bool:
    """True where an item begins with the title and goes on with what became of it: "*Title* is now online"."""
    before, _, after = line.text.partition(title)
    dates = [date for date in find_dates(before) if date.span.start <= _NEAR]
    before = before[dates[0].span.end :] if dates else before
    opening = _PICTURE.sub("", before.strip(_DATE)).strip(_DATE)
    return (not opening or _GLAD.fullmatch(opening) is not None) and _BECAME.match(after) is not None


_GLAD = re.compile(  # "Excited to share that "
    r"(?i)(?:(?:I|we)(?:['’]m| am|['’]re| are) )?(?:(?:very|so|super|really) )?"
    r"(?:excited|happy|thrilled|glad|delighted|pleased|proud|honou?red) (?:to (?:share|announce|report|say) )?(?:that)?"
)


def led_title(line: Line) -> str | None:
    """The title that an item begins with, behind its date, before it says where the work was accepted."""
    told = _ACCEPTED.search(line.text)
    if told is None:
        return None
    dates = [date for date in find_dates(line.text[: told.start()]) if date.span.start <= _NEAR]
    words = line.text[dates[0].span.end if dates else 0 : told.start()].strip(" \t:|-–—.,!·]")
    words = _ITS_KIND.sub("", _PICTURE.sub("", words).strip()).strip(" :")
    is_short = words.count(" ") >= _FULL and _is_titled(words, _LEAST // 2, 1.0)
    return (
        words
        if (is_short or _is_titled(words, _LEAST)) and not _LEAD.match(words) and not PAPER.search(words)
        else None
    )


_FULL = 2  # blanks of a title that is no name alone


def _is_titled(words: str, least: int, share: float = _TITLED) -> bool:
    """True for so many long words, most of them with a capital."""
    long = [word for word in words.split() if len(word) > _SHORT]
    return len(long) >= least and sum(word[0].isupper() for word in long) >= share * len(long)


def is_anothers(text: str) -> bool:
    """True where an item names whose paper it tells of: "Ada Quill's paper"."""
    return _IS_ANOTHERS.search(text) is not None
