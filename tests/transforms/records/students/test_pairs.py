"""Two students who did one thesis. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "students", "relation"),
    [
        ("* **2023** \\| Ada Reed & Ben Ode, '23 MSc Wool and Dyes, *Globex University*", "Ada Reed,Ben Ode", "MSc"),
        ("* Ada Reed and Ben Vig Ode (BSc 2019): slow felt", "Ada Reed,Ben Vig Ode", "BSc"),
        ("* Ada Reed & Ben Ode – PhD, Globex University", "Ada Reed,Ben Ode", "PhD"),
    ],
)
def test_both_of_a_pair(line: str, students: str, relation: str) -> None:
    found = read(f"## Theses supervised\n\n{line}\n* Cy Lund, MSc, 2018\n").advising
    assert [one.student for one in found] == [*students.split(","), "Cy Lund"]
    assert {one.relation for one in found[:-1]} == {relation}
