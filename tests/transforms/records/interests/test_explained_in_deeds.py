"""Topics in bold, each explained by what one does about it: "How to ...", "Building ..."; listed topics stay."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


def interests(body: str) -> list[str]:
    document = whole(f"# Mira Tolland\nmira@tolland.example\n\n## Research Interests\n\n{body}\n")
    return [one.text for one in document.interests]


@pytest.mark.parametrize(
    "told",
    [
        "How to plant a hedge that lasts",
        "Measuring what the mist leaves on poles and in barrels",
        "Following drops, streams and wells through the seasons of a dry year",
        "Why some hills drink and others do not, and for how long",
    ],
)
def test_only_the_heads_are_topics(told: str) -> None:
    body = f"I care for **dry hills**, including:\n\n- **Fog nets**: {told}\n- **Moss walls**: {told} again"
    assert interests(body) == ["Fog nets", "Moss walls"]


def test_topics_listed_behind_a_head_are_topics() -> None:
    body = "- **Hydrology**: fog nets, moss walls\n- **Methods**: drop counting, tracing"
    assert {"fog nets", "moss walls", "drop counting"} <= {text.lower() for text in interests(body)}
