"""Grants: the words that join who pays to what for are part of neither. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants


@pytest.mark.parametrize("between", ["research grant for", "seed award for the project", "project entitled", "for"])
def test_words_before_a_title_in_quotation_marks(between: str) -> None:
    body = f'- Globexian Charitable Trust {between} "Sediment, salt and looms", €45,500, 2019\n'
    other = f'- Weft Endowment for Dyes {between} "Slow looms for fast dyes", €8,200, 2017\n'
    assert grants(body + other) == [
        ("Sediment, salt and looms", "Globexian Charitable Trust", "2019"),
        ("Slow looms for fast dyes", "Weft Endowment for Dyes", "2017"),
    ]


def test_who_pays_is_no_end_of_the_title() -> None:
    body = "- Dyes in warming waters, sponsored by Ministry of Looms, $45,500, 2017–2019, PI: J. Miller\n"
    other = "- Who owns the dyes?, sponsored by Weft Trust, $8,200, 2016–2018, PI: J. Miller\n"
    assert grants(body + other) == [
        ("Dyes in warming waters", "Ministry of Looms", "2017"),
        ("Who owns the dyes?", "Weft Trust", "2016"),
    ]
