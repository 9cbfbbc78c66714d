"""Sections written by hand: consumes `examples.txt`; produces kinds with their lines."""

from __future__ import annotations

from pathlib import Path

Example = tuple[str, list[str]]


def read_examples(path: Path) -> list[Example]:
    """The sections: a line "=== KIND", then the lines below it."""
    found: list[Example] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("=== "):
            found.append((line[4:].strip(), []))
        elif line.strip() and found:
            found[-1][1].append(line.strip())
    return [(kind, lines) for kind, lines in found if lines]
