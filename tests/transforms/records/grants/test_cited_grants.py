"""Grants cited like works stay grants, whatever they paid for."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("names", ["Miller, J.Q.", "Moss, B., & Miller, J.Q."])
@pytest.mark.parametrize("paid", ["Overseas Travel Grant", "Visiting Fellowship", "Studentship"])
def test_a_cited_grant_that_pays_a_person(names: str, paid: str) -> None:
    body = (
        "- Miller, J.Q. (2008–2013). Felt and its makers. *Engineering Research Council*, £700k.\n"
        "- Miller, J.Q. & Moss, B. (2006-2007). The loom in the north. *The Weft Trust*, £120k.\n"
        f"- {names} (2005). Dyes of the south. *Engineering Research Council*, {paid}, £6k."
    )
    found = read(f"## Grants\n\n{body}")
    titles = ["Felt and its makers", "The loom in the north", "Dyes of the south"]
    assert [one.title for one in found.grants] == titles
    assert not found.awards


def test_a_travel_grant_that_is_not_cited_is_an_honour() -> None:
    body = (
        "- Weft Trust project grant, The loom in the north, £120,000, 2006\n- Overseas Travel Grant, Felt Society, 2005"
    )
    assert [one.start for one in read(f"## Grants\n\n{body}").awards] == ["2005"]
