"""The README's pictures show the tables and assets that there are."""

from __future__ import annotations

from tests.pictures.draw import PICTURES, asset_graph, assets, star

_HINT = "uv run python -m tests.pictures.draw"


def test_the_picture_of_the_star_is_current() -> None:
    assert (PICTURES / "star.svg").read_text() == star(), _HINT


def test_the_picture_of_the_asset_graph_is_current() -> None:
    assert (PICTURES / "assets.svg").read_text() == asset_graph(assets()), _HINT
