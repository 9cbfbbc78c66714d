"""What the lines below an honour add. Consumes the honour and these lines; produces it with giver, paper and date."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.model import Line
from transforms.records.awards.given_below import given_below
from transforms.records.awards.givers import giver_below, over_notes
from transforms.records.awards.names import Found, granter_of
from transforms.records.awards.works import work_on
from transforms.records.lists.pieces import Piece


def with_below(honour: Found, below: Sequence[tuple[Line, list[Piece]]]) -> Found:
    """The honour with what the lines below add: the granter on the second line, the paper, "awarded by"."""
    granter, paper, when = honour.granter, honour.paper, honour.when
    for line, pieces in below:
        if not paper and (paper := work_on(line, honour.name)):
            continue
        if not granter and (given := given_below(line.text)):
            granter, when = given[0], when if when.start or not given[1].start else given[1]
        elif not granter and (giving := giver_below(line, pieces)):
            granter = granter_of(giving)
    return honour._replace(granter=granter or over_notes(below), paper=paper, when=when)
