"""Careers told below headings of no kind, beside an account of oneself."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

ABOUT = "# Mira Tolland\n\n## About me\n\nI received my PhD in Botany from the University of Turin in 2012.\n\n"


@pytest.mark.parametrize("heading", ["Research roadmap", "My journey", "The story so far", "Scientific trajectory"])
def test_posts_below_a_heading_of_a_path(heading: str) -> None:
    text = "For two years I was a visiting scholar at Yale University. There I learned how moss drinks."
    told = whole(f"{ABOUT}## {heading}\n\n{text}\n")
    assert [(one.title, one.organization) for one in told.positions] == [("visiting scholar", "Yale University")]


def test_other_headings_tell_of_no_career() -> None:
    text = "For two years I was a visiting scholar at Yale University. There I learned how moss drinks."
    assert not whole(f"{ABOUT}## Colophon\n\n{text}\n").positions
