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


@pytest.mark.parametrize("end", [" (Co-PI; $2,500)\t{}", " (Co-PI; $2,500), {}", " ($2,500, PI) {}"])
def test_who_pays_stands_before_a_dash_and_not_in_the_bracket(end: str) -> None:
    body = "- Weft Trust – Slow looms in warm waters" + end.format(2019)
    other = "- Globexian Charitable Foundation – Do looms need frost?" + end.format(2018)
    assert grants(f"{body}\n{other}\n") == [
        ("Slow looms in warm waters", "Weft Trust", "2019"),
        ("Do looms need frost?", "Globexian Charitable Foundation", "2018"),
    ]


def test_a_line_with_its_title_heads_no_block() -> None:
    body = "- 2020–2023\tWeft Fund for Glass 2019/0442-7: Slow computation. Ada Quill (PI), J. Miller (Co-I). £8,200\n"
    other = "- 2018–2019\tGlobex Foundation ES/K0455/1: Gauges for islands. Bo Fern (PI), J. Miller (Co-I). $1.2M\n"
    assert grants(body + other) == [
        ("Slow computation", "Weft Fund for Glass", "2020"),
        ("Gauges for islands", "Globex Foundation", "2018"),
    ]


def test_a_sum_comes_from_who_pays() -> None:
    body = '- €310,000 from Weft Trust for the project "Slow looms" (2018–2020)\n'
    other = '- $2,500 from the Globex Endowment for Felt for the project "Felt at sea" (2016–2019)\n'
    assert grants(body + other) == [
        ("Slow looms", "Weft Trust", "2018"),
        ("Felt at sea", "Globex Endowment for Felt", "2016"),
    ]


def test_who_pays_and_how_much_stand_before_a_colon() -> None:
    body = "- Weft Foundation (PI, $2,500): Do looms need frost?, 2018–2020\n"
    other = "- Globex Fund for Coasts (PI, $120,000): A history of rope, 2017–2018\n"
    assert grants(body + other) == [
        ("Do looms need frost?", "Weft Foundation", "2018"),
        ("A history of rope", "Globex Fund for Coasts", "2017"),
    ]
