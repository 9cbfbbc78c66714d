"""Rows of a career whose columns only blanks part."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from tests.transforms.records.one_section import read

WORD_TABLE = """## Appointments

2012 – present Professor with tenure Tarn Valley University, School of Wool

2005 – 2012 Associate Professor Tarn Valley University, School of Wool

1999 – 2005 Assistant Professor University of Toledo, College of Wool
"""
BEHIND = """## Employment

Teaching Assistant Osier State University 1979-1980

Instructor in Weaving University of Tennessee 1986-1990

Assistant Professor of Weaving Osier State University 1990-1995

Interim Department Chair Osier State University 2009-2012
"""
BROKEN = """## Appointments

2005 – 2012\tAssociate Professor Tarn Valley
University, School of Wool

1999 – 2005\tAssistant Professor Tarn Valley
University
"""


@pytest.mark.parametrize(
    ("text", "posts"),
    [
        (
            WORD_TABLE,
            [
                ("Professor", "Tarn Valley University"),
                ("Associate Professor", "Tarn Valley University"),
                ("Assistant Professor", "University of Toledo"),
            ],
        ),
        (
            BEHIND,
            [
                ("Teaching Assistant", "Osier State University"),
                ("Instructor in Weaving", "University of Tennessee"),
                ("Assistant Professor of Weaving", "Osier State University"),
                ("Interim Department Chair", "Osier State University"),
            ],
        ),
        (
            BROKEN,
            [("Associate Professor", "Tarn Valley University"), ("Assistant Professor", "Tarn Valley University")],
        ),
    ],
)
def test_a_title_ends_where_a_body_begins(text: str, posts: list[tuple[str, str]]) -> None:
    assert [(one.title, one.organization) for one in parsed(text).positions] == posts


def test_rows_with_signs_between_their_columns_stay() -> None:
    cv = parsed("## Employment\n\n2012 – 2014 Lecturer, Tarn Valley University\n\n2010 – 2012 Fellow, Osier College\n")
    assert [(one.title, one.organization) for one in cv.positions] == [
        ("Lecturer", "Tarn Valley University"),
        ("Fellow", "Osier College"),
    ]


def test_a_post_and_its_school_on_lines_of_their_own_stay_so() -> None:
    body = "\n\n".join(
        f"{when}\n{title}\n{where}, Leeds"
        for when, title, where in (
            ("2019 - 2022", "Assistant Professor", "Northfield University"),
            ("2016 - 2019", "Postdoctoral Researcher", "Kestrel Institute of Technology"),
            ("2013 - 2016", "Research Assistant", "Marsh Valley University"),
        )
    )
    found = read(f"## Experience\n\n{body}\n").positions
    assert [(one.title, one.organization) for one in found] == [
        ("Assistant Professor", "Northfield University"),
        ("Postdoctoral Researcher", "Kestrel Institute of Technology"),
        ("Research Assistant", "Marsh Valley University"),
    ]
