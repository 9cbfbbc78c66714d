"""Values that an object works out once: the cached property of `functools`, without its lock (up to Python 3.11).

A document is parsed by one thread, and its lines and entries are asked for such values by the thousand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

S = TypeVar("S")
R = TypeVar("R")


class kept(Generic[S, R]):  # noqa: N801 - a decorator, as `property` is
    """A property that is worked out when it is first asked for, and then stands in the object's `__dict__`."""

    def __init__(self, make: Callable[[S], R]) -> None:
        """`make` works the value out."""
        self.make = make
        self.name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, instance: None, owner: type[Any]) -> Self: ...
    @overload
    def __get__(self, instance: S, owner: type[Any]) -> R: ...

    def __get__(self, instance: S | None, owner: type[Any]) -> Self | R:
        """The value; later looks find it in the object itself and do not come here."""
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.make(instance)
        return value
