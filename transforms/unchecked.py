"""Records whose values are known to be right, made without validation and its cost."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from pydantic import BaseModel

M = TypeVar("M", bound=BaseModel)


def unchecked(model: type[M], stated: set[str], values: dict[str, object]) -> M:
    """An instance with these values, which are all of its fields; `stated` names them."""
    made = object.__new__(model)
    _set_values(made, values)
    _set_stated(made, stated)
    _set_extra(made, None)
    _set_private(made, None)
    return made


def made(model: type[M], **stated: object) -> M:
    """An instance with these values, which are of the fields' types; what they leave out has its default."""
    plain, lists = _defaults(model)
    values = {**plain, **stated}
    for name in lists:
        if values[name] is None:
            values[name] = []
    return unchecked(model, set(stated), values)


@cache
def _defaults(model: type[BaseModel]) -> tuple[dict[str, object], tuple[str, ...]]:
    """The default of each field in their order, None where there is none; and the fields that are lists."""
    plain = {
        name: None if field.is_required() or isinstance(field.default, list) else field.default
        for name, field in model.model_fields.items()
    }
    lists = tuple(name for name, field in model.model_fields.items() if isinstance(field.default, list))
    return plain, lists


# The slots of every model, set without the checks of `__setattr__`.
_SLOTS = vars(BaseModel)
_set_values = _SLOTS["__dict__"].__set__
_set_stated = _SLOTS["__pydantic_fields_set__"].__set__
_set_extra = _SLOTS["__pydantic_extra__"].__set__
_set_private = _SLOTS["__pydantic_private__"].__set__
