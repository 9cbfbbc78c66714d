"""Students named with no more than where they study, among courses. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.records.students.deeds import student_at


@pytest.mark.parametrize("what", ["Graduate student", "Undergraduate student", "PhD student", "Summer intern"])
def test_students_among_courses_are_advised(what: str) -> None:
    told = "- 2021, Slow Felt (WOO 201), Lecturer, Globex University\n"
    cv = read(f"## Teaching Experience\n\n- 2019 - 2020, Ada Lunde, {what} at Globex University\n{told}")
    assert [one.student for one in cv.advising] == ["Ada Lunde"]
    assert [one.role for one in cv.teaching] == ["Lecturer"]


@pytest.mark.parametrize("text", ["Slow Felt, Graduate student seminar", "Ada Lunde, Globex University", "Wool, PhD"])
def test_others_are_no_students(text: str) -> None:
    assert student_at(text) is None


@pytest.mark.parametrize("heading", ["UC IRVINE", "ETH Zurich", "University of Leeds"])
@pytest.mark.parametrize(
    ("title", "relation"),
    [("ADVISING AND MENTORING", None), ("Student Supervision", None), ("PhD Advising", "PhD Advising")],
)
def test_a_heading_that_names_where_they_were_advised_is_no_student(
    heading: str, title: str, relation: str | None
) -> None:
    cv = read(f"## {title}\n\n### {heading}\n\n- Ada Lunde, Fall 2020\n- Bo Marsh, Spring 2021\n")
    assert [(one.student, one.relation) for one in cv.advising] == [("Ada Lunde", relation), ("Bo Marsh", relation)]


@pytest.mark.parametrize("what", ["PhD Candidate", "MSc student", "Postdoctoral fellow"])
def test_a_name_ends_before_what_it_studies(what: str) -> None:
    cv = read(f"## Mentoring\n\nAda Lunde {what}, University of Oslo\t2021\nOtto Vale {what}, Globex Labs\t2019\n")
    assert [one.student for one in cv.advising] == ["Ada Lunde", "Otto Vale"]
