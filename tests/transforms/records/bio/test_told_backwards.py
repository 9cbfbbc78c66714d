"""Posts told behind the one that followed, doctorates told by their defence, directors of two. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    ("text", "posts"),
    [
        (
            "I joined Otter Hall after serving for two years as a diver and forecaster at the Institute of Mosses.",
            [("forecaster", "Institute of Mosses")],
        ),
        (
            "She joined Lund University in 2012 after five years as a research scientist at Globex Labs.",
            [("research scientist", "Globex Labs")],
        ),
        ("She is co-director of the Centre for Mosses.", [("co-director", "Centre for Mosses")]),
        ("I like walls. I finished my post-doctoral studies at Lund University.", [("postdoc", "Lund University")]),
        ("I like walls. She completed her postdoctoral training at Otter College.", [("postdoc", "Otter College")]),
    ],
)
def test_posts(text: str, posts: list[tuple[str, str]]) -> None:
    found = whole(f"# Ada Weaver\n\n{text}\n").positions
    assert [(one.title, one.organization) for one in found if one.title] == posts


@pytest.mark.parametrize(
    ("text", "organization", "end"),
    [
        ("He defended his doctoral thesis in May 2017 and likes moss.", None, "2017-05"),
        ("She defended her doctoral dissertation on slow walls at Lund University in 2011.", "Lund University", "2011"),
    ],
)
def test_a_defence_ends_a_doctorate(text: str, organization: str | None, end: str) -> None:
    found = whole(f"# Ada Weaver\n\n{text}\n").education
    assert [(one.degree, one.organization, one.end) for one in found] == [("PhD", organization, end)]


def test_sentences_below_education_are_read_as_those_of_a_bio() -> None:
    found = whole(
        "# Ada Weaver\n\n## Education\n\nI grew up by the sea, and later took my PhD in Mosses from Lund University"
        " in 2012.\n\n## Education, Outreach, & Training\n\nOur team serves a wide community of moss scientists, wall"
        " scientists, divers, and painters through our Learning Center.\n"
    )
    assert [(one.degree, one.organization, one.end) for one in found.education] == [("PhD", "Lund University", "2012")]
    assert not found.positions


def test_a_link_called_like_its_heading_is_no_honour() -> None:
    assert not whole("# Ada Weaver\n\n## Recognitions\n\n- [Recognitions](awards.html)\n").awards


def test_honours_for_outreach_are_honours() -> None:
    found = whole("# Ada Weaver\n\n## Outreach Honors\n\n* 2016\tVolunteer of the Year, Moss Contest of the North\n")
    assert [one.start for one in found.awards] == ["2016"]
    assert not found.service


def test_what_one_likes_to_teach_is_no_interest() -> None:
    found = whole(
        "# Ada Weaver\n\n## Interests\n\nMy research interests encompass mosses and walls.\n\n"
        "My teaching interests include: Dyes, Slow Weaving, Rope Theory.\n"
    )
    assert [one.text for one in found.interests] == ["mosses", "walls"]
