"""Talks of few words over hosts with their towns glued on. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_ROWS = (
    ("LOOMS Are in Q", "Quorvane Cupertino, CA", "Quorvane"),
    ("k-looms++: The Virtue of Slow Cloth", "Brisk AI Lab Singapore", "Brisk AI Lab"),
    ("Odd Nets", "Merrow Research, IBM Rüschlikon, Switzerland", "Merrow Research, IBM"),
    ("What Weavers Want", "Telecom Verona Turin, Italy", "Telecom Verona"),
    ("Felt Is Not Wool", "Open University Singapore", "Open University Singapore"),
)


@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (3, 0, 1), (1, 3), (2, 1, 0), (4, 3, 2)])
def test_what_ends_in_its_town_is_no_title(order: tuple[int, ...]) -> None:
    rows = [_ROWS[place] for place in order]
    body = "\n\n".join(f"{title} 202{number}\n{host}" for number, (title, host, _) in enumerate(rows))
    found = whole(f"Runa Fjeld\n\nINVITED TALKS\n\n{body}\n").talks
    assert [(one.title, one.venue, one.year) for one in found] == [
        (title, venue, 2020 + number) for number, (title, _, venue) in enumerate(rows)
    ]
