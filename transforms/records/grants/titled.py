"""Grants told by who pays and by what for: a funder before the title of a project in quotation marks.

Consumes an entry of a list of grants and honours; tells whether it is a grant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.organizations import find_organizations, shape_rank
from transforms.records.grants.funders import funder_end
from transforms.records.lists.honours import is_honour
from transforms.records.lists.pieces import Piece
from transforms.vocabulary import any_of

_TITLE = re.compile(r"(?P<before>[^“”\"]{0,200})[“\"](?P<title>[^“”\"]{4,60} [^“”\"]{3,300})[”\"]")
_WON_BY = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'grants', 'honoured')})\b")


def pays_for_title(text: str, pieces: Sequence[Piece]) -> bool:
    """True for a funder before a project's title: 'Weft Foundation, Presidential Award, "Felt and Men", 2018'.

    'Weavers' Guild, Best Paper Award, "Felt and Men"' is an honour that the paper won.
    """
    found = _TITLE.match(text) if "“" in text or '"' in text else None
    if found is None or not found["before"] or not pieces or _WON_BY.search(found["before"]):
        return False
    payer = pieces[0].text
    if is_honour(payer):
        return False
    return bool(funder_end(payer) or find_organizations(payer) or shape_rank(payer) > 1)


def names_funder(text: str, pieces: Sequence[Piece]) -> bool:
    """True where a phrase begins with a known funder, or a sum without its currency stands in the text ("1.4M")."""
    return _SUM.search(text) is not None or any(funder_end(piece.text) for piece in pieces)


_SUM = re.compile(r"(?<![\w.])\d{1,4}(?:[.,]\d{1,3})?\s?[MKk](?!\w)")
