"""Headings inside the cells of converted tables, and items behind one another. All made up."""

import pytest

from transforms.readers.converted.run_on_items import with_items_apart
from transforms.readers.converted.tables import plain_tables

TABLE = """\
|2019 – 2021|**Weaver**, _Guild of Looms_, Lund<br>○Taught dyers<br>Fields of Interest<br>Looms; Reeds|
|---|---|
||Education|
|2012 – 2015|PhD in Textiles, University of Ghent<br>Courses Taught|
|2018|Looms of Lund|
|**Research Grants**<br>• Wool of the moor|2017|"""


def test_headings_within_cells_and_beside_empty_ones_are_headings() -> None:
    found = plain_tables(TABLE.split("\n"))
    heads = [line for line in found if line.startswith("## ")]
    assert heads == ["## Fields of Interest", "## Education", "## Courses Taught", "## Research Grants"]
    assert "|2012 – 2015|PhD in Textiles, University of Ghent|" in found
    assert found.index("Looms; Reeds") < found.index("## Education")
    assert "|• Wool of the moor|2017|" in found


def test_words_of_an_entry_in_a_cell_are_no_heading() -> None:
    table = ["|2019|Lecturer<br>University of Lund|", "|---|---|", "|2018|Weaver<br>Guild of Looms|"]
    assert not any(line.startswith("#") for line in plain_tables(table))


def test_items_behind_a_bullet_of_the_page_are_items() -> None:
    line = "- • Fund of Looms, 2015–2019 • Fund of Reeds, 2016–2020"
    assert list(with_items_apart([line])) == ["- Fund of Looms, 2015–2019", "- Fund of Reeds, 2016–2020"]


def test_round_marks_behind_an_entry_begin_what_was_done() -> None:
    line = "- 2019 – 2021 **Weaver** , _Lund_ ○ Built a loom. ○ Taught dyers."
    assert list(with_items_apart([line])) == [
        "- 2019 – 2021 **Weaver** , _Lund_", "    - Built a loom.", "    - Taught dyers.",
    ]  # fmt: skip


def test_dots_between_addresses_are_no_bullets() -> None:
    line = "Ada Moss • ada@looms.example • +1 555 0100"
    assert list(with_items_apart([line])) == [line]


@pytest.mark.parametrize(
    "wrapped",
    [
        "Second place in the weaving contest at the<br>Workshops 2031",
        "Prize for the best loom of young dyers, given at<br>Teaching",
        "Travel money for reading to the guild and<br>Conferences",
    ],
)
def test_the_end_of_a_cell_whose_words_go_on_is_no_heading(wrapped: str) -> None:
    table = ["|Year|What|Sum|", "|---|---|---|", f"|2031|{wrapped}|£10|", "|2030|Moss Medal|£20|"]
    assert not any(line.startswith("#") for line in plain_tables(table))
