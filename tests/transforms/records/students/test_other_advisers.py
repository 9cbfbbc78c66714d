"""Notes on who else advised a student name no student. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "body",
    [
        "- Bo Marsh, PhD, 2019\n  Co-advisor: Ada Fenn\n- Cy Dorn, PhD, 2020\n  Co-supervisor: Eva Holt",
        "Bo Marsh (PhD 2019)  \nCo-advisor: Ada Fenn\n\nCy Dorn (PhD 2020)  \nCo-advisors: Eva Holt and Di Elm",
    ],
)
def test_a_note_below_a_student_on_another_adviser_names_no_student(body: str) -> None:
    assert [one.student for one in read(f"## Students\n\n{body}").advising] == ["Bo Marsh", "Cy Dorn"]


def test_a_label_over_students_still_says_that_the_owner_helped() -> None:
    found = read("## Students\n\nBo Marsh, PhD\n\nCo-advisor: Cy Dorn, Di Elm").advising
    assert {"Cy Dorn", "Di Elm"} <= {one.student for one in found}


@pytest.mark.parametrize("label", ["Other co-supervisors", "Main advisor", "External supervisors", "Other supervisor"])
@pytest.mark.parametrize("head", ["### Master's thesis", "### Diploma theses", "### Undergraduate research projects"])
def test_students_below_headings_of_teaching(head: str, label: str) -> None:
    body = (
        f"## Teaching\n\n- Slow Looms, 2019\n- Quick Looms, 2020\n\n{head}\n\n"
        f'- Bo Marsh -- August 2018\n  - Subject: "On wool"\n  - {label}: Ada Fenn, Eva Holt\n'
        f"- Cy Dorn -- 2020\n  - {label}: Di Elm\n"
    )
    found = read(body)
    assert [one.student for one in found.advising] == ["Bo Marsh", "Cy Dorn"]
    assert len(found.teaching) == 2
