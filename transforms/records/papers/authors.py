"""Who wrote a work: consumes a `Citation` and its lines; produces the names as stated, with the owner's."""

from __future__ import annotations

from transforms.citations.citation import Citation
from transforms.lines.read import read_line
from transforms.model import Line
from transforms.names.bibtex import as_stated
from transforms.names.people import fold


def authors_of(citation: Citation, owner: str) -> list[str]:
    """The names of the work, the owner first where "with A and B" leaves the owner out."""
    names = [author.name for author in citation.authors]
    if owner and len(names) > 1 and names[-1].rstrip(".") in _SELF:
        return [*names[:-1], owner]
    if owner and len(names) == 1 and names[0].rstrip(".:").casefold() in _ALONE:
        return [owner]
    if citation.with_owner and owner and fold(owner) not in map(fold, names):
        return [owner, *names]
    return names


_SELF = ("I", "me", "myself")  # "Bo Lund, Wei Tan, and I"
_ALONE = frozenset(("author", "translator", "editor", "contributor", "sole author"))  # "Translator, “Slow Looms,” Weft"


def stated_authors(names: list[str], lines: tuple[Line, ...]) -> list[str]:
    """The names as their line states them, where that was turned into reading order."""
    for line in lines:
        if line.text[:_BEGUN] not in line.raw and (stated := read_line(0, 0, line.raw, 0).text) != line.text:
            names = as_stated(names, stated)
    return names


_BEGUN = 12  # characters; markup and bullets stand before them
