"""Titles of entries that look like headings of groups: one dated line stands right below each."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_BLOCKS = (
    ("Photo contest winner", "Loom Union", "Winner of the Loom Union's photo contest with a picture of wet cloth."),
    ("Research Fellowship", "GUILDS", "The dyers paid for a place in the National Loom Experiment, held each summer."),
    ("Travel grant", "Brandt Foundation", ""),
)


@pytest.mark.parametrize("title", ["### {}", "**{}**"])
@pytest.mark.parametrize("dated", ["**2016** {}", "{}, 2016"])
def test_each_title_is_an_honour_and_who_gave_it_stands_below(title: str, dated: str) -> None:
    blocks = [f"{title.format(name)}\n{dated.format(giver)}\n{told}\n" for name, giver, told in _BLOCKS[:2]]
    found = read("## Honours\n\n" + "\n".join(blocks)).awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Photo contest winner", "Loom Union", "2016"), ("Research Fellowship", "GUILDS", "2016")
    ]  # fmt: skip


def test_three_headings_among_grants_and_honours() -> None:
    blocks = [f"### {name}\n**2016** {giver}  \n*{told}*\n" for name, giver, told in _BLOCKS]
    found = read("# Grants, Awards, & Honours\n\n" + "\n".join(blocks)).awards
    assert [(one.name, one.granter) for one in found] == [(name, giver) for name, giver, _ in _BLOCKS]


def test_a_heading_over_several_dated_lines_is_a_groups() -> None:
    found = read(
        "## Honours\n\n### Fellowships\nLoom Fellowship, 2016\nDye Fellowship, 2014\n\n### Prizes\nWeft Prize, 2012\n"
    ).awards
    assert [one.name for one in found] == ["Loom Fellowship", "Dye Fellowship", "Weft Prize"]


@pytest.mark.parametrize(
    "torn", ["Winner of the 2016\nLoom Prize for pictures.", "I was paid to be at the Guild's\n2014 Meeting in Graz."]
)
def test_sentences_broken_before_or_behind_a_year_are_no_other_entry(torn: str) -> None:
    body = f"**Travel grant**\n2016 Loom Union\n{torn}\n\n**Research Fellowship**\n2012 Dye Trust\nA stay in Leeds.\n"
    found = read(f"## Honours\n\n{body}").awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Travel grant", "Loom Union", "2016"), ("Research Fellowship", "Dye Trust", "2012")
    ]  # fmt: skip


@pytest.mark.parametrize(
    "names", [("Moss Medal", "Peat Prize for Essays"), ("Fen Fellowship", "Good Keeper (top 2 %)", "Pollen Bursary")]
)
def test_an_honour_over_one_bullet_with_its_giver(names: tuple[str, ...]) -> None:
    found = read(
        "## Honours\n\n" + "\n\n".join(f"**{name}**\n- Alder Grants Council (AGC) of Fens, 2011" for name in names)
    )
    assert [(one.granter, one.start) for one in found.awards] == [("Alder Grants Council (AGC) of Fens", "2011")] * len(
        names
    )
    assert [one.name for one in found.awards] == [name.partition(" (")[0] for name in names]


def test_a_sort_of_honours_over_one_bullet_names_none() -> None:
    found = read("## Honours\n\n**Prizes**\n- Moss Prize, 2011\n\n**Grants**\n- Fen Travel Grant, 2009\n").awards
    assert {one.name for one in found} <= {"Moss Prize", "Fen Travel Grant"}
