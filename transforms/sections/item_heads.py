"""Roles in bold as items of their own, over items where they were held. Consumes lines; produces their numbers.

"- **Conference Reviewer**" over "- LoomConf, 2023" and "- Felt Days, 2022"; but "- **Reviewer**<tab>2020" over
"- *LoomConf*" are two lines of one entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.headings.wording import is_role
from transforms.model import Line


def roles_over_items(lines: Sequence[Line]) -> frozenset[int]:
    """The items in bold that name a role, each over one of its rank that does not; none where all items are bold."""
    return frozenset(
        [
            line.number
            for line, below in pairwise(lines)
            if line.bullet
            and line.is_bold
            and below.bullet
            and below.indent == line.indent
            and not (below.is_bold or below.is_italic)
            and "\t" not in line.text
            and is_role(line.text.strip(" :"))
        ]
    )
