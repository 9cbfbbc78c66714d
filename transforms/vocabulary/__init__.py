"""Vocabulary as data: TOML and text files beside this module, read once and kept.

A list of words stands in one string, with blanks between them; where its entries hold blanks, it is a list of strings.
Entries may be forms, which are parts of patterns ("organi[sz]ed"); literal strings spare them their escapes. A pattern
tries them in the order in which they stand. By what is read: `entry_words` and `lists` are for the entries of lists,
`prose` and `told` for sentences, `citation_words` and `publication_words` for citations, `headings` and `heading_words`
for headings; the other files are called after what their words name.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def toml(name: str) -> dict[str, Any]:
    """The TOML vocabulary file `name`.toml."""
    return tomllib.loads((files(__package__) / f"{name}.toml").read_text("utf-8"))


@cache
def words(name: str) -> tuple[str, ...]:
    """The lines of the text vocabulary file `name`.txt; blank lines and lines beginning with # left out."""
    lines = (files(__package__) / f"{name}.txt").read_text("utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def forms(name: str, *path: str) -> tuple[str, ...]:
    """What stands under `path` in the TOML file `name`: words in one string, or a list where forms hold blanks."""
    found: Any = toml(name)
    for key in path:
        found = found[key]
    return tuple(found.split() if isinstance(found, str) else found)


def any_of(name: str, *path: str) -> str:
    """Those `forms` as an alternation for a pattern, the first tried first."""
    return "|".join(forms(name, *path))
