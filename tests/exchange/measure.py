"""Scores of samples and of what becomes of them when names are exchanged, order shuffled, or looks edited."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from tests.exchange.edit import TYPED, edit
from tests.exchange.shuffle import Layout, shuffle
from tests.exchange.swap import Exchange, World, draw, titles
from tests.scoring import Json, Score, score, total
from transforms.parse import parse
from transforms.readers.dispatch import read

SAMPLES = Path(__file__).parents[2] / "orchestration" / "samples"
WORLD = Path(__file__).parent / "world.toml"
CHANGES = ("exchanged", "shuffled", "edited", "all three", *TYPED)
KINDS = ("people", "organizations", "venues", "years")


def measure(document: str, text: str, gold: Json) -> Score:
    """The score of a parse of the text, all record kinds together."""
    return total(score(parse(read(text.encode(), document)).public(), gold))


@cache
def original(document: str) -> str:
    """A bundled sample's text."""
    return (SAMPLES / document).read_text(encoding="utf-8")


@cache
def world() -> World:
    """What the samples name."""
    return World.from_toml(WORLD)


@cache
def _drawn(seed: int, kinds: tuple[str, ...]) -> Exchange:
    return draw(world(), seed, kinds)


def exchanged(gold: Json, seed: int, kinds: tuple[str, ...] = KINDS) -> tuple[str, Json]:
    """A sample and its gold with other names."""
    exchange = _drawn(seed, kinds)
    return exchange.text(original(gold["document"]), titles(gold)), exchange.gold(gold)


def changed(gold: Json, seed: int, change: str) -> tuple[str, Json]:
    """A sample and its gold after one of `CHANGES`."""
    document, exchange = gold["document"], _drawn(seed, KINDS)
    text, chance = original(document), random.Random(f"{document} {seed}")
    if change in TYPED:
        return TYPED[change](text, chance), gold
    if change in {"shuffled", "all three"}:
        text = shuffle(text, Layout.of(document), chance)
    if change in {"exchanged", "all three"}:
        text, gold = exchange.text(text, titles(gold)), exchange.gold(gold)
    return (edit(text, chance) if change in {"edited", "all three"} else text), gold
