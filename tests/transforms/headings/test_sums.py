"""Headings over grants with their sum behind them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.headings.wording import named


@pytest.mark.parametrize(
    "text",
    [
        "Sponsored Cash Grants : $ 3.2 M (Looms: $ 1.4 M. Royalties: $ 0.7 M)",
        "Research Grants (total: $4.5M)",
        "Research Funding – £1.2m",
    ],
)
def test_the_sum_says_nothing_of_the_kind(text: str) -> None:
    assert (named(text).kinds, named(text).whole) == (("grants",), True)


def test_a_long_heading_with_sums_heads_the_grants() -> None:
    head = "Sponsored Studies Cash Grants : $ 3.2 M (Looms: $ 1.4 M, Dyes: $ 1.1 M. Royalties: $ 0.7 M)"
    found = parsed(
        f"{head}\n\n- Citizen Cloth, Guild of Dyers, 2015-2017, $54 K\n- Wool on Masts, Weft Fund, 2010, $8 K"
    )
    assert [one.title for one in found.grants] == ["Citizen Cloth", "Wool on Masts"]
