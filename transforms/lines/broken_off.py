"""Lines that their author broke off inside an item. Consumes the lines of a run; says which they are."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.model import Line


def is_broken_off(body: Sequence[Line], index: int) -> bool:
    """True for a line of an item that its author broke, in the style of the first one: a role, a standing."""
    line, above = body[index], body[max(index - 1, 0)]
    if _is_counted_over(body, index):
        return True
    is_inner = above.trailing_break and above.bullet != "" and not (line.heading or line.bullet or line.gap_before)
    return is_inner and line.indent > above.indent and above.is_bold == line.is_bold


def _is_counted_over(body: Sequence[Line], index: int) -> bool:
    """True for a word that ends an item: no space parts it from the lines of the numbers on both its sides."""
    line, below = body[index], body[index + 1] if index + 1 < len(body) else None
    if below is None or not below.bullet or line.gap_before or below.gap_before or line.heading or line.bullet:
        return False
    if " " in line.text or line.is_bold or line.text.isupper() or line.text[-1] == ":":
        return False
    number, last = _number(below), body[max(index - 1, 0)].text[-1:]
    if number is None or last in _ENDS_ITEM or last.isdecimal():
        return False
    for one in reversed(body[max(0, index - _MOST_BROKEN) : index]):
        if one.bullet:
            return _number(one) == number - 1
        if one.gap_before:
            return False
    return False


def _number(line: Line) -> int | None:
    """The number of a numbered item."""
    digits = line.bullet.strip("([.)]")
    return int(digits) if digits.isdecimal() else None


_MOST_BROKEN = 6  # lines of an item
_ENDS_ITEM = frozenset('.)”"')  # what, like a digit, an item that is complete ends in
