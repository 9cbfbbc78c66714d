"""Links named for what they lead to ("Paper | Code | Video"): consumes a line; produces it without them."""

from __future__ import annotations

import re
from functools import cache

from transforms.model import Line
from transforms.text.styled import without
from transforms.vocabulary import forms

_WORD = re.compile(r"[^\W\d_]+")


@cache
def _buttons() -> frozenset[str]:
    return frozenset(forms("furniture", "buttons"))


def is_buttons(line: Line) -> bool:
    """True where a line holds nothing but links named for what they lead to ("Paper | Code | Video")."""
    if len(line.text) > 100 or not line.links:
        return False
    words = _WORD.findall(line.text.lower())
    return bool(words) and all(word in _buttons() for word in words)


def is_empty_form(text: str) -> bool:
    """True for what is left of a work's form that nobody filled in: "(): . doi", "** ()"."""
    if text[:1].isalpha():
        return False
    words = _WORD.findall(text.lower())
    return not words or (not (text[0].isalnum() or text[0] in "“\"‘'«") and all(word in _buttons() for word in words))


def without_buttons(line: Line) -> Line:
    """The line without the links at its end that only say what they lead to: "Looms, Turku - [slides], [video]"."""
    end = _without_labels(line) if line.text[-1:] == "]" and not line.links else len(line.text)
    for link in reversed(line.links):
        words = _WORD.findall(line.text[link.start : link.end].lower())
        if (
            line.text[link.end : end].strip(" .,;|/&)]-–—")
            or not words
            or any(word not in _buttons() for word in words)
        ):
            break
        end = link.start
    rest = line.text[:end].rstrip(" ,;|/–—-([&") if end < len(line.text) else ""
    return without(line, len(rest), len(line.text)) if rest else line


def _without_labels(line: Line) -> int:
    """Where the words end before labels of links that were lost, each in square brackets: "Looms [slides] [video]"."""
    labels = _LABELS.search(line.text, max(0, len(line.text) - _LABELS_ROOM))
    words = _WORD.findall(labels[0].lower()) if labels and labels.start() else []
    return labels.start() if labels and words and all(word in _buttons() for word in words) else len(line.text)


_LABELS, _LABELS_ROOM = re.compile(r"(?:\s?\[[A-Za-z ]{2,12}\]){1,5}$"), 60
