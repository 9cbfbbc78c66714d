"""Roles one a line below the owner's name, posts and duties, and the employer below them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_BELOW = "\n\n## Research Interests\n\nWool, felt\n"


@pytest.mark.parametrize("style", ["{}", "*{}*", "**{}**"])
def test_posts_share_the_employer_below_and_duties_are_none(style: str) -> None:
    rows = [
        "Director, Collaborative Looms Laboratory",
        "Associate Professor, Department of Textiles",
        "Associate Editor, Wool Letters",
        "Program Chair, International Conference on Felt, 2024",
    ]
    lines = "  \n".join([*(style.format(row) for row in rows), "University of Oulu, Oulu, Finland"])
    cv = whole(f"# Ada B. Quill\n\n{lines}  \nEmail: ada@oulu.example{_BELOW}")
    assert [(one.title, one.organization, one.unit) for one in cv.positions] == [
        ("Director", "University of Oulu", "Collaborative Looms Laboratory"),
        ("Associate Professor", "University of Oulu", "Department of Textiles"),
    ]
    assert [(one.role, one.venue, one.start) for one in cv.service] == [
        ("editor", "Wool Letters", None),
        ("chair", "International Conference on Felt", "2024"),
    ]


@pytest.mark.parametrize("duty", ["Editor-in-Chief, Journal of Wool", "Editorial Board Member, Journal of Wool"])
def test_a_duty_below_a_post_with_its_employer(duty: str) -> None:
    cv = whole(f"# Ada B. Quill\n\nReader, University of Oulu  \n{duty}{_BELOW}")
    assert [(one.title, one.organization) for one in cv.positions] == [("Reader", "University of Oulu")]
    assert [(one.role, one.venue) for one in cv.service] == [("editor", "Journal of Wool")]


def test_posts_alone_are_read_as_before() -> None:
    cv = whole(f"# Ada B. Quill\n\nReader, University of Oulu  \nDirector, Institute of Felt{_BELOW}")
    assert cv.positions[0].organization == "University of Oulu"
    assert not cv.service
