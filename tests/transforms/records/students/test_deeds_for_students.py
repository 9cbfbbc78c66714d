"""Students behind what was done for them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "Since 2013\tCo-supervision of PhD student Ada Quill (30% with Bo Fern)",
            [("Ada Quill", "PhD student")],
        ),
        ("- Supervised PhD student Ada Quill, 2019", [("Ada Quill", "PhD student")]),
        (
            "- Mentoring of two summer interns Ada Quill and Bo Fern (2020)",
            [("Ada Quill", "summer intern"), ("Bo Fern", "summer intern")],
        ),
        ("- 2018: Advisor of MSc student Ada Quill on looms", [("Ada Quill", "MSc student")]),
        ("- 2019-2021\tCo-advised Ada Quill, graduate student, Globex University", [("Ada Quill", "graduate student")]),
    ],
)
def test_students_behind_what_was_done_for_them(line: str, expected: list[tuple[str, str]]) -> None:
    parsed = read(f"## Teaching & Mentoring\n\n{line}\n\n- Lecturer, Statistics, Globex University, 2018")
    assert [(a.student, a.relation) for a in parsed.advising] == expected
    assert not [t for t in parsed.teaching if t.course != "Statistics"]


def test_students_whom_nobody_names_are_taught() -> None:
    parsed = read("## Teaching\n\n- Supervision of engineering students: Looms and Dyes\n- Statistics, 2018")
    assert not parsed.advising


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Supervision of one MSc thesis at Lund University (Ada Quill)", [("Ada Quill", "MSc thesis")]),
        ("Supervision of two MSc theses in Rasholm (Ada Quill, Ines Vale), with Bo Fern — *Wet looms*.",
         [("Ada Quill", "MSc thesis"), ("Ines Vale", "MSc thesis")]),
        ("Co-supervision of a PhD student in Rasholm (Ada Quill), with Bo Fern.",
         [("Ada Quill", "PhD student")]),
        (
            "Supervision of two BSc theses (Bo Fern and Cy Vale-Moor)",
            [("Bo Fern", "BSc thesis"), ("Cy Vale-Moor", "BSc thesis")],
        ),
        ('Main supervisor of Ada Quill’s PhD thesis "Looms" (Lund University, 2019)', [("Ada Quill", "PhD thesis")]),
        ("Master’s thesis of Ada Quill, “Slow dyes”, 2018", [("Ada Quill", "Master’s thesis")]),
        ("Ada Quill & Bo Fern (MSc, 2019)", [("Ada Quill", "MSc"), ("Bo Fern", "MSc")]),
        ("Supervision of bachelor projects (15 students)", []),
    ],
)  # fmt: skip
def test_students_whose_works_were_supervised(line: str, expected: list[tuple[str, str]]) -> None:
    parsed = read(f"## Supervision\n\n- {line}\n")
    assert [(a.student, a.relation) for a in parsed.advising] == expected
