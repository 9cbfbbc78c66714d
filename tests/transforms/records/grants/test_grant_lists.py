"""What the entries of a list of grants have in common tells which of their phrases is who pays. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants, read


def told(body: str) -> list[tuple[str | None, str | None]]:
    return [(grant.title, grant.funder) for grant in read(f"## Research Grants\n\n{body}").grants]


def test_who_pays_for_several_is_no_title() -> None:
    body = (
        "1998\\. PI. Warp and Weft Partnership. Erewhon Wool Board. $5,100.\n\n"
        "1994\\. PI. Globex Felt Fellowship. Erewhon Wool Board. $72,400.\n\n"
        "1991\\. PI. Dyes of the north and their makers. Erewhon Wool Board. $8,600.\n"
    )
    assert {funder for _, funder in told(body)} == {"Erewhon Wool Board"}


def test_a_title_that_several_have_stays_one() -> None:
    body = (
        "- **Start-up money**, Weaving Trust (Moss), 2012\n"
        "- **Start-up money**, Weaving Trust (Moss), 2014\n"
        "- **Start-up money**, Weaving Trust (Moss), 2019\n"
    )
    assert [title for title, _ in told(body)] == ["Start-up money"] * 3


@pytest.mark.parametrize("words", ["Awarded for fieldwork on dyes", "For research in felt and its makers"])
def test_what_money_was_given_for_is_no_title(words: str) -> None:
    body = f"- Royal Weaving Society, Looms on Screen, 2013: £400. {words}.\n- Yarn Fund, Wet Felt, 2012: £90.\n"
    assert told(body)[0] == ("Looms on Screen", "Royal Weaving Society")


def test_who_awarded_it_is_no_title() -> None:
    body = "Globex Stiftung Fellowship\nAwarded by University of Northern Erewhon\nPrincipal investigator, 2014\n"
    assert [title for title, _ in told(body)] == ["Globex Stiftung Fellowship"]


def test_a_chief_investigators_letter_is_a_role() -> None:
    assert told("- Young Spinner Award, CIB, $3,900, 1997\n") == [("Young Spinner Award", None)]


@pytest.mark.parametrize("told", ["Funding acquired to study", "Funds provided for", "Funding received to weave"])
def test_what_a_grant_paid_for_is_no_title(told: str) -> None:
    assert grants(
        f"Nordic Loom Studies Program (2012), co-investigator beside Bo Orr ($11,000). {told} felt.\n\n"
        f"Vale Faculty Research Grant (2014), principal investigator ($6,500). {told} slow looms."
    ) == [
        ("Nordic Loom Studies Program", None, "2012"),
        ("Vale Faculty Research Grant", None, "2014"),
    ]
