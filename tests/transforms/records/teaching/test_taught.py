"""Courses told below positions and in bios: labels, sentences, lists below "Teaching assistant for"."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

Stated = tuple[str, str | None, str | None]


def taught(body: str, heading: str = "## Employment") -> list[Stated]:
    return [(t.course, t.organization, t.start) for t in read(f"{heading}\n\n{body}").teaching]


@pytest.mark.parametrize(
    "told",
    [
        "Courses taught: Cloth History, Dyes II",
        "Current teaching: Cloth History, Dyes II",
        "Taught a range of courses for first-year students, including: Cloth History and Dyes II.",
        "Responsible for teaching Cloth History and Dyes II to undergraduates.",
        "TA for Cloth History and Dyes II",
    ],
)
def test_courses_below_a_position_are_taught_there_and_then(told: str) -> None:
    body = f"**Lecturer**, Westmoor University, 2009–2011\n\n- Kept the looms in repair\n- {told}"
    assert taught(body) == [
        ("Cloth History", "Westmoor University", "2009"),
        ("Dyes II", "Westmoor University", "2009"),
    ]


def test_a_list_below_what_the_owner_assisted_in() -> None:
    body = (
        "**PhD Researcher**, Westmoor University, 2012–2016\n"
        "- Modelled yarns\n- Teaching assistant for\n    - Slow Sums (B.Sc.)\n    - Fast Sums (M.Sc.)"
    )
    assert taught(body) == [("Slow Sums", "Westmoor University", "2012"), ("Fast Sums", "Westmoor University", "2012")]


def test_the_years_of_the_sentence_win() -> None:
    body = "**Professor**, Westmoor University, 2019 – Present\n- Current teaching: Cloth History, Dyes II (2025 Fall)"
    assert [start for _, _, start in taught(body)] == ["2025", "2025"]


def test_a_bio_names_courses_and_where() -> None:
    bio = (
        "I am a lecturer in textiles at the University of Leeds, where I teach Cloth History, Dyes II and Knot Theory. "
        "Before that I taught Slow Sums for Weavers at Aalto University (2014-2017)."
    )
    assert taught(bio, "## About") == [
        ("Cloth History", "University of Leeds", None),
        ("Dyes II", "University of Leeds", None),
        ("Knot Theory", "University of Leeds", None),
        ("Slow Sums for Weavers", "Aalto University", "2014"),
    ]


@pytest.mark.parametrize(
    "told",
    [
        "Taught myself Python, Java and SQL",
        "She taught at Ridge College for years.",
        "Teaching focuses on cloth and its makers",
        "I taught English in Japan.",
        "Teaching fellow of the year",
    ],
)
def test_what_names_no_course_gives_none(told: str) -> None:
    assert taught(f"**Lecturer**, Westmoor University, 2009–2011\n\n- Kept the looms in repair\n- {told}") == []


@pytest.mark.parametrize("label", ["Courses taught include:", "Helped in two labs. Courses taught include:"])
def test_items_below_a_label_list_courses_in_quotes_or_behind_labels(label: str) -> None:
    body = (
        f"**Lecturer**, Westmoor University, 2009–2011\n\n{label}\n- Dyes: Plain Blue, Mixed Red (both\n  halves), "
        "Green with Moss.\n- Looms: taught weft and warp (“Slow Sums”), as well as “Fast Sums” (graduate level).\n"
    )
    assert [course for course, _, _ in taught(body)] == [
        "Plain Blue",
        "Mixed Red",
        "Green with Moss",
        "Slow Sums",
        "Fast Sums",
    ]


def test_a_course_that_a_list_of_teaching_names_is_not_told_again() -> None:
    body = (
        "**Lecturer**, Westmoor University, 2009–2011\n\n- Courses taught: Cloth History, Dyes II\n\n"
        "## Teaching\n\n- Cloth History, Westmoor University, 2009"
    )
    assert sorted(course for course, _, _ in taught(body)) == ["Cloth History", "Dyes II"]
