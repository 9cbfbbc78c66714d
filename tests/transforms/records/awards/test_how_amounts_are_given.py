"""Honours with an amount, and a sentence that tells how it is given. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards


@pytest.mark.parametrize(
    "told",
    [
        "£500 awarded by a long examination.",
        "$8,000 awarded each year to a weaver no more than ten years from her first loom.",
        "€300 given to three students each year between 2001 and 2009.",
        "A $200 prize was presented for the best carpet.",
    ],
)
def test_how_an_amount_is_given_is_no_honour(told: str) -> None:
    assert awards(f"- Moss Prize in Slow Weaving, 2008. {told}\n- Heron Medal, 2006\n") == [
        ("Moss Prize in Slow Weaving", None, "2008"),
        ("Heron Medal", None, "2006"),
    ]
