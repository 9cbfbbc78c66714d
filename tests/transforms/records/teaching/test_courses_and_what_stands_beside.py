"""Courses over their roles, below their dates, in columns and below sentences; and lines that name none."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.records.teaching.asides import is_aside, leads_in

Row = tuple[str, str | None, str | None, str | None, str | None]


def _taught(body: str) -> list[Row]:
    found = read(f"## Teaching\n\n{body}\n").teaching
    return [(one.course, one.role, one.organization, one.start, one.end) for one in found]


def test_a_course_over_each_role_in_which_it_was_taught() -> None:
    body = (
        "**Slow Weaving (TEX 100B)**, UCLA  \n– *Teaching Associate*, Fall 2020, 20 students  \n"
        "– *Teaching Associate*, Fall 2018, 17 students  \n– *Grader*, Spring 2016, 9 students\n\n"
        "**Laboratory in Felt (TEX 121)**, UCLA  \n– *Grader*, Fall 2015, 24 students"
    )
    assert _taught(body) == [
        ("Slow Weaving (TEX 100B)", "Teaching Associate", "UCLA", "2018", "2020"),
        ("Slow Weaving (TEX 100B)", "Grader", "UCLA", "2016", None),
        ("Laboratory in Felt (TEX 121)", "Grader", "UCLA", "2015", None),
    ]


def test_courses_below_a_date_with_role_and_school_in_brackets() -> None:
    body = (
        "**Fall 2018**  \nWeaving 50: Looms (Head Tutor, Reed College)  \nWeaving 100: Felt (Grader, Reed College)\n\n"
        "**Spring 2017**  \nWeaving 20: Rope (Instructor, Duke University)  \nWeaving 1: Yarn (Tutor, Reed College)"
    )
    assert _taught(body) == [
        ("Weaving 50: Looms", "Head Tutor", "Reed College", "2018", None),
        ("Weaving 100: Felt", "Grader", "Reed College", "2018", None),
        ("Weaving 20: Rope", "Instructor", "Duke University", "2017", None),
        ("Weaving 1: Yarn", "Tutor", "Reed College", "2017", None),
    ]


def test_a_sentence_over_courses_says_as_what_and_where() -> None:
    body = (
        "Before that I was a **teaching assistant** for many classes at Duke University. I also held labs.\n\n"
        "- TEX 223 Slow Weaving\n  - Winter 2021, Fall 2023\n- TEX 326 Felt\n  - Fall 2022\n"
    )
    assert _taught(body) == [
        ("TEX 223 Slow Weaving", "teaching assistant", "Duke University", "2021", "2023"),
        ("TEX 326 Felt", "teaching assistant", "Duke University", "2022", None),
    ]


def test_dates_alone_between_rows_belong_to_the_row_above() -> None:
    rows = "Spring 2019\tLoom Lab\nSpring 2018\nFall 2016\tFelt Lab\nSpring 2016\tRope Lab\nSpring 2015"
    assert [(row[0], *row[3:]) for row in _taught(rows)] == [
        ("Loom Lab", "2018", "2019"),
        ("Felt Lab", "2016", None),
        ("Rope Lab", "2015", "2016"),
    ]


def test_columns_with_a_post_or_with_the_role_behind_the_form() -> None:
    posts = "\n".join(
        f"Tutor at {school}\t{year}\t{course}"
        for school, year, course in (
            ("CERN", "2018", "Felt Analysis"),
            ("Duke University", "2017", "Looms"),
            ("CERN", "2016", "Rope Camp"),
        )
    )
    assert ("Felt Analysis", "Tutor", "CERN", "2018", None) in _taught(posts)
    roles = (
        "| Year | School | Course | Form |\n|---|---|---|---|\n"
        "| 2021 | Duke University, USA | Felt and Yarn | seminar (lecturer) |\n"
        "| 2020 | Reed College, USA | Slow Weaving | lab practice (teaching assistant) |\n"
        "| 2019 | Duke University, USA | Rope Lore | seminars (lecturer) |\n"
    )
    assert _taught(roles)[:2] == [
        ("Felt and Yarn", "lecturer", "Duke University", "2021", None),
        ("Slow Weaving", "teaching assistant", "Reed College", "2020", None),
    ]


@pytest.mark.parametrize(
    ("role", "stated"),
    [
        ("Teaching Assistant (Toulouse School of Economics)", "Teaching Assistant"),
        ("Chargée de TD", "Chargée de TD"),
        ("Lehrbeauftragter", "Lehrbeauftragter"),
        ("Ayudante de cátedra", "Ayudante de cátedra"),
        ("Learning Assistant", "Learning Assistant"),
    ],
)
def test_roles_over_courses(role: str, stated: str) -> None:
    body = f"### {role}\n\n- **Fall 2018:** Slow Weaving\n- **2016:** Felt and Rope\n"
    assert [row[:2] for row in _taught(body)] == [("Slow Weaving", stated), ("Felt and Rope", stated)]


@pytest.mark.parametrize("school", ["U. of Nairobi", "U.C. Berkeley", "Univ. of Oslo", "Lehigh Univ", "Google Zurich"])
def test_schools_written_short(school: str) -> None:
    assert _taught(f"- Tutor, Slow Weaving, {school}, 2015\n- Grader, Felt Lore, Duke University, 2014")[0] == (
        "Slow Weaving",
        "Tutor",
        school,
        "2015",
        None,
    )


def test_words_before_the_first_heading_are_no_part_of_it() -> None:
    body = (
        "Teaching is what I have liked best in all of my years among the looms of the north.\n\n### Duke University\n\n"
        "#### Lab Proctor | Slow Weaving\n*(2019, 2021)*\n\nI was the only instructor for Slow Weaving then.\n\n"
        "#### Felt *(TA)*\n\n*Notes and materials coming soon.*\n"
    )
    assert _taught(body) == [
        ("Slow Weaving", "Lab Proctor", "Duke University", "2019", "2021"),
        ("Felt", "TA", "Duke University", None, None),
    ]


@pytest.mark.parametrize(
    "text",
    ["Recorded videos: 2018, 2019", "Notes and materials coming soon.", "See the slides here", "Course website: x.y"],
)
def test_lines_about_materials(text: str) -> None:
    assert is_aside(text)


@pytest.mark.parametrize("text", ["Information and Strategy", "Materials Science", "Link Theory", "Notes on Weaving"])
def test_courses_about_such_things(text: str) -> None:
    assert not is_aside(text)


def test_words_that_lead_in_to_the_next_list() -> None:
    assert leads_in("My earlier teaching at colleges includes:")
    assert not leads_in("The Art of Felt:")


def test_students_behind_a_column_that_says_what_they_were() -> None:
    body = "Supervision of summer student\tRebecca Marsh in the loom hall\t2015\nFelt lore\tLab course at Leeds\t2014"
    found = read(f"## Teaching and supervision\n\n{body}\n").advising
    assert [(one.student, one.relation) for one in found] == [("Rebecca Marsh", "summer student")]


def test_dated_roles_between_a_school_and_its_courses() -> None:
    body = (
        "**Reed College**\tPortland, USA  \n*Tutor - Undergraduate level*\t2016 - 2018  \n"
        "Slow Weaving (2017, 2018), Felt and Yarn (2016)\n\n"
        "**Duke University**\tDurham, USA  \n*Grader - PhD level*\t2014 - 2015  \nRope Lore (2015), Linear Looms (2014)"
    )
    assert _taught(body) == [
        ("Slow Weaving", "Tutor", "Reed College", "2017", "2018"),
        ("Felt and Yarn", "Tutor", "Reed College", "2016", None),
        ("Rope Lore", "Grader", "Duke University", "2015", None),
        ("Linear Looms", "Grader", "Duke University", "2014", None),
    ]


def test_letters_of_a_code_are_no_society() -> None:
    body = "- Spr. 2025: **Tutor**, ACM 207: Slow Weaving\n- Win. 2024: **Tutor**, ACM 217: Felt and Rope"
    assert [(row[0], *row[2:4]) for row in _taught(body)] == [
        ("ACM 207: Slow Weaving", None, "2025"),
        ("ACM 217: Felt and Rope", None, "2024"),
    ]


def test_sentences_in_the_first_person_are_no_courses() -> None:
    body = (
        "I obtained my licence as a weaver at Leeds.\n\n### Reed College\n\n- Slow Weaving, 2019\n- Felt and Yarn, 2018"
    )
    assert [row[0] for row in _taught(body)] == ["Slow Weaving", "Felt and Yarn"]


def test_rows_with_labels() -> None:
    rows = (
        "**Course**\t*Slow Weaving*\n**Role**\tLecturer (2019--present)\n**Programme**\tMaster's of Felt (UvA)\n\n"
        "**Course**\t*Linear Looms*\n**Role**\tTutor (2015-2017)\n**Programme**\tMaster's of Felt (UvA)"
    )
    assert [(row[0], row[1], row[3]) for row in _taught(rows)] == [
        ("Slow Weaving", "Lecturer", "2019"),
        ("Linear Looms", "Tutor", "2015"),
    ]


def test_lectures_for_students_are_no_talks() -> None:
    body = (
        "- **Slow Weaving**  \n  BSc, Reed College, Fall 2016\n- **Felt**  \n  MSc, Reed College, Fall 2013, Fall 2014"
    )
    found = read(f"## Undergraduate and Graduate Lectures\n\n{body}\n")
    assert not found.talks
    assert [one.course for one in found.teaching] == ["Slow Weaving", "Felt"]


def test_schools_with_the_code_of_their_country() -> None:
    body = (
        "- Faculty of Felt, **Universidad Mayor**, Santiago, CHL\n  - Slow Weaving (workshop), spring 2021\n"
        "- School of Looms, **Reed College**, Portland, USA\n  - Rope Lore (lecture), fall 2016\n"
    )
    assert [row[::2] for row in _taught(body)] == [
        ("Slow Weaving (workshop)", "Universidad Mayor", None),
        ("Rope Lore", "Reed College", None),
    ]


@pytest.mark.parametrize("note", ["(in Fortran)", "(Including Knots)", "(I+II)"])
def test_notes_that_name_no_school(note: str) -> None:
    body = f"- Tutor, TEX 210: Slow Weaving {note}, 2019\n- Grader, Felt and Yarn, 2018"
    assert [row[2] for row in _taught(body)] == [None, None]


def test_how_long_a_course_took_is_no_school() -> None:
    body = "- *Slow Weaving*, two days, May 1997\n- *Felt and Yarn*, one day, August 1996"
    assert [row[:4] for row in _taught(body)] == [
        ("Slow Weaving", None, None, "1997-05"),
        ("Felt and Yarn", None, None, "1996-08"),
    ]


def test_sums_of_what_was_taught_are_no_courses() -> None:
    body = (
        "- Slow Weaving, 2019\n- Felt and Yarn, 2018\n- More than 430 hours taught since 2005.\n"
        "- Continuous teaching activity for over 20 academic years.\n"
    )
    assert [row[0] for row in _taught(body)] == ["Slow Weaving", "Felt and Yarn"]


def test_the_word_for_what_it_is_is_no_part_of_a_course() -> None:
    rows = (
        "May 2018\tCourse: Slow Weaving\n\tTutor\n\tUniversity of Bern, Bern\n\n"
        "Oct 2016\tCourse: Felt and Yarn\n\tTutor\n\tUniversity of Oslo, Oslo"
    )
    assert [row[0] for row in _taught(rows)] == ["Slow Weaving", "Felt and Yarn"]


@pytest.mark.parametrize("programme", ["BA-2 Psychology", "BSc1 Chemistry", "MA-1 Law", "BSc Chemistry"])
def test_the_year_of_a_programme_behind_a_course_is_no_part_of_it(programme: str) -> None:
    found = read(
        f"## Teaching\n\n**Reed College**\n- History of Wool, {programme}, 2017/2018.\n- Logic, {programme}, 2018.\n"
    )
    assert [(one.course, one.organization) for one in found.teaching] == [
        ("History of Wool", "Reed College"),
        ("Logic", "Reed College"),
    ]
