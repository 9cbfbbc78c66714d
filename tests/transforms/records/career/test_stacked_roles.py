"""Two roles at one employer, each on a line that was broken by hand."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_IN_ITEMS = (
    "* Sep 2012-Sep 2016: Head of the Doctoral School <br> Pro-Rector for Studies <br> University of Turku\n"
    "* Jan 2008-Aug 2012: Professor of Botany <br> University of Lund"
)
_IN_BLOCKS = (
    "**Head of the Doctoral School**  \n**Pro-Rector for Studies**  \nUniversity of Turku  \nSep 2012 - Sep 2016\n"
    "\n**Professor of Botany**  \nUniversity of Lund  \nJan 2008 - Aug 2012"
)


@pytest.mark.parametrize("entry", [_IN_ITEMS, _IN_BLOCKS])
def test_each_line_is_a_role_of_its_own(entry: str) -> None:
    text = f"# Jane Miller\n\n## Positions\n\n{entry}\n"
    found = [(one.title, one.organization, one.start) for one in parse(read(text.encode(), "a.md")).positions]
    assert found == [
        ("Head of the Doctoral School", "University of Turku", "2012-09"),
        ("Pro-Rector for Studies", "University of Turku", "2012-09"),
        ("Professor of Botany", "University of Lund", "2008-01"),
    ]


_TOPICS = (("Slow Looms in Winter", "Lund University"), ("Convergence of Felt and Fog", "University of Turku"))


@pytest.mark.parametrize("role", ["Undergraduate Research Assistant", "Visiting Student", "Research Intern"])
@pytest.mark.parametrize("mark", ["", "### "])
def test_a_role_over_the_topics_of_all_posts(role: str, mark: str) -> None:
    posts = "".join(
        f"{mark}{topic}\n\n{where}\n\nOct. 201{i} - Present\n\n- Wove.\n\n" for i, (topic, where) in enumerate(_TOPICS)
    )
    text = f"Ada Vale\n\n# Research Experience\n\n{role}\n\n{posts}"
    found = [(one.title, one.organization, one.start) for one in parse(read(text.encode(), "a.md")).positions]
    assert found == [(role, "Lund University", "2010-10"), (role, "University of Turku", "2011-10")]


@pytest.mark.parametrize(
    "topic",
    [
        "Wet Felt",
        "The Weaver's Hand",
        "A Mill-Led Protocol for Felting",
        "Dyes, Salt and the Loom Keeper",
        "Central Mill Fog and Ponds",
    ],
)
def test_topics_in_headings_may_be_short_or_hold_other_words(topic: str) -> None:
    posts = "".join(
        f"## {one}\n\n{where}\n\nMay 201{i} - June 201{i + 2}\n\n- Wove.\n\n"
        for i, (one, where) in enumerate((("Felt", "Lund University"), (topic, "University of Turku")))
    )
    parsed = parse(read(f"# Ada Vale\n\n#### Research Experience\n\nResearch Intern\n\n{posts}".encode(), "a.md"))
    assert [(one.title, one.organization) for one in parsed.positions] == [
        ("Research Intern", "Lund University"),
        ("Research Intern", "University of Turku"),
    ]


def test_a_role_is_shared_with_topics_that_head_sections_of_their_own() -> None:
    posts = "".join(
        f"{mark} {topic}\n\n{where}\n\nMay 201{i} - June 201{i + 1}\n\n- o Advisor: Bo Orr\n\n"
        for i, (mark, topic, where) in enumerate(
            (("##", "Felt and Fog", "Lund University"), ("#", "Slow Looms of the Alps", "University of Turku"))
        )
    )
    parsed = parse(read(f"# Ada Vale\n\n#### Research Experience\n\nResearch Intern\n\n{posts}".encode(), "a.md"))
    assert [(one.title, one.organization) for one in parsed.positions] == [
        ("Research Intern", "Lund University"),
        ("Research Intern", "University of Turku"),
    ]


def test_titles_of_a_list_stay_each_its_own() -> None:
    text = (
        "Ada Vale\n\n# Experience\n\nResearch Intern\n\nKind Loom Team\n\nGlobex University\n\n2010 - 2012\n\n"
        "Keeper of the Old Looms\n\nUniversity of Turku\n\n2008 - 2010\n"
    )
    titles = [one.title for one in parse(read(text.encode(), "a.md")).positions]
    assert titles == ["Research Intern", "Keeper of the Old Looms"]


@pytest.mark.parametrize("topic", ["Wet Looms", "Grief in Homeric Yarns", "Translating Fog"])
@pytest.mark.parametrize("below", ["- Advisor: Bo Orr", "- Project 1: Nets of the North"])
def test_topics_in_other_ranks_over_stays_are_posts(topic: str, below: str) -> None:
    text = (
        "# Ada Vale\n\n#### Research Experience\n\nResearch Intern\n\n# Felt and Fog\n\nLund University\n\n"
        f"May 2012 - June 2013\n\n- Advisor: Cy Elm\n\n## {topic}\n\nGlobex Institution\n\nMay 2010 - June 2011\n\n"
        f"{below}\n  - Wove forty ropes.\n\n## Languages\n\n- Welsh\n"
    )
    parsed = parse(read(text.encode(), "a.md"))
    assert [(one.title, one.organization) for one in parsed.positions] == [
        ("Research Intern", "Lund University"),
        ("Research Intern", "Globex Institution"),
    ]


@pytest.mark.parametrize("employer", ["Tyvølle", "Corning", "Merrow Quill English"])
@pytest.mark.parametrize("topic", ["Crystals of Salt under Shear", "Who Weaves the Looms", "Total Synthesis of Felt"])
def test_a_name_that_nobody_knows_below_a_topic_is_the_employer(employer: str, topic: str) -> None:
    text = (
        f"# Ada Vale\n\n#### Research Experience\n\n## {topic}\n\n{employer}\n\nMay 2012 - June 2013\n\n"
        "- Research Intern\n\n- o Advisor: Cy Elm\n  - o Wove forty ropes.\n"
    )
    (post,) = parse(read(text.encode(), "a.md")).positions
    assert (post.title, post.organization) == ("Research Intern", employer)


def test_a_title_below_a_full_line_that_ends_in_its_town() -> None:
    body = "Research Experience\n" + "".join(
        f"                     {line}\n"
        for line in (
            "Workshop for Felt and Wool, Aalto University, Austin, TX",
            "Senior Loom Researcher                                                    2017-present",
            "Studying interactions between rainy weather, wool variability and felt change paid for through",
            "  an EPA grant for rain",
            "Guild of Looms, Dyes, and Knots, Lund University, Denver, CO",
            "Research Assistant                                                                  2012-2015",
            "Used novel ways of telling one yarn from the others to build a loom of droplets and rain for",
            "  felting in northern towns",
            "Participated in Fourth Yarn Days Part 3 of Bremen, Germany; assisted with",
            "  the running of a spinning wheel for looms and developed patterns for",
            "  automating the wheel and setting up yarns",
            "Institute of Wool and Fibrous Materials, Yale University, New Haven, CT",
            "Undergraduate Research Assistant                                                    2009-2010",
        )
    )
    found = parse(read(f"Ada Quill\n\n{body}".encode(), "a.txt")).positions
    assert [(one.title, one.location) for one in found] == [
        ("Senior Loom Researcher", "Austin, TX"),
        ("Research Assistant", "Denver, CO"),
        ("Undergraduate Research Assistant", "New Haven, CT"),
    ]


def test_who_paid_for_the_work_is_no_employer() -> None:
    body = (
        "- **Co-PI, Felt and Fog Institute**\tArgonne National Laboratory, 4/2011–6/2014  \n"
        "  Provide looms in the management, analysis, and felting regimes that are broadly used across the towns of "
        "the north for the DOE Office of Science program.\n"
        "- **Team Lead**\tAalto University, 8/2004–9/2009  \n  Lead the effort for looms.\n"
    )
    found = parse(read(f"# Ada Quill\n\n## Work Experience\n\n{body}".encode(), "a.md")).positions
    assert [one.organization for one in found] == ["Argonne National Laboratory", "Aalto University"]
