"""Lines below a post that say something dated of it: they are no posts of their own, and no units of the employer."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_REMARKS = [
    "Tenured 2017",
    "Promoted in 2017",
    "Supported by a Marie Curie Fellowship, 2016-2018",
    "Funded by: National Science Foundation (2015-2018)",
    "Main outcome: patent filed 2016",
    "On leave 2016-2017",
    "Led development of Weft 2.0 (2016)",
]
_POSTS = [
    ("Research Fellow", "University of Zurich", "2014", "2018"),
    ("Postdoctoral Researcher", "University of Oslo", "2010", "2012"),
]


_ROLE_FIRST = (
    "**Research Fellow**, University of Zurich, 2014-2018\n{0}\n\n"
    "**Postdoctoral Researcher**, University of Oslo, 2010-2012\n{0}\n"
)
_DATE_FIRST = (
    "2014-2018\tResearch Fellow, University of Zurich\n{0}\n2010-2012\tPostdoctoral Researcher, University of Oslo\n"
)
_EMPLOYER_FIRST = (
    "**University of Zurich**\nResearch Fellow, 2014-2018\n{0}\n\n"
    "**University of Oslo**\nPostdoctoral Researcher, 2010-2012\n"
)


@pytest.mark.parametrize("remark", _REMARKS)
@pytest.mark.parametrize("posts", [_ROLE_FIRST, _DATE_FIRST, _EMPLOYER_FIRST])
def test_a_dated_remark_is_no_post(remark: str, posts: str) -> None:
    parsed = read(f"## Academic Positions\n\n{posts.format(remark)}")
    assert [(p.title, p.organization, p.start, p.end) for p in parsed.positions] == _POSTS


def test_a_dated_line_below_the_headings_employer_is_no_second_post() -> None:
    parsed = read(
        "## Academic Positions\n\n### Research Fellow\nUniversity of Zurich | 2014-2018\nTopic: Looms of 1945-1963\n\n"
        "### Postdoctoral Researcher\nUniversity of Oslo | 2010-2012\nMaternity leave (Jan 2011 - Aug 2011)\n"
    )
    assert [(p.title, p.organization, p.start, p.end) for p in parsed.positions] == _POSTS


def test_who_paid_is_no_unit() -> None:
    parsed = read(
        "## Positions\n\n**Research Fellow**, Loom Laboratory, University of Zurich, 2014-2018\n"
        "Funded by the five-year Starting Grant Warp\n"
    )
    assert [(p.title, p.unit, p.organization) for p in parsed.positions] == [
        ("Research Fellow", "Loom Laboratory", "University of Zurich")
    ]


def test_a_remark_among_the_items_below_is_no_employer() -> None:
    parsed = read(
        "## Positions\n\n### Example University School of Law\n\n#### Associate Professor, 2007-present\n\n"
        "- Tenure awarded 2012\n- Loom Scholar, 2010-2012\n"
    )
    assert (parsed.positions[0].title, parsed.positions[0].organization) == (
        "Associate Professor",
        "Example University School of Law",
    )


@pytest.mark.parametrize(
    "told",
    [
        "Wrote a book on wool in 2014.",
        "Led a team.",
        "Opened the dye hall in 2009.",
        "Research on mosses.",
        "Ran a lab.",
    ],
)
def test_a_sentence_behind_a_laboratory_is_no_employer(told: str) -> None:
    posts = f"- 1998-2006 Group Leader, Weft Laboratory. {told}\n- 1990-1998 Lecturer, University of Oslo\n"
    first = read(f"## Academic Positions\n\n{posts}").positions[0]
    assert (first.title, first.organization, first.end) == ("Group Leader", "Weft Laboratory", "2006")


def test_a_visiting_position_is_no_employer() -> None:
    post = "University of Oslo\n\nReader in Mosses, August 2011 - August 2012, visiting position.\n"
    assert [one.organization for one in read(f"## Academic Positions\n\n{post}").positions] == ["University of Oslo"]
