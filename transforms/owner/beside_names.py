"""What stands beside a name in a page's first line: what the person is, or where. Consumes words."""

from __future__ import annotations

from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title


def is_where_or_what(text: str) -> bool:
    """True for a title and for an employer: "Professor of Looms", "Faculty of Wool, University of Leeds"."""
    parts = text.split(", ")
    return is_title(parts[0]) or bool(find_organizations(text)) or max(map(shape_rank, parts[:2])) > 1
