"""Stays below headings of their own, behind sections that hold none."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_STAY = (
    "## How Tide Mills Waste Their Water\n\nUniversity of Nordhaven\n\nNov. 2013 - Present\n\n- Advisor: Ole Brandt\n"
)


@pytest.mark.parametrize(
    "above",
    [
        "## Research Interests\n\n- Tide mills, water wheels\n",
        "# Education\n\n#### University of Nordhaven\n\nB.A. in Hydrology\n\nSep. 2012 - Jul. 2016\n",
    ],
)
def test_a_stay_below_a_heading_of_its_own_is_a_position(above: str) -> None:
    cv = read(f"{above}\n{_STAY}")
    assert [(one.organization, one.start, one.current) for one in cv.positions] == [
        ("University of Nordhaven", "2013-11", True)
    ]
    assert not {"Ole Brandt", "University of Nordhaven"} & {one.text for one in cv.interests}


def test_a_heading_over_a_degree_stays_with_the_degrees() -> None:
    cv = read(
        "# Education\n\n## University of Nordhaven\n\nB.A. in Hydrology\n\n"
        "## In the North\n\nM.A. in Mills\n\nUniversity of Turku\n\n2012 - 2013\n"
    )
    assert [one.organization for one in cv.education] == ["University of Nordhaven", "University of Turku"]
    assert not cv.positions


@pytest.mark.parametrize(
    "heading", ["Research", "Undergraduate Research", "Research Projects and Experience", "Projects and Experience"]
)
def test_a_role_between_a_heading_of_research_and_the_stays_is_theirs(heading: str) -> None:
    cv = read(f"# Interests\n\n- Tide mills\n\n# {heading}\n\nStudent Mill Assistant\n\n{_STAY}")
    assert [(one.title, one.organization, one.start) for one in cv.positions] == [
        ("Student Mill Assistant", "University of Nordhaven", "2013-11")
    ]
    assert [one.text for one in cv.interests] == ["Tide mills"]
    assert not cv.education
