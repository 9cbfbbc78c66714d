"""Titles that begin with a project: who leads or helps one holds a post."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import positions


@pytest.mark.parametrize(
    "title", ["Project manager", "Project Assistant", "Project coordinator for the moss survey", "Project scientist"]
)
@pytest.mark.parametrize("post", ["{}, University of Oslo, 2003-2005", "2003-2005 {}, University of Oslo"])
def test_who_leads_a_project_holds_a_post(title: str, post: str) -> None:
    assert positions(post.format(title) + "\n") == [(title, "University of Oslo", "2003", "2005", False)]
