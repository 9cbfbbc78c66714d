"""Rows of service under one date: each is held then. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read

_HEAD = "EVENT ORGANIZATION\n\n"
_FIRST = "2023                Felt Research Day                                        Riga, Latvia\n"
_BELOW = "                    Loom Days, Mentoring Programme                           Bergen, Norway\n"
_LAST = "                    Dye and Moss Seminar Series                              Lund, Sweden\n"


@pytest.mark.parametrize("kind", ["text/plain", "text/markdown"])
def test_rows_below_a_dated_one_are_held_then(kind: str) -> None:
    text = _HEAD + _FIRST + _BELOW + _LAST
    if kind == "text/markdown":
        text = "## Event Organization\n\n2023 Felt Research Day _Riga, Latvia_\n"
        text += "Loom Days, Mentoring Programme _Bergen, Norway_\nDye and Moss Seminar Series _Lund, Sweden_\n"
    found = read(text, kind).service
    assert [one.role for one in found] == ["organizer"] * 3
    assert [(one.venue, one.start) for one in found][::2] == [
        ("Felt Research Day", "2023"),
        ("Dye and Moss Seminar Series", "2023"),
    ]
    assert (found[1].venue or "").startswith("Loom Days")


def test_a_line_that_ends_in_no_place_says_more_of_the_row() -> None:
    text = _HEAD + _FIRST + "                    Three days of talks on felt and wool\n"
    assert [one.venue for one in read(text, "text/plain").service] == ["Felt Research Day"]
