"""Universities by one letter, in places and campuses. Public names of universities, but for those made up."""

from __future__ import annotations

import pytest

from transforms.entities.organizations import canonical, find_organizations, shape_rank


@pytest.mark.parametrize(
    "text", ["U. of California Santa Barbara", "U. of California, San Diego", "U of California Davis", "U. of Oslo"]
)
def test_the_letter_stands_for_the_university(text: str) -> None:
    assert text in [text[one.start : one.end] for one in find_organizations(text)]
    assert canonical(text) is not None


@pytest.mark.parametrize("text", ["U. of Merrow", "U. of Merrow Vale", "U of Merrow-Upon Vale"])
def test_a_university_of_no_known_town(text: str) -> None:
    assert shape_rank(text) > 0
