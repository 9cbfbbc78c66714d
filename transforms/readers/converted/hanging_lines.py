"""What stands right below a bullet in converted markdown. Consumes lines; produces them with it under its bullet.

A converter writes a list item's bullet, and the rest of the item flush at the margin. Blank lines part what is not the
item's own, so a line right below belongs to it, whether a sentence, a period or an employer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.readers.converted.lines import is_dated_row, is_head

_BULLET = re.compile(r"( {0,12})[-*+] (?=\S)")
_OWN = re.compile(r"[#|>`]|[^\t]{0,40}\t|(?:19|20)\d\d\b[^*]{0,12}\*\*")  # a block's mark; an entry beside its date
_LABEL = re.compile(r"[*_]{0,3}[A-Z][a-z]{2,14}(?: [a-z]{2,12}){0,2}[*_]{0,3}:[*_]{0,3} \S")  # "Funded by: ..."
_AROUND = 3  # lines: the label, a blank, the next bullet


def with_hanging_lines(lines: Sequence[str]) -> Iterator[str]:
    """The lines; those right below a bullet are set in deeper than it."""
    indent = ""
    for at, line in enumerate(lines):
        if match := _BULLET.match(line):
            indent = match[1] + "    "
        elif indent and _is_amid(lines, at):
            continue
        elif indent and _ends(lines, at):
            indent = ""
        yield f"{indent}{line}" if indent and line and not match else line


def _ends(lines: Sequence[str], at: int) -> bool:
    """True where nothing more belongs to the bullet above: a blank line, but between two labelled ones."""
    line = lines[at]
    if not line:
        return not (at + 1 < len(lines) and _LABEL.match(lines[at - 1]) and _LABEL.match(lines[at + 1]))
    return line[0].isspace() or _OWN.match(line) is not None or is_head(line) or is_dated_row(line)


def _is_amid(lines: Sequence[str], at: int) -> bool:
    """True for a blank above a label in the midst of a list: a bullet right above, and the next as near below."""
    near = lines[at + 1 : at + 4]
    is_near = not lines[at] and len(near) == _AROUND and bool(near[0]) and not near[1]
    return is_near and all(map(_BULLET.match, (lines[at - 1], near[2]))) and _LABEL.match(near[0]) is not None
