"""Labels and titles in front of students."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read


@pytest.mark.parametrize(
    ("text", "students"),
    [
        ("- **PhD students** Elsa Reed, Otto Vale, Ines Marsh", ["Elsa Reed", "Otto Vale", "Ines Marsh"]),
        ("- PhD students: Elsa Reed: on mosses; Otto Vale: on ferns", ["Elsa Reed", "Otto Vale"]),
        ("- 2018: Postdoc, Ines Marsh\n- 2016: PhD student, Otto Vale", ["Ines Marsh", "Otto Vale"]),
        ("- Master’s student Otto Vale", ["Otto Vale"]),
        ("- Supervision: Two research interns — Otto Vale (M2) and Elsa Reed (M1)", ["Otto Vale", "Elsa Reed"]),
        ("- Supervision: 3 PhD students: Ines Marsh, Otto Vale", ["Ines Marsh", "Otto Vale"]),
        ('- "The inner life of mosses", Elsa Reed, PhD student, 2018', ["Elsa Reed"]),
    ],
)
def test_students_behind_what_stands_before_them(text: str, students: list[str]) -> None:
    assert [one.student for one in read(f"## Supervision\n\n{text}\n").advising] == students


@pytest.mark.parametrize("text", ["MSc project, student : Elsa Reed", "BSc (Honours) thesis, student: Elsa Reed"])
@pytest.mark.parametrize("when", ["- **Sep 2020 - Jul 2021** ", "- Jun 2024 "])
def test_the_student_of_a_project_stands_behind_a_label(when: str, text: str) -> None:
    found = read(f"## Supervision\n\n{when}{text}\n").advising
    assert [(one.student, one.relation) for one in found] == [("Elsa Reed", text.partition(",")[0])]


@pytest.mark.parametrize(
    "line",
    [
        '1. [MSc] Title: “Wet looms of Vik", Title (old): “Dry looms", Student: Ada Reed, *Moss Institute* (2017).',
        "- [PhD] “How Yarn Holds”, Candidate: Ada Reed (2016).",
        '- “Wet Wool and Dry Wool", student: Ada Reed',
    ],
)
def test_a_student_named_behind_a_title_is_who_was_supervised(line: str) -> None:
    found = read(f"## Theses Co-supervised\n\n{line}\n").advising
    assert [one.student for one in found] == ["Ada Reed"]


@pytest.mark.parametrize(
    ("line", "student"),
    [
        ("2026\t**Summer Wool Studentship - Ada Reed**  \nDo Looms Make Weavers Weak?", "Ada Reed"),
        ("- Honours 590 – Otto Vale, 2014", "Otto Vale"),
        ("- Capstone - Ines Marsh (2012)", "Ines Marsh"),
        ("- Ines Marsh - Summer intern, 2012", "Ines Marsh"),
    ],
)
def test_a_student_behind_a_programme_and_a_dash(line: str, student: str) -> None:
    found = read(f"## Undergraduate Research Students (2012-2026)\n\n{line}").advising
    assert [one.student for one in found] == [student]
