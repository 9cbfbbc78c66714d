"""Lines on other people: consumes `Line`s; produces those that are the owner's own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from transforms.entities.contacts import is_site, names_pages
from transforms.model import Line

_WEB = ("http", "www.")
_LABEL = re.compile(r"(?i)(?:co-?|thesis |academic )?(?:supervisor|advis[eo]r|mentor|referee|reference)s?(?:\(s\))?:")


def own_lines(lines: Iterable[Line]) -> Sequence[Line]:
    """The lines without those right below a label of advisers, set farther in: their addresses are their own.

    A site alone among the details of an item, as below a post, is the place's.
    """
    every = tuple(lines)
    odd = [line for line in every if (text := line.text)[-1:] == ":" or text[:4] in _WEB]
    return list(_own(every)) if odd else every  # as most: no label, and no site


def _own(lines: Sequence[Line]) -> Iterator[Line]:
    label: Line | None = None
    item: Line | None = None
    for line in lines:
        if not line.bullet or item is None or line.indent <= item.indent:
            item = line if line.bullet else None
        elif line.text.startswith(_WEB) and is_site(line.text) and not _is_label(item.text):
            continue
        is_below = label is not None and line.indent > label.indent
        if not is_below:
            label = line if line.text[-1:] == ":" and _LABEL.fullmatch(line.text) else None
            yield line


def _is_label(text: str) -> bool:
    """True for words over addresses: "Contact", "On the web:"."""
    return " " not in text or text.endswith(":") or names_pages(text)
