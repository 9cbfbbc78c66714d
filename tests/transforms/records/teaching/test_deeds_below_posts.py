"""Bullets that tell what a teacher did name no courses: the entry is a post. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_DEEDS = (
    "Introduced students to kelp metabolism and discussed its theory",
    "Evaluated students' talks on scientific papers",
    "Ran online discussions and exam reviews, marked assignments",
    "Co-taught weekly sections with two colleagues from the lab",
    "Lectured on the slow weather of the north",
    "Marking essays and giving feedback to forty first-years",
)


@pytest.mark.parametrize("deed", _DEEDS)
def test_what_was_done_is_no_course(deed: str) -> None:
    found = whole(
        "# Ada Quill\n\n## Teaching Experience\n\n"
        f"**Teaching Assistant**, Reed College, 2015–2017\n\n- {deed}\n- Held office hours\n\n"
        f"**Lecturer**, Brown University, 2018\n\n- {deed}\n"
    )
    assert [(one.title, one.organization) for one in found.positions] == [
        ("Teaching Assistant", "Reed College"),
        ("Lecturer", "Brown University"),
    ]
    assert not found.teaching


@pytest.mark.parametrize("course", ["Guided Reading", "Marked Economies", "Advising and Counselling"])
def test_a_title_is_a_course(course: str) -> None:
    found = whole(
        f"# Ada Quill\n\n## Teaching Experience\n\n**Lecturer**, Brown University, 2018\n\n- {course}\n- Slow Weather\n"
    ).teaching
    assert [one.course for one in found] == [course, "Slow Weather"]
