"""Academic years of honours: what stands around the date goes with it."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "name", "granter"),
    [
        ("Loom Prize (academic year 2015/16)", "Loom Prize", None),
        ("Weft Medal during the academic year 2010-2011", "Weft Medal", None),
        ("Spindle Scholarship for academic years 2008-2010", "Spindle Scholarship", None),
        ("Bobbin Grant in the 2007-2008 academic year", "Bobbin Grant", None),
        ("Vale Fellowship, Moss University, for the academic year 2012-2013", "Vale Fellowship", "Moss University"),
        ("Heron Prize, academic year 2011-2012, Moss University", "Heron Prize", "Moss University"),
        ("Teacher of the Academic Year 2012", "Teacher of the Academic Year", None),
    ],
)
def test_words_around_academic_years(line: str, name: str, granter: str | None) -> None:
    """ "Loom Prize for the academic year 2014/15" is the Loom Prize; the teacher of the year stays one."""
    (award,) = read(f"## Awards\n\n- {line}").awards
    assert (award.name, award.granter) == (name, granter)


@pytest.mark.parametrize("day", ["November 2015", "3 November 2015"])
def test_the_month_at_the_end_says_when_in_the_year_in_front(day: str) -> None:
    (award,) = read(f"## Awards\n\n- 2015: Loom Prize: The 12th Meeting of Quiet Weavers, {day}.").awards
    assert (award.start or "")[:7] == "2015-11"
    (award,) = read("## Awards\n\n- 2015: Loom Prize at LoomConf 2014").awards
    assert award.start == "2015"


def test_words_before_a_colon_and_a_giver_are_the_beginning_of_the_name() -> None:
    found = read("## Awards\n\n- 2009: Warp Weft Warp: Weaving Honorary, Moss College").awards
    assert [(one.name, one.granter) for one in found] == [("Warp Weft Warp: Weaving Honorary", "Moss College")]
