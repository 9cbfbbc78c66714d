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
