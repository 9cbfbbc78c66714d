"""Roles that stand before the school in other languages, and courses with another name in brackets."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("head", "role", "school"),
    [
        (
            "Ayudante de profesor en la Universidad de Tarn, de los cursos",
            "Ayudante de profesor",
            "Universidad de Tarn",
        ),
        ("Docencia como asistente de profesor, Universidad de Tarn", "asistente de profesor", "Universidad de Tarn"),
        ("Chargée de travaux dirigés à l'Université de Tarn", "Chargée de travaux dirigés", "Université de Tarn"),
        ("Als Tutor an der Universität Tarn", "Tutor", "Universität Tarn"),
        ("Esercitatrice presso l'Università di Tarn", "Esercitatrice", "Università di Tarn"),
        ("Monitora na Universidade de Tarn", "Monitora", "Universidade de Tarn"),
        ("Lecturer in the University of Tarn", "Lecturer", "University of Tarn"),
    ],
)
def test_courses_below_a_role_at_a_school(head: str, role: str, school: str) -> None:
    found = read(f"## Teaching\n\n- {head}:\n  - Cálculo I\n  - Tejidos II\n").teaching
    assert [(one.course, one.role, one.organization) for one in found] == [
        ("Cálculo I", role, school),
        ("Tejidos II", role, school),
    ]


@pytest.mark.parametrize(
    ("course", "school"),
    [
        ("Algebra II (Linear Algebra)", None),
        ("Tejidos Complejos I (Tela Compleja)", None),
        ("Looms (Statistics)", None),
        ("Algebra II (Globex)", "Globex"),
    ],
)
def test_brackets_with_another_name(course: str, school: str | None) -> None:
    found = read(f"## Teaching\n\n- {course}\n- Dyes\n").teaching
    assert [one.organization for one in found] == [school, None]
