"""Careers: dates before a dash, months apart from their year, promotions, assistantships among teaching."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions, read
from transforms.parse import parse
from transforms.readers.dispatch import read as document


def test_a_dash_behind_a_year_parts_it_from_what_it_dates() -> None:
    assert degrees("2011 – PhD in Physics, Lund University\n\n2006 – MSc in Physics, Lund University\n")[0][3:] == (
        None, "2011")  # fmt: skip
    assert positions("2012 — Visiting scholar, Lund University\n")[0][2:] == ("2012", None, False)


def test_a_dash_among_ranges_leaves_the_end_open() -> None:
    found = positions("2018 – Professor, Lund University\n\n2011 – 2018 Lecturer, Lund University\n")
    assert [(start, end, current) for *_, start, end, current in found] == [
        ("2018", None, True),
        ("2011", "2018", False),
    ]


def test_months_that_stand_apart_from_their_year() -> None:
    found = positions("2022 — Scientific adviser, Ministry of the Environment, March–May.\n")
    assert found == [("Scientific adviser", "Ministry of the Environment", "2022-03", "2022-05", False)]


def test_months_below_their_year_in_the_column_of_dates() -> None:
    body = (
        "2019\t\t**Weaver**\nJun. - Aug.\t\tUniversity of Bergen\n- Wove flags\n\n"
        "2018\t\t**Dyer**\nMay–July\t\tUniversity of Turku\n\n2017\t\t**Weaver**\nUniversity of Oslo\n"
    )
    assert positions(body) == [
        ("Weaver", "University of Bergen", "2019-06", "2019-08", False),
        ("Dyer", "University of Turku", "2018-05", "2018-07", False),
        ("Weaver", "University of Oslo", "2017", None, False),
    ]


def test_present_alone_in_the_column_of_dates() -> None:
    found = positions("Present\tResearch Associate, Lund University\n\n2019–2021\tLecturer, Lund University\n")
    assert found[0] == ("Research Associate", "Lund University", None, None, True)


def test_present_in_brackets() -> None:
    assert positions("2019.05 - (now), Lecturer, Lund University\n")[0][2:] == ("2019-05", None, True)


def test_a_promotion_in_brackets_is_a_role_of_its_own() -> None:
    found = positions("Research Associate (promoted to Research Fellow in 2013), Lund University, 2011–2016\n")
    assert [(title, start, end) for title, _, start, end, _ in found] == [
        ("Research Associate", "2011", "2016"), ("Research Fellow", "2013", "2016")]  # fmt: skip


def test_labels_that_end_entries_begin_none() -> None:
    found = degrees(
        "PhD in Physics\nLund University\nSweden\nDuration: 2018-2021\n"
        "Master of Science\nUppsala University\nDuration: 2016-2018\n"
    )
    assert [(degree, where, end) for degree, _, where, _, end in found] == [
        ("PhD", "Lund University", "2021"), ("Master of Science", "Uppsala University", "2018")]  # fmt: skip


def test_bullets_with_bullets_below_are_entries_dated_or_not() -> None:
    found = positions(
        "* Exchange student at Uppsala University (2017)\n  * Supervisor: Dr Ben Oak\n"
        "* Researcher at Lund University\n  * Supervisor: Dr Cy Elm\n"
    )
    assert [where for _, where, *_ in found] == ["Uppsala University", "Lund University"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- Half-time teaching assistant at Lund University\n", ["Half-time teaching assistant"]),
        (
            "2022\tTeaching Assistant, Lund University\n\n2020\tPrivate Tutor, BrightMinds, UK\n",
            ["Teaching Assistant", "Private Tutor"],
        ),
        (
            "- Instructor, Summer School on Maps, Lund University, 2016\n- GEO101: Maps, 2015\n- GEO102: Seas, 2014\n",
            [],
        ),
        ("Teaching Assistant, Lund University\n- STAT 301: Statistics, 2018\n- STAT 302: Models, 2019\n", []),
    ],
)
def test_assistantships_without_courses_are_positions(text: str, expected: list[str]) -> None:
    assert [position.title for position in read("TEACHING\n\n" + text).positions] == expected


def test_whom_an_assistant_helps_is_no_part_of_the_employer() -> None:
    found = read("EXPERIENCE\n\n2017–2018 Research assistant, Bank of Finland for Ada van Moor and Ben Oak\n").positions
    assert [(p.organization, p.supervisors) for p in found] == [("Bank of Finland", ["Ada van Moor", "Ben Oak"])]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("B.S. – Diplôme d'Ingénieur in Computer Science, INSA Lyon, 2014", ("B.S.", "Computer Science")),
        (
            "Bachelor of Science (Research), Lund University. Major: Physics, 2014",
            ("Bachelor of Science (Research)", "Physics"),
        ),
        (
            "Lund University, Combined Bachelor–Master Program, Master’s Degree in Chemistry, 2015",
            ("Master’s Degree", "Chemistry"),
        ),
        ("2025 - 2025, University of Padova, Undergraduate Transfer Student", ("Undergraduate Transfer Student", None)),
    ],
)
def test_a_degree_is_one(line: str, expected: tuple[str, str | None]) -> None:
    assert [(degree, field) for degree, field, *_ in degrees(line + "\n")] == [expected]


def test_degrees_on_a_labelled_line_share_the_university_above() -> None:
    found = degrees("2001-2005\tEngineering, Lund University\n\tDegrees: Bachelor of Science; Master of Science\n")
    assert [(degree, where) for degree, _, where, *_ in found] == [
        ("Bachelor of Science", "Lund University"), ("Master of Science", "Lund University")]  # fmt: skip


def test_a_degree_is_conferred_after_the_studies_above_it() -> None:
    text = (
        "# Ada Quill\n\n## Education\n\n"
        "University of Leeds, Leeds, UK; October 2011–.  \nPh.D. in Weaving, March 2016 (expected); mark: 1.3.\n\n"
        "University of Vaasa, Vaasa, Finland; May 2003–June 2007.  \nM.Sc. in Looms, January 2008.\n"
    )
    found = parse(document(text.encode(), "cv.md")).education
    assert [(one.start, one.end, one.expected) for one in found] == [
        ("2011-10", "2016-03", True),
        ("2003-05", "2008-01", False),
    ]


def test_an_end_that_a_bullet_expects_is_that_of_studies_that_run() -> None:
    text = (
        "# Ada Quill\n\n## Education\n\nPh.D. in Weaving, University of Leeds, 2014 - Present\n\n"
        "- Expected: December 2028\n- Thesis: Looms\n\nM.Sc. in Looms, University of Vaasa, 2011 - 2013\n"
    )
    found = parse(document(text.encode(), "cv.md")).education
    assert [(one.start, one.end, one.current) for one in found] == [
        ("2014", "2028-12", False),
        ("2011", "2013", False),
    ]


def test_a_degree_long_before_or_after_the_period_above_keeps_its_own_date() -> None:
    text = "# Ada Quill\n\n## Education\n\nUniversity of Leeds; 2009–2014.  \nM.Sc. in Looms, February {year}.\n"
    for year in (2008, 2012, 2018):
        degree = parse(document(text.format(year=year).encode(), "cv.md")).education[0]
        assert (degree.start, degree.end) == (None, f"{year}-02")


def test_an_expected_end_below_a_study_begins_no_other_one() -> None:
    body = (
        "**Ph.D.**, **Geology**\t11/2021 – Present\n**University of Bergen**, *Bergen, Norway*\tExpected 2026\n"
        "Advisors: Ada Fern, Bo Moss\nRivers and their looms.\n\n"
        "**M.Sc.**, **Geology**\t09/2017 – 05/2021\n**University of Turku**, *Turku, Finland*\nAdvisors: Cy Reed\n"
    )
    found = [(one.degree, one.organization, one.end, one.advisors) for one in read("EDUCATION\n\n" + body).education]
    assert found == [
        ("Ph.D.", "University of Bergen", "2026", ["Ada Fern", "Bo Moss"]),
        ("M.Sc.", "University of Turku", "2021-05", ["Cy Reed"]),
    ]


def test_who_worked_along_and_a_years_project_are_no_units() -> None:
    body = (
        "2022 – 2024\t**M.Sc. Geology**, University of Bergen.\nCollaborators: Ada Fern, Bo Moss.\n\n"
        "2018 – 2022\t**B.Sc. Geology**, University of Turku.\nThird Year Project - Looms under Load\n"
    )
    assert [one.unit for one in read("EDUCATION\n\n" + body).education] == [None, None]
