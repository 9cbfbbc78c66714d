"""Titles in headings over periods of their own, whose words chance to name kinds of sections. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_TITLES = (
    "Why Mills Support Local News",
    "Fog and Felt in Australian Languages",
    "Slow Service for Wet Barges in Winter",
)


@pytest.mark.parametrize("title", _TITLES)
@pytest.mark.parametrize("heading", ["Research Experience", "Research"])
@pytest.mark.parametrize("mark", ["##", "#"])
def test_a_title_over_a_period_heads_no_section(title: str, heading: str, mark: str) -> None:
    post = "\n\nGlobex University\n\nMay 2021 - June 2023\n\nResearch Assistant\n\n- Wove forty ropes.\n\n"
    last = post.replace("Globex", "Reed").replace("2021", "2018").replace("2023", "2019")
    found = whole(
        f"# Runa Fjeld\n\n## Education\n\nB.A. in Weaving, Lund University, 2019\n\n{mark} {heading}\n\n"
        f"## {title}{post}## Wet Roofs and Quiet Ponds on Moss{last}{mark} Skills\n\n- Rust, SQL\n"
    )
    assert [(one.organization, one.start) for one in found.positions] == [
        ("Globex University", "2021-05"),
        ("Reed University", "2018-05"),
    ]
    assert [one.text for one in found.skills] == ["Rust", "SQL"]


def test_long_titles_over_deeds_below_research() -> None:
    found = whole(
        "Runa Fjeld\nI am a Ph.D. student at Lund University, advised by Prof. Cy Dow.\nSelected Research\n"
        "Wet Roofs and Quiet Ponds (QXU)\n- Wove forty ropes.\nSlow Nets on Barges and Boats (LWU)\n- Dyed them.\n"
        "Honors\n- Vale Prize, 2019\n"
    )
    assert len(found.projects) == 2
    assert not found.interests
