"""Who pays, alone on a line over what was paid for. Consumes a line's words; says whether they are a body's name."""

from __future__ import annotations

import re

from transforms.entities.organizations import canonical, shape_rank
from transforms.vocabulary import any_of

_ACRONYM = 8  # letters
_FUNDER = re.compile(rf"[A-ZÀ-Þ][\w.’' -]{{2,60}}\b(?i:{any_of('organization_words', 'resolved', 'funders')})$")


def pays(text: str) -> bool:
    """True for a line of nothing but a body's name or acronym: "Moss Trust", "AHRC"."""
    name = text.strip(" :")
    is_acronym = 2 < len(name) <= _ACRONYM and name.isupper() and name.isalpha()
    return is_acronym or bool(shape_rank(name)) or bool(_FUNDER.match(name)) or canonical(name) is not None
