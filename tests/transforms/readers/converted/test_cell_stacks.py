"""Columns of tables that a converter of PDFs wrote one below the other."""

from __future__ import annotations

import pytest

from transforms.readers.converted.cell_stacks import with_rows_whole

POSTS = (
    "**APPOINTMENTS**\n\n\n2012 – present Professor Tarn Valley\nUniversity, School of\n\nWool\n\n\n"
    "2005 – 2012 Associate Professor Tarn Valley\nUniversity\n\n\n\nMillbrook, OH\n\n\nOsier, TN\n\n\n\n"
    "1999 – 2005 Weaver, Northern\n\nLooms\n\n\n**HONORS**\n\n\n\nFern City Mill\n\n\n\n"
    "2011 Finest Felt\n\nAward\n\n\n\nSociety of Dyers\n\n\n2007 Loom Prize Wool Council\n"
)
DATES = (
    "**Presentations**\n\n\nWet Promises Wool and Society\nMeeting\n\n\nWho Owns the Sheep? Osier\nCollege\n\n\n"
    "**Service**\n\n\n\nMay 2014\n\n\nOctober 2011\n\n\n\nWool Committee Chair 2012\n\n\n"
    "**Awards**\n\n\nLoom Prize Society of\nDyers\n\n\n\n2006\n"
)
ROLES = (
    "**Service**\n\n\nSchool Felt\n\nCommittee\n\n\nSociety Journal of\n\nWool\n\n\n\nChair 2013 – 2017\n\n\n"
    "Reviewer 2006 – present\n\n\n\n"
    "**Prizes**\n\n\n2011 Finest Felt\n\n\n\nSociety of Dyers\n"
)


def _rows(text: str) -> list[str]:
    return [line for line in with_rows_whole(text).split("\n") if line.strip()]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        (
            POSTS,
            [
                "**APPOINTMENTS**",
                "2012 – present Professor Tarn Valley University, School of Wool\tMillbrook, OH",
                "2005 – 2012 Associate Professor Tarn Valley University\tOsier, TN",
                "1999 – 2005 Weaver, Northern Looms",
                "**HONORS**",
                "Fern City Mill",
                "2011 Finest Felt Award\tSociety of Dyers",
                "2007 Loom Prize Wool Council",
            ],
        ),
        (
            DATES,
            [
                "**Presentations**",
                "Wet Promises Wool and Society Meeting\tMay 2014",
                "Who Owns the Sheep? Osier College\tOctober 2011",
                "**Service**",
                "Wool Committee Chair 2012",
                "**Awards**",
                "Loom Prize Society of Dyers\t2006",
            ],
        ),
        (
            ROLES,
            [
                "**Service**",
                "School Felt Committee\tChair 2013 – 2017",
                "Society Journal of Wool\tReviewer 2006 – present",
                "**Prizes**",
                "2011 Finest Felt\tSociety of Dyers",
            ],
        ),
    ],
)
def test_stacks_are_the_cells_of_the_rows_above(text: str, rows: list[str]) -> None:
    assert _rows(text) == rows


@pytest.mark.parametrize(
    "text",
    [
        POSTS.replace("\n\n\n\n", "\n\n\n"),  # no gap leads back
        "**Papers**\n\n\n2012 Felt\n\n\n\nMoss, A. (2019). Wool. Wool, 4, 18-20.\n\n\n\n2011 Dye\n\n\n\n- A note\n",
        "2012 Felt\n\n\n\nOne\n\n\nTwo\n\n\nThree\n\n\n\n2011 Dye\n\n\n\nFour\n\n\nFive\n\n\n\n",  # more than rows
    ],
)
def test_other_blocks_stay(text: str) -> None:
    assert with_rows_whole(text) == text
