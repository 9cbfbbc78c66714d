"""Stations that begin with their dates, below employers in plain lines."""

import pytest

from tests.transforms.records.careers import degrees, positions

JOBS = """\
University of Oulu
2015-Present. Lecturer.
2011-2015. Keeper of Looms, Northern Threads
{indent}project.
Institute of Dyes, University of Turku
May 2010. Visiting Fellow.
"""


@pytest.mark.parametrize("indent", ["     ", "   "])
def test_each_station_has_the_employer_above_it(indent: str) -> None:
    assert [(title, place) for title, place, *_ in positions(JOBS.format(indent=indent))] == [
        ("Lecturer", "University of Oulu"),
        ("Keeper of Looms", "University of Oulu"),
        ("Visiting Fellow", "University of Turku"),
    ]


def test_degrees_have_the_school_above_them() -> None:
    found = degrees(
        "University of Oulu\n2009. PhD, Weaving. Looms of the winter towns and what\n     they told\n"
        "2004. MSc, Dyes and Colours.\nUniversity of Turku, Turku, Finland\n2001. BSc Weaving.\n"
    )
    assert [(degree, place) for degree, _, place, *_ in found] == [
        ("PhD", "University of Oulu"),
        ("MSc", "University of Oulu"),
        ("BSc", "University of Turku"),
    ]


def test_employers_below_their_stations_keep_them() -> None:
    found = positions("2015-2019. Lecturer.\nUniversity of Oulu\n2011-2015. Reader.\nUniversity of Turku\n")
    assert [(title, place) for title, place, *_ in found] == [
        ("Lecturer", "University of Oulu"),
        ("Reader", "University of Turku"),
    ]
