"""Names of tools that only blanks part: "Git Docker Matlab". Consumes a phrase of a list of skills; produces the names.

Writers part them by gaps that are lost on the way to text; that nearly all words are tools' names tells them.
"""

from __future__ import annotations

from collections.abc import Iterator

from transforms.section_kinds.shapes import tools

_MAKERS = frozenset(("microsoft", "ms", "adobe", "google", "apache", "wolfram", "autodesk"))
_LEAST, _MOST, _SHARE = 3, 30, 0.7


def tools_in(phrase: str) -> list[str]:
    """The tools that the phrase names one after the other; the phrase itself where it is none such."""
    if not _LEAST <= phrase.count(" ") + 1 <= _MOST or "(" in phrase:
        return [phrase]
    names = list(_names(phrase.split()))
    known = sum(name.split()[-1].casefold() in tools() for name in names)
    return names if len(names) >= _LEAST and known >= _SHARE * len(names) else [phrase]


def _names(words: list[str]) -> Iterator[str]:
    """The words, each maker's with the word behind it."""
    maker = ""
    for word in words:
        if word.casefold() in _MAKERS and not maker:
            maker = word
        else:
            yield f"{maker} {word}".strip()
            maker = ""
    if maker:
        yield maker
