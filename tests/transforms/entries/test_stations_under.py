"""Stations that begin with their dates, below employers in plain lines."""

import pytest

from tests.transforms.records.careers import degrees, positions
from transforms.entries.stations_under import under_stations
from transforms.model import Line, Section

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


def test_words_set_in_above_the_first_employer_are_no_station() -> None:
    texts = ("University of Ghent", "2011-2014. Lecturer", "2015-2016. Reader", "University of Oslo", "2017-2018. Dean")
    lines = [Line(number=i, start=0, end=len(text), text=text) for i, text in enumerate(texts, 1)]
    above = Line(number=0, start=0, end=14, text="Selected posts", indent=6)
    assert len(under_stations(Section("positions", None, tuple(lines)))) == 3
    assert under_stations(Section("positions", None, (above, *lines))) == ()
