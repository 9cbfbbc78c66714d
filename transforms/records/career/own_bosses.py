"""Posts of people without an employer: "Translator, Freelance, 2012".

Consumes `CareerLine`s; produces them with that word where the employer would stand.
"""

from __future__ import annotations

import re

from transforms.entities.titles import own_bosses
from transforms.records.career.pieces import CareerLine

MAY_BE_BOSS = re.compile(r"(?i)freelanc|self[ -]employ|\bindependent")


def own_boss(line: CareerLine, head: list[CareerLine]) -> CareerLine:
    """A title such as "Freelance" above or behind another stands where the employer would."""
    at = next((at for at, piece in enumerate(line.pieces) if piece.text.casefold() in own_bosses()), -1)
    if at < 0 or (at and line.pieces[at - 1].label != "title"):
        return line
    if not at and not any(other is not line and other.having("title") for other in head):
        return line
    employer = line.pieces[at]._replace(label="org", strength=1)
    return line._replace(pieces=(*line.pieces[:at], employer, *line.pieces[at + 1 :]))
