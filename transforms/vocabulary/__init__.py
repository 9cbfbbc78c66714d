"""Vocabulary as data: TOML and text files beside this module, read once and kept."""

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
