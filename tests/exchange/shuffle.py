"""Puts the sections of a document, and the entries of its sections, in another order."""

from __future__ import annotations

import random
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

_NUMBER = re.compile(r"^(- \[)?(\d+)([\].])", re.MULTILINE)


@dataclass(frozen=True)
class Layout:
    """How sections and entries are told apart (layouts.toml says what the fields mean)."""

    headings: str
    entries: tuple[str, ...]
    stop: str = r"(?!)"

    @classmethod
    def of(cls, document: str, path: Path = Path(__file__).parent / "layouts.toml") -> Layout:
        """The layout of a sample."""
        stated = tomllib.loads(path.read_text(encoding="utf-8"))[document]
        return cls(stated["headings"], tuple(stated["entries"]), stated.get("stop", r"(?!)"))


def shuffle(text: str, layout: Layout, chance: random.Random, *, sections: bool = True, entries: bool = True) -> str:
    """The document in another order; what stands before the first heading stays first."""
    end = text.find("\\end{document}") if "\\end{document}" in text else text.find("</section>\n<div")
    body, tail = (text[:end], text[end:]) if end >= 0 else (text, "")
    head, *rest = _split(body, re.compile(layout.headings, re.MULTILINE))
    if entries:
        rest = [_shuffle_entries(part, layout, chance) for part in rest]
    if sections:
        chance.shuffle(rest)
        rest = [part.rstrip("\n") + _gap(rest) for part in rest]
    return head + "".join(rest) + tail


def _gap(parts: list[str]) -> str:
    return "\n" * max(len(part) - len(part.rstrip("\n")) for part in parts)


def _split(text: str, pattern: re.Pattern[str]) -> list[str]:
    starts = [match.start() for match in pattern.finditer(text)]
    ends = [*starts[1:], len(text)]
    return [text[: starts[0]] if starts else text, *(text[a:b] for a, b in zip(starts, ends, strict=True))]


def _shuffle_entries(section: str, layout: Layout, chance: random.Random) -> str:
    kinds = [re.compile(pattern) for pattern in layout.entries]
    stop = re.compile(layout.stop)
    blocks: list[tuple[int, str]] = []  # (which pattern began it, or -1; its text)
    heading, *lines = section.splitlines(keepends=True)
    for line in lines:
        bare = line.rstrip("\n")
        kind = next((n for n, pattern in enumerate(kinds) if pattern.match(bare)), None)
        if stop.match(bare):
            blocks.append((-1, line))
        elif kind is not None or not blocks:
            blocks.append((-1 if kind is None else kind, line))
        else:
            blocks[-1] = (blocks[-1][0], blocks[-1][1] + line)
    return heading + "".join(_in_new_order(blocks, chance))


def _in_new_order(blocks: list[tuple[int, str]], chance: random.Random) -> list[str]:
    result = [text for _, text in blocks]
    for kind in sorted({kind for kind, _ in blocks} - {-1}):
        places = [place for place, (own, _) in enumerate(blocks) if own == kind]
        order = chance.sample(places, len(places))
        for place, source in zip(places, order, strict=True):
            words, gap = blocks[source][1].rstrip("\n"), blocks[place][1]
            result[place] = _renumbered(words, blocks[place][1]) + gap[len(gap.rstrip("\n")) :]
    return result


def _renumbered(text: str, former: str) -> str:
    number = _NUMBER.match(former)
    return _NUMBER.sub(lambda m: f"{m[1] or ''}{number[2]}{m[3]}", text, count=1) if number else text
