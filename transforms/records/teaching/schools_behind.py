"""Schools right behind a course, without a mark: "**Slow Looms (TEX101)** Lund University".

Consumes a line of a teaching section; produces it with a column's mark between the two.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.entities.organizations import find_organizations
from transforms.model import Line

_CODE = re.compile(
    r"(?<=[\w”\"’]) \([A-Z]{2,5}[ -]?\d{2,5}[A-Z]?\)(?: (?:Under)?[Gg]raduate [Cc]ourse| [Ll]ectures?)?(?= [A-ZÀ-Þ])"
)

_AFTER = re.compile(r"\t|,? \(?(?=(?:[A-Z][a-z]+ )?(?:19|20)\d\d)")


def with_school_apart(line: Line) -> Line:
    """The line with its course and its school in columns, where a code in brackets or a style ends the course."""
    end = line.bold[0].end if line.bold and not line.bold[0].start else 0
    if not end:
        code = _CODE.search(line.text)
        end = code.end() if code else 0
    behind = _AFTER.split(line.text[end + 1 :], maxsplit=1)[0].strip()
    if not (end and behind and line.text[end] == " " and line.text[end - 1] not in ",:;–-"):
        return line
    named = any(one.start == 0 and one.end == len(behind) for one in find_organizations(behind))
    return replace(line, text=f"{line.text[:end]}\t{line.text[end + 1 :]}") if named else line
