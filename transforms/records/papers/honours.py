"""Honours beside a work: consumes a citation and its lines; produces an `Award` for each that they note."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.citations.citation import Citation
from transforms.citations.honour_lines import is_honour_line
from transforms.citations.start_looks import tells_of_work
from transforms.entities.venues import is_publisher
from transforms.evidence import of_lines
from transforms.model import Line
from transforms.parsed import Award
from transforms.records.awards.awards import awards_from, read_honours
from transforms.records.lists.honours import is_honour
from transforms.unchecked import made


def honours_of(citation: Citation, lines: tuple[Line, ...]) -> Iterator[Award]:
    """The honours that lines below the work tell of, and those noted beside it."""
    year = str(citation.year) if citation.year else None
    told = [line for line in lines[1:] if _tells(line)]
    for line in told:
        found, _ = read_honours((line,), ())
        dated = [one if one.when.start else one._replace(when=one.when._replace(start=year)) for one in found]
        if is_honour_line(line) and not any(one.granter or one.when.start for one in found):
            dated = [one._replace(granter=_place(citation)) for one in dated]
        yield from awards_from([one._replace(paper=citation.title) for one in dated], (), of_lines([line]))
    for honour in citation.honours:
        if not any(honour in line.text for line in told):
            giver, when = _given_by(honour, lines)
            yield made(
                Award,
                name=honour,
                granter=giver or (None if _is_won(honour, lines) else _place(citation)),
                start=when or year,
                paper=citation.title,
                evidence=of_lines(lines),
                confidence=0.7,
            )


def _tells(line: Line) -> bool:
    return (tells_of_work(line) and is_honour(line.text)) or is_honour_line(line)


def _place(citation: Citation) -> str | None:
    """Where the work appeared, that may give honours."""
    return None if is_imprint(citation.venue or "") else citation.venue


def _is_won(honour: str, lines: tuple[Line, ...]) -> bool:
    """True for an honour of some other giver: "Winner of the 2010 Quill Research Award"."""
    return any(_WON.search(line.text.partition(honour)[0]) for line in lines if honour in line.text)


_WON = re.compile(
    r"\b(?:[Ww]inner|[Rr]ecipient)(?:,|:| of)?(?: the)? (?:(?:19|20)\d\d )?(?:[^()]{4,90} and )?(?:the )?$"
)


def _given_by(honour: str, lines: tuple[Line, ...]) -> tuple[str | None, str | None]:
    """Who gave an honour, and when, where its bracket says so: "(Best Paper Award, Felt Section of the ASA, 2019)"."""
    for line in lines:
        before, _, behind = line.text.partition(honour)
        told = _GIVEN.match(behind) if before.endswith("(") else None
        if told and not is_honour(told["giver"]):
            return told["giver"], told["year"]
        if behind and _WON_IN.search(before) and (dated := _DATED.match(behind)):
            return None, dated["year"]
    return None, None


_WON_IN = re.compile(r"\((?:[Cc]o-?)?[Ww]inner\b[^()]{0,200}$")  # "(Winner, Quill Prize and Reed Medal, 2002)"
_DATED = re.compile(r"[^()]{0,200}?, (?P<year>(?:19|20)\d\d)\)")
_GIVEN = re.compile(r", (?P<giver>[A-Z][^()\d]{2,80}?),? ?(?P<year>(?:19|20)\d\d)?\)")


def is_imprint(venue: str) -> bool:
    """True for a publisher, its town before it or not: it gives no honours."""
    return is_publisher(venue.rpartition(": ")[2])
