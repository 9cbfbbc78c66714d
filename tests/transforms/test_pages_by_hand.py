"""Pages written by hand: spans that nothing parts, breaks inside an item, what goes on today in brackets."""

from __future__ import annotations

from tests.transforms.records.one_section import read
from tests.transforms.records.serving import service
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes


def test_a_span_right_behind_a_date_is_set_apart() -> None:
    items = '<li><span>Aug 2023</span><span id="right">Looms in the north</span></li>'
    items += '<li><span>July 2022</span><span id="right">Dyes of the sea</span></li>'
    page = f"<html><body><h1>Ada Quill</h1><h2>Publications</h2><ul>{items}</ul></body></html>"
    papers = parse(read_bytes(page.encode(), "cv.html")).papers
    assert [(one.title, one.year) for one in papers] == [("Looms in the north", 2023), ("Dyes of the sea", 2022)]
    assert all(one.authors in ([], ["Ada Quill"]) for one in papers)


def test_a_standing_on_a_line_of_its_item_is_that_items() -> None:
    papers = read(
        "## Papers\n\n1. **Miller J.**, Reed G., & Ode W.  \n  A powerful test for wide and heavy looms.  \n"
        "  In preparation\n2. **Miller J.** & Ode W.  \n  Networks of felt with small penalties.  \n"
        "  Felt Letters, 8(1), 1-9.\n"
    ).papers
    assert [(one.title, one.status) for one in papers] == [
        ("A powerful test for wide and heavy looms", "in_preparation"),
        ("Networks of felt with small penalties", "published"),
    ]


def test_today_in_brackets_says_that_a_post_is_held() -> None:
    body = "**Weaver** (Present)\nLund University, Lund\n- Felt\n\n"
    body += "**Dyer** (2019–2021)\nUniversity of Oslo, Oslo\n- Wool\n"
    held = [(one.title, one.current) for one in read(f"## Experience\n\n{body}").positions]
    assert held == [("Weaver", True), ("Dyer", False)]


def test_a_saint_ends_no_phrase() -> None:
    body = "- Organizer, Felt Conference, College of St. Olga, St. Louis, MO, 2014."
    assert service(body) == [("organizer", "Felt Conference, College of St. Olga", "2014", None)]


def teaching(body: str) -> list[tuple[str, str | None, str | None]]:
    return [(one.course, one.role, one.organization) for one in read(f"## Teaching Experience\n\n{body}").teaching]


def test_a_line_over_coded_courses_heads_them_and_is_none() -> None:
    body = (
        "Globex University, Turku, Finland How Often (Years) Lecturer and Reader in Felt\n\n"
        "- FELT 107: Wet Looms (2018-24)\n- FELT 255: Dry Looms (2020-23)\n- FELT 340: Dyes (2018)\n"
    )
    assert [course[:3:2] for course in teaching(body)] == [
        ("FELT 107: Wet Looms", "Globex University"),
        ("FELT 255: Dry Looms", "Globex University"),
        ("FELT 340: Dyes", "Globex University"),
    ]


def test_a_sentence_over_coded_courses_holds_none_of_them() -> None:
    body = (
        "Last year the Felt Society gave me its Prize for Patient Tutors.\n\n"
        "- FELT 107 - Wet Looms. Evening Class. Fall 2012 and Fall 2014\n"
        "- FELT 255 - Dry Looms. Evening Class. Spring 2011 and Fall 2015\n"
    )
    assert [course[0] for course in teaching(body)][-2:] == ["FELT 107 – Wet Looms", "FELT 255 – Dry Looms"]
