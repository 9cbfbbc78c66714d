"""Several honours of a year between commas, and honours beside a work that a list tells again. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


def test_honours_between_commas_are_one_each() -> None:
    page = (
        "## Awards\n\n2021\tOak Travel Grant, Moss Award for Slow Research, "
        "Lund School of Wool Felt Prize for Best Essay\n\n"
        "2018\tPhi Beta Kappa, Reed Hall BA Scholar, Best Junior in Dyes, Dean’s List (Top 5%), Weft Fund\n"
    )
    assert [(one.name, one.start) for one in parsed(page).awards] == [
        ("Oak Travel Grant", "2021"),
        ("Moss Award for Slow Research", "2021"),
        ("Lund School of Wool Felt Prize for Best Essay", "2021"),
        ("Phi Beta Kappa", "2018"),
        ("Reed Hall BA Scholar", "2018"),
        ("Best Junior in Dyes", "2018"),
        ("Dean’s List", "2018"),
        ("Weft Fund", "2018"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "Moss Award, Guild of Dyers, Lund",
        "Moss Fellowship, Graduate School, Ghent University",
        "Oak Prize, Felt Society",
    ],
)
def test_who_gave_one_is_no_honour(line: str) -> None:
    assert len(parsed(f"## Awards\n\n2019\t{line}\n\n2018\tReed Medal, Felt Society\n").awards) == 2


def test_an_honour_of_its_own_name_beside_a_work_is_that_of_the_list() -> None:
    page = (
        "## Working Papers\n\n1. Quiet Looms and Loud Markets\n   - Winner of *Heron Applied Weaving Award*, "
        "*Oak Young Weaver Award*, *Best Paper Award*\n\n"
        "## Awards\n\n2021\tHeron Applied Weaving Award\n\n2019\tOak Medal\n"
    )
    named = [(one.name, one.start) for one in parsed(page).awards if "Heron" in one.name]
    assert named == [("Heron Applied Weaving Award", "2021")]
