"""Grants whose payer, sum and years stand in brackets behind the title."""

from __future__ import annotations

import pytest

from tests.transforms.records.grants.test_grants_and_projects import Stated, grants


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "Who Weaves Whom? (Globex Trust, €280,000, 2023–2026)",
            ("Who Weaves Whom?", "Globex Trust", "€280,000", "2023", "2026"),
        ),
        (
            "**Loom Watch (Vale-Heron Fonds, €150,000, 2022–2024).** Counting looms in ten towns. *Role: Team member.*",
            ("Loom Watch", "Vale-Heron Fonds", "€150,000", "2022", "2024"),
        ),
        (
            "Felt at Sea (National Science Foundation, 2019–2020, PI)",
            ("Felt at Sea", "National Science Foundation", None, "2019", "2020"),
        ),
    ],
)
def test_a_bracket_behind_the_title_tells_the_rest(line: str, expected: Stated) -> None:
    assert grants(f"- {line}\n- Slow Wool, Moss Foundation, 2015")[0] == expected


def test_a_sum_alone_in_brackets_tells_no_payer() -> None:
    body = (
        "- 2019–2020 Globex Foundation: *Looms of the north* ($20,000)\n"
        "- 2015–2016 Moss Foundation: *Felt at sea* ($5,000)\n"
    )
    assert [one[:3] for one in grants(body)] == [
        ("Looms of the north", "Globex Foundation", "$20,000"),
        ("Felt at sea", "Moss Foundation", "$5,000"),
    ]


@pytest.mark.parametrize("data", ["Felt Council, 2016, co-PI", "Felt Council, PI, 2016", "Felt Council; 2016; PI"])
def test_a_bracket_of_payer_year_and_role(data: str) -> None:
    assert grants(f"- Wool Match ({data}). Funding: €60,000.\n") == [
        ("Wool Match", "Felt Council", "€60,000", "2016", None)
    ]
