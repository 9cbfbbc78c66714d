"""Employers right in front of a title, with no mark between the two. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import positions
from transforms.records.career.employers_in_front import employer_in_front


@pytest.mark.parametrize(
    ("text", "employer", "title"),
    [
        ("Tarn Weaving Society Undergraduate Researcher", "Tarn Weaving Society", "Undergraduate Researcher"),
        ("Initech Institute of Technology Research Assistant", "Initech Institute of Technology", "Research Assistant"),
        ("Felt Museum Curator of Carpets", "Felt Museum", "Curator of Carpets"),
        ("Umbrella College Visiting Professor", "Umbrella College", "Visiting Professor"),
    ],
)
def test_a_title_begins_behind_its_employer(text: str, employer: str, title: str) -> None:
    assert employer_in_front(text) == (employer, title)
    assert [one[:2] for one in positions(f"{text}, 2015-2017\nCarded wool.\n")] == [(title, employer)]


@pytest.mark.parametrize(
    "text",
    ["Initech Foundation Fellow", "University Research Fellow", "Tarn Weaving Society Honorary Member", "Dean of Felt"],
)
def test_what_a_body_calls_one_is_a_title(text: str) -> None:
    assert employer_in_front(text) is None
