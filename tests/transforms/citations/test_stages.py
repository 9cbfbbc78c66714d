"""How far a work is, in a bracket at its end. All works are made up."""

from __future__ import annotations

import pytest

from transforms.citations.citation import Hints
from transforms.citations.stages import without_stages
from transforms.citations.text import Cited


@pytest.mark.parametrize(
    ("status", "texts", "left"),
    [
        ("in_preparation", ["Okoye, M. Slow geese. (data collection/writing)"], ["Okoye, M. Slow geese."]),
        ("submitted", ["Okoye, M. “Slow geese” (second round)"], ["Okoye, M. “Slow geese”"]),
        (
            "in_preparation",
            ["Okoye, M. Fog. (drafting)", "Okoye, M. Who flies? (drafting)", "Okoye, M. Reeds and lakes (coding)"],
            ["Okoye, M. Fog.", "Okoye, M. Who flies?", "Okoye, M. Reeds and lakes"],
        ),
        ("in_preparation", ["Okoye, M. Reeds (and lakes)"], ["Okoye, M. Reeds (and lakes)"]),
        ("in_preparation", ["Okoye, M. Fog. (in preparation)"], ["Okoye, M. Fog. (in preparation)"]),
        ("published", ["Okoye, M. Fog. (second edition)"], ["Okoye, M. Fog. (second edition)"]),
    ],
)
def test_the_stage_of_an_unprinted_work_is_no_venue(status: str, texts: list[str], left: list[str]) -> None:
    hints = [Hints("Mira Okoye", status=status)] * len(texts)
    assert [cited.text for cited in without_stages([Cited(text) for text in texts], hints)] == left
