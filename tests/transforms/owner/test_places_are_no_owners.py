"""Towns beside several employers, whose sites bear the town's name: nobody's name."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("town", ["Boulder, CO", "Austin, TX"])
def test_a_town_that_links_bear_is_no_owner(town: str) -> None:
    site = town.split(",", maxsplit=1)[0].lower()
    posts = "".join(
        f"- Scientist ({year}-{year + 2}) [{name} Institute](http://{site}.{name.lower()}.example), {town}\n"
        for name, year in (("Peat", 2008), ("Wool", 2011), ("Felt", 2014))
    )
    found = whole(f"### Professional Appointments\n\n{posts}")
    assert found.person is None or not found.person.name
    assert not found.papers
    assert len(found.positions) == len(posts.splitlines())
