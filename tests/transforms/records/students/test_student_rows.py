"""Students in a row behind one label. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "students"),
    [
        ("Senior theses: Ada Reed, “Dyes” (2023); Ben Ode, “Yarns”; Cy Lund", "Ada Reed,Ben Ode,Cy Lund"),
        ("PhD – Dr Ada Reed (2021–, primary); Mr Ben Ode (2019–2023, second supervisor)", "Ada Reed,Ben Ode"),
        ("Intercalated BSc – Ada Reed (2022), Ben Ode (2021)", "Ada Reed,Ben Ode"),
    ],
)  # fmt: skip
def test_each_student_behind_a_label(line: str, students: str) -> None:
    found = read(f"## Supervision\n\n{line}\n\nMClinDent – 9 completed; 3 current").advising
    assert [one.student for one in found] == students.split(",")
