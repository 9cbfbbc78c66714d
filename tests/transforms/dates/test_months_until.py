"""Months in figures whose spans are told in words or with long dashes. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("to", ["until", "till", "through", "to", "--", "→", "–"])
@pytest.mark.parametrize("now", ["present", "now", "today", "ongoing"])
def test_a_month_before_what_ends_its_span(to: str, now: str) -> None:
    found = whole(
        "# Runa Fjeld\n\n## Employment\n\n### Lecturer\n\nLund University, Sweden\n\n"
        f"*2001-12 {to} {now}*\n\n### Research Assistant\n\nReed College, USA\n\n*1997-09 {to} 2001-11*\n"
    ).positions
    assert [(one.title, one.start, one.end, one.current) for one in found] == [
        ("Lecturer", "2001-12", None, True),
        ("Research Assistant", "1997-09", "2001-11", False),
    ]
