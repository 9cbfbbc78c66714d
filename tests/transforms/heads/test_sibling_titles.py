"""Titles of posts whose words name a kind stand among posts, and head nothing."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_LOOKS = ["**{}**\n{}, Leeds\n{}\n", "#### {}\n{}, Leeds\n{}\n", "{}\n{}, Leeds\n{}\n"]


@pytest.mark.parametrize("look", _LOOKS)
@pytest.mark.parametrize("title", ["Teaching Associate", "Publications Editor", "Patent Examiner", "Skills Trainer"])
def test_a_title_among_posts_heads_no_section(title: str, look: str) -> None:
    posts = [("Keeper of Looms", "Weavers Hall", "2013 - 2016"), (title, "Harlan Archive", "2010 - 2013")]
    body = "\n".join(look.format(*post) for post in posts)
    found = read(f"## Experience\n\n{body}\n## Languages\n\nEnglish")
    assert [one.title for one in found.positions] == ["Keeper of Looms", title]
    assert [found.teaching, found.papers, found.projects] == [[], [], []]


def test_a_heading_in_its_own_look_stays_one() -> None:
    found = read(
        "## Experience\n\nKeeper, Weavers Hall, 2013 - 2016\n\n## Teaching Assistantships\n\n- Looms I, 2012 - 2013"
    )
    assert [one.course for one in found.teaching] == ["Looms I"]
