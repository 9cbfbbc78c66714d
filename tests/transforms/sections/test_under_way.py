"""Work under way: projects in bold over sentences on what is done; drafts with authors stay works."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

TOLD = "Building a tower that gathers mist from three valleys and keeps what it gathers cool until the evening."


@pytest.mark.parametrize("heading", ["Ongoing research", "My ongoing research", "Ongoing Work"])
@pytest.mark.parametrize("when", ["", " (2025.03 -- present)", " (2024 – 2026)"])
@pytest.mark.parametrize("mark", ["", "* "])
def test_titles_over_what_is_done_are_projects(heading: str, when: str, mark: str) -> None:
    body = f"**Mist towers**{when}\n\n{mark}{TOLD}\n\n**Quiet bells**{when}\n\n{mark}{TOLD} It rings well.\n"
    told = whole(f"# Mira Tolland\n\n## {heading}\n\n{body}")
    assert [one.title for one in told.projects] == ["Mist towers", "Quiet bells"]
    assert not told.papers


@pytest.mark.parametrize("told", ["with Ada Quill", "This paper asks whether towers gather more mist than trees do."])
def test_drafts_stay_works(told: str) -> None:
    body = f"**Mist towers and trees**\n\n{told}\n\n**Quiet bells of the north**\n\n{told}\n"
    found = whole(f"# Mira Tolland\n\n## Ongoing Work\n\n{body}")
    assert [one.title for one in found.papers] == ["Mist towers and trees", "Quiet bells of the north"]
