"""Papers in news: consumes a news section; produces the `Paper`s whose title an item states.

Items without a title ("2 papers accepted at Y") state no paper. A paper that is listed as well is merged by `repeats`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.citations.honours import honours_in
from transforms.citations.identifiers import Details, identifiers
from transforms.citations.status import status_of
from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.names.people import fold
from transforms.parsed import Award, Paper, Record
from transforms.records.papers.news_titles import PAPER, STATED, is_anothers, led_title, tells_of, titles_told
from transforms.vocabulary import any_of

_CONFIDENCE = 0.6
_OTHER = re.compile(
    rf"\b(?:{any_of('entry_words', 'papers', 'other_news')})\b",
    re.IGNORECASE,
)
_AT = re.compile(
    r"\b(?:at|to|in|by|for|@)\s{1,3}(?:the\s{1,3})?(?:proceedings\sof\s(?:the\s)?)?"
    r"([A-Z][\w&’'*@/+ -]{1,60}?(?:\s?[’'‘]?\s?\d{2,4})?)(?=$|"
    r"[\s]*[.,;:!?()\[]|\s(?:as|with|and|for|in|on|from|(?i:main|findings|industry|demo|oral|poster|spotlight|workshops?))\b)|,\s([A-Z][A-Za-z&]+[\s’']{0,2}\d{2,4})\b"
)
_BRACKET = re.compile(r"[(\[]([A-Z][^()\[\]]{1,60})[)\]]")
_OUT_AT = re.compile(  # a venue that nobody knows, where an item says that the work came out there
    r"\b(?:(?:accepted|published)(?: for (?:oral |poster )?(?:publication|presentation))?"
    r"|(?:to|will) appear|appear(?:s|ed))"
    r"\s(?:at|to|in|by)\s(?:the\s)?(?:proceedings\sof\s(?:the\s)?)?"
    r"(?-i:((?:\d{1,3}(?:st|nd|rd|th) )?[A-Z][\w&’'*@/+ -]{1,80}?))"
    r"(?=$|\s?[.,;:!?()\[]|\s(?:as|with|from|which|where|in)\s|\s(?:and|for|on)\s(?-i:[a-z]|I\b))",
    re.IGNORECASE,
)
_YEAR = re.compile(r"\b(20\d\d)\b")


def read_news_papers(section: Section, context: Context) -> Iterator[Record]:
    """Every paper that an item of the news names by its title."""
    for line in section.lines:
        titles = titles_told(line) if len(line.text) > _SHORTEST and STATED.search(line.text) else []
        rest = line.text
        for title in titles:
            rest = rest.replace(title, " ")  # the title may speak of anything
        if not (titles and STATED.search(rest)) or _OTHER.search(rest):
            continue
        if PAPER.search(rest) or led_title(line) or tells_of(line, titles[0]):
            for title in titles:
                if not _is_listed(title, context):
                    yield from _paper(line, title, rest, context.owner)


def _is_listed(title: str, context: Context) -> bool:
    """True for a short title that is part of one in the publications: "FeltNet" of "FeltNet: Networks of Felt"."""
    if title.count(" ") >= _SHORT:
        return False
    name = f" {fold(title)} "
    lists = (section for section in context.sections if section.kind == "papers")
    return any(name in f" {fold(line.text)} " for section in lists for line in section.lines)


_SHORT = 4  # blanks of a title that is told in full
_SHORTEST = 30  # characters of an item that names a work


def _paper(line: Line, title: str, rest: str, owner: str | None) -> Iterator[Record]:
    venue, year = _venue(rest)
    stated = _YEAR.search(rest)
    evidence = of_lines([line])
    known = Details()
    identifiers(" ".join(link.url for link in line.links), known)
    preprint = venue is None and ("arxiv" in rest.casefold() or (known.arxiv is not None and "preprint" in rest))
    yield Paper(
        title=title.strip(" .,:;"),
        authors=[owner] if owner and not is_anothers(rest) else [],
        year=year or (int(stated[1]) if stated else None),
        venue="arXiv" if preprint else venue,
        doi=known.doi,
        arxiv=known.arxiv,
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


def _venue(text: str) -> tuple[str | None, int | None]:
    for match in (*_AT.finditer(text), *_BRACKET.finditer(text)):
        words = next(filter(None, match.groups())).strip()
        bare, year = venues.without_year(words)
        if venues.known(bare):
            return bare, year
    told = _OUT_AT.search(text)
    if told is None or not without_dates(told[1], find_dates(told[1])):
        return None, None
    return venues.without_year(told[1].strip())
