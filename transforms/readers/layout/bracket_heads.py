"""Headings whose notes in brackets are broken: consumes the lines of a page's text; produces each such heading as one.

"PUBLICATIONS (42 works, 1,200 citations, as of" over "March 2024)".
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.headings.wording import named

_LONGEST, _NOTE = 110, 60  # characters of a heading's first line and of what goes on below it


def with_notes_whole(lines: Sequence[str]) -> list[str]:
    """The lines; a heading that breaks off in brackets goes to where the next line closes them."""
    out: list[str] = []
    for line in lines:
        if out and line[-1:] in ")]:" and _breaks_off(out[-1]) and _closes(line):
            out[-1] = f"{out[-1].rstrip()} {line.strip()}"
        else:
            out.append(line)
    return out


def _breaks_off(line: str) -> bool:
    """True for a heading with a bracket behind it that is open at the line's end."""
    start = line.rfind("(")
    if start < 1 or ")" in line[start:] or len(line) > _LONGEST:
        return False
    head = line[:start].strip()
    return head[:1].isupper() and named(head).whole


def _closes(line: str) -> bool:
    """True for words that do nothing but end a bracket."""
    return len(line.strip()) <= _NOTE and "(" not in line and line.count(")") == 1 and line.rstrip(" :")[-1:] == ")"
