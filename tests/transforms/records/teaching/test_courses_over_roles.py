"""Courses over a line that says as what, when and where they were taught."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "told", ["for Fall 2021 and Spring 2022 at", "in Fall 2021 and Spring 2022 at the", "during 2021 and 2022 at"]
)
def test_a_role_is_told_with_its_term_and_its_school(told: str) -> None:
    body = f"## Teaching\n\n- Loom Engineering\n  Teaching Assistant {told} Marsh University\n"
    found = read(body).teaching[0]
    assert (found.course, found.role, found.organization) == (
        "Loom Engineering", "Teaching Assistant", "Marsh University")  # fmt: skip
    assert (found.start, found.end) == ("2021", "2022")


def test_a_course_named_as_a_place_is_one_over_its_role() -> None:
    courses = ["Loom Engineering for Weavers", "Looms and Dyes: A Foundation in Weaving, Law and Policy", "Dye Control",
               "Loom Planning and Design Lab", "Loom Analysis"]  # fmt: skip
    terms = ["Fall 2022", "Spring 2022", "Spring 2021", "Spring 2020", "Fall 2019"]
    rows = [f"- {a}\n  Teaching Assistant for {b} at Marsh University" for a, b in zip(courses, terms, strict=True)]
    found = read("\n".join(["## Teaching Experience", "", *rows])).teaching
    assert [one.course for one in found] == courses
    assert {(one.role, one.organization) for one in found} == {("Teaching Assistant", "Marsh University")}


def test_roles_of_a_subject_over_classes_below_people_advised() -> None:
    cv = whole(
        "# Ada Weaver\n\n### Teaching & Advising\n\n**Advising:**  \nBo Marsh, mentor, 2021 - present\n\n"
        "**Graduate Teaching Assistant, Lund University**, 2020  \nClasses: Slow Weaving for spinners, Dyes for all\n\n"
        "**Wool Studies Teaching Assistant, Moss College**, 2008  \nClasses: Loom Design for weavers\n"
    )
    assert [(one.course, one.role, one.organization) for one in cv.teaching] == [
        ("Slow Weaving for spinners", "Graduate Teaching Assistant", "Lund University"),
        ("Dyes for all", "Graduate Teaching Assistant", "Lund University"),
        ("Loom Design for weavers", "Wool Studies Teaching Assistant", "Moss College"),
    ]
    assert [one.student for one in cv.advising] == ["Bo Marsh"]
