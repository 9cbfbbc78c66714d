"""Headings that run into their text: consumes lines; produces them with such headings as lines of their own.

Short CVs often write "Education: University of X, diploma in mathematics (1977)." with the next degrees on the lines
below. Two such lines of different kinds, each the first of its block, are a habit; one alone may be a mere label,
but for interests and skills.
"""

from __future__ import annotations

from collections.abc import Iterable

from transforms.gutter import apart
from transforms.headings import named
from transforms.heads import Heads
from transforms.model import Line

_KINDS = frozenset(("education", "positions", "awards", "papers", "teaching", "service", "grants"))
_ALONE = frozenset(("interests", "skills"))  # one line of these is a section as often as not
_LONGEST = 40
_LEAST = 2


def split_run_in(body: tuple[Line, ...], heads: Heads) -> tuple[Line, ...]:
    """The lines; those that begin with a heading of a kind that has no heading of its own become two."""
    has = {kind for head in heads.values() for kind in head.named.kinds}
    cuts = {number: cut for number, cut in _run_in(body) if cut[1] not in has}
    if len({kind for _, kind in cuts.values() if kind not in _ALONE}) < _LEAST:
        cuts = {number: cut for number, cut in cuts.items() if cut[1] in _ALONE}
    if not cuts:
        return body
    return tuple(
        part for line in body for part in (apart(line, cuts[line.number][0]) if line.number in cuts else (line,))
    )


def _run_in(body: tuple[Line, ...]) -> Iterable[tuple[int, tuple[int, str]]]:
    for line in body:
        if not line.gap_before or line.bullet or line.heading or not line.text[0].isupper():
            continue
        label, colon, rest = line.text[: _LONGEST + 1].partition(":")
        if colon and rest[:1] in (" ", "\t") and (said := named(label)).whole and said.kinds[0] in _KINDS | _ALONE:
            yield line.number, (len(label) + 2, said.kinds[0])
