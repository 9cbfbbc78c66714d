"""Labels in bold before the people whom they are about: "**PhD students** Ada Reed, Otto Vale".

Consumes a line of an advising section; produces it with a colon behind such a label, as others write it.
"""

from __future__ import annotations

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.model import Line
from transforms.names.people import is_name
from transforms.records.students.relations import RELATION
from transforms.text.styled import spliced

_LONGEST = 60


def with_label_apart(line: Line) -> Line:
    """The line, a colon behind the bold words in front that say how those behind them stand to the owner."""
    bold = line.bold[0] if line.bold else None
    if bold is None or bold.start or not bold.end < len(line.text) or bold.end > _LONGEST:
        return line
    label, rest = line.text[: bold.end].rstrip(), line.text[bold.end :].lstrip()
    if not label[-1:].isalpha() or not rest[:1].isupper() or find_dates(label) or is_name(label):
        return line
    if not (RELATION.search(label) or find_degrees(label)):
        return line
    return spliced(line, len(label), len(line.text) - len(rest), ": ")
