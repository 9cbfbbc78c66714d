"""Several honours beside one date, each over the lines that say who gave it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards

_BOLD = (
    "2019\t**Prize of Looms**\n  Moss University\n\n  **Medal of Reeds**\n  Oslo University\n\n"
    "2018\t**Cup of Felt**\n  Lund University"
)
_PLAIN = (
    "2019\tPrize of Looms\n  Moss University\n  Medal of Reeds\n  Oslo University\n2018\tCup of Felt\n  Lund University"
)
_WIDE = _BOLD.replace("\n\n", "\n\n\n").replace("\n  ", "\n")


@pytest.mark.parametrize("body", [_BOLD, _PLAIN, _WIDE])
def test_each_honour_has_its_own_giver(body: str) -> None:
    assert awards(body) == [
        ("Prize of Looms", "Moss University", "2019"),
        ("Medal of Reeds", "Oslo University", "2019"),
        ("Cup of Felt", "Lund University", "2018"),
    ]


def test_a_line_of_what_it_was_for_gives_nothing() -> None:
    body = (
        "2011\t**Felt Research Fellowship**\n  The Loom Research Council\n  Research in Lund and Oslo\n\n"
        "  **Reed Fellowship**\n  The Dye Foundation\n\n2010\t**Cup of Felt**\n  Lund University"
    )
    assert awards(body)[:2] == [
        ("Felt Research Fellowship", "The Loom Research Council", "2011"),
        ("Reed Fellowship", "The Dye Foundation", "2011"),
    ]
