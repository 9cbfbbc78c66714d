"""Grants listed below who pays for them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def grants(body: str) -> list[tuple[str | None, str | None, str | None, str | None]]:
    found = read(f"## Awards & Grants\n\n{body}").grants
    return [(one.title, one.funder, one.start, one.amount) for one in found]


EXPECTED = [
    ("Looms of the north", "Globex Foundation for the Arts", None, "$12,000"),
    ("Dyes of the south", "Globex Foundation for the Arts", None, "$9,500"),
    ("Archive of small looms", "National Endowment for the Humanities", "2018", "$40,000"),
    ("Seed grant for dyeing", "University of Exeter", "2017", "$1,200"),
]


@pytest.mark.parametrize("bold", ["**", ""])
@pytest.mark.parametrize("mark", ["- ", ""])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_each_sum_is_a_grant_of_the_payer_above(bold: str, mark: str, gap: str) -> None:
    body = gap.join(
        [
            f"{bold}Globex Foundation for the Arts{bold}\n{mark}Looms of the north: $12,000",
            f"{mark}Dyes of the south (with Ada Lund): $9,500",
            f"{bold}National Endowment for the Humanities{bold}\n{mark}2018 - 2019 Archive of small looms: $40,000*",
            f"{bold}University of Exeter{bold}\n{mark}2017 Seed grant for dyeing: $1,200",
        ]
    )
    assert grants(body) == EXPECTED


def test_titles_over_their_payers_are_no_payers() -> None:
    body = (
        "Looms of the north\nGlobex Foundation, $12,000\n\nDyes of the south\nNational Science Foundation, $9,500\n\n"
        "Small looms\nUniversity of Exeter, $1,200"
    )
    assert [one[0] for one in grants(body)] == ["Looms of the north", "Dyes of the south", "Small looms"]


def test_funded_projects_that_are_told_are_projects() -> None:
    body = (
        "**Small Looms:** Principal Investigator\nThe project collects small looms from barns in the north and "
        "describes how they were built and who used them.\n\n**Dye Atlas:** Co-PI\nWith partners in five towns we map "
        "the plants from which dyes were made and publish the maps as open data."
    )
    found = read(f"## Ongoing funded projects\n\n{body}")
    assert [one.title for one in found.projects] == ["Small Looms", "Dye Atlas"]
    assert not found.grants


def test_a_known_payer_behind_a_title_whose_words_tell_none() -> None:
    rows = "- Looms of the north. NSF, 2015. $10,000\n- Weaving with moss. Schmidt Sciences, 2019–2021. $50,000"
    assert [(one.title, one.funder) for one in read(f"## Grants\n\n{rows}").grants] == [
        ("Looms of the north", "NSF"),
        ("Weaving with moss", "Schmidt Sciences"),
    ]


@pytest.mark.parametrize("payer", ["Boeing Company", "Intel Corporation", "Boeing"])
def test_the_word_for_what_it_is_belongs_to_a_known_payer(payer: str) -> None:
    found = grants(f"- {payer}, “Looms of the north” (PI), 2012-2014\n- {payer}, “Dyes” (Co-PI), 2010-2011\n")
    assert [one[1] for one in found] == [payer, payer]


@pytest.mark.parametrize("entry", ["Best paper, Loom Society (€1,000)", "Outstanding poster - Guild of Dyers ($500)"])
def test_the_best_of_a_meeting_is_an_honour_whatever_it_paid(entry: str) -> None:
    found = read(f"## Funding and Awards\n\n- Yarn Leaders Scheme of the NSF (£184,857)\t2016\n- {entry}\t2012\n")
    assert [one.amount for one in found.grants] == ["£184,857"]
    assert len(found.awards) == 1


def test_who_pays_stands_over_what_each_year_brought() -> None:
    cv = read(
        "## Grants, awards & scholarships\n\n"
        "`2018`\n__Moss Foundation__\n* 90,000 NOK grant for fieldwork in Thule (2019).\n\n"
        "`2015`\n__Institute of Felting__\n* Felting Award to support fieldwork in Thule.\n\n"
        "`2013`\n__Loom Trust__\n* PhD Studentship\n\n"
        "`2012`\n__QZRC__\n* Research-preparation Masters Award\n"
    )
    assert [(one.title, one.funder, one.amount) for one in cv.grants] == [
        ("grant for fieldwork in Thule", "Moss Foundation", "90,000 NOK")
    ]
    assert [(one.name, one.start) for one in cv.awards] == [
        ("Felting Award", "2015"),
        ("PhD Studentship", "2013"),
        ("Research-preparation Masters Award", "2012"),
    ]
    assert [one.granter for one in cv.awards][:2] == ["Institute of Felting", "Loom Trust"]
