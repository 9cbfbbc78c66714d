"""People side by side, or each over the role."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

GROUP = [("Ana Petković", "PhD"), ("Luis Carvalho", "MSc"), ("Mei Tanaka", "Postdoc"), ("Jo Braun", "MSc")]
ROWS = """\
| ![](a.jpg) | ![](b.jpg) |
|:--:|:--:|
| **Ana Petković** | **Luis Carvalho** |
| PhD student | MSc student |
| **Mei Tanaka** | **Jo Braun** |
| Postdoc | MSc student |
"""
CELLS = """\
| ![](a.jpg)<br>**Ana Petković**<br>PhD student | ![](b.jpg)<br>**Luis Carvalho**<br>MSc student |
|:--:|:--:|
| ![](c.jpg)<br>**Mei Tanaka**<br>Postdoc | ![](d.jpg)<br>**Jo Braun**<br>MSc student |
"""
PAIRS = """\
**Ana Petković**
PhD student

**Luis Carvalho**
MSc student

**Mei Tanaka**
Postdoc

**Jo Braun**
MSc student
"""


@pytest.mark.parametrize("grid", [ROWS, CELLS, PAIRS])
def test_a_grid_of_people(grid: str) -> None:
    assert [(one.student, one.relation) for one in read(f"## Group\n\n{grid}").advising] == GROUP


def test_names_in_rows_of_a_table() -> None:
    grid = (
        "|   |   |\n|:--|:--|\n| Ana Petković (2019) | Luis Carvalho (2020– ) |\n| Mei Tanaka (2021– ) | Jo Braun |\n"
    )
    assert [one.student for one in read(f"## PhD students\n\n{grid}").advising] == [name for name, _ in GROUP]


def test_names_in_bold_over_what_each_is_and_where() -> None:
    body = "\n\n".join(f"**{name}**  \nPhD student, Lund University" for name in ("Ben Marsh", "Ida Reed"))
    assert [one.student for one in read(f"## Current Students\n\n{body}").advising] == ["Ben Marsh", "Ida Reed"]
