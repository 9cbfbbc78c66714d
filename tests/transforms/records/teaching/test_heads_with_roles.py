"""Schools over courses with a role in brackets, and a school's letters in front of its courses. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import courses


def test_a_role_in_brackets_behind_the_school() -> None:
    body = (
        "**Stanford (TA for Graduate Classes)**\n\n* Knot Methods (2020-21)\n* Knot Theory (2020)\n\n"
        "**Stanford (tutor)**\n\n* Dyes and Felt (2021)\n\n**Warwick**\n\n* Old Looms (2017)\n"
    )
    assert courses(body) == [
        ("Knot Methods", "TA", "Stanford", "2020"),
        ("Knot Theory", "TA", "Stanford", "2020"),
        ("Dyes and Felt", "tutor", "Stanford", "2021"),
        ("Old Looms", None, "Warwick", "2017"),
    ]


def test_letters_of_a_school() -> None:
    found = courses("* CMU 94809 Responsible Looms (2025)\n* CMU Loom Prep (2024)\n* HIST 101 Felt (2023)\n")
    assert [(course, school) for course, _, school, _ in found] == [
        ("CMU 94809 Responsible Looms", "CMU"),
        ("CMU Loom Prep", "CMU"),
        ("HIST 101 Felt", None),
    ]


def test_a_title_in_bold_with_its_code_is_one() -> None:
    body = (
        "**Warps, Wefts and Knots** (LOOM401)  \n_Co-Instructor - Globex University_  \n"
        "A course for 18 weavers. Fall 2025 (two groups), Fall 2024 (a group).\n\n"
        "**Dye Ethics** (DYE 104)  \n_Instructor - Merrow College_  \nFall 2017 (a group).\n"
    )
    assert [(course, school, start) for course, _, school, start in courses(body)] == [
        ("Warps, Wefts and Knots (LOOM401)", "Globex University", "2024"),
        ("Dye Ethics (DYE 104)", "Merrow College", "2017"),
    ]
