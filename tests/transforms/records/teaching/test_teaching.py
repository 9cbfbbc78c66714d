"""Teaching: courses, roles, organisations and terms."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, teaching

Stated = tuple[str, str | None, str | None, str | None, str | None]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "- Instructor, Quantitative Methods, GV903, Department of Government, University of Essex, 2023, 2024",
            ("Quantitative Methods, GV903", "Instructor", "University of Essex", "2023", "2024"),
        ),
        (
            "- 2016-17 Teaching Assistant, Psych 5066: Graduate Methods I & II (UCLA)",
            ("Psych 5066: Graduate Methods I & II", "Teaching Assistant", "UCLA", "2016", "2017"),
        ),
        (
            "- Tutor, Slow Sums, at Universitat Westmoor, 2019, 2020",
            ("Slow Sums", "Tutor", "Universitat Westmoor", "2019", "2020"),
        ),
        (
            "- TA for Operating Systems (COS 318), Princeton University, 2014",
            ("Operating Systems (COS 318)", "TA", "Princeton University", "2014", None),
        ),
        (
            "- King Arthur in Time. Seminar introduction to the major. University of Virginia, 2010, 2016.",
            ("King Arthur in Time", None, "University of Virginia", "2010", "2016"),
        ),
        (
            "- Reading Skills Instructor, Globex Education Program, 2013",
            ("Reading Skills", "Instructor", "Globex Education Program", "2013", None),
        ),
    ],
)
def test_one_line(line: str, expected: Stated) -> None:
    assert teaching(line) == [expected]


def test_several_terms_of_one_course_are_one_record() -> None:
    (found,) = teaching("- TA, Data Structures, ETH Zurich, Fall 2015\n- TA, Data Structures, ETH Zurich, Spring 2018")
    assert found[3:] == ("2015", "2018")


def test_guest_lectures_in_brackets() -> None:
    body = (
        "### Guest Lectures\n\n2025\tA Long Road to Dexterity\n\\[UCLA\\] \\[CS 206\\] "
        "“Introduction to Robotics” by Prof. Ann Lee\n"
    )
    (found,) = teaching(body)
    assert (found[0], found[2], found[3]) == ("Introduction to Robotics", "UCLA", "2025")


@pytest.mark.parametrize(
    "course", ["2018 {} at {}", "- {} at the {} (2018)", "`2018` **{}** at [{}](https://u.org)  \nLooms"]
)
@pytest.mark.parametrize("title", ["Reed Systems (WV120)", "Weaving", "Loom construction (WE-REE 2)"])
@pytest.mark.parametrize("school", ["University of Oulu", "Globex University"])
def test_a_course_at_a_school(course: str, title: str, school: str) -> None:
    assert teaching(course.format(title, school), "## Teaching") == [(title, None, school, "2018", None)]


def test_a_part_of_a_school_is_no_course() -> None:
    assert teaching("Weaving, Department of Looms at Globex University, 2018")[0][0] == "Weaving"


def test_bare_lists_of_courses() -> None:
    assert [
        t[0]
        for t in teaching("*Undergraduate:* Microeconomics, Econometrics\n*Graduate:* Game Theory, Mechanism Design\n")
    ] == ["Microeconomics", "Econometrics", "Game Theory", "Mechanism Design"]


def test_rows_that_begin_with_a_term_and_name_the_instructor() -> None:
    body = (
        "Fall 2022, Teaching Assistant to Prof. Ana Lisboa, Intermediate Microeconomics, Yale College\n"
        "Spring 2023, Teaching Fellow, International Trade, Yale College\n"
    )
    assert [(t[0], t[1], t[3]) for t in teaching(body)] == [
        ("Intermediate Microeconomics", "Teaching Assistant", "2022"),
        ("International Trade", "Teaching Fellow", "2023"),
    ]


def test_short_terms_in_front() -> None:
    found = read("## Teaching\n\n- F11: Parallel Tides\n- S09: Foam Computations\n").teaching
    assert [(c.course, c.start) for c in found] == [("Parallel Tides", "2011"), ("Foam Computations", "2009")]


def test_courses_listed_on_one_line_are_each_one() -> None:
    body = (
        "Undergraduate (LLB)\nTide Law (convenor, 2018-), Foam Law (2016-2020), Salt (2019)\n"
        "Postgraduate (LLM)\nComparative Tides; Wave Rights; Research Methods\n"
    )
    assert [(c.course, c.role, c.start) for c in read(f"COURSES TAUGHT\n\n{body}").teaching] == [
        ("Tide Law", "convenor", "2018"),
        ("Foam Law", None, "2016"),
        ("Salt", None, "2019"),
        ("Comparative Tides", None, None),
        ("Wave Rights", None, None),
        ("Research Methods", None, None),
    ]


def test_codes_begin_the_courses_of_a_line() -> None:
    body = "Undergraduate: ME 201 Statics, ME 304 Machines, Part I\nGraduate: ME 532 Fracture, ME 560 Foams\n"
    assert [c.course for c in read(f"TEACHING\n\n{body}").teaching] == [
        "ME 201 Statics",
        "ME 304 Machines, Part I",
        "ME 532 Fracture",
        "ME 560 Foams",
    ]


@pytest.mark.parametrize("term", ["F 2012-S 2014", "HT12, VT14", "2012 S1, every fall 2014"])
def test_terms_written_short_are_years(term: str) -> None:
    found = read(f"TEACHING\n\nCL 240: The Graphic Memoir ({term})\n").teaching
    assert [(c.course, c.start, c.end) for c in found] == [("CL 240: The Graphic Memoir", "2012", "2014")]


def test_a_line_without_a_course_fails_nothing() -> None:
    body = "### Calculus•  Westmoor University, Riga, PA\n *Sept 2013 - June 20\n\n### Slow Sums in Practice\n*Sept 200"
    found = read(f"## Teaching\n\n{body}")
    assert not [issue.message for issue in found.issues if issue.code == "reader-failed"]
    assert [t.course for t in found.teaching] == ["Calculus", "Slow Sums in Practice"]


def test_letters_of_a_school_and_a_level_are_no_title() -> None:
    assert teaching("- UHX, ICS312 (UG): Machine Systems (SP15, FA07)\n- UCLA, CSE260 (GR): Looms (FA04)\n") == [
        ("ICS312: Machine Systems", None, "UHX", "2007", "2015"),
        ("CSE260: Looms", None, "UCLA", "2004", None),
    ]


def test_a_language_in_brackets_is_no_school() -> None:
    body = "**Cognitive weaving**  \nDepartment of Looms, University of Leeds.  \nMaster's level course (English).\n"
    assert [(one[0], one[2]) for one in teaching(body)] == [("Cognitive weaving", "University of Leeds")]


def test_somebody_taught_for_and_the_programme_are_no_courses() -> None:
    body = "**Slow Sums I**\n*Teaching Assistant for Ada Quill*\nBSc Weaving and Law (2019-2021)\n\n"
    body += "**Slow Sums II**\n*Teaching Assistant for Rosa Marsh and Wei Tan*\nBSc Weaving (Spring 2022)\n"
    assert teaching(body) == [
        ("Slow Sums I", "Teaching Assistant", None, "2019", "2021"),
        ("Slow Sums II", "Teaching Assistant", None, "2022", None),
    ]


def test_what_a_dated_course_is_about_is_no_course() -> None:
    body = "- Archive Skills (2004–2016): Ethics; Style; Careers.\n- Looms, BSc Weaving, 2019\n"
    assert teaching(body) == [("Archive Skills", None, None, "2004", "2016"), ("Looms", None, None, "2019", None)]


def test_teaching_beside_mentoring_and_no_course_at_all() -> None:
    body = "### Teaching Assistant, University of Leeds\n\nPHY 103/105, Looms Lab\tFall 2018\n"
    assert teaching(body, "## Teaching and Mentorship") == [
        ("PHY 103/105, Looms Lab", "Teaching Assistant", "University of Leeds", "2018", None)
    ]
    words = '"*A loom teaches whoever is willing to sit still.*" - Rosa Marsh\n\n'
    assert teaching(words + "Eleven years of evening lectures for everybody.\n", "## Teaching") == []


def test_a_role_and_a_course_without_a_mark_between() -> None:
    assert teaching("- 2013 Lab instructor PHY102 Slow Sums\n- 2011 Teaching assistant Introduction to Looms\n") == [
        ("PHY102 Slow Sums", "Lab instructor", None, "2013", None),
        ("Introduction to Looms", "Teaching assistant", None, "2011", None),
    ]
    assert teaching("- 2013–2018\tWissenschaftlicher Assistent für Webstuhldesign\n") == [
        ("Webstuhldesign", "Wissenschaftlicher Assistent", None, "2013", "2018")
    ]


def test_courses_between_semicolons_that_look_like_bodies_and_honours() -> None:
    body = "Introduction to Loom Politics; The American Congress; State and Local Government; Honors Seminar: Wefts"
    found = read(f"## Teaching\n\n*Graduate:* Dyes; Yarns\n\n*Undergraduate:* {body}")
    assert {"Introduction to Loom Politics", "The American Congress", "Honors Seminar: Wefts"} <= {
        one.course for one in found.teaching
    }
    assert not found.awards


@pytest.mark.parametrize("label", ["Courses:", "**Courses taught:**", "Modules taught:"])
@pytest.mark.parametrize("school", ["University of Oulu (2020–2023)", "### University of Oulu\n\n*2020-2023*"])
def test_words_that_announce_the_courses_of_a_school_are_no_group(label: str, school: str) -> None:
    found = read(f"## Teaching\n\n{school}  \n\n{label}\n\n- Slow Looms\n- SQL for Weavers\n").teaching
    assert [(one.course, one.organization, one.start) for one in found] == [
        ("Slow Looms", "University of Oulu", "2020"),
        ("SQL for Weavers", "University of Oulu", "2020"),
    ]
