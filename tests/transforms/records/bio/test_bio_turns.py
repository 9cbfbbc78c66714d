"""Turns of prose around a role: brackets before its title, its field before its unit, a degree told behind it."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return read(f"## Biography\n\n{text}")


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "I am a (tenure-track) Assistant Professor in the Department of Looms at Lund University.",
            ("Assistant Professor", "Lund University", "Department of Looms"),
        ),
        (
            "I am an assistant professor in early modern lace in the Department of Textiles at Lund University.",
            ("assistant professor", "Lund University", "Department of Textiles"),
        ),
        (
            "In 2010, I joined the faculty of Lund University as an assistant professor.",
            ("assistant professor", "Lund University", None),
        ),
        (
            "I'm a research scientist on the Weaving team at Google DeepMind.",
            ("research scientist", "Google DeepMind", "Weaving team"),
        ),
        (
            "I am working as a Data Scientist with the Loom Safety team at Globex Fibres, Lund.",
            ("Data Scientist", "Globex Fibres", "Loom Safety team"),
        ),
        (
            "I was a software engineer in the Warp and Weft group at Initech, where I spun.",
            ("software engineer", "Initech", "Warp and Weft group"),
        ),
        ("She is employed as an Engineer-III at Globex Fibres.", ("Engineer-III", "Globex Fibres", None)),
        ("I am a Senior Engineer II at Globex Fibres.", ("Senior Engineer II", "Globex Fibres", None)),
        ("I then went to Cornell University as a postdoc.", ("postdoc", "Cornell University", None)),
        ("From 2015 to 2018, I was a doctoral researcher at KU Leuven.", ("doctoral researcher", "KU Leuven", None)),
        ("I am a junior group leader at Lund University.", ("junior group leader", "Lund University", None)),
    ],
)
def test_roles(text: str, held: tuple[str, str, str | None]) -> None:
    assert [(one.title, one.organization, one.unit) for one in bio(text).positions] == [held]


def test_what_is_told_of_a_degree_is_not_told_of_the_role_before_it() -> None:
    found = bio(
        "I was previously a postdoctoral fellow at Lund University and finished my PhD in Looms in 2021 at the"
        " University of Oslo, supervised by Prof. Ann Marsh."
    )
    assert [(one.start, one.supervisors) for one in found.positions] == [(None, [])]
    assert [(one.end, one.advisors) for one in found.education] == [("2021", ["Ann Marsh"])]


def test_a_second_rank_at_the_same_place() -> None:
    found = bio("He was appointed Senior Lecturer at the University of Leeds in 2014 and Reader in 2018.").positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Senior Lecturer", "University of Leeds", "2014"),
        ("Reader", "University of Leeds", "2018"),
    ]


def test_a_first_job_that_one_moved_on_from() -> None:
    found = bio("I started my career as a software engineer at Globex before moving to Initech as a data scientist.")
    assert {(one.title, one.organization, one.current) for one in found.positions} == {
        ("software engineer", "Globex", False),
        ("data scientist", "Initech", False),
    }


def test_a_stop_before_the_word_degree_ends_no_sentence() -> None:
    found = bio("I received the PhD. Degree in Looms from the University of Leeds in 2016.").education
    assert [(one.field, one.organization, one.end) for one in found] == [("Looms", "University of Leeds", "2016")]


def test_who_advised_stands_behind_with_advisers_or_a_small_professor() -> None:
    found = bio(
        "He received his PhD from the University of Leeds with advisers Mary Quill and Ian Holm. Before becoming a"
        " lecturer at Lund University, he was a postdoctoral researcher working with Ann Marsh at McGill University."
        " He received his MSc from the University of Oslo under the supervision of professor Bo Reed."
    )
    assert [one.advisors for one in found.education] == [["Mary Quill", "Ian Holm"], ["Bo Reed"]]
    assert {(one.title, one.organization, *one.supervisors) for one in found.positions} == {
        ("lecturer", "Lund University"),
        ("postdoctoral researcher", "McGill University", "Ann Marsh"),
    }


def test_when_an_internship_was_may_stand_before_it() -> None:
    found = bio("During summer 2021, I interned at Adobe Research with Ann Marsh.").positions
    assert [(one.organization, one.start) for one in found] == [("Adobe Research", "2021")]


def test_a_firm_of_two_names() -> None:
    found = bio("She is a senior associate at Quill & Reed LLP in London.").positions
    assert [(one.title, one.organization) for one in found] == [("senior associate", "Quill & Reed LLP")]


def test_a_role_at_each_university_of_a_list() -> None:
    found = bio("I was a visiting scholar at Stanford University, MIT and the University of Leeds.").positions
    assert [(one.title, one.organization, one.unit) for one in found] == [
        ("visiting scholar", "Stanford University", None),
        ("visiting scholar", "MIT", None),
        ("visiting scholar", "University of Leeds", None),
    ]


@pytest.mark.parametrize(
    ("told", "held"),
    [
        (
            "She was appointed Lecturer in Felt at Lund University in 2005, Reader in 2010 and Professor in 2016.",
            [("Lecturer in Felt", "2005"), ("Reader", "2010"), ("Professor", "2016")],
        ),
        (
            "She was appointed Lecturer in Felt at Lund University in 2005 and Senior Lecturer in 2010.",
            [("Lecturer in Felt", "2005"), ("Senior Lecturer", "2010")],
        ),
        ("She retired in 2019 from Lund University, where she had been Reader since 1998.", [("Reader", "1998")]),
        ("In 2016, she joined the Felt Works of Lund University as a curator.", [("curator", "2016")]),
        ("I'm a postdoc (with Bo Reed) in the Felt Lab at Lund University.", [("postdoc", None)]),
    ],
)
def test_steps_at_one_university(told: str, held: list[tuple[str, str | None]]) -> None:
    found = bio(told).positions
    assert [(one.title, one.start) for one in found] == held
    assert {one.organization for one in found} == {"Lund University"}


def test_a_museum_that_nobody_knows_is_joined() -> None:
    (held,) = bio("In 2016, she joined the Merrow Cloth Museum as a curator.").positions
    assert (held.title, held.organization, held.start) == ("curator", "Merrow Cloth Museum", "2016")


def test_a_degree_may_begin_a_sentence_without_a_verb() -> None:
    for told in ("PhD in Knots, University of Merrow, 2014.", "PhD University of Merrow, 2014."):
        found = bio(f"Lecturer in Felt at Lund University. {told}")
        assert [(one.degree, one.organization, one.end) for one in found.education] == [
            ("PhD", "University of Merrow", "2014")
        ]


def test_each_honour_has_the_year_of_its_clause() -> None:
    found = bio("In 2018 she won the Golden Bobbin Prize, and in 2020 she was awarded the Reed Medal.")
    assert [(one.name, one.start) for one in found.awards] == [("Golden Bobbin Prize", "2018"), ("Reed Medal", "2020")]


@pytest.mark.parametrize(
    "title", ["Professor Emerita of Weaving", "Professor Emeritus of Weaving", "Professor Emeritus"]
)
def test_professors_emeriti(title: str) -> None:
    (held,) = bio(f"Ada Quill is {title} at Lund University, where she taught from 1985 until 2018.").positions
    assert (held.title, held.organization) == (title, "Lund University")


def test_an_employer_that_nobody_knows_before_how_long_one_stayed() -> None:
    told = "I worked as a software engineer at Narvic for three years, then moved to Merrow Labs as a data scientist."
    held = {(one.title, one.organization) for one in bio(told).positions}
    assert held == {("software engineer", "Narvic"), ("data scientist", "Merrow Labs")}


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("As a postdoc at Lund University, I led a team of three weavers.", ("postdoc", False)),
        ("As a Loom fellow at Lund University, I helped faculty with maps of wool.", ("Loom fellow", False)),
        ("As an intern at Lund University, I also mended looms of many kinds.", ("intern", False)),
        (
            "As an assistant professor at Lund University, I lead a team of three weavers.",
            ("assistant professor", True),
        ),
    ],
)
def test_the_verb_behind_as_a_says_when(text: str, held: tuple[str, bool]) -> None:
    found = bio(text)
    assert [(one.title, one.current) for one in found.positions] == [held]
    assert not found.awards


@pytest.mark.parametrize("name", ["Washington University in St. Louis", "St. Brannoc's College", "Mt. Quill College"])
def test_a_short_saint_ends_no_sentence(name: str) -> None:
    found = bio(f"I am a lecturer at {name}. I earned my PhD in Looms from {name} in 2015.")
    assert [(one.title, one.organization) for one in found.positions] == [("lecturer", name)]
    assert [(one.organization, one.end) for one in found.education] == [(name, "2015")]


def test_where_one_was_before_what_one_was() -> None:
    found = bio("Previously, I was at Adobe Research as a summer intern and wove with Dr. Ann Marsh.")
    assert [(one.title, one.organization, one.current) for one in found.positions] == [
        ("summer intern", "Adobe Research", False)
    ]


def test_the_same_university_in_one_sentence() -> None:
    found = bio("I hold an MSc in Looms from TU Graz (2014), and a BSc from the same university (2012).").education
    assert [(one.level, one.organization, one.end) for one in found] == [
        ("master", "TU Graz", "2014"),
        ("bachelor", "TU Graz", "2012"),
    ]


def test_an_incoming_student_begins() -> None:
    found = bio("I am an incoming Ph.D. student in Looms at Stanford University (Fall 2035).").education
    assert [(one.organization, one.start, one.end) for one in found] == [("Stanford University", "2035", None)]
