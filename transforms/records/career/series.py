"""Several roles or degrees on one line, each with its own dates: consumes `CareerLine`s; produces one for each.

"Professor, Brown University, 2015-; Associate Professor, 2008-15": what one of them leaves out, the first that states
an employer says for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from transforms.model import Line, Span
from transforms.records.career.labels import Piece
from transforms.records.career.pieces import CareerLine, career_line
from transforms.text.patterns import without_front

_MOST = 12
_LONGEST = 600


def series(lines: Iterable[CareerLine]) -> Iterator[CareerLine]:
    """The lines; one that holds a series of dated roles becomes as many as it has."""
    for line in lines:
        yield from _parted(line) if len(line.dates) > 1 else _with_schools(line) or _joint(line)


def _with_schools(line: CareerLine) -> list[CareerLine]:
    """Undated degrees, each before a school of its own: "M.Sc., X University; B.Sc., Y College"; [] for other lines."""
    labels = [piece.label for piece in line.pieces]
    if line.dates or labels.count("degree") < _PAIR or labels.count("org") < _PAIR or labels[0] != "degree":
        return []
    starts = [at for at, label in enumerate(labels) if label == "degree"]
    spans = list(pairwise((*starts, len(labels))))
    if any(labels[start:end].count("org") != 1 for start, end in spans):
        return []
    return [line._replace(pieces=line.pieces[start:end]) for start, end in spans]


_PAIR = 2


_AND = re.compile(r"(?:[,;]\s(?:and|und|et)\s|;\s)$")


def _bare(text: str) -> str:
    """A title without the word that joins it to the one before: "and tutor", "et monitrice"."""
    return without_front(_JOINT, text)


_JOINT = re.compile(r"(?:and|et|und|y|e) (?=\w)")


def _joint(line: CareerLine) -> list[CareerLine]:
    """The line; where it joins two titles by ", and" or a semicolon, one line for each, with the dates of both."""
    titles = [i for i, piece in enumerate(line.pieces) if piece.label == "title"]
    if len(titles) < 2 or titles[0] > 1:
        return [line]
    cuts = [i for i in titles[1:] if _begins_post(line, i)]
    if not cuts:
        return [line]
    pieces = [p._replace(text=_bare(p.text)) if i in cuts else p for i, p in enumerate(line.pieces)]
    parts = [line._replace(pieces=tuple(pieces[a:b])) for a, b in pairwise((0, *cuts, len(pieces)))]
    return [_filled(part, parts) for part in parts]


def _begins_post(line: CareerLine, at: int) -> bool:
    """True for a title behind ", and", or behind "and" where an employer stands on either side."""
    text = line.line.text
    before = text[: max(0, text.find(_bare(line.pieces[at].text)))]
    labels = [piece.label for piece in line.pieces]
    on_both = "org" in labels[:at] and "org" in labels[at:]
    return _AND.search(before) is not None or (on_both and before.endswith((" and ", " & ", " et ", " und ", " y ")))


def _parted(line: CareerLine) -> list[CareerLine]:
    text = line.line.text
    roles = [piece for piece in line.pieces if piece.label in ("title", "degree")]
    if not 1 < len(roles) <= _MOST or len(text) > _LONGEST:
        return [line]
    starts = _starts(text, roles, [date.span for date in line.dates])
    if len(starts) < 2:
        return [line]
    parts = [career_line(_cut(line.line, a, b)) for a, b in pairwise((*starts, len(text)))]
    if any(not part.dates or not (part.having("title") or part.having("degree")) for part in parts):
        return [line]
    return [_filled(part, parts) for part in parts]


def _starts(text: str, roles: list[Piece], dates: list[Span]) -> list[int]:
    """Where each role's part begins: at the role or, where dates come first, at its date."""
    places, at = list[int](), 0
    for role in roles:
        found = text.find(role.text, at)
        if found < 0:
            return []
        places.append(found)
        at = found + len(role.text)
    if dates[0].start < places[0] and len(dates) == len(places) + 1:  # the row's date, and each degree's behind it
        ends = (*places[1:], len(text))
        if all(a < date.start < b for a, b, date in zip(places, ends, dates[1:], strict=True)):
            return places
    if dates[0].start < places[0]:
        return [0, *(span.start for span in dates[1:] if any(a < span.start < b for a, b in pairwise(places)))]
    own = [b for a, b in pairwise(places) if any(a < span.start < b for span in dates)]
    return [0, *own]


def _cut(line: Line, start: int, end: int) -> Line:
    words = line.text[start:end].strip(" ,;&\t")
    words = _bare(words)
    return replace(line, text=words, bold=(), italic=(), underline=(), links=())


def _filled(part: CareerLine, parts: list[CareerLine]) -> CareerLine:
    """The part with the employer and unit of the first one that states an employer, where it states none itself.

    And with the field of the last, behind both degrees: "MSc (2016) and PhD (2020) in Botany, Globex University".
    """
    if part is parts[0] and len(parts) == _PAIR and part.having("degree") and not (part.pieces[1:] or part.people):
        part = part._replace(pieces=(*part.pieces, *parts[-1].having("field")))
    if part.having("org") or part.having("unknown"):
        return part
    whole = next((other for other in parts if other.having("org")), None)
    shared = [piece for piece in whole.pieces if piece.label in ("org", "unit", "place")] if whole else []
    if part.having("unit"):
        shared = [piece for piece in shared if piece.label != "unit"]
    return part._replace(pieces=(*part.pieces, *shared))
