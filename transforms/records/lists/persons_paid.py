"""Words of sums that pay a person: a student's, a traveller's, a prize. Consumes words; vocabulary in `lists.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from transforms.records.lists.looks import words

_HONOURS = frozenset(
    (
        *("award", "awards", "prize", "fellowship", "fellowships", "scholarship", "scholarships"),
        *("medal", "stipend", "fellow", "scholar", "studentship", "studentships"),
    )
)
_PAID = 3  # words: "travel and conference grant"


def is_personal(found: Sequence[str]) -> bool:
    """True where a word says that a sum is for a person: "travel", "tuition"."""
    return not _personal().isdisjoint(found)


def pays_a_person(found: Sequence[str]) -> bool:
    """True where a grant is a student's or traveller's, or the thing is a prize or fellowship."""
    return not (_HONOURS | words("grants", "personal")).isdisjoint(found)


def is_paid_to_person(found: Sequence[str]) -> bool:
    """The same for an entry of a list of grants, where such a word may be of what is studied ("Student mobility").

    There it stands right before what is paid: "Travel grant".
    """
    if not _HONOURS.isdisjoint(found):
        return True
    said = (found[at + 1 : at + 1 + _PAID] for at, word in enumerate(found) if word in words("grants", "personal"))
    return any(not words("grants", "paid").isdisjoint(beside) for beside in said)


@cache
def _personal() -> frozenset[str]:
    return words("grants", "personal") - {"fellowship"}
