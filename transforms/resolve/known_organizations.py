"""The vocabulary of organisations as resolution needs it.

Consumes a name; produces the known organisation, or none.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import NamedTuple

from transforms.names import fold
from transforms.vocabulary import words


class Known(NamedTuple):
    """One organisation of the vocabulary. `parent` is the canonical name of what it is a unit of."""

    name: str
    kind: str
    city: str | None
    country_code: str | None
    parent: str | None


@lru_cache(maxsize=1 << 14)
def known(name: str) -> Known | None:
    """The organisation of the vocabulary that the whole name means."""
    try:
        module = import_module("transforms.organizations")
    except ImportError:
        return _own().get(fold(name).removeprefix("the "))
    entry = module.canonical(name)
    return entry and Known(entry.name, entry.kind, entry.city or None, entry.country_code or None, entry.parent or None)


@lru_cache(maxsize=1)
def _own() -> dict[str, Known]:
    found: dict[str, Known] = {}
    country = None
    for line in words("universities"):
        if line.startswith("@"):
            country = line[1:].strip()
            continue
        name, city, aliases, parent, *_ = *(part.strip() for part in line.split("|")), "", "", ""
        entry = Known(name, "university", city or None, country, parent or None)
        for form in (name, *aliases.split(";")):
            if form.strip(" ~"):
                found.setdefault(fold(form.strip(" ~")).removeprefix("the "), entry)
    return found
