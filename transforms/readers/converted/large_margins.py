"""Headings of a margin in large letters, which a converter made headings with the words beside them.

Consumes lines; produces each such heading alone, the words beside it below: "## Teaching May 2021, Quill College".
Several kinds of section have to be headed so: one such line is a heading of its own words.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.headings.wording import is_role, named
from transforms.readers.converted.lines import plain

_LEAST, _MOST = 3, 4  # kinds of section; words of a heading
_NEAR = 60  # lines below in which entries may show their style


def with_large_margins(lines: Sequence[str]) -> list[str]:
    """The lines; such headings parted from the words beside them, which are as bold as the entries below."""
    heads = [at for at, line in enumerate(lines) if line[:1] == "#"]
    if len(heads) < _LEAST:
        return list(lines)
    found = {at: end for at in heads if (end := _heading_end(plain(lines[at].lstrip("# "))))}
    words = {at: plain(lines[at].lstrip("# ")) for at in found}
    kinds = {named(words[at][:end]).kinds for at, end in found.items()}
    if len(kinds) < _LEAST or 2 * len(found) <= len(heads):
        return list(lines)
    out: list[str] = []
    for at, line in enumerate(lines):
        if at in found:
            out += _parted(words[at], found[at], kinds, is_bold=_is_bold(lines, at))
        else:
            out.append(line)
    return out


def _heading_end(text: str) -> int:
    """Where the longest heading ends with which a line begins that goes on; 0 for other lines."""
    parts = text.split(" ")
    if named(text).whole:
        return 0
    for count in range(min(_MOST, len(parts) - 1), 0, -1):
        words, behind = " ".join(parts[:count]), parts[count]
        said = named(words)
        if said.whole and not said.weak and not behind[:1].islower() and behind[:1] not in ("&", "/", "-", "–"):
            return 0 if is_role(f"{words} {behind}") else len(words)
    return 0


def _parted(text: str, end: int, kinds: set[tuple[str, ...]], *, is_bold: bool) -> list[str]:
    """The heading and the words beside it; a next heading among these, of a kind that no other line is of."""
    head, rest = text[:end], text[end + 1 :]
    before, _, behind = rest.partition(" Education ")
    if behind and ("education",) not in kinds:
        return ["", f"## {head}", "", before, "", "## Education", "", _styled(behind, is_bold=is_bold)]
    return ["", f"## {head}", "", _styled(rest, is_bold=is_bold)]


def _styled(words: str, *, is_bold: bool) -> str:
    return f"**{words}**" if is_bold else words


def _is_bold(lines: Sequence[str], at: int) -> bool:
    """True where the other entries up to the next heading begin in bold."""
    for line in lines[at + 1 : at + _NEAR]:
        if line[:1] == "#":
            break
        if line[:2] == "**":
            return True
    return False
