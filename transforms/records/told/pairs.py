"""Honours told together: "the Heron and Wool prizes by Globex", "awards, including the Heron Prize". Consumes text."""

from __future__ import annotations

import re

from transforms.vocabulary import any_of

_NAME = r"[A-ZÀ-Þ][\w’'-]*(?: [A-ZÀ-Þ][\w’'-]*){0,3}"
_PLURAL = re.compile(
    rf"\bthe (?P<a>{_NAME}) and (?:the )?(?P<b>{_NAME}) "
    r"(?P<what>[Pp]rize|[Aa]ward|[Mm]edal|[Ss]cholarship|[Ff]ellowship)s\b"
    r"(?P<by> (?:by|from) (?:the )?[A-ZÀ-Þ][^,;.()]{1,60}?(?=[,;.(]|$| in ))?"
)


def without_class(text: str) -> str:
    """The text without the word for what follows: "received several awards, including the X Prize"."""
    return _CLASS.sub("", text) if "including" in text or "such as" in text else text


_CLASSES = any_of("prose", "honours", "classes")
_CLASS = re.compile(
    r"(?<=eived |arded |arned |nered )(?:(?:a number of|an array of|[a-z]{4,14}(?: and [a-z]{4,14})?) ){0,3}"
    rf"(?:{_CLASSES})(?: and (?:{_CLASSES}))?,? (?:including|such as|(?:which|that) include)"
    r"(?: (?:the|an?) (?=following))?,?:? (?=(?:the |an? |two |best )|[A-ZÀ-Þ])"
)


def each_of_two(text: str) -> str:
    """The text, each of two honours with the word and the giver that they share."""
    return _PLURAL.sub(_each, text) if " and " in text and "s" in text else text


def _each(both: re.Match[str]) -> str:
    by = both["by"] or ""
    return f"the {both['a']} {both['what']}{by} and the {both['b']} {both['what']}{by}"
