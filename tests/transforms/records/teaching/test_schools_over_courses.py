"""Schools that stand over the posts and courses taught there. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_document

_POSTS = (
    "*Instructor*\t2010 to 2016\n\n- Slow Felting: Fall 2012, Spring 2015\n- Fast Felting: Fall 2014\n\n"
    "*Teaching Assistant*\t2008 to 2010\n\n- Assistant for WV-1207: Knots."
)


def test_a_school_over_several_posts() -> None:
    head = "## Teaching Experience\n\n**Globex University, Leeds**\nDepartment of Looms\n\n"
    found = read(head + _POSTS).teaching
    assert [t.course for t in found] == ["Slow Felting", "Fast Felting", "WV-1207: Knots"]
    assert {t.organization for t in found} == {"Globex University"}


def test_a_school_and_its_department_over_courses() -> None:
    rows = "WEV 12: Felt and Rain, Spring 2023\n\nWEV 44: Introduction to Looms, Fall 2022"
    found = read(f"## Teaching\n\n**Globex College, Department of Wool**\n\n{rows}").teaching
    assert [(t.organization, t.start) for t in found] == [("Globex College", "2023"), ("Globex College", "2022")]


def test_a_school_that_no_list_knows_among_others() -> None:
    rows = "- Slow Felting, 2010\n- Fast Felting, 2011\n\n**Weaving Together & Apart**\n\n- Dyes, 2012"
    found = read(f"## Teaching\n\n**Globex University**\n\n{rows}").teaching
    assert "Globex University" not in {t.organization for t in found if t.course == "Dyes"}


def test_a_school_whose_last_column_was_its_term_or_town() -> None:
    rows = (
        "**Guest Lecturer**, University of Michigan  Autumn 2023\\\nECON 101: Slow Felting\n\n"
        "**Tutor**, Stanford University  Summer 2020\\\nCS 229: Fast Felting"
    )
    found = read(f"## Teaching\n\n{rows}").teaching
    assert [t.organization for t in found] == ["University of Michigan", "Stanford University"]
    rows = "**ETH Zurich**  Zurich, Switzerland\n\n- WEV 11: Dyes, Fall 2019\n- WEV 12: Knots, Fall 2018"
    assert {t.organization for t in read(f"## Teaching\n\n{rows}").teaching} == {"ETH Zurich"}


def test_schools_over_dated_rows_of_a_page() -> None:
    courses = ["IIT Bombay", "Tutor, Slow Felting", "Tutor, Knots", "Rice University", "Tutor, Dyes", "Tutor, Wool"]
    rows = [f"  • {one}".ljust(80) + f"20{at + 10}" if ", " in one else f"  {one}" for at, one in enumerate(courses)]
    page = "\n".join(["Ada Quill", "", "TEACHING", *rows, ""])
    found = parse(read_document(page.encode(), "a.txt")).teaching
    assert [t.organization for t in found] == ["IIT Bombay", "IIT Bombay", "Rice University", "Rice University"]


def test_a_term_over_a_list_of_courses() -> None:
    rows = (
        "Fall 2024: Felting (University of Oslo); Knots (Rice University)\n\nFall 2023: Dyes (ETH Zurich); Wool (MIT)"
    )
    found = read(f"## Teaching\n\n{rows}").teaching
    told = [("Felting", "2024"), ("Knots", "2024"), ("Dyes", "2023"), ("Wool", "2023")]
    assert [(t.course, t.start) for t in found] == told


def test_other_courses_behind_their_codes() -> None:
    line = "Further courses taught at Globex: Weaving 204: Slow Dyeing, Weaving 310: Dry Felting."
    found = read(f"## Teaching\n\n- {line}\n- Slow Weaving, 2019").teaching
    assert {"Weaving 204: Slow Dyeing", "Weaving 310: Dry Felting"} <= {t.course for t in found}


def test_a_school_in_the_section_s_heading() -> None:
    rows = "- Tutor, Slow Felting\tSpring 2017\n- Tutor, Fast Felting\tFall 2016"
    found = read(f"## Teaching Experience: University of Graz\n\n{rows}").teaching
    assert [(t.course, t.organization) for t in found] == [
        ("Slow Felting", "University of Graz"),
        ("Fast Felting", "University of Graz"),
    ]


def test_headings_of_schools_that_say_what_was_done_there() -> None:
    page = (
        "## Teaching\n\n### University of Graz\n\nStatistics\n\n"
        "### University of Bern — Exercises and Tutoring\n\n- Slow Felting\n- Dyes and Moss\n- Knots for Weavers"
    )
    found = read(page).teaching
    assert [(t.course, t.organization) for t in found] == [
        ("Statistics", "University of Graz"),
        ("Slow Felting", "University of Bern"),
        ("Dyes and Moss", "University of Bern"),
        ("Knots for Weavers", "University of Bern"),
    ]


def test_a_label_that_says_as_what_courses_were_held() -> None:
    rows = "_As Instructor_\n\nSlow Felting, Winter 2019\n\n_As Teaching Assistant_\n\nFast Felting, Spring 2016"
    found = read(f"## Teaching\n\n**Globex University, School of Looms**\n\n{rows}").teaching
    assert [(t.course, t.role) for t in found] == [
        ("Slow Felting", "Instructor"),
        ("Fast Felting", "Teaching Assistant"),
    ]


def test_a_role_in_italics_holds_for_all_courses_below_it() -> None:
    rows = (
        "_As Instructor_\n\nSlow Felting, Winter 2019\n\n_As Teaching Assistant_\n\n"
        "Fast Felting, Spring 2016\n\nFast Felting, Winter 2015"
    )
    found = read(f"## Teaching\n\n**Globex University, School of Looms**\n\n{rows}").teaching
    assert [(t.course, t.role, t.start, t.end) for t in found] == [
        ("Slow Felting", "Instructor", "2019", None),
        ("Fast Felting", "Teaching Assistant", "2015", "2016"),
    ]


def test_a_school_with_its_programme_stands_over_courses() -> None:
    text = (
        "Globex College Program in Wool and Dye Sciences\tFall 2015-2018\n\n"
        "- WEV 220: Introduction to Felt (lecture and lab)\n- WEV 291: Slow Looms\n\n"
        "Initech University\t2013-2015\n\n"
        "- WEV 98: Knots (Instructor of record, Guild of Teaching Fellows)\n- WEV 101: Ropes (Teaching fellow)"
    )
    found = read(f"## Teaching\n\n{text}").teaching
    assert [t.course.rpartition(": ")[2] for t in found] == ["Introduction to Felt", "Slow Looms", "Knots", "Ropes"]
    assert {t.organization for t in found[:2]} == {"Globex College Program in Wool and Dye Sciences"}
    assert found[1].start == "2015"


def test_a_school_over_a_single_row() -> None:
    body = (
        "### Westmark Institute of Technology\n\nCS 3311\tLooms and Yarn\t2018\nENGL 1102\tOld Looms\t2018\n\n"
        "### Tarn University\n\nENG 213\tVictorian Weavers\t2011\n"
    )
    found = read(f"## Courses Taught\n\n{body}").teaching
    assert [(one.course, one.organization) for one in found] == [
        ("CS 3311 Looms and Yarn", "Westmark Institute of Technology"),
        ("ENGL 1102 Old Looms", "Westmark Institute of Technology"),
        ("ENG 213 Victorian Weavers", "Tarn University"),
    ]


@pytest.mark.parametrize("mark", ["", "*"])
@pytest.mark.parametrize("second", ["Northern Looms College", "University of Vaasa, Department of Textiles"])
def test_plain_schools_right_above_rows_of_columns(mark: str, second: str) -> None:
    text = (
        f"DORA SAGE\n\nTEACHING\n{mark}University of Oulu{mark}\n2016-          Warp Physics\n"
        f"2015-6         Loom Laboratory (yearlong)\n\n\n{mark}{second}{mark}\n"
        "2008          History of Felt (teaching assistant for Bo Rook)\n2007          Knots\n"
    )
    found = parse(read_document(text.encode(), "a.md" if mark else "a.txt")).teaching
    assert [(one.course, one.organization) for one in found] == [
        ("Warp Physics", "University of Oulu"),
        ("Loom Laboratory (yearlong)", "University of Oulu"),
        ("History of Felt", second.partition(",")[0]),
        ("Knots", second.partition(",")[0]),
    ]
