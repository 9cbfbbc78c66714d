"""Phrases that a narrow column broke, told by their words."""

from __future__ import annotations

import pytest

from transforms.text.torn_phrases import parts_phrase


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("Lawrence Moss National", "Laboratory"),
        ("M.Phil. in Applied", "Mathematics"),
        ("Universidad Nacional del", "Altiplano Sur"),
        ("Society for Felted Hydrology,", "2023"),
        ("Dissertation Completion", "Fellowship"),
    ],
)
def test_a_phrase_goes_on(above: str, below: str) -> None:
    assert parts_phrase(above, below)


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("University of Looms", "Leeds"),
        ("BSc in Economics", "Novartis"),
        ("2019 – 2021", "Laboratory"),
        ("Felt Society, 2019", "Award"),
        ("Society for Felts,", "Leeds"),
        ("Applied", "Mathematics"),
    ],
)
def test_a_line_of_its_own_does_not(above: str, below: str) -> None:
    assert not parts_phrase(above, below)
