"""Sums of money as the world writes them."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.records.grants.money import without_amount

SUMS = """€ 2M|1.2 MEUR|NOK 12 mill|R$ 50.000|INR 45 lakhs|A$1.2m|30,000 CHF|450k USD|200 000 €|25.000 euros|£250k
$1.5 million USD|1.5 M€|CHF 1'200'000|US$10,000 per year|MXN 2,100,000|Rs. 5 lakhs|about 3 million dollars""".replace(
    "\n", "|"
)


@pytest.mark.parametrize("amount", SUMS.split("|"))
def test_a_sum_is_taken_whole(amount: str) -> None:
    assert without_amount(f"Moss Fund, {amount}") == ("Moss Fund", amount)
    assert without_amount(f"Moss Fund ({amount}), Ferns") == ("Moss Fund Ferns", amount)


def test_what_stands_behind_a_sum_stays() -> None:
    assert without_amount("Grant ($45,000 CAD)") == ("Grant", "$45,000 CAD")
    assert without_amount("Grant, $550,000, 2021") == ("Grant 2021", "$550,000")


def test_a_year_before_a_sum_is_none() -> None:
    assert without_amount("2022-2025, ZAR 1,800,000") == ("2022-2025", "ZAR 1,800,000")
    assert without_amount("2022-2025 ZAR 1,800,000") == ("2022-2025", "ZAR 1,800,000")


@pytest.mark.parametrize("text", ["COP 26", "Moss Fund 2019", "EP/X 2020", "SOS 112", "Top 10 of 2012", "IEEE 802"])
def test_other_figures_are_no_sums(text: str) -> None:
    assert without_amount(text) == (text, None)


def test_a_role_in_the_column_before_is_no_currency() -> None:
    assert without_amount("Moss Fund\tPI\t£9,870")[1] == "£9,870"
    assert without_amount("Moss Fund\tCo-I\t£48,000")[1] == "£48,000"


@pytest.mark.parametrize(
    "line",
    [
        "Funding over all years totals approximately $1.9M.",
        "Support of looms and vats totalled more than £40,000.",
        "Lead of six projects funded by the Weft Fund, the Moss Council, guilds, and town halls.",
        "Grants supported by Globex, the Felt Trust, and others",
    ],
)
def test_what_is_told_of_all_grants_is_none(line: str) -> None:
    body = "- Slow looms, Weft Fund, $40,000, 2031\n- Old vats, Moss Council, $9,000, 2029"
    found = read(f"## Grants\n\n{body}\n\n{line}\n")
    assert [one.title for one in found.grants] == ["Slow looms", "Old vats"]
