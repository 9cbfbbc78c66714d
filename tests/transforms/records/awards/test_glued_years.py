"""Years right behind the full stop of a giver, and givers behind "Fellowship by". All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("- Reed Prize. Lund University.2011\n", ("Reed Prize", "Lund University", "2011")),
        ("- Moss Prize. Harbour University.2014 – 2015.\n", ("Moss Prize", "Harbour University", "2014")),
        (
            "- Harbour Fellowship: “Exile.” Fellowship by the School of Music at Lund University. 2012 – 2013.\n",
            ("Harbour Fellowship", "School of Music at Lund University", "2012"),
        ),
    ],
)
def test_giver_and_year(body: str, found: tuple[str, str, str]) -> None:
    assert awards(body) == [found]
