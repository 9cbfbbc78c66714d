"""Physicians' posts: what they are specialists of, over the hospital of a university or college. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    "title", ["Consultant Nephrologist", "Attending Anaesthetist", "House Officer", "Neonatologist"]
)
@pytest.mark.parametrize("employer", ["Turku University Hospital", "University College Hospital"])
def test_a_specialist_is_one_title_over_the_hospital(title: str, employer: str) -> None:
    fellow = "2004 – 2006 **Fellow**\nMayo Clinic, Rochester"
    post, _ = parsed(f"## Experience\n\n2007 – 2008 **{title}**\n{employer}, Turku\n\n{fellow}\n").positions
    assert (post.title, post.organization) == (title, employer)
