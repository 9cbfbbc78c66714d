"""Honours whose names bold letters hold whole, before who gave them in italics. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("**Dean's Award, School of Dyes**, *Lund University*", ("Dean's Award, School of Dyes", "Lund University")),
        ("**Moss Prize, Best Felt**, *Globex Foundation*", ("Moss Prize, Best Felt", "Globex Foundation")),
        ("**Moss Fellowship, Lund University**, *Sweden*", ("Moss Fellowship", "Lund University")),
        ("**Moss Prize**, *Lund University*", ("Moss Prize", "Lund University")),
    ],
)
def test_a_name_in_bold_is_whole(line: str, found: tuple[str, str]) -> None:
    cv = parsed(f"## Awards\n\nJun 2013\t{line}\n\nMay 2010\t**Fern Medal**, *University of Oslo*\n")
    assert (cv.awards[0].name, cv.awards[0].granter) == found
