"""Headings that a margin broke over lines. Consumes the words of lines; tells where one heading ends."""

from __future__ import annotations

from transforms.headings import named

_OPEN = (" and", " &", ",", "/", " of")
_JOINING = (" and ", "&", ",", "/")


def begins_heading(words: str, more: str) -> bool:
    """True where what stands below a heading in a margin is another one ("Research Interests", "Education")."""
    if words.lower().endswith(_OPEN):
        return False
    return named(words).whole and named(more).whole and len(named(f"{words} {more}").kinds) > len(named(words).kinds)


def is_one_heading(words: str) -> bool:
    """True for words that head one section and are whole: not "Interests Degrees", not "Honours and"."""
    if words.lower().endswith((*_OPEN, " the", " to")):
        return False
    said = named(words)
    return said.whole and (len(said.kinds) == 1 or any(one in words for one in _JOINING))
