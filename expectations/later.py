"""Modules that others import at their top and hardly ever use: they are run when something of them is used."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def import_on_use(name: str) -> None:
    """Lets imports of a module find a stand-in, which imports it when an attribute is asked for.

    (`importlib.util.LazyLoader` runs the module at the second import already: before Python 3.12 that looks at its
    `__spec__`.)
    """
    if name not in sys.modules and find_spec(name):
        sys.modules[name] = _Later(name)


class _Later(ModuleType):
    """Stands in for a module that is not imported yet."""

    def __getattr__(self, attribute: str) -> object:
        """An attribute of the real module, which takes this one's place."""
        if attribute.startswith("__") and attribute != "__path__":  # asked for by the import machinery itself
            raise AttributeError(attribute)
        name = self.__name__
        if sys.modules.get(name) is self:
            del sys.modules[name]
        return getattr(import_module(name), attribute)
