"""Trees of a structured document. Consumes JSON or YAML text; produces `Node`s that know where they stand in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import yaml

_DEPTH = 60
_BLANK = re.compile(r"[ \t\n\r\ufeff]*")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_ATOM = re.compile(r"-?\d[\d.eE+-]*|true|false|null|NaN|-?Infinity")
_NO_TEXT = frozenset({"null", "~", "", "None"})


class Node(NamedTuple):
    """A value and its range in the text. `value` is text, a list of nodes, or a dict of nodes by key."""

    value: str | list[Node] | dict[str, Node]
    start: int
    end: int

    def get(self, *path: str) -> Node:
        """The node at a path of keys; an empty one where there is none."""
        node = self
        for key in path:
            node = node.value.get(key, EMPTY) if isinstance(node.value, dict) else EMPTY
        return node

    def first(self, *keys: str) -> Node:
        """The first of several keys that says something."""
        return next((node for key in keys if (node := self.get(key)).value), EMPTY)

    @property
    def text(self) -> str:
        """The words of a plain value, or ""."""
        return " ".join(self.value.split()) if isinstance(self.value, str) else ""

    @property
    def items(self) -> list[Node]:
        """The members of a list; a plain value is a list of itself."""
        if isinstance(self.value, list):
            return self.value
        return [self] if self.value else []

    def walk(self, key: str) -> Iterator[Node]:
        """All nodes under a key, however deep, in order."""
        if isinstance(self.value, dict):
            for name, node in self.value.items():
                if name == key:
                    yield from node.items
                else:
                    yield from node.walk(key)
        elif isinstance(self.value, list):
            for node in self.value:
                yield from node.walk(key)


EMPTY = Node("", 0, 0)


def read_json(text: str) -> Node:
    """The tree of a JSON text.

    Raises:
        ValueError: no JSON, or deeper than any CV.
    """
    node = _Json(text).value(_BLANK.match(text).end(), 0)  # type: ignore[union-attr]
    if _BLANK.match(text, node.end).end() != len(text):  # type: ignore[union-attr]
        raise ValueError(f"more text after the value, at character {node.end}")
    return node


class _Json:
    """A reader of JSON that keeps the places of values."""

    def __init__(self, text: str) -> None:
        self.text = text

    def value(self, at: int, depth: int) -> Node:
        if depth > _DEPTH:
            raise ValueError("nested too deep")
        sign = self.text[at : at + 1]
        if sign == "{":
            return self._object(at, depth)
        if sign == "[":
            return self._array(at, depth)
        if sign == '"':
            return self._string(at)
        match = _ATOM.match(self.text, at)
        if not match:
            raise ValueError(f"no JSON value at character {at}")
        return Node("" if match[0] == "null" else match[0], at, match.end())

    def _string(self, at: int) -> Node:
        match = _STRING.match(self.text, at)
        if not match:
            raise ValueError(f"a string without an end, at character {at}")
        return Node(str(json.loads(match[0], strict=False)), at, match.end())

    def _next(self, at: int) -> int:
        return _BLANK.match(self.text, at).end()  # type: ignore[union-attr]

    def _object(self, start: int, depth: int) -> Node:
        members: dict[str, Node] = {}
        at = self._next(start + 1)
        while self.text[at : at + 1] != "}":
            key = self._string(at)
            at = self._next(key.end)
            if self.text[at : at + 1] != ":":
                raise ValueError(f"a colon is missing at character {at}")
            node = self.value(self._next(at + 1), depth + 1)
            members[str(key.value)] = Node(node.value, node.start, node.end)
            at = self._after(node.end, "}")
        return Node(members, start, at + 1)

    def _array(self, start: int, depth: int) -> Node:
        members: list[Node] = []
        at = self._next(start + 1)
        while self.text[at : at + 1] != "]":
            node = self.value(at, depth + 1)
            members.append(node)
            at = self._after(node.end, "]")
        return Node(members, start, at + 1)

    def _after(self, at: int, end: str) -> int:
        """Past the comma, or at the closing bracket."""
        at = self._next(at)
        sign = self.text[at : at + 1]
        if sign == ",":
            return self._next(at + 1)
        if sign != end:
            raise ValueError(f"a comma or {end} is missing at character {at}")
        return at


def read_yaml(text: str) -> Node:
    """The tree of a YAML text; values as they are written, dates and numbers included.

    Raises:
        ValueError: no YAML.
    """
    if text.count("\n  " * _DEPTH):
        raise ValueError("nested too deep")
    try:
        root = yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, RecursionError) as error:
        raise ValueError(str(error).split("\n", 1)[0]) from error
    return _from_yaml(root, 0) if root is not None else EMPTY


def _from_yaml(node: yaml.Node, depth: int) -> Node:
    start, end = node.start_mark.index, node.end_mark.index
    if depth > _DEPTH:
        return Node("", start, end)
    if isinstance(node, yaml.MappingNode):
        return Node({str(key.value): _from_yaml(value, depth + 1) for key, value in node.value}, start, end)
    if isinstance(node, yaml.SequenceNode):
        return Node([_from_yaml(value, depth + 1) for value in node.value], start, end)
    text = str(node.value)
    return Node("" if text in _NO_TEXT and not getattr(node, "style", None) else text, start, end)
