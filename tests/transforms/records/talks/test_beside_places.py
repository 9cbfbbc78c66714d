"""Tables of talks with when and where in one cell and the title in the other. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import talks

_TITLES = ("Felt - the great calculator", "Slow looms of the north", "How dyes age in the sun")


def test_a_town_beside_a_date() -> None:
    rows = zip(("2015 Feb - Ghent", "2016 July - Vienna", "2017 February - Oslo"), _TITLES, strict=True)
    assert talks("\n".join(f"{cell}\t{title}" for cell, title in rows)) == [
        (_TITLES[0], None, 2015),
        (_TITLES[1], None, 2016),
        (_TITLES[2], None, 2017),
    ]


def test_a_meeting_beside_a_date_and_cells_that_wrap() -> None:
    rows = (
        "2015 Oct - WEFT,\tFelt - the great calculator and other\nGhent\tengines of the old kind",
        "2016 May - LOOMS\tSlow looms of the north - 15 min talk",
        "2017 June -\tHow dyes age in the sun\nOslo",
    )
    assert talks("\n".join(rows)) == [
        ("Felt - the great calculator and other engines of the old kind", "WEFT", 2015),
        ("Slow looms of the north", "LOOMS", 2016),
        ("How dyes age in the sun", None, 2017),
    ]


def test_meetings_in_the_other_cell_are_no_titles() -> None:
    names = ("Symposium on Felt", "Congress of Dyers", "Workshop on Looms")
    rows = zip(("2015 Feb - Ghent", "2016 July - Vienna", "2017 February - Oslo"), names, strict=True)
    assert not {title for title, _, _ in talks("\n".join(f"{cell}\t{name}" for cell, name in rows))} & {*names}
