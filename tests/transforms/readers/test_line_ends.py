"""Blanks at the ends of lines are hard breaks only where their author meant them."""

from __future__ import annotations

from itertools import cycle

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.line_ends import without_vain_blanks

_PAGE = """Mira Sand
I am a reader in weaving at the University of Turku.
Selected Projects
Loom Scheduling for Silk @Globex
- Built a loom that weaves at night.
- Measured its yarn for a year.
Yarn Budgets in Knitting @Initech
- Knitted twice as many socks within one budget.
- Counted the socks that were lost.
Honors & Service
- Program Committee: Symposium on Looms 2021
- Heron Fellowship, University of Turku, 2019"""


@pytest.mark.parametrize("name", ["cv.md", "cv.txt"])
@pytest.mark.parametrize("ends", ["  ", "   ", "1203", "3012", "20103"])
def test_blanks_that_came_by_chance_change_nothing(ends: str, name: str) -> None:
    blanks = cycle([ends] if ends.isspace() else [" " * int(count) for count in ends])
    page = "\n".join(line + next(blanks) for line in _PAGE.split("\n"))
    parsed = parse(read(page.encode(), name))
    assert [one.title for one in parsed.projects] == ["Loom Scheduling for Silk", "Yarn Budgets in Knitting"]
    assert [one.name for one in parsed.awards] == ["Heron Fellowship"]


@pytest.mark.parametrize("line", range(2, 9))
def test_one_break_alone_is_none(line: int) -> None:
    lines = _PAGE.split("\n")
    lines[line] += "  "
    assert len(parse(read("\n".join(lines).encode(), "cv.md")).projects) == 2


@pytest.mark.parametrize("ends", ["222222222112233333", "222222222111111330000000"])
def test_blanks_of_every_number_are_no_breaks(ends: str) -> None:
    text = "".join(f"Loom{' ' * int(count)}\n" for count in ends)
    assert without_vain_blanks(text) == "Loom\n" * len(ends)


def test_breaks_of_some_lines_alike_are_meant() -> None:
    text = "Mira Sand  \nReader  \nTurku\n\nAbout looms, \nand yarn.\n\nPrize  \n2019\n\nMedal  \n2018\n"
    assert without_vain_blanks(text) == text
