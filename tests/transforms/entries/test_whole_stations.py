"""Stations of a career without a date below dated ones: each says what and where itself. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def _degrees(body: str) -> list[tuple[str, str | None, str | None]]:
    found = read(f"## Education\n\n{body}").education
    return [(one.degree, one.organization, one.end) for one in found]


@pytest.mark.parametrize("mark", ["- ", "\n", "* "])
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        (
            "PhD in Botany, Merrow University, 2019",
            "MSc in Botany, University of Tarrow",
            "BSc in Biology, University of Tarrow",
        ),
        (
            "PhD in Botany – Merrow University (2019)",
            "MSc in Botany – University of Tarrow",
            "BSc in Biology – University of Tarrow",
        ),
        (
            "Merrow University, PhD in Botany, 2019",
            "University of Tarrow, MSc in Botany",
            "University of Tarrow, BSc in Biology",
        ),
    ],
)
def test_degrees_below_the_one_with_a_year(mark: str, first: str, second: str, third: str) -> None:
    assert _degrees("\n".join(mark + line for line in (first, second, third))) == [
        ("PhD", "Merrow University", "2019"),
        ("MSc", "University of Tarrow", None),
        ("BSc", "University of Tarrow", None),
    ]


def test_what_is_said_of_a_degree_stays_with_it() -> None:
    body = (
        "- PhD in Botany, Merrow University, 2019\n- Thesis: Slow mosses\n- Advisor: Bo Marsh, University of Tarrow\n"
        "- MSc in Botany, University of Tarrow\n- Thesis: Quick mosses"
    )
    found = read(f"## Education\n\n{body}").education
    assert [(one.degree, one.end, one.advisors) for one in found] == [("PhD", "2019", ["Bo Marsh"]), ("MSc", None, [])]


@pytest.mark.parametrize("mark", ["- ", "\n"])
def test_posts_below_the_one_with_years(mark: str) -> None:
    lines = [
        "Assistant Professor, Merrow University (2020–present)",
        "Visiting Lecturer, University of Tarrow",
        "Postdoctoral Fellow at the Elm Institute",
    ]
    found = read("## Positions\n\n" + "\n".join(mark + line for line in lines)).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Assistant Professor", "Merrow University", "2020"),
        ("Visiting Lecturer", "University of Tarrow", None),
        ("Postdoctoral Fellow", "Elm Institute", None),
    ]


def test_what_was_done_in_a_post_is_none() -> None:
    body = "- Loom Engineer, Merrow University (2020–2023)\n- Led the dyers at the mill\n- Wove a felt wall"
    assert len(read(f"## Positions\n\n{body}").positions) == 1
