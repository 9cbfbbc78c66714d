"""Lines whose words alone join them with the one below. All made up."""

import pytest

from transforms.text.unfinished import is_unfinished


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("The dyes of winter ponds and what they tell (with Ada", "Quill and Bruno Fern)"),
        ("Certificate of the Guild (4 times, for Dyes 110, 120,", "131)"),
        ("Reviewer for: Annals of Peat, Bog Letters, Journal of", "Mires, Transactions on Reeds"),
        ("Referee for Annals of Peat, Bog Letters, Journal of", "Mires, Transactions on Reeds"),
        ("Techniques: carding (expert), spinning (expert), plain", "Weaving (basic), felting"),
    ],
)
def test_open_brackets_and_led_lists_go_on(above: str, below: str) -> None:
    assert is_unfinished(above, below)


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("The dyes of winter ponds (with Ada Quill)", "Annals of Peat (2019)"),
        ("The dyes of winter ponds (with Ada Quill", "Bog Letters (in print)"),
        ("The dyes of winter ponds (with Ada", "2) Reeds and rushes"),
        ("Studies in Dyes: Ponds, Wool, and Months. Preprint, 2026. [pdf]", "Ada Quill, Bruno Fern. Bog: a kit. 2025"),
        ("Award for wool, yarn, and thread in the Upper Meadow", "Medal of the Guild, Lower Meadow"),
        ("Reviewer for: Annals of Peat, Bog Letters, Mires", "Editor for: Reeds, Rushes"),
        ("Thesis: Dyes, ponds, and the wool of winter months", "2016-17    MA in Weaving, University of Brno"),
        ("Quill, A., Fern, B., Moss, C., and Hale, D.", "Dyes, ponds, and wool"),
    ],
)
def test_others_end(above: str, below: str) -> None:
    assert not is_unfinished(above, below)
