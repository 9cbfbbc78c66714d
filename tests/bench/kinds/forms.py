"""Writes a made-up section as plain text, layout text, markdown, HTML or LaTeX."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

FORMS = ("plain", "layout", "markdown", "html", "tex")
_QUOTES = (("“", "”"), ("“", "”"), ('"', '"'), ("‘", "’"))
_STYLED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
_QUOTED = re.compile(r'"([^"]*)"')
SPLIT = " >> "


@dataclass
class Block:
    """A list, the rows of a table, or one joined line, below a head or not."""

    head: str | None
    entries: list[list[str]] = field(default_factory=list)
    below: list[list[str]] = field(default_factory=list)
    join: str = ""
    rows: list[list[str]] = field(default_factory=list)
    header: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Look:
    """How one document looks."""

    form: str
    bullet: str
    gap: int
    heading: int
    head: int
    right: int
    quotes: tuple[str, str]
    width: int
    left: int
    marks: bool

    @classmethod
    def draw(cls, chance: random.Random) -> Look:
        """A look at random."""
        return cls(
            form=chance.choice(FORMS),
            bullet=chance.choice(("", "", "-", "•", "1.")),
            gap=chance.randint(0, 1),
            heading=chance.randint(0, 3),
            head=chance.randint(0, 3),
            right=chance.randint(0, 3),
            quotes=chance.choice(_QUOTES),
            width=chance.choice((84, 96, 110)),
            left=chance.choice((14, 20, 26)),
            marks=chance.random() < 0.8,
        )

    @property
    def suffix(self) -> str:
        """The suffix of its file."""
        return {"plain": "txt", "layout": "txt", "markdown": "md"}.get(self.form, self.form)

    def marked(self, text: str, bold: str, italic: str) -> str:
        """The text with its marks written as `bold` and `italic` say (`{}` is the text)."""
        opening, closing = self.quotes
        text = _QUOTED.sub(lambda match: f"{opening}{match[1]}{closing}", text)
        if not self.marks:
            bold = italic = "{}"
        return _STYLED.sub(lambda match: (bold if match[1] else italic).format(match[1] or match[2]), text)


def write(look: Look, name: str, heading: str, blocks: list[Block], around: list[tuple[str, str]]) -> str:
    """The whole document: its owner, a section before, the section itself, a section behind."""
    from tests.bench.kinds import marked_up, texts  # noqa: PLC0415  the writers need `Block`

    marked = {"markdown": marked_up.markdown, "html": marked_up.html, "tex": marked_up.tex}
    return marked.get(look.form, texts.text)(look, name, heading, blocks, around)
