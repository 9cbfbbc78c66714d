"""Draws the README's pictures from the declarations: the asset graph as Dagster knows it, and the star.

uv run python -m tests.pictures.draw      # after a change of tables or assets
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from warehouse.tables import STAR

PICTURES = Path(__file__).parents[2] / ".github" / "pictures"
GROUPS = ("ingest", "parse", "resolve", "star", "publish")
HUBS = ("dim_person", "dim_organization", "dim_venue", "fact_paper", "dim_document")
_COLORS = ("#3b7dd8", "#2f9e6e", "#c77d1a", "#8a56c2", "#c2485d")
_ROW, _WIDTH, _HEIGHT = 26, 168, 20


class Box(NamedTuple):
    """A named box and its place."""

    name: str
    x: float
    y: float
    color: str
    width: float = _WIDTH

    def svg(self) -> str:
        """The box as SVG."""
        middle, base = self.x + self.width / 2, self.y + 14
        return (
            f'<rect x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{_HEIGHT}" rx="4" '
            f'fill="{self.color}"/>'
            f'<text x="{middle:g}" y="{base:g}" text-anchor="middle" fill="#fff">{self.name}</text>'
        )


@dataclass(frozen=True)
class Asset:
    """An asset of the graph."""

    name: str
    group: str
    parents: tuple[str, ...]


def assets() -> list[Asset]:
    """All assets with what they are made from."""
    from orchestration.definitions import definitions  # noqa: PLC0415 - imports Dagster
    from orchestration.state import Settings, State  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        state = State.open(folder)
        graph = definitions(state, Settings.read(state)).resolve_asset_graph()
    nodes = [graph.get(key) for key in graph.get_all_asset_keys()]
    return sorted(
        (
            Asset(n.key.to_user_string(), n.group_name, tuple(sorted(p.to_user_string() for p in n.parent_keys)))
            for n in nodes
        ),
        key=lambda asset: asset.name,
    )


def asset_graph(every: Iterable[Asset]) -> str:
    """The asset graph as SVG, one column for each group."""
    every = list(every)
    columns = [[asset for asset in every if asset.group == group] for group in GROUPS]
    tall = max(map(len, columns)) * _ROW
    boxes: dict[str, Box] = {}
    for number, column in enumerate(columns):
        top = 40 + (tall - len(column) * _ROW) / 2
        for row, asset in enumerate(column):
            boxes[asset.name] = Box(asset.name, 20 + number * 240, top + row * _ROW, _COLORS[number])
    lines = [_curve(boxes[parent], boxes[asset.name]) for asset in every for parent in asset.parents]
    heads = [_heading(group, 20 + n * 240 + _WIDTH / 2, _COLORS[n]) for n, group in enumerate(GROUPS)]
    return _picture(20 + len(GROUPS) * 240 - 30, tall + 56, [*lines, *heads, *(box.svg() for box in boxes.values())])


def star() -> str:
    """The star as SVG: the tables that others refer to in the middle, the facts on both sides."""
    tables = {table.name: table for table in STAR}
    hubs = {name: Box(name, 330, 70 + n * 92, _COLORS[n]) for n, name in enumerate(HUBS)}
    facts = [name for name in tables if name not in hubs and any(_references(name, tables))]
    half = (len(facts) + 1) // 2
    sides = {name: Box(name, 20 if n < half else 640, 40 + (n % half) * 34, "#5b6470") for n, name in enumerate(facts)}
    lines = [
        _straight(box, hubs[target])
        for name, box in (hubs | sides).items()
        for target in _references(name, tables)
        if target in hubs and target != name
    ]
    return _picture(828, 56 + half * 34, [*lines, *(box.svg() for box in (hubs | sides).values())])


def _references(name: str, tables: dict[str, object]) -> Iterator[str]:
    columns = tables[name].columns  # type: ignore[attr-defined]
    yield from dict.fromkeys(column.references for column in columns if column.references)


def _heading(words: str, x: float, color: str) -> str:
    return (
        f'<text x="{x:g}" y="22" text-anchor="middle" fill="{color}" font-size="14" font-weight="bold">{words}</text>'
    )


def _curve(left: Box, right: Box) -> str:
    x1, y1, x2, y2 = left.x + left.width, left.y + 10, right.x, right.y + 10
    if x2 < x1:  # both stand in one column
        x2 = right.x + right.width
        return _path(f"M{x1:g} {y1:g}C{x1 + 40:g} {y1:g} {x2 + 40:g} {y2:g} {x2:g} {y2:g}", left.color)
    return _path(f"M{x1:g} {y1:g}C{x1 + 50:g} {y1:g} {x2 - 50:g} {y2:g} {x2:g} {y2:g}", left.color)


def _straight(box: Box, hub: Box) -> str:
    if box.x == hub.x:
        return _curve(box, hub)
    start, end = (box.x + box.width, hub.x) if box.x < hub.x else (box.x, hub.x + hub.width)
    return _path(f"M{start:g} {box.y + 10:g}L{end:g} {hub.y + 10:g}", hub.color)


def _path(way: str, color: str) -> str:
    return f'<path d="{way}" fill="none" stroke="{color}" stroke-opacity="0.45"/>'


def _picture(width: float, height: float, parts: Iterable[str]) -> str:
    body = "\n".join(part for part in parts if part)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'font-family="Helvetica, Arial, sans-serif" font-size="11">\n<rect width="100%" height="100%" fill="#fff"/>\n'
        f"{body}\n</svg>\n"
    )


def main() -> None:
    """Writes both pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "assets.svg").write_text(asset_graph(assets()))
    (PICTURES / "star.svg").write_text(star())


if __name__ == "__main__":
    main()
