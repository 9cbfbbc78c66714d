"""Headings in a left gutter: consumes lines; produces them with the gutter's words as lines of their own.

In this layout ("Education      Doctor of Philosophy ...") the headings stand in a left column beside their section's
first lines. A gutter is believed where at least two lines at the left edge begin with heading words and continue at the
column at which the lines without a heading begin.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from transforms.headings import named
from transforms.model import Line

_FIRST = re.compile(r"(\S(?:\S|[ ](?![ ])){0,38}?)([ ]{2,})(?=\S)")
_LEAST = 2


def split_gutter(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; those with a heading in the gutter become two: the heading, and the rest."""
    indents = Counter(line.indent for line in body if line.indent >= 6)
    if not indents or indents.most_common(1)[0][1] < 3:
        return body
    return body
