"""Lists of one style each, drawn from the ways in which people write them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards, courses, read
from tests.transforms.records.serving import service
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_file


def plain(body: str) -> ParsedCV:
    """A short text of one made-up person, read as a file of plain text."""
    text = (
        f"Jane Q. Miller\njane@miller.example\n\nSKILLS\n\nWeaving, Dyeing\n\n{body}\n\nLANGUAGES\n\nEnglish (native)\n"
    )
    return parse(read_file(text.encode(), "made-up.txt"))


def test_dates_in_a_margin_over_lines_without_any_are_no_column_of_the_page() -> None:
    margin = " " * 25
    rows = [
        f"{year:<25}“{title},”\n{margin}{venue}"
        for year, title, venue in (
            ("2006", "Looms of the North", "Lund University, Sweden"),
            ("2010", "Dyes in cold rivers", "University of Ghent, Belgium"),
            ("2008", "Who owns the wool", "Kyoto University, Japan"),
            ("2013", "Salt on threads", "Makerere University, Uganda"),
        )
    ]
    found = plain("INVITED TALKS\n\n" + "\n\n".join(rows)).talks
    assert [(one.title, one.year) for one in found] == [
        ("Looms of the North", 2006), ("Dyes in cold rivers", 2010), ("Who owns the wool", 2008),
        ("Salt on threads", 2013),
    ]  # fmt: skip


@pytest.mark.parametrize(("end", "date"), [(")", "(Fall 2019)"), ("", "| 2019"), (".", ", 2019."), ("", "– Fall 2019")])
def test_a_course_named_as_a_heading_is_a_row_among_dated_rows(end: str, date: str) -> None:
    names = ["Academic Writing", "Plant Dyes", "Research Methods", "Slow Weaving"]
    for gap in ("\n", "\n\n"):
        found = plain("TEACHING\n\n" + gap.join(f"{name} {date}".replace(" ,", ",") for name in names)).teaching
        assert [one.course for one in found] == names, (end, gap)


@pytest.mark.parametrize("mark", ["<br>", "  ", "\\"])
def test_a_line_that_goes_on_behind_a_hard_break_heads_no_section(mark: str) -> None:
    rows = [("Plant Dyes", "Lund University"), ("Research Methods", "Kyoto University"), ("Looms", "ETH Zurich")]
    body = "\n\n".join(f"{course}{mark}\nTutor – *{place}*, Fall 2017" for course, place in rows)
    assert courses(body) == [(course, "Tutor", place, "2017") for course, place in rows]


def test_a_label_below_a_heading_with_a_colon_is_no_second_half_of_it() -> None:
    text = (
        "Jane Q. Miller\njane@miller.example\n\nSkills:\n\nWeaving, Dyeing\n\nTeaching:\n\n"
        "Lecturer:\n    Fall 2002     Plant Dyes\n    Fall 2006     Slow Weaving\n\nTutor:\nFall 2000     Looms\n"
    )
    found = parse(read_file(text.encode(), "made-up.txt")).teaching
    assert {one.role for one in found} == {"Lecturer", "Tutor"}


@pytest.mark.parametrize("role", ["Lecturer", "Guest Lecturer", "Instructor of Record", "Head Teaching Assistant"])
def test_roles_in_brackets_and_before_what_they_were_for(role: str) -> None:
    told = [("Plant Dyes", role, "Lund University", "2017")]
    assert courses(f"- Plant Dyes, Lund University ({role}), Fall 2017") == told
    assert courses(f"- Plant Dyes ({role}), Lund University, Fall 2017") == told
    assert courses(f"- {role} for Plant Dyes, Lund University, Fall 2017") == told


def test_a_practical_among_courses_is_no_unit_of_a_position() -> None:
    body = (
        "- Teaching Assistant, Organic Chemistry Laboratory, Lund University, 2012\n"
        "- Lecturer, Plant Dyes, Lund University, 2013\n- Tutor, Slow Weaving, Lund University, 2014"
    )
    found = read(f"## Teaching\n\n{body}")
    assert [one.course for one in found.teaching] == ["Organic Chemistry Laboratory", "Plant Dyes", "Slow Weaving"]
    assert not found.positions


def test_a_whole_range_in_a_column_does_not_take_the_date_below() -> None:
    body = (
        "- Summer 2015 - Summer 2020 | Lund University — **Plant Dyes**\n"
        "- Spring 2008 | Kyoto University — **Slow Weaving**\n- Fall 2017 - Spring 2021 | ETH Zurich — **Looms**"
    )
    assert [(one[0], one[3]) for one in courses(body)] == [
        ("Plant Dyes", "2015"), ("Slow Weaving", "2008"), ("Looms", "2017")
    ]  # fmt: skip


@pytest.mark.parametrize(
    "rows",
    [
        [
            "Loom Prize, 2006.",
            "Graduate Research Fellowship, 2001.",
            "Best Paper Award, 1999.",
            "Early Career Prize, 2008.",
        ],
        ["2006, **Loom Prize**.", "2001, **Graduate Research Fellowship**.", "1999, **Best Paper Award**."],
    ],
)
def test_honours_named_as_headings_are_rows_among_dated_rows(rows: list[str]) -> None:
    assert len(awards("\n\n".join(rows))) == len(rows)


def test_honours_over_their_givers_are_pairs_whatever_their_names_head() -> None:
    rows = [
        ("Young Weaver Award", "Royal Society", "2011"),
        ("Graduate Research Fellowship", "Wellcome Trust", "2022"),
        ("Early Career Prize", "Academy of Finland", "1998"),
    ]
    assert awards("\n\n".join(f"{name}\n{giver}, {year}" for name, giver, year in rows)) == rows
    assert awards("\n\n".join(f"{name}. {year}\n    {giver}" for name, giver, year in rows)) == rows


def test_months_in_a_column_are_no_short_names_of_honours() -> None:
    body = (
        "December 2001\tBest Loom Award — Royal Society\nMay 2000\tYarn Scholarship — ACM\nSept 2003\tDye Prize — IEEE"
    )
    assert [one[2] for one in awards(body)] == ["2001-12", "2000-05", "2003-09"]


def test_what_a_giver_awarded_is_an_honour_in_a_list_of_honours() -> None:
    found = read("## Awards\n\n- Dean's List, awarded by the University of Helsinki (1998)\n- Loom Prize (1999)")
    assert ("Dean's List", "University of Helsinki") in [(one.name, one.granter) for one in found.awards]
    assert not found.grants


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_venues_in_brackets_behind_roles(gap: str) -> None:
    body = gap.join(
        ("Reviewer (Loom Letters), 2016", "Session Chair (LoomConf), 2012", "Co-organizer (Dye Days), 2014")
    )
    assert service(body) == [
        ("reviewer", "Loom Letters", "2016", None), ("chair", "LoomConf", "2012", None),
        ("organizer", "Dye Days", "2014", None),
    ]  # fmt: skip


def test_dated_roles_over_their_venues() -> None:
    rows = [
        ("2002", "Editor", "Loom Letters"),
        ("1996", "Member", "Library Committee"),
        ("2010", "Reviewer", "Annals of Dyes"),
    ]
    body = "\n\n".join(f"{year}\t{role}\n\t{venue}" for year, role, venue in rows)
    assert [(venue, start) for _, venue, start, _ in service(body)] == [(row[2], row[0]) for row in rows]


@pytest.mark.parametrize(
    "rows",
    [
        ["**Bo de la Cruz** · ETH Zurich (2006)", "**Ada Zhou** · Lund University (2014)"],
        ["- Master's | **Bo de la Cruz** – 2007-2011", "- PhD | **Ada Zhou** – 1996-1998"],
        ["- Master's; Bo de la Cruz, 2007-2011", "- PhD; Ada Zhou, 1996-1998"],
        ["- Bo de la Cruz · “Slow looms”, 2016", "- Ada Zhou · “Dyes of the North”, 2018"],
        ["- Bo de la Cruz; PhD\t2016", "- Ada Zhou; Master's\t2018"],
        ["- Bo de la Cruz (PhD student)\t2016–2018", "- Ada Zhou (Master's)\t2018"],
        ["Bo de la Cruz – PhD – now at Globex\t2016", "Ada Zhou – MSc – now at Globex\t2018"],
    ],
)
def test_students_before_a_dot_and_behind_their_degrees(rows: list[str]) -> None:
    found = read("## Students\n\n" + ("\n\n" if rows[0][0] == "*" else "\n").join(rows)).advising
    assert [one.student for one in found] == ["Bo de la Cruz", "Ada Zhou"]


@pytest.mark.parametrize("line", ["{0}: {1}", "2011 | {0}: {1}"])
def test_two_letters_before_a_field_are_a_degree_and_no_state(line: str) -> None:
    body = "\n\n".join(
        f"{line.format(degree, field)}  \nLund University, 2011"
        for degree, field in (("MA", "Physics"), ("BA", "Sociology"))
    )
    found = read(f"## Education\n\n{body}").education
    assert [(one.degree, one.field) for one in found] == [("MA", "Physics"), ("BA", "Sociology")]


def test_months_before_a_dash_are_when_degrees_were_earned() -> None:
    body = (
        "May 2004 – PhD in Dyes, Lund University\n\nAugust 2000 – MA in Looms, ETH Zurich\n\n"
        "06/1998 – BA in Looms, ETH Zurich"
    )
    found = read(f"## Education\n\n{body}").education
    assert [(one.end, one.current) for one in found] == [("2004-05", False), ("2000-08", False), ("1998-06", False)]
