"""Courses whose school or term stands beside them: between role and course, in a heading, or in another list."""

from __future__ import annotations

from transforms.parse import parse
from transforms.parsed import Teaching
from transforms.readers.dispatch import read


def _taught(text: str) -> list[Teaching]:
    return parse(read(f"# Ada Quill\n\n{text}".encode(), "page.md")).teaching


def test_a_school_below_the_role_is_where_the_course_was() -> None:
    taught = _taught(
        "Teaching\n======\n"
        "* Fall 2024: Teaching Assistant\n  * Lund University\n  * Slow looms (a course for first years)\n\n"
        "* Spring 2023: Teaching Assistant\n  * Uppsala University\n  * Teaching Assistant for Ropes and Knots\n"
    )
    assert [(t.course, t.organization, t.start) for t in taught] == [
        ("Slow looms", "Lund University", "2024"),
        ("Ropes and Knots", "Uppsala University", "2023"),
    ]


def test_the_term_of_a_heading_holds_for_the_courses_below() -> None:
    taught = _taught("## Current Teaching (Fall 2025)\n- TEX 210: Slow Looms\n- TEX 510: Ropes and Knots\n")
    assert [(t.course, t.start) for t in taught] == [
        ("TEX 210: Slow Looms", "2025"),
        ("TEX 510: Ropes and Knots", "2025"),
    ]


def test_the_years_of_a_whole_list_are_those_of_no_course() -> None:
    taught = _taught("## Teaching, 2015-2020\n- TEX 210: Slow Looms\n- TEX 510: Ropes and Knots\n")
    assert [t.start for t in taught] == [None, None]


def test_a_coded_course_of_two_lists_is_one_over_all_its_terms() -> None:
    taught = _taught(
        "## Current Teaching (Fall 2025)\n- TEX 210: Slow Looms\n- TEX 510: Ropes\n\n"
        "## Office Hours\n- Tuesdays, 2:30pm\n\n"
        "## Previous Teaching\n### Lund University\n#### Fall 2023\n- TEX 210: Slow Looms\n"
        "#### Fall 2022\n- TEX 330: Dyes\n"
    )
    assert [(t.course, t.organization, t.start, t.end) for t in taught] == [
        ("TEX 510: Ropes", None, "2025", None),
        ("TEX 210: Slow Looms", "Lund University", "2023", "2025"),
        ("TEX 330: Dyes", "Lund University", "2022", None),
    ]


def test_how_many_were_supervised_is_no_course() -> None:
    taught = _taught(
        "## Teaching\n- 2014-2018 BIO 210 Ecology of Mosses\n- 2012-2015 Supervised and co-advised 9 diploma theses\n"
        "- 2013-2016 Supervision of three bachelor's theses\n- 2011 Supervised Learning of Looms\n"
    )
    assert [t.course for t in taught] == ["BIO 210 Ecology of Mosses", "Supervised Learning of Looms"]
