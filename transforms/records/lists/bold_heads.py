"""Names in bold, each over or before the sentence that tells of it. Consumes lines; produces the names and these.

"**Fog nets**" over "Meshes, wires and yarns.", again and again, with no bullets and no blank lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.records.lists.pieces import tidy

_LEAST = 2  # names
_MOST, _TOLD = 8, 3  # words of a name; blanks of a sentence


def names_in_bold(lines: Sequence[Line]) -> list[tuple[str, list[Line]]]:
    """The names with the lines that tell of them; none where a line is anything else."""
    found: list[tuple[str, list[Line]]] = []
    is_open = False
    for line in lines:
        name = _lead(line)
        rest = line.text[line.bold[0].end :].strip(" .:–—-") if name else line.text
        if line.bullet or line.heading or (rest and not _tells(line, rest)) or (not name and not is_open):
            return []
        if name:
            found.append((name, [line]))
        else:
            found[-1][1].append(line)
        is_open = not rest
    return found if len(found) >= _LEAST and not is_open else []


def _lead(line: Line) -> str:
    """The few words in bold with which a line begins."""
    if len(line.bold) != 1 or line.bold[0].start or find_dates(line.text[: line.bold[0].end]):
        return ""
    name = line.text[: line.bold[0].end]
    return tidy(name.strip(" .:")) if len(name.split()) <= _MOST and name[:1].isupper() else ""


def _tells(line: Line, rest: str) -> bool:
    """True for a plain sentence."""
    return line.text[-1] == "." and rest.count(" ") >= _TOLD and not line.links and rest[0].isalnum()
