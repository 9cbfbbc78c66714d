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
