"""Headings that say for how many years their lists go back, and those over what somebody was involved in."""

from __future__ import annotations

import pytest

from transforms.headings.wording import named


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Publications in the last five years", "papers"),
        ("Grants over the last 3 years", "grants"),
        ("Teaching in the past two years", "teaching"),
        ("Committee Involvement", "service"),
        ("Current Teaching Position", "positions"),
    ],
)
def test_a_heading_is_known_as_a_whole(text: str, kind: str) -> None:
    assert (named(text).kinds[:1], named(text).whole) == ((kind,), True)
