"""Universities with their campuses. Made up but for public names of universities."""

from __future__ import annotations

import pytest

from transforms.entities.affiliations import split_affiliation, without_campus
from transforms.entities.campuses import is_address
from transforms.entities.organizations import Organization


@pytest.mark.parametrize(
    ("text", "name", "place"),
    [
        (
            "University of Colorado Anschutz Medical Campus, Aurora, CO",
            "University of Colorado Anschutz Medical Campus",
            "Aurora, CO",
        ),
        ("University of Missouri–Kansas City", "University of Missouri–Kansas City", None),
        ("Penn State Harrisburg, Harrisburg, PA", "Penn State Harrisburg", "Harrisburg, PA"),
        ("Kent State University Cleveland, OH", "Kent State University", "Cleveland, OH"),
        ("Harvard University Cambridge", "Harvard University", "Cambridge"),
        ("Southern Weft University Tarnville Tarnville IL", "Southern Weft University Tarnville", "Tarnville IL"),
        ("University of Michigan, Ann Arbor", "University of Michigan, Ann Arbor", None),
        ("University of Michigan: Ann Arbor Ann Arbor, MI", "University of Michigan, Ann Arbor", "Ann Arbor, MI"),
        ("University of Michigan, Ann Arbor, MI", "University of Michigan", "Ann Arbor, MI"),
        ("Purdue University, West Lafayette", "Purdue University, West Lafayette", None),
        ("University of Arkansas at Little Rock", "University of Arkansas at Little Rock", None),
        ("University of Nebraska at Tarnville", "University of Nebraska at Tarnville", None),
        (
            "University of Arkansas, Little Rock Little Rock, AR",
            "University of Arkansas, Little Rock",
            "Little Rock, AR",
        ),
        ("University of Arkansas, Fayetteville, AR", "University of Arkansas", "Fayetteville, AR"),
        (
            "Stony Brook University, State University of New York Stony Brook, NY",
            "Stony Brook University, State University of New York",
            "Stony Brook, NY",
        ),
        ("University at Albany, SUNY", "University at Albany, SUNY", None),
        ("University of Massachusetts at Dartmouth", "University of Massachusetts at Dartmouth", None),
        ("Harvard University, Cambridge", "Harvard University", "Cambridge"),
        ("Fraunhofer Institute for Slow Looms, Berlin", "Fraunhofer Institute for Slow Looms", "Berlin"),
        ("Fraunhofer Institute for Looms Berlin, Germany", "Fraunhofer Institute for Looms", "Berlin, Germany"),
        ("University of Illinois-Springfield", "University of Illinois-Springfield", None),
        ("Novartis Baltic Centre for Looms, Berlin", "Novartis Baltic Centre for Looms", "Berlin"),
        ("Siemens Centre of Weaving, Berlin", "Siemens Centre of Weaving", "Berlin"),
        ("Siemens Center for AI", "Siemens Center for AI", None),
        ("Siemens Centre for Looms Berlin, Germany", "Siemens Centre for Looms", "Berlin, Germany"),
        ("Siemens Center for HCI Ipswich, UK", "Siemens Center for HCI", "Ipswich, UK"),
        ("Los Alamos National Laboratory Los Alamos, NM", "Los Alamos National Laboratory", "Los Alamos, NM"),
        ("Google, Berlin", "Google", "Berlin"),
        ("Weft Group plc Ipswich, UK", "Weft Group plc", "Ipswich, UK"),
    ],
)
def test_a_campus_belongs_to_the_name_and_a_town_does_not(text: str, name: str, place: str | None) -> None:
    found = split_affiliation(text)
    assert (found.organization, found.location) == (name, place)


@pytest.mark.parametrize(
    ("text", "name", "place"),
    [
        ("Comenius University Bratislava", "Comenius University Bratislava", None),
        (
            "Comenius University Bratislava Bratislava, Slovakia",
            "Comenius University Bratislava",
            "Bratislava, Slovakia",
        ),
        ("Comenius University Bratislava, Slovakia", "Comenius University", "Bratislava, Slovakia"),
        ("IBM Research Zurich", "IBM Research Zurich", None),
        ("IBM Research Zurich, Switzerland", "IBM Research Zurich", "Switzerland"),
    ],
)
def test_a_town_at_the_end_of_a_name(text: str, name: str, place: str | None) -> None:
    found = split_affiliation(text)
    assert (found.organization, found.location) == (name, place)


def test_a_town_before_a_province_is_an_address() -> None:
    assert is_address("Vale College, Oulu, Saskatchewan", len("Vale College, Oulu"))
    assert not is_address("Vale College, Oulu, Turku", len("Vale College, Oulu"))


def test_a_curly_apostrophe_is_one_of_the_name() -> None:
    vale = Organization("Vale's University", "university", "Oulu", "FI", None)
    assert without_campus("Vale’s University, Oulu, Finland", 0, len("Vale’s University, Oulu"), vale) == (0, 17)
