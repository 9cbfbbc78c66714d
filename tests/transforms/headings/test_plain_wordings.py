"""Headings below "About Me" in a rank of their own: their words alone say what stands below."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("heading", ["Employment Details", "Work Details", "Visiting Periods", "Academic Path"])
def test_posts_below_it(heading: str) -> None:
    text = "## About Me\n\nI weave.\n\n### Education\n\n- BA in History, Alder College, 1999\n\n### {}\n\n- {}\n"
    found = whole(text.format(heading, "2013 - 2016  Assistant Curator, Harlan Textile Archive, Leeds"))
    assert [one.title for one in found.positions] == ["Assistant Curator"]
