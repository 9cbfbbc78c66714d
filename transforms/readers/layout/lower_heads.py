"""Headings in small letters: consumes the lines of layout text; produces them with a capital, as type is lost here.

"education" over its entries, where the document has several such lines, and fewer such headings with a capital.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.headings.wording import is_faint, is_role, named

_LONGEST, _LEAST = 40, 3


def with_capital_heads(lines: Sequence[str]) -> list[str]:
    """The lines; those in small letters that name sections begin with a capital, where enough stand below blanks."""
    heads = [at for at, line in enumerate(lines) if _is_head(line)]
    apart = sum(1 for at in heads if not at or not lines[at - 1].strip())
    if apart < _LEAST or sum(line[:1].isupper() and _is_head(line.lower()) for line in lines) >= len(heads):
        return list(lines)
    places = frozenset(heads)
    return [f"\n{line.strip().capitalize()}" if at in places else line for at, line in enumerate(lines)]


def _is_head(line: str) -> bool:
    words = line.strip()
    if not words or len(words) > _LONGEST or not words[:1].islower() or not words.replace(" ", "").isalpha():
        return False
    said = named(words)
    return said.whole and not said.weak and not (is_role(words) or is_faint(words))
