"""Times that a sentence of a bio opens with, and menus of links above it."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_bytes


def bio(sentence: str, above: str = "") -> ParsedCV:
    body = f"<h1>Ottilie Brandvold</h1>{above}<p>I am a professor of physics at NTNU.</p><p>{sentence}</p>"
    page = f"<html><body>{body}<h2>Awards</h2><ul><li>Moss Prize, 2019</li></ul></body></html>"
    return parse(read_bytes(page.encode(), "page.html"))


@pytest.mark.parametrize(
    ("sentence", "start", "end"),
    [
        ("Formerly (2020) I held a postdoc at the University of York where I studied mosses.", "2020", None),
        ("Before that (2015–2018), I worked as a research engineer at Siemens.", "2015", "2018"),
        ("Subsequently (Mar-Aug 2017), I had a placement as a data scientist at Globex.", "2017-03", "2017-08"),
        ("In 2019-2020, I was a visiting scholar at MIT.", "2019", "2020"),
    ],
)
def test_a_time_in_brackets_behind_the_first_word_is_the_posts(sentence: str, start: str, end: str | None) -> None:
    post = bio(sentence).positions[-1]
    assert (post.start, post.end, post.current) == (start, end, False)


def test_two_times_before_one_post_are_two_stays() -> None:
    stays = bio(
        "From March 2003 to July 2004, and from June 2007 to August 2008, she was a guest researcher at MIT."
    ).positions
    assert [(one.start, one.end, one.organization) for one in stays if one.end] == [
        ("2003-03", "2004-07", "MIT"),
        ("2007-06", "2008-08", "MIT"),
    ]


def test_a_student_of_past_years_studies_no_more() -> None:
    degrees = bio("From 2005-2009, she was a doctoral student at the Department of Physics of MIT.")
    assert [(one.start, one.end, one.current) for one in degrees.education] == [("2005", "2009", False)]


def test_two_years_behind_two_degrees_are_theirs_in_order() -> None:
    degrees = bio("I got my M.S. and B.S. from Tsinghua University in 2015 and 2012.").education
    assert [(one.degree, one.end) for one in degrees] == [("M.S.", "2015"), ("B.S.", "2012")]


def test_whom_a_stay_was_with_is_no_adviser_of_the_degree_before() -> None:
    told = "I got my bachelor degree from NTNU, and spent a year as a research assistant at SINTEF with Per Aas."
    assert [one.advisors for one in bio(told).education] == [[]]


@pytest.mark.parametrize(
    ("where", "organization", "unit"),
    [
        ("the Key Lab. of Mosses of Zhejiang University", "Zhejiang University", "Key Lab. of Mosses"),
        ("the Dept. of Physics, University of Oslo", "University of Oslo", "Dept. of Physics"),
    ],
)
def test_a_unit_cut_short_ends_no_clause(where: str, organization: str, unit: str) -> None:
    degrees = bio(f"I earned a Ph.D. in Physics from {where} in May 2006.").education
    assert [(one.organization, one.unit, one.end) for one in degrees] == [(organization, unit, "2006-05")]


def test_a_menu_above_a_bio_heads_nothing() -> None:
    menu = "<p><a href='work.html'>Research</a></p><p><a href='talks.html'>Talks</a></p>"
    read = bio("In 2019-2020, I was a visiting scholar at MIT.", menu)
    assert [one.title for one in read.positions] == ["professor of physics", "visiting scholar"]
    assert read.coverage == 1


@pytest.mark.parametrize("when", ["From October 2017 to May 2020", "Between October 2017 and May 2020"])
@pytest.mark.parametrize("did", ["completed a", "did my", "pursued my"])
def test_the_years_that_a_degree_took_before_it(when: str, did: str) -> None:
    found = bio(f"{when}, I {did} PhD in weaving at the University of York with Bo Marsh.").education
    assert [(one.start, one.end, one.organization) for one in found] == [("2017-10", "2020-05", "University of York")]


@pytest.mark.parametrize(
    ("sentence", "school", "start", "advisers"),
    [
        (
            "During my PhD (2017-2021), I was supervised by Bo Marsh at Tarrow University.",
            "Tarrow University",
            "2017",
            1,
        ),
        (
            "During my PhD thesis, I was supervised by Bo Marsh at Tarrow University and Eva Holt at Merrow.",
            "Tarrow University",
            None,
            2,
        ),
        (
            "During her doctorate she was advised by Bo Marsh and Eva Holt at the University of Oslo.",
            "University of Oslo",
            None,
            2,
        ),
        ("During my PhD at TLF-MRW and a subsequent postdoctoral stay, I wove felt.", "TLF-MRW", None, 0),
    ],
)
def test_a_degree_during_which_somebody_supervised(
    sentence: str, school: str, start: str | None, advisers: int
) -> None:
    found = bio(sentence).education
    assert [(one.organization, one.start, len(one.advisors)) for one in found] == [(school, start, advisers)]


@pytest.mark.parametrize("lead", ["a subsequent postdoctoral position at", "later as a postdoctoral fellow at"])
def test_posts_during_which_something_was_done_are_past(lead: str) -> None:
    post = bio(f"During my PhD at the University of Oslo and {lead} the Globex Institute, I worked.").positions[-1]
    assert (post.organization, post.current) == ("Globex Institute", False)
    assert post.title.startswith("postdoctoral")
