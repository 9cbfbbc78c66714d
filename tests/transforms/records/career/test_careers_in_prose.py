"""Sections of degrees and positions that are told in sentences, and what bios say of visits, units and dates."""

from __future__ import annotations

from tests.transforms.made_up import whole
from transforms.parsed import ParsedCV

CV = """# Mara Lind

## Experience

I am currently a research engineer at Globex Research in Kista, where I count waves. Before joining Globex I spent two
years as a postdoc at Aalto University.

## Education

I obtained my PhD in Acoustics from Lund University in 2018, supervised by Prof. Bo Marsh. I hold an MSc in Physics from
Uppsala University (2013) and a BSc in Mathematics from Lund University (2011).
"""


def bio(text: str) -> ParsedCV:
    return whole(f"# Ada Quill\n\n## About me\n\n{text}\n")


def test_sections_that_are_told_in_sentences_are_read_as_prose() -> None:
    cv = whole(CV)
    assert [(one.title, one.organization, one.current) for one in cv.positions] == [
        ("research engineer", "Globex Research", True), ("postdoc", "Aalto University", False)]  # fmt: skip
    assert [(one.degree, one.field, one.organization, one.end) for one in cv.education] == [
        ("PhD", "Acoustics", "Lund University", "2018"),
        ("MSc", "Physics", "Uppsala University", "2013"),
        ("BSc", "Mathematics", "Lund University", "2011"),
    ]


def test_a_list_of_posts_in_a_sentence() -> None:
    text = (
        "# Ada Quill\n\n## Appointments\n\nCurrently, she holds an appointment at Lund University as a Research "
        "Professor. Past appointments include Adjunct Professor in the Botany Department at Uppsala University, and "
        "Lecturer at the University of Leeds.\n"
    )
    assert [(one.title, one.organization) for one in whole(text).positions] == [
        ("Research Professor", "Lund University"),
        ("Adjunct Professor", "Uppsala University"),
        ("Lecturer", "University of Leeds"),
    ]


def test_a_visiting_student_has_a_position_and_its_host() -> None:
    cv = bio(
        "I received my Ph.D. from Lund University, advised by Prof. Bo Marsh, and was a visiting Ph.D. student at "
        "Aalto University, hosted by Prof. Cy Reed."
    )
    assert [(one.organization, one.advisors) for one in cv.education] == [("Lund University", ["Bo Marsh"])]
    assert [(one.title, one.supervisors) for one in cv.positions] == [("visiting Ph.D. student", ["Cy Reed"])]


def test_the_dates_behind_shortened_months() -> None:
    found = bio("I was a postdoctoral fellow at Lund University from May 2021 to Dec. 2022.").positions[0]
    assert (found.start, found.end, found.current) == ("2021-05", "2022-12", False)


def test_an_institute_at_a_university_is_its_unit() -> None:
    found = bio("I am a PhD student at the Institute for Brain-inspired Botany (IBB) at Lund University.").education[0]
    assert (found.organization, found.unit) == ("Lund University", "Institute for Brain-inspired Botany (IBB)")


def test_a_group_is_no_field_of_study() -> None:
    found = bio("I was a PhD student in the Mosses group at the University of Leeds.").education[0]
    assert (found.field, found.organization) == (None, "University of Leeds")


def test_a_bracket_between_a_role_and_its_place() -> None:
    found = bio("I am an Assistant Professor (Distinguished Young Scholar, Doctoral Supervisor) at Lund University.")
    assert [(one.title, one.organization) for one in found.positions] == [("Assistant Professor", "Lund University")]


def test_a_greeting_ends_before_its_next_sentence() -> None:
    assert whole("Hi, I’m Rafiq. I’m a lecturer at Lund University.\n").person is None


def test_a_last_position_that_was_held() -> None:
    found = bio("My most recent postdoctoral position was at Lund University, supervised by Dr. Cy Reed.").positions[0]
    assert (found.organization, found.current, found.supervisors) == ("Lund University", False, ["Cy Reed"])


def test_a_list_of_degrees_in_one_sentence_is_told() -> None:
    cv = whole(
        "# Ada Quill\n\n## Short CV\n\nI obtained my PhD in Weaving at Lund University in 2021, my Master degree in "
        "Looms at the University of Oslo in 2016, and a Bachelor degree in Dyes at Aalto University in 2014. "
        "I'm also on the board of LoomCup.\n\n[Long CV](cv/quill.pdf).\n"
    )
    assert [(one.field, one.organization) for one in cv.education] == [
        ("Weaving", "Lund University"), ("Looms", "University of Oslo"), ("Dyes", "Aalto University")]  # fmt: skip
    assert not cv.positions


def test_a_short_form_of_a_title_is_the_same_post() -> None:
    cv = whole(
        "# Ada Quill\n\nI am currently a Research Assistant at Lund University.\n\n## Experience\n\n"
        "2019 - 2020\tWeaver, Globex\n\n2021 - Present\tRA, Lund University\n"
    )
    assert [(one.title, one.organization) for one in cv.positions] == [("Weaver", "Globex"), ("RA", "Lund University")]


def test_a_life_told_of_somebody_by_name_is_no_list_of_posts() -> None:
    cv = whole(
        "# Ada Quill\n\n## Vita\n\nAda Mae Quill was born in Lund on March 3, 1971. In 1991, Ada received her "
        "Bachelor of Science in Weaving from Lund University.\n\nAda worked as a postdoc at Globex from 1998 to 2001.\n"
    )
    assert [(one.degree, one.organization, one.end) for one in cv.education] == [
        ("Bachelor of Science", "Lund University", "1991")
    ]
    assert [(one.title, one.organization) for one in cv.positions] == [("postdoc", "Globex")]


def test_a_doctorate_under_way_at_a_school_in_letters_that_nobody_knows() -> None:
    page = (
        "Ada Quill\n\nABOUT ME\n\nI am a fourth-year PhD candidate in Botany at UniQD, advised by Prof. Bo Dahl.\n\n"
        "EDUCATION\n\n- University of Padua** | Botany | PhD Sep 2022 - Present\n"
    )
    (degree,) = whole(page).education
    assert (degree.organization, degree.advisors) == ("University of Padua", ["Bo Dahl"])
