"""Lines without a mark right below items of a list that name their own places: they say more of the item above."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, read


@pytest.mark.parametrize("below", ["Centre for Moss Research, Bergen", "Faculty of Dyes", "Moss and Loom Group"])
def test_a_line_below_a_degree_names_no_school_of_the_degree_below(below: str) -> None:
    found = degrees(
        "* 2001 MSc in Felting, Lund University.\n"
        f"* 2005 PhD in Felting, University of Bergen, Looms of the coast, supervised by T. Verd.\n{below}\n"
        "* 2011 PhD in Ecology, University of Oslo, Mosses of the fjord\n"
    )
    assert [(one[0], one[2], one[4]) for one in found] == [
        ("MSc", "Lund University", "2001"),
        ("PhD", "University of Bergen", "2005"),
        ("PhD", "University of Oslo", "2011"),
    ]


def test_an_employer_over_its_dated_items_stays_one() -> None:
    text = "University of Oslo\n* 2012-2015 Lecturer\n* 2010-2012 Postdoc\nLund University\n* 2006-2010 Tutor\n"
    found = read("EXPERIENCE\n\n" + text).positions
    assert [one.organization for one in found] == ["University of Oslo", "University of Oslo", "Lund University"]


@pytest.mark.parametrize(
    ("place", "organization", "unit"),
    [
        ("Irstea Grenoble, Unit Mountain Looms", "Irstea", "Unit Mountain Looms"),
        ("Lund University, Research Unit Felt Ecology", "Lund University", "Research Unit Felt Ecology"),
        ("Joint Research Unit Dyes, Lund University", "Lund University", "Joint Research Unit Dyes"),
    ],
)
def test_a_unit_that_its_subject_follows_is_a_part_of_the_employer(place: str, organization: str, unit: str) -> None:
    (post,) = read(f"EXPERIENCE\n\n* 2006 - 2012 Research Scientist, {place}.\n").positions
    assert (post.organization, post.unit) == (organization, unit)


@pytest.mark.parametrize("title", ["Unit Head", "Unit manager"])
def test_who_leads_a_unit_is_a_title(title: str) -> None:
    (post,) = read(f"EXPERIENCE\n\n* 2018 - 2019 {title}, Lund University\n").positions
    assert post.title == title
