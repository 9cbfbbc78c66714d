"""Institutes of one kind in many towns, by their letters: the town is a part of the name. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("school", ["IIIT Kottayam", "NIT Warangal", "INSA Lorient"])
def test_the_town_belongs_to_the_letters(school: str) -> None:
    found = whole(f"# Ada Quill\n\n## Education\n\n- B.Tech. in Weaving, {school}, 2009\n").education
    assert [one.organization for one in found] == [school]


@pytest.mark.parametrize(
    ("told", "body", "town"),
    [
        ("the Quill Museum in Ghent", "Quill Museum", "Ghent"),
        ("the Vale Institute in Lisbon", "Vale Institute", "Lisbon"),
        ("the American University in Cairo", "American University in Cairo", None),
    ],
)
def test_prose_puts_an_employer_in_its_town(told: str, body: str, town: str | None) -> None:
    found = whole(f"# Ada Quill\n\n## Academic Positions\n\nCurator at {told} (2009-2011)\n").positions
    assert [(one.title, one.organization, one.location) for one in found] == [("Curator", body, town)]
