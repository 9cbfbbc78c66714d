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


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("**Fern Fellowship**, Award Committee of the North", ("Fern Fellowship", "Award Committee of the North")),
        (
            "**Kelp Membership**, Kelp Xi the Botany Honor Society.",
            ("Kelp Membership", "Kelp Xi the Botany Honor Society"),
        ),
        (
            "__Fern member award__, the Oslo Guild of Dyers Program for Excellence in Felt.",
            ("Fern member award", "Oslo Guild of Dyers Program for Excellence in Felt"),
        ),
        ("**Globex Foundation**, Moss Scholarship", ("Moss Scholarship", "Globex Foundation")),
        ("**Moss Prize**, second place", ("Moss Prize, second place", None)),
    ],
)
def test_who_gives_an_honour_whose_name_alone_is_bold(line: str, found: tuple[str, str | None]) -> None:
    cv = parsed(f"## Awards\n\n- 2013: {line}\n- 2010: **Fern Medal**, University of Oslo\n")
    assert (cv.awards[0].name, cv.awards[0].granter) == found
