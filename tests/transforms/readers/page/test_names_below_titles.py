"""The owner's name in bold below titles in bold, in lists whose further lines are indented. All made up."""

from __future__ import annotations

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.inline import BOLD
from transforms.readers.page.measures import measure
from transforms.readers.page.paragraphs import paragraphs
from transforms.readers.page.segments import Segment, rows_of

_LONG = "Old looms and the people of the long northern shore who wove with them, in a list of"


def _bold(line: Segment) -> Segment:
    for word in line.words:
        word.style |= BOLD
    return line


def _made(titles: list[str], name: str) -> list[str]:
    lines = [segment(_LONG, 100, 700)]
    for at, title in enumerate(titles):
        base = 660 - 36 * at
        lines += [_bold(segment(title, 100, base)), _bold(segment(name, 110, base - 12))]
        lines.append(segment("Tides, 2020", 110, base - 24))
    rows = rows_of(lines)
    return [one.text for one in paragraphs(rows, measure([rows]))]


def test_a_name_below_a_nearly_full_title_stands_on_its_own_line() -> None:
    title = "Ashes of the lower mills of Ulmstad, and what they say of the wool of old mills"
    found = _made([title, "Quiet kilns", "Gulls of the quays"], "Marguerite Lindqvist")
    assert title in found
    assert "Marguerite Lindqvist" in found
