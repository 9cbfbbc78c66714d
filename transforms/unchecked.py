"""Records whose values are known to be right, made without validation and its cost."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel

M = TypeVar("M", bound=BaseModel)


def unchecked(model: type[M], stated: set[str], values: dict[str, object]) -> M:
    """An instance with these values, which are all of its fields; `stated` names them."""
    made = model.__new__(model)
    _set(made, "__dict__", values)
    _set(made, "__pydantic_fields_set__", stated)
    _set(made, "__pydantic_extra__", None)
    _set(made, "__pydantic_private__", None)
    return made


_set = object.__setattr__
