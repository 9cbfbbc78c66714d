"""Courses set off below the heading of their school, over bullets that tell of them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses

_HEAD = "### Alder University\n2014-2019\n\n"


@pytest.mark.parametrize("mark", ["*", "**", "__"])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("- how guilds kept their books, and why\n- students weave one piece each", "- lectures, mostly on moss"),
        ("- Developed all the labs.\n- Used a loom", "- Covered the whole history of peat in four weeks."),
        ("- Led weekly sessions on how a cloth is dyed, cut and sold in small towns", "- reading group, then an exam"),
    ],
)
def test_what_tells_of_a_course_is_none(mark: str, first: str, second: str) -> None:
    body = f"{_HEAD}{mark}Guild Accounting{mark}\n{first}\n\n{mark}Moss and Peat{mark}\n{second}\n"
    assert courses(body) == [
        ("Guild Accounting", None, "Alder University", "2014"),
        ("Moss and Peat", None, "Alder University", "2014"),
    ]


def test_names_of_courses_below_levels_stay_courses() -> None:
    found = courses(f"{_HEAD}*Undergraduate*\n- Moss and Peat\n- Guild Accounting\n\n*Graduate*\n- Slow Felt\n")
    assert [course for course, *_ in found] == ["Moss and Peat", "Guild Accounting", "Slow Felt"]


@pytest.mark.parametrize(
    "roles", [("Lab Mentor", "Tutor"), ("Grader", "Section Leader"), ("Course Assistant", "Marker")]
)
def test_roles_over_dated_courses_below_a_school(roles: tuple[str, str]) -> None:
    first, second = roles
    body = (
        f"#### Quill College\n\n- {first}\n  - Mosses of the North (Spring 2015)\n  - Peat 210 (Fall 2016)\n"
        f"- {second}\n  - Pollen (2017)\n"
    )
    found = courses(body)
    assert [(course, where, start) for course, _, where, start in found] == [
        ("Mosses of the North", "Quill College", "2015"),
        ("Peat 210", "Quill College", "2016"),
        ("Pollen", "Quill College", "2017"),
    ]
    assert found[2][1] in {second, None}
