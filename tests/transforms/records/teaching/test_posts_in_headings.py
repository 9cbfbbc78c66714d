"""The employer as a heading over the title with its dates as a heading, and courses below. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

_SCHOOLS = (
    ("Merrow Law School, Bergen, Norway", "Lecturer in Law, 2011-2015", "Looms and Writing", "Lecturer in Law"),
    ("University of Oslo", "Instructor, 1997-2003", "Wool Law; Felt Negotiations", "Instructor"),
    ("Vale College", "Visiting Professor, 2010-2011", "Introduction to Moss", "Visiting Professor"),
)


@pytest.mark.parametrize("heading", ["Teaching", "Past Teaching Experience", "Courses Taught"])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0), (1, 2)])
def test_both_headings_are_the_post(heading: str, order: tuple[int, ...]) -> None:
    rows = [_SCHOOLS[place] for place in order]
    body = "\n\n".join(f"## {school}\n\n### {post}\n\n- {course}" for school, post, course, _ in rows)
    found = parsed(f"# {heading}\n\n{body}")
    assert [one.title for one in found.positions] == [title for *_, title in rows]
    assert all(one.start and one.end for one in found.positions)
    assert len(found.teaching) >= len(rows)
