"""Service whose name stands in bold before a sentence on it, and reviewing told in a sentence. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read

VENUES = ["Journal of Felt", "Dyes and Weaving", "Looms, Dyes & Knots", "European Journal of Wool"]


@pytest.mark.parametrize(
    "told",
    [
        f"**Reviewing** – I have refereed papers for the _{'_; _'.join(VENUES[:-1])}_; and the _{VENUES[-1]}_.",
        f"I regularly review manuscripts for the {'; '.join(VENUES)}.",
        f"Refereeing: I have served as a reviewer for the {'; '.join(VENUES[:-1])}; the {VENUES[-1]}.",
    ],
)
def test_reviews_between_semicolons(told: str) -> None:
    found = read(f"## Service\n\n{told}\n").service
    assert [(one.role, one.venue) for one in found] == [("reviewer", venue) for venue in VENUES]


@pytest.mark.parametrize(
    "told",
    [
        "**Young Weavers Program** (2017-2019) – I mentored first-year weavers to help them find their way.",
        "**Young Weavers Program** (2017-2019) I taught those who had never woven before.",
        "**Young Weavers Program** (2017-2019): We met every week at the mill.",
    ],
)
def test_the_sentence_behind_is_no_name(told: str) -> None:
    (found,) = read(f"## Service\n\n{told}\n").service
    assert (found.venue, found.start, found.end) == ("Young Weavers Program", "2017", "2019")
