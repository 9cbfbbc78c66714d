"""Markdown that a converter made of tables: dates beside cells of several lines, headings at a side. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

TOP = "# **Ada** **Quill**\n\n\n\n_at_ _the_ _School_ _of_ _Looms_ **in** **Turku**\n\n\n\nada@weavers.org\n\n\n\n"


def text(table: str) -> str:
    return read((TOP + table).encode(), "made-up.md").text


def parsed(table: str) -> ParsedCV:
    return parse(read((TOP + table).encode(), "made-up.md"))


TALKS = """\
|Talks|Col2|
|---|---|
|2019|**Wool in Winter**<br>Congress of Weavers, Turku|
|2018|**Threads and What They Bind, with a Note on Knots and on**<br>**Needles**<br>Meeting of Spinners, Vaasa|
|2016 -<br>2017|**Sheep**<br>School of Looms, Oulu|
"""


def test_lines_of_a_cell_beside_a_date_are_lines() -> None:
    assert [(one.title, one.year) for one in parsed(TALKS).talks] == [
        ("Wool in Winter", 2019),
        ("Threads and What They Bind, with a Note on Knots and on Needles", 2018),
        ("Sheep", 2016),
    ]


@pytest.mark.parametrize("side", ["left", "right"])
def test_degrees_and_schools_stand_on_lines_of_their_own(side: str) -> None:
    rows = [("2011 - 2015", "**University of Turku**, Turku<br>_PhD in Weaving_<br>_Thesis:_Wool and Wind"),
            ("2008 - 2010", "**University of Vaasa**, Vaasa<br>_MSc in Wool Studies_")]  # fmt: skip
    cells = ("|" + "|".join(row if side == "left" else row[::-1]) + "|" for row in rows)
    heading = "|**Education**|**Education**|\n|---|---|\n"
    assert [(one.degree, one.field, one.end) for one in parsed(heading + "\n".join(cells) + "\n").education] == [
        ("PhD", "Weaving", "2015"),
        ("MSc", "Wool Studies", "2010"),
    ]


def test_headings_at_the_side_may_be_broken_and_go_on_over_a_page() -> None:
    table = """\
|**Honours and**<br>**Awards**|Prize of the Loom, Guild of Vaasa (2016)<br>Medal of the Spindle, Turku (2014)|
|---|---|
|**Teaching**|2015**Wool**<br>School of Looms<br>2014**Threads**<br>School of Looms|


|Col1|2013**Needles**<br>School of Looms|
|---|---|
|**Interests**|wool, sheep|
"""
    made = text(table)
    assert "## Honours and Awards\n" in made
    assert "## Interests\n" in made
    cv = parsed(table)
    assert [one.name for one in cv.awards] == ["Prize of the Loom", "Medal of the Spindle"]
    assert [one.course for one in cv.teaching] == ["Wool", "Threads", "Needles"]


def test_signs_that_a_first_row_lost_are_no_line_of_it() -> None:
    table = """\
|2013 2018<br>-|Ph D in Weaving<br>. .<br>School of Looms|
|---|---|
|2011 - 2013|**MSc in Wool**<br>University of Vaasa|
|2008 - 2011|**BA in Sheep**<br>University of Vaasa|
"""
    made = text("**Education**\n\n" + table)
    assert "2013 - 2018\tPh D in Weaving\n  School of Looms" in made


def test_a_column_that_says_another_one_again_is_none() -> None:
    table = """\
|2019|**Prize of the Loom**, Guild of Vaasa|**Prize of the Loom**, Guild of Vaasa|
|---|---|---|
|2017|**Medal of the Spindle**, Turku|**Medal of the Spindle**, Turku|
"""
    assert text(table).count("Prize of the Loom") == 1


WRAPPED = """\
|**Employment**|Col2|Col3|
|---|---|---|
|**Post**|**Institution**|**Years**|
|Senior Lec-<br>turer|Department of Looms, University<br>of Turku|2016–<br>2018|
|Spinner|School of Wool, Institute of<br>Threads, Vaasa|2014–<br>2016|
|Postdoctoral Fel-<br>low|Guild School, Oulu|2012–<br>2014|
"""


def test_words_and_periods_that_a_narrow_cell_wrapped_are_whole() -> None:
    made = text(WRAPPED)
    for words in ("Senior Lecturer", "University of Turku", "Institute of Threads", "Postdoctoral Fellow"):
        assert words in made
    found = [(one.title, one.start, one.end) for one in parsed(WRAPPED).positions]
    assert found[0] == ("Senior Lecturer", "2016", "2018")
    assert found[2] == ("Postdoctoral Fellow", "2012", "2014")
