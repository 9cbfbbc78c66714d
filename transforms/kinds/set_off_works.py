"""Works whose titles are set off, whatever heads them: "**Sharp Bounds**, Annals of Trees, 2023, with A. Reed".

Consumes lines; tells where a run of such works begins and ends.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.lines.place_first import place_first
from transforms.lines.shapes import begins_with_authors, is_citation, is_list_of_names, is_prose
from transforms.model import Line
from transforms.names.words import is_name

_LEAST, _SHARE = 2, 0.6  # works in a row, and their share of the entries from the first to the last
_TITLE, _MOST = 3, 8  # words of a title, lines of a work
_NAME = r"[A-ZÀ-Þ][\w.'’-]{0,25}(?: (?:[a-z]{1,3} )?[A-ZÀ-Þ][\w.'’-]{0,25}){1,3}"
_WITH = re.compile(rf"\b[Ww]ith:? \[?{_NAME}\]?(?=[,.;)(\n]| and| &|$)")
_PAIR = re.compile(rf"(?:{_NAME}, ){{0,8}}{_NAME},? (?:and|&) {_NAME}[.,:(]")
_LINKED = re.compile(r"(?i)\b(?:arxiv|pdf|doi|preprint|journal|published|paper|link|code|slides|ssrn)\b")
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_QUOTED = re.compile(r"[“\"«„]([^“”\"«»„]{12,250})[”\"»“]")


def works_run(lines: Sequence[Line]) -> tuple[int, int] | None:
    """Where the works begin and end; None for fewer than two."""
    if len(lines) < _LEAST or not any(_YEAR.search(line.text) or _LINKED.search(line.text) for line in lines):
        return None
    starts = _starts(lines)
    blocks = list(pairwise((*starts, len(lines))))
    works = [number for number, (start, end) in enumerate(blocks) if _is_work(lines[start:end])]
    if len(works) < _LEAST or len(works) < _SHARE * (works[-1] - works[0] + 1):
        return None
    return blocks[works[0]][0], blocks[works[-1]][1]


def _starts(lines: Sequence[Line]) -> list[int]:
    """The places where items begin, and where lines stand behind a gap or in a heading; items below items are none."""
    outer = min((line.indent for line in lines if line.bullet), default=0)
    return [
        i
        for i, line in enumerate(lines)
        if not i or line.heading or (line.indent <= outer if line.bullet else line.gap_before)
    ]


def _is_work(lines: Sequence[Line]) -> bool:
    """True for a title set off, or authors, in front; co-authors; and a year or a link."""
    text = "\n".join(line.text for line in lines)
    if len(lines) > _MOST or not (_YEAR.search(text) or _LINKED.search(text)):
        return False
    if begins_with_authors(lines[0].text) or _PAIR.match(lines[0].text):
        return not is_prose(lines[0].text) and _has_title(lines)
    title = _title(lines[0]) or _behind_place(lines[0])
    if not title:
        return False
    behind = text[text.find(title) + len(title) :]
    told_with = _WITH.search(behind) is not None and not is_name(title.strip(" ,.;:"))
    alone = [line.text.strip(" .,*†‡") for line in lines[1:3] if line.bullet]
    return told_with or any(map(is_list_of_names, _parts(behind))) or any(map(is_name, alone[:1]))


def _behind_place(line: Line) -> str:
    """The title behind where it appeared: "*Loom Letters* 2020 – [Sharp Bounds for Felt](p.html), with A. Reed"."""
    place = place_first(line.text)
    ends = [link.end for link in line.links if place and link.start == place.end()]
    ends += [span.end for span in (*line.bold, *line.italic) if place and span.start == place.end()]
    title = line.text[place.end() : ends[0]] if place and ends else ""
    return title if len(title.split()) >= _TITLE else ""


def _parts(text: str) -> list[str]:
    return [part.strip(" ,;:|-–—*[]()") for part in re.split(r"\n|(?<!\b[A-Z])\. (?=[A-Z“\"])|\(|\)|\t", text)[:_MOST]]


def _has_title(lines: Sequence[Line]) -> bool:
    """True where a part of several words is set off behind the authors, or on the line below them."""
    first = lines[0]
    spans = [(span.start, span.end) for span in (*first.bold, *first.italic)]
    spans += [(link.start, link.end) for link in first.links]
    told = any(start and len(first.text[start:end].split()) >= _TITLE for start, end in spans)
    is_told = told or is_citation(first.text) or _QUOTED.search(first.text) is not None
    return is_told or (len(lines) > 1 and bool(_title(lines[1])))


def _title(line: Line) -> str:
    """The words in bold, in italics, in quotation marks, in a link or in a heading with which a line begins, or ""."""
    text = line.text
    ends = [span.end for span in (*line.bold, *line.italic) if span.start <= 1]
    ends += [link.end for link in line.links if link.start <= 1]
    quoted = _QUOTED.match(text)
    title = text[: max(ends)] if ends else text if line.heading else quoted[1] if quoted else ""
    bare = title.strip(" ,.;:“”\"'")
    if len(bare.split()) < _TITLE or is_title(bare) or is_prose(text) or named(bare).whole:
        return ""
    return "" if (degrees := find_degrees(bare)) and not degrees[0].start else title
