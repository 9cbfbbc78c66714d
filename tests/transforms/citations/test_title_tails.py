"""Titles go on behind "in" where no stop stands in front of it."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite


@pytest.mark.parametrize(
    "title",
    [
        "Combining looms and felt: An early method to counter fiber loss in science, technology, and mathematics",
        "Are Looms Still Looms? Asking Ode et al.(2011) again in Peru",
    ],
)
def test_a_title_goes_on_behind_in(title: str) -> None:
    text = f"Okoye, M. J., Reed, U., & Ode, C. A. (2021). {title}. Journal of Felt: Research & Theory, 22(4), 611-626."
    assert cite(text).title == title


@pytest.mark.parametrize("venue", ["LOOMCON", "FabSys", "ICML"])
def test_an_acronym_behind_a_title_without_a_stop_is_its_venue(venue: str) -> None:
    found = cite(f"M. Okoye, N. Dahl (2023) StitchNet: learning to mend from few examples, {venue}.")
    assert (found.title, found.venue, found.year) == ("StitchNet: learning to mend from few examples", venue, 2023)
