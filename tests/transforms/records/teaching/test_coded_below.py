"""Courses with codes below posts, in sections of posts. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "courses",
    [
        "Autumn 2016: LOOM 205 – Slow Felt\nSpring 2013: LOOM 205 – Slow Felt\nSpring 2014: ROPE 110 - Early Reeds",
        "LOOM 205 – Slow Felt (Spring 2013)\nLOOM 205 – Slow Felt (Autumn 2016)\nROPE 110 - Early Reeds, Spring 2014",
        "Autumn 2016\tLOOM 205 – Slow Felt\nSpring 2013\tLOOM 205 – Slow Felt\nSpring 2014\tROPE 110 - Early Reeds",
    ],
)
def test_courses_by_code_below_a_post_are_taught_there(courses: str) -> None:
    found = read(
        f"## Teaching and Employment\n\n2012-17\tTutor, University of Ghent\n{courses}\n2018\tDyer, Globex Mill"
    )
    assert [(one.title, one.start) for one in found.positions] == [("Tutor", "2012"), ("Dyer", "2018")]
    assert sorted((one.course, one.role, one.start, one.end) for one in found.teaching) == [
        ("LOOM 205 – Slow Felt", "Tutor", "2013", "2016"),
        ("ROPE 110 – Early Reeds", "Tutor", "2014", None),
    ]
    assert {one.organization for one in found.teaching} == {"University of Ghent"}


@pytest.mark.parametrize("deed", ["Ran LOOM 205 looms.", "IBM 360 machines kept running.", "DOI 10 records a day."])
def test_deeds_that_name_a_code_are_no_courses(deed: str) -> None:
    assert not read(f"## Employment\n\n2012-17\tKeeper, Globex Mill\n{deed}").teaching
