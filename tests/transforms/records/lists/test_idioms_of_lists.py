"""Idioms of lists: who pays in brackets, what a grant was for below it, terms, levels and rows that share a date."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def grants(body: str) -> list[tuple[str | None, str | None, str | None]]:
    return [(one.title, one.funder, one.start) for one in read(f"## Funded Grants\n\n{body}").grants]


@pytest.mark.parametrize(
    ("note", "funder"),
    [
        ("(National Science Foundation, 2019-2023, $412,000), PI", "National Science Foundation"),
        ("(NSF MRI, 2019-2023, $412,000), Co-PI with D. Ashgrove", "NSF"),
        ("(Globex Energy Authority, $12,000, 2019), PI", "Globex Energy Authority"),
        ("(NSF), 2019-2023", "NSF"),
    ],
)
def test_who_pays_stands_in_brackets_behind_the_title(note: str, funder: str) -> None:
    assert grants(f"- Foam Inception in Pressurized Vats {note}") == [
        ("Foam Inception in Pressurized Vats", funder, "2019")
    ]


def test_brackets_that_name_nobody_who_pays_stay() -> None:
    assert grants("- Foam Inception in Vats (FIV), Research Council of Norway, 2019") == [
        ("Foam Inception in Vats (FIV)", "Research Council of Norway", "2019")
    ]


@pytest.mark.parametrize(
    "goal",
    ["This award studied threads as signs of strain.", "A trial at eleven mills of two kinds of yarn."],
)
def test_a_sentence_below_a_grant_is_not_its_title(goal: str) -> None:
    title = "Yarn Activation and Loom Failure in Slow Mills"
    body = f"2016-2021\t{title}\n\tNIH/NHLBI K23 HL133921\n\tPI ($829,440)\n\t{goal}"
    assert grants(body) == [(title, "NIH/NHLBI", "2016")]


def teaching(body: str) -> list[tuple[str, str | None, str | None, str | None]]:
    return [(t.course, t.organization, t.start, t.end) for t in read(f"## Teaching\n\n{body}").teaching]


@pytest.mark.parametrize(
    ("terms", "start", "end"),
    [
        ("V20, V22", "2020", "2022"),
        ("H19, H20, V21", "2019", "2021"),
        ("H11–V13", "2011", "2013"),
        ("F00, F01, S03-S09", "2000", "2009"),
    ],
)
def test_terms_of_one_letter_and_ranges_of_them(terms: str, start: str, end: str) -> None:
    assert teaching(f"- TEX210 Looms in class ({terms})") == [("TEX210 Looms in class", None, start, end)]


def test_honours_are_a_level_of_courses() -> None:
    body = "### Westmoor University\n\nLooms 2: Court and City (2017–2022); Honours option: Dyes of the North (2016)"
    assert teaching(body) == [
        ("Looms 2: Court and City", "Westmoor University", "2017", "2022"),
        ("Honours option: Dyes of the North", "Westmoor University", "2016", None),
    ]
    assert not read(f"## Teaching\n\n{body}").awards


@pytest.mark.parametrize(
    ("first", "shared", "third", "last"),
    [
        ("Lecture: Yarns", "Seminar: Plain Dyes", "Seminar: Hemp", "Colloquium: Looms"),
        ("TEX 101 Yarns", "TEX 230 Plain Dyes", "TEX 101 Yarns", "ART 44 Looms"),
    ],
)
def test_courses_share_the_term_of_the_row_above(first: str, shared: str, third: str, last: str) -> None:
    body = f"| | |\n|---|---|\n| Fall 2020 | {first} |\n| | {shared} |\n| Fall 2021 | {third} |\n| Fall 2022 | {last} |"
    assert (shared, "2020") in [(course, start) for course, _, start, _ in teaching(body)]


def test_a_colleague_beside_a_course_is_no_school() -> None:
    assert teaching("- Current Dyes (with A. Morgan), 2023") == [("Current Dyes", None, "2023", None)]


def test_a_label_below_a_date_begins_a_line_of_its_own() -> None:
    body = (
        "Organizer, Loom Days\t2022\nDelegate, Climate Committee\t2021–23\nReferee: *Looms*, *Dyes*, *Yarn and Thread*"
    )
    assert ("reviewer", "Dyes") in [(s.role, s.venue) for s in read(f"## Service\n\n{body}").service]


def test_a_school_named_by_its_unit_holds_for_the_roles_below() -> None:
    body = (
        "Westmoor University School of Law, Columbus, Ohio\n\nProfessor of Law, 2016-2019\n\n"
        "Associate Professor of Law, 2012-2016\n\nUniversity of Toledo College of Law, Toledo, Ohio\n\n"
        "Visiting Assistant Professor, 2010-2012"
    )
    found = read(f"## Academic Appointments\n\n{body}").positions
    assert [one.organization for one in found][:2] == ["Westmoor University School of Law"] * 2


def test_a_heading_that_comes_again_at_the_end_is_none_of_an_entry() -> None:
    body = (
        "EDUCATION\n\nPh.D., Looms, Westmoor University, 2017\n\nAWARDS\n\nVale Loom Fellowship, Globex, 2020\n\n"
        "TALKS\n\n“Dyes of the North,” Loom Days, Leeds, 2021\n\nAWARDS\n\nBest Yarn Prize, Erewhon Society, 2022"
    )
    cv = read(body)
    assert [one.name for one in cv.awards] == ["Vale Loom Fellowship", "Best Yarn Prize"]
    assert not cv.positions


def test_a_professorship_among_teaching_positions() -> None:
    body = (
        "## Teaching Positions\n\n2020 –\tAssistant Professor of Weaving, University of Leeds\n\n"
        "2017 – 20\tSessional Lecturer, McGill University\n"
    )
    assert [one.title for one in read(body).positions] == ["Assistant Professor of Weaving", "Sessional Lecturer"]
