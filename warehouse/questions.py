"""The named questions: the files of `queries/`, what each answers, and the parameters it takes.

A question's first comment lines say what it answers; a line `-- $name = 'default' : meaning` declares a parameter,
which the SQL uses as `$name`. A default in quotes makes it text, a bare number makes it a number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from warehouse.choices import not_among

_PARAMETER = re.compile(r"\$(\w+) = ('([^']*)'|-?\d+(?:\.\d+)?) : (.+)")

Value = str | int | float


class QuestionError(Exception):
    """A question or parameter that there is not, or a value that does not fit."""


class Parameter(NamedTuple):
    """One parameter of a question."""

    name: str
    default: Value
    description: str


class Question(NamedTuple):
    """One named question."""

    name: str
    description: str
    parameters: tuple[Parameter, ...]
    sql: str

    def bound(self, given: Mapping[str, str]) -> dict[str, Value]:
        """The value of each parameter: as given, else its default.

        Raises:
            QuestionError: a parameter that the question does not take, or a value of the wrong type.
        """
        known = {parameter.name: parameter for parameter in self.parameters}
        for name in given:
            if name not in known:
                raise QuestionError(f"{self.name} takes no {name!r}; it takes {', '.join(known) or 'no parameters'}")
        return {name: _value(self.name, p, given[name]) if name in given else p.default for name, p in known.items()}


@cache
def questions() -> tuple[Question, ...]:
    """Every question, by name."""
    folder = files("warehouse").joinpath("queries")
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple(_read(name.removesuffix(".sql"), folder.joinpath(name).read_text("utf-8")) for name in names)


def question(name: str) -> Question:
    """The question of that name.

    Raises:
        QuestionError: there is none; the message names those that there are.
    """
    found = {q.name: q for q in questions()}
    if name not in found:
        raise QuestionError(f"no question is called {not_among([name], found)}")
    return found[name]


def _read(name: str, text: str) -> Question:
    lines = text.splitlines()
    end = next((i for i, line in enumerate(lines) if not line.startswith("--")), len(lines))
    comments = [line.removeprefix("--").strip() for line in lines[:end]]
    parameters = tuple(_parameter(name, line) for line in comments if line.startswith("$"))
    description = " ".join(line for line in comments if not line.startswith("$"))
    return Question(name, description, parameters, "\n".join(lines[end:]).strip().rstrip(";"))


def _parameter(name: str, line: str) -> Parameter:
    match = _PARAMETER.fullmatch(line)
    if not match:
        raise QuestionError(f"queries/{name}.sql: {line!r} is not of the form \"$name = 'default' : meaning\"")
    text = match[3]
    default: Value = text if text is not None else float(match[2]) if "." in match[2] else int(match[2])
    return Parameter(match[1], default, match[4])


def _value(question: str, parameter: Parameter, given: str) -> Value:
    try:
        return type(parameter.default)(given)
    except ValueError:
        kind = "a whole number" if isinstance(parameter.default, int) else "a number"
        raise QuestionError(f"{question}: {parameter.name} is {kind}, not {given!r}") from None
