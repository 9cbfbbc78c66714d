"""Institutes inside an employer that stands above, with its years, over the posts held there."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes

_ROWS = [
    ("2012–present", "<b>University of Bergen</b>"),
    ("2019–present", "Director, Kari Lid Center for Roofs"),
    ("2012–2019", "Professor of Slate"),
    ("2005–2010", "<b>University of Oslo</b>"),
    ("2005–2010", "Lecturer"),
    ("2001–2004", "Fellow, Ada Quill Center for Mosses"),
]


def held(body: str) -> list[tuple[str, str | None]]:
    page = f"<html><body><h1>Ottilie Brandvold</h1><h2>Employment</h2>{body}</body></html>"
    return [(one.title, one.organization) for one in parse(read_bytes(page.encode(), "page.html")).positions]


def test_a_centre_within_the_years_of_the_employer_above_is_part_of_it() -> None:
    expected = [
        ("Director", "University of Bergen"),
        ("Professor of Slate", "University of Bergen"),
        ("Lecturer", "University of Oslo"),
        ("Fellow", "Ada Quill Center for Mosses"),
    ]
    rows = "".join(f"<tr><td>{years}</td><td>{words}</td></tr>" for years, words in _ROWS)
    assert held(f"<table>{rows}</table>") == expected
    items = "".join(f"<dt>{years}</dt><dd>{words}</dd>" for years, words in _ROWS)
    assert held(f"<dl>{items}</dl>") == expected


@pytest.mark.parametrize("part", ["Honors College", "Honours School"])
def test_a_college_of_honours_is_no_honour(part: str) -> None:
    text = f"## Education\n\n### BSc, Botany\n\n{part}, Merrow University, Norway\n\n*September 2006 - June 2010*\n"
    assert [(one.organization, one.unit) for one in parsed(text).education] == [("Merrow University", part)]


def test_an_institute_known_as_anothers_part_is_the_part_of_the_university_above() -> None:
    text = (
        "## Education\n\n#### Brown University\n\nProvidence, RI\n\n"
        "B.A. in Botany, Institute for Interdisciplinary Information Sciences\n\nSep. 2022-Jul. 2026\n"
    )
    assert [one.organization for one in parsed(text).education] == ["Brown University"]
