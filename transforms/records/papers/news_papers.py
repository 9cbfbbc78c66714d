"""Papers in news: consumes a news section; produces the `Paper`s whose title an item states.

Items without a title ("2 papers accepted at Y") state no paper. A paper that is listed as well is merged by `repeats`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.citations.honours import honours_in
from transforms.citations.status import status_of
from transforms.citations.titles import quoted
from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.parsed import Award, Paper, Record
from transforms.vocabulary import any_of

_CONFIDENCE = 0.6
_PAPER = re.compile(r"\b(?:papers?|articles?|manuscripts?|preprints?|work)\b", re.IGNORECASE)
_STATED = re.compile(
    rf"\b(?:{any_of('entry_words', 'papers', 'stated')})\b",
    re.IGNORECASE,
)
_OTHER = re.compile(
    rf"\b(?:{any_of('entry_words', 'papers', 'other_news')})\b",
    re.IGNORECASE,
)
_AT = re.compile(
    r"\b(?:at|to|in|by|for|@)\s{1,3}(?:the\s{1,3})?(?:proceedings\sof\s(?:the\s)?)?"
    r"([A-Z][\w&’'*@/+ -]{1,60}?(?:\s?[’'‘]?\s?\d{2,4})?)(?=$|"
    r"[\s]*[.,;:!?()\[]|\s(?:as|with|and|for|in|on|from)\b)|,\s([A-Z][A-Za-z&]+[\s’']{0,2}\d{2,4})\b"
)
_OUT_AT = re.compile(  # a venue that nobody knows, where an item says that the work came out there
    r"\b(?:(?:accepted|published)(?: for (?:oral |poster )?(?:publication|presentation))?"
    r"|(?:to|will) appear|appear(?:s|ed))"
    r"\s(?:at|to|in|by)\s(?:the\s)?(?:proceedings\sof\s(?:the\s)?)?(?-i:([A-Z][\w&’'*@/+ -]{1,80}?))"
    r"(?=$|\s?[.,;:!?()\[]|\s(?:as|with|from|which|where|in)\s|\s(?:and|for|on)\s(?-i:[a-z]|I\b))",
    re.IGNORECASE,
)
_BECAME = re.compile(r"[”\"’'*_\])]{0,3},?\s(?:is|was|has been|got|will be|appears?|appeared|accepted|published)\b")
_YEAR = re.compile(r"\b(20\d\d)\b")
_ACCEPTED = re.compile(
    r"(?:\s(?:(?:is|was|has been|got) )?(?:now )?|, )(?:accepted|published)(?: \w{2,9}){0,2} (?:at|to|by|in) "
)
_LEAD = re.compile(
    rf"(?:(?:{any_of('entry_words', 'papers', 'news_leads')})\b(?: \w{{1,20}}){{0,3}} )?(?:[Pp]apers?|"
    r"[Ww]orks?|[Aa]rticles?|I|We)\b|(?:My|Our|One|Two|Three|Four|Five)\s"
)
_ITS_KIND = re.compile(r"^(?:(?:Our|My|The|New)\s)?(?:[\w-]{3,12}\s)?(?:[Pp]aper|[Ww]ork|[Aa]rticle|[Pp]reprint)\s?:\s")
_PICTURE = re.compile(r"^[^\w(\[“\"]+")
_NEAR = 4  # characters before a date that an item begins with
_SHORT, _LEAST, _TITLED = 3, 4, 0.7  # letters of small words; long words of a title, their share in capitals


def read_news_papers(section: Section, context: Context) -> Iterator[Record]:
    """Every paper that an item of the news names by its title."""
    for line in section.lines:
        title = (_title(line) or _led_title(line)) if len(line.text) > _SHORTEST else None
        if title is None:
            continue
        rest = line.text.replace(title, " ")  # the title may speak of anything
        if (
            (_PAPER.search(rest) or _led_title(line) or _tells_of_title(line, title))
            and _STATED.search(rest)
            and not _OTHER.search(rest)
        ):
            yield from _paper(line, title, rest, context.owner)


_SHORTEST = 40  # characters of an item that names a work


def _tells_of_title(line: Line, title: str) -> bool:
    """True where an item begins with a styled title and goes on with what became of it: "*Title* is now online"."""
    before, _, after = line.text.partition(title)
    return not before.strip(" :.-–—[]()·|,\t").strip("0123456789") and _BECAME.match(after) is not None


def _paper(line: Line, title: str, rest: str, owner: str | None) -> Iterator[Record]:
    venue, year = _venue(rest)
    stated = _YEAR.search(rest)
    evidence = of_lines([line])
    preprint = venue is None and "arxiv" in rest.casefold()
    yield Paper(
        title=title.strip(" .,:;"),
        authors=[owner] if owner else [],
        year=year or (int(stated[1]) if stated else None),
        venue="arXiv" if preprint else venue,
        status=_status(rest) or ("preprint" if preprint else "published"),
        evidence=evidence,
        confidence=_CONFIDENCE,
    )
    for honour in honours_in(rest):
        yield Award(
            name=honour,
            granter=venue,
            start=str(year) if year else None,
            paper=title,
            evidence=evidence,
            confidence=_CONFIDENCE,
        )


def _status(rest: str) -> str | None:
    """What an item says is still to come: "is to appear", "under review"; what was accepted at a meeting is out."""
    state = status_of(rest)
    if state is None or state[0] not in ("accepted", "submitted"):
        return None
    return state[0] if state[0] == "submitted" or _TO_COME.search(rest) else None


_TO_COME = re.compile(r"\b(?:to appear|forthcoming|in press)\b")


def _title(line: Line) -> str | None:
    """The title: quoted, or a long styled or linked range."""
    quote = quoted(line.text)
    if quote and line.text.count(" ", quote.start, quote.end) >= 2:
        return line.text[quote.start : quote.end].rstrip(",.")
    for start, end in (*line.italic, *line.bold, *((link.start, link.end) for link in line.links)):
        words = line.text[start:end].strip()
        if words.count(" ") >= 4 and not _STATED.search(words) and not venues.known(words):
            return words
    return None


def _led_title(line: Line) -> str | None:
    """The title that an item begins with, behind its date, before it says where the work was accepted."""
    told = _ACCEPTED.search(line.text)
    if told is None:
        return None
    dates = [date for date in find_dates(line.text[: told.start()]) if date.span.start <= _NEAR]
    words = line.text[dates[0].span.end if dates else 0 : told.start()].strip(" \t:|-–—.,!·]")
    words = _ITS_KIND.sub("", _PICTURE.sub("", words).strip()).strip(" :")
    long = [word for word in words.split() if len(word) > _SHORT]
    is_titled = sum(word[0].isupper() for word in long) >= _TITLED * len(long)
    return words if len(long) >= _LEAST and is_titled and not _LEAD.match(words) else None


def _venue(text: str) -> tuple[str | None, int | None]:
    for match in _AT.finditer(text):
        words = (match[1] or match[2]).strip()
        bare, year = venues.without_year(words)
        if venues.known(bare):
            return bare, year
    told = _OUT_AT.search(text)
    if told is None or not without_dates(told[1], find_dates(told[1])):
        return None, None
    return venues.without_year(told[1].strip())
