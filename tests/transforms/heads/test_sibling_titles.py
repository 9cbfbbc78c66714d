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


@pytest.mark.parametrize("title", ["PhD student representative", "Faculty representative", "Postdoc representative"])
@pytest.mark.parametrize("sign", [" • ", " | ", " · "])
def test_duties_over_their_years_head_no_section(title: str, sign: str) -> None:
    body = (
        f"**{title}**\n2014 Weavers' Guild{sign}Graz, Austria\nIt was a year of many meetings and of letters.\n\n"
        f"**Student representative**\n2007 Loom Council{sign}Leeds\nWe met at noon and wrote to the dean.\n"
    )
    found = read(f"**SERVICE DUTIES**\n\n{body}\n**LANGUAGES**\n\nEnglish")
    assert [(one.venue, one.start) for one in found.service] == [("Weavers' Guild", "2014"), ("Loom Council", "2007")]
    assert found.advising == []
