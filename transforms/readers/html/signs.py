"""Raised signs behind names and titles. Consumes a superscript's words; says what stands for them in plain text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from transforms.readers.html.kickers import is_second_line
from transforms.readers.writer import BIG

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

    from transforms.readers.html.walk import Walker
    from transforms.readers.writer import Writer

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_SIGNS = frozenset("†‡§¶∗")
_ORDINAL = re.compile(r"(?:st|nd|rd|th)\b", re.IGNORECASE)
_LONGEST = 8


def raised_sign(text: str) -> str:
    """What stands for a raised text: raised digits, a star for a sign that is none of letters; "" for plain words."""
    if not text or len(text) > _LONGEST or _ORDINAL.fullmatch(text):
        return ""
    is_sign = not any(char.isalnum() or char.isascii() or char in _SIGNS for char in text)
    return "*" if is_sign else text.translate(_SUPERSCRIPTS)


def write_raised(walker: Walker, node: LexborNode, style: int, url: str) -> None:
    """A superscript: digits become raised digits, so that a mark is not read as part of a name."""
    if sign := raised_sign(node.text().strip()):
        walker.writer.write(sign, style)
    else:
        walker.children(node, style, url)


def write_sign(writer: Writer, node: LexborNode, style: int) -> None:
    """An element without words: the sign of an address that an icon stands for, a divider, or a blank."""
    kind = node.attributes.get("class") or ""
    if _AT.search(kind) and (node.prev and node.next and _joins(node.prev.text(), node.next.text())):
        writer.write("@")
    else:
        writer.write(" · " if _DIVIDER.search(kind) else " ", style)


def _joins(before: str, behind: str) -> bool:
    return before[-1:].isalnum() and behind[:1].isalnum() and "." in behind and "@" not in before + behind


_AT = re.compile(r"(?<![\w-])(?:fa|bi|icon|ai|mdi)-at(?![\w-])")
_DIVIDER = re.compile(r"divider|separator|middot|\bsep\b")


def write_font(walker: Walker, node: LexborNode, style: int, url: str) -> None:
    """<font size>: 5 and more, or +2 and more, is a heading's size."""
    size = node.attributes.get("size") or ""
    big = size.lstrip("+").isdecimal() and int(size.lstrip("+")[:3]) >= (2 if size.startswith("+") else 5)
    walker.children(node, style | (BIG if big else 0), url)


def write_small(walker: Walker, node: LexborNode, style: int, url: str) -> None:
    """Small words, on a line of their own behind the name in the page's heading."""
    if is_second_line(node):
        walker.writer.end_line(hard=True)
    walker.children(node, style, url)
