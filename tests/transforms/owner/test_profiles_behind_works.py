"""Profiles that a note at the end of a list of works leads to, on pages that name nobody."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

WORKS = "\n\n".join(
    f"Tolland, M. (20{n}). Moss walls of the north, part {n}. _Weft Letters_, 10, 27-29." for n in range(12, 17)
)


@pytest.mark.parametrize(
    "note",
    [
        "Every work is kept by [Google Scholar]({0}).",
        "A full list is [here]({0}).",
        "See [my profile]({0}) for all works.",
    ],
)
def test_the_profile_is_the_owners(note: str) -> None:
    url = "https://scholar.google.com/citations?user=vxBBBIsAAAAJ"
    person = whole(f"## Recent publications\n\n{WORKS}\n\n{note.format(url)}\n").person
    assert person
    assert person.urls == [url]


def test_a_script_that_loads_the_list_is_no_work() -> None:
    assert not whole("# Mira Tolland\n\n## Publications\n\n*Loading the latest works from a server...*\n").papers
