"""Students on whose committee the owner sat, among other duties. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("line", "students"),
    [
        ("Dissertation Committee Member, Otto Reed, 2024–", ["Otto Reed"]),
        ("Master's Thesis Committee Chair: Ines Moss (Weft College), 2018–2019.", ["Ines Moss"]),
        ("PhD committee: Tom Vale, Una Orr, and Bo Dahl", ["Tom Vale", "Una Orr", "Bo Dahl"]),
        ("Member, doctoral committee of Lena Holm, 2011", ["Lena Holm"]),
        ("2016: Honors Thesis Committee Member: Mia Lund", ["Mia Lund"]),
    ],
)
def test_a_students_committee_names_the_student(line: str, students: list[str]) -> None:
    found = parsed(f"## University Service\n\n- Faculty Senate, 2017–2019\n- {line}\n")
    assert ([one.student for one in found.advising], len(found.service)) == (students, 1)


@pytest.mark.parametrize(
    "line",
    [
        "Dissertation Committee, Department of Botany, 2020",
        "Thesis Committee Chair, Globex University, 2019",
        "PhD Committee: Admissions and Awards, 2011",
        "Masters of Botany Advisory Committee, 2020",
    ],
)
def test_a_committee_of_a_department_is_a_duty(line: str) -> None:
    found = parsed(f"## University Service\n\n- Faculty Senate, 2017–2019\n- {line}\n")
    assert (found.advising, len(found.service)) == ([], 2)
