"""Where lynx lists its links: "[3]Mills Online" in the text, "3. https://mills.example" below "References"."""

from __future__ import annotations

import re

_LIST = re.compile(
    r"(?m)^References\n(?:[ \t]*\n| {1,4}(?:Visible|Hidden) links:?[ \t]*\n){1,4}(?= {1,5}\d{1,3}\. \S+[ \t]*$)"
)
_ENTRY = re.compile(r"(?m)^ {1,5}(\d{1,3})\. (\S+)[ \t]*$")
_MARK = re.compile(r"\[(\d{1,3})\]")
_WHOLE = re.compile(r"(?m)^([ \t]*(?:[*+o#-]{1,6} |\d{1,3}\. )?)\[(\d{1,3})\](\S[^\[\]\n]{0,120}?)[ \t]*$")
_FIRST = re.compile(r"\[(\d{1,3})\]([^\W_][^\s\[\]]{0,300}[^\W_]|[^\W_]|)")
_OUTSIDE = ("http", "mailto:")


def links_listed(text: str) -> tuple[str, dict[str, str]]:
    """The text without the list of links below it, and where each number leads."""
    if "\nReferences\n" not in text or not (listed := _LIST.search(text)):
        return text, {}
    return text[: listed.start()], dict(_ENTRY.findall(text, listed.end()))


def with_links_placed(text: str, places: dict[str, str]) -> str:
    """The text with its links: on a line that a mark begins and no other one parts, or on the first word behind a mark.

    Those of pictures, which no mark tells, stand at the end.
    """
    shown = set(_MARK.findall(text))

    def of_line(match: re.Match[str]) -> str:
        return match[1] + _link(match[3], places.get(match[2], "")) if match[2] in places else match[0]

    def of_word(match: re.Match[str]) -> str:
        return _link(match[2], places[match[1]]) if match[1] in places else match[0]

    text = _FIRST.sub(of_word, _WHOLE.sub(of_line, text))
    hidden = dict.fromkeys(url for number, url in places.items() if number not in shown and url.startswith(_OUTSIDE))
    return "\n".join((text, "", *hidden)) if hidden else text


def _link(words: str, url: str) -> str:
    return f"[{words}]({url})" if words and url.startswith(_OUTSIDE) and "(" not in url else words
