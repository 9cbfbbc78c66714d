"""Terms and schools over courses, departments in sentences on courses, people among courses. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

Told = list[tuple[str | None, str | None, str | None]]


def courses(body: str) -> Told:
    return [(one.course, one.organization, one.start) for one in read(f"## Teaching\n\n{body}").teaching]


@pytest.mark.parametrize(("first", "second", "last"), [("### ", "### ", "### "), ("**", "**", "**")])
def test_a_term_and_a_school_head_the_courses_below_them(first: str, second: str, last: str) -> None:
    end = "**" if first == "**" else ""
    assert courses(
        f"{first}Winter term 2025/2026 at GXU{end}\n\n- Slow looms (4 hours)\n- Felt and dyes\n\n"
        f"{second}Summer term 2024 at QRU:{end}\n\n- Fluid wool\n- Convex yarns\n- Weaving machines\n\n"
        f"{last}Previous terms at QRU:{end}\n\n- Knots for all\n- Linear weaving\n"
    ) == [
        ("Slow looms", "GXU", "2025"),
        ("Felt and dyes", "GXU", "2025"),
        ("Fluid wool", "QRU", "2024"),
        ("Convex yarns", "QRU", "2024"),
        ("Weaving machines", "QRU", "2024"),
        ("Knots for all", "QRU", None),
        ("Linear weaving", "QRU", None),
    ]


def test_the_letters_of_a_school_over_courses_stay_capitals() -> None:
    told = courses("These are the classes that I teach at **UCSB**:\n\n- TEX 3: Dyes\n- TEX 278A: Slow Looms\n")
    assert [school for _, school, _ in told] == ["UCSB", "UCSB"]


def test_a_department_stands_before_the_school() -> None:
    assert courses(
        "- Teaching assistant for [Yarn 250 (Felt)](https://a.cz/1) for Textile Department at Leeds University"
        " (Fall 2022)\n"
        "- Grader for [Yarn 348 (Knots)](https://a.cz/2) in the Department of Yarns at Leeds University (Fall 2018)\n"
    ) == [
        ("Yarn 250 (Felt)", "Leeds University", "2022"),
        ("Yarn 348 (Knots)", "Leeds University", "2018"),
    ]


def test_a_linked_school_is_no_course() -> None:
    assert courses("- Taught Algebra I during the summer at [Marsh Academy](https://a.cz/) (Summer 2018)\n")[0][1] == (
        "Marsh Academy"
    )


def test_people_behind_what_they_are_among_courses_are_students() -> None:
    found = read(
        "## Teaching and Mentoring\n\n- Slow Looms, Globex University, 2020\n- Felt, Globex University, 2021\n"
        "- PhD students: Ada Marsh, Bo Tan\n- Graduate Interns: Daniel Holm, Eduard Kern\n"
        "- Research assistants: Wei Lund, Kim Hale\n"
    )
    assert [(one.student, one.relation) for one in found.advising] == [
        ("Ada Marsh", "PhD student"),
        ("Bo Tan", "PhD student"),
        ("Daniel Holm", "Graduate Intern"),
        ("Eduard Kern", "Graduate Intern"),
        ("Wei Lund", "Research assistant"),
        ("Kim Hale", "Research assistant"),
    ]
    assert [one.course for one in found.teaching] == ["Slow Looms", "Felt"]


def test_what_was_done_before_a_dash_is_no_part_of_the_relation() -> None:
    found = read("## Advising – Graduate students\n\n- Ada Marsh\n- Bo Tan\n").advising
    assert [(one.student, one.relation) for one in found] == [
        ("Ada Marsh", "Graduate student"),
        ("Bo Tan", "Graduate student"),
    ]


def test_the_school_stands_behind_the_one_who_gave_the_course() -> None:
    assert courses(
        "### Spring 2025\n\nTeaching assistant for (2 sections of) YARN 3250 Ordinary Knots, taught by"
        " [Prof. Ada Marsh](https://a.cz/) at the University of Leeds.\n"
    ) == [("YARN 3250 Ordinary Knots", "University of Leeds", "2025")]


def test_the_school_above_stays_where_letters_in_brackets_say_for_whom() -> None:
    assert courses(
        "### University of Leeds\n\n- 2021\tWool and Welfare (MPP/MIA)\n- 2020\tDyes and Law (MPP/MIA)\n\n"
        "### Turku University\n\n- 2019\tKnots in Politics\n- 2018\tFelt in Politics\n"
    ) == [
        ("Wool and Welfare", "University of Leeds", "2021"),
        ("Dyes and Law", "University of Leeds", "2020"),
        ("Knots in Politics", "Turku University", "2019"),
        ("Felt in Politics", "Turku University", "2018"),
    ]


def test_a_course_below_a_school_may_be_named_like_a_body() -> None:
    assert ("Comparative Government", "University of Oxford", "2020") in courses(
        "- School of Weaving, **University of Turku**, Turku, FIN\n  - Slow Looms (workshop), spring 2021\n"
        "- Department of Weaving, **University of Oxford**, Oxford, GBR\n"
        "  - Comparative Government (tutorial), spring 2020\n"
        "- Faculty of Yarns, **University of Oulu**, Oulu, FIN\n"
        "  - Dyes I (lecture), spring 2014\n  - Dyes II (lecture), spring 2015\n"
    )
