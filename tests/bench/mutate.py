"""What can befall a document's bytes: flipped, cut, doubled, shuffled, joined, filled with noise, nested, made huge."""

from __future__ import annotations

import random
from collections.abc import Callable

_NOISE = (
    "\u200b",
    "\u202e",
    "\u200f",
    "\u0301",
    "\ufeff",
    "\x00",
    "\x0c",
    "\u2028",
    "\ufffd",
    "𝔖",
    "ﬁ",
    "\t",
    "�",
    "\x1b[0m",
)
_NESTS = ("(", "[", "{", "<div>", "**", "> ", "- ", "\\textbf{", "<!--", "`", "[a](", "“", "\t", "*_", "$", "&amp;")


def flip(data: bytes, chance: random.Random) -> bytes:
    """Some bytes become others."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 40)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def cut(data: bytes, chance: random.Random) -> bytes:
    """The end is missing, perhaps from the middle of a character on."""
    return data[: chance.randrange(1, len(data))]


def delete(data: bytes, chance: random.Random) -> bytes:
    """Some lines are missing."""
    return b"\n".join(line for line in data.split(b"\n") if chance.random() < 0.8)


def double(data: bytes, chance: random.Random) -> bytes:
    """Some lines stand twice."""
    return b"\n".join(line for line in data.split(b"\n") for _ in range(1 + (chance.random() < 0.2)))


def mix(data: bytes, chance: random.Random) -> bytes:
    """The lines stand in another order."""
    lines = data.split(b"\n")
    chance.shuffle(lines)
    return b"\n".join(lines)


def join(data: bytes, chance: random.Random) -> bytes:
    """Some line breaks are gone."""
    return b"".join(line + (b" " if chance.random() < 0.4 else b"\n") for line in data.split(b"\n"))


def noise(data: bytes, chance: random.Random) -> bytes:
    """Marks, controls and odd letters stand anywhere."""
    text = list(data.decode("utf-8", "replace"))
    for _ in range(chance.randint(1, 200)):
        text.insert(chance.randrange(len(text) + 1), chance.choice(_NOISE))
    return "".join(text).encode("utf-8", "surrogatepass")


def nest(data: bytes, chance: random.Random) -> bytes:
    """Something opens many times."""
    place = chance.randrange(len(data))
    return data[:place] + chance.choice(_NESTS).encode() * chance.choice((50, 500, 5000)) + data[place:]


def lengthen(data: bytes, chance: random.Random) -> bytes:
    """One line is very long."""
    lines = data.split(b"\n")
    place = chance.randrange(len(lines))
    lines[place] = (lines[place] or b"a, ") * (
        chance.choice((20_000, 200_000, 1_000_000)) // max(1, len(lines[place]) or 3)
    )
    return b"\n".join(lines)


MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    flip, cut, delete, double, mix, join, noise, nest, lengthen,
)  # fmt: skip


def mutate(data: bytes, seed: int) -> bytes:
    """The document after one to three mutations, the same for the same seed. Every fiftieth may grow huge."""
    chance = random.Random(seed)
    usual = MUTATIONS[:-1]
    for change in chance.sample(usual, chance.randint(1, 3)):
        data = change(data or b" ", chance)
    return lengthen(data or b" ", chance) if seed % 50 == 0 else data
