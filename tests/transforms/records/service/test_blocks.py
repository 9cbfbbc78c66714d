"""Offices set as blocks: a dated body, the role below it, and under bullets what was done there."""

from __future__ import annotations

import pytest

from tests.transforms.records.serving import Stated, service


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            "**Loom Fair** \t 2012-2015  \nCo-organizer\n- Planned the fair of wool\n"
            "- The fair draws weavers from Globex College, Hooli College, Initech College, and the University of Leeds.\n\n"
            "**Weft Poster Days** \t 2014  \nJudge\n- Judged entries to the 2014 Weft Poster Days",
            [("organizer", "Loom Fair", "2012", "2015"), ("other", "Weft Poster Days", "2014", None)],
        ),
        (
            "Guild of Dyers \t 2018 - present\nTreasurer\n• Each year, some 200 dyers meet, most of them from Bergen, Graz and Ulm\n\n"
            "Felt Archive Society \t 2016 - 2018\nSecretary\n• Minutes, letters, and the keeping of the archive",
            [("other", "Guild of Dyers", "2018", None), ("other", "Felt Archive Society", "2016", "2018")],
        ),
        (
            "Vice President \t 2019 - 2021\nGuild of Dyers\n- Weekly meetings, two fairs, and one journey to Bergen\n\n"
            "Treasurer \t 2017 - 2019\nFelt Archive Society\n- All accounts of Globex, Hooli, and the archive itself",
            [("other", "Guild of Dyers", "2019", "2021"), ("other", "Felt Archive Society", "2017", "2019")],
        ),
        (
            "Felt Days Organizing Committee \t 2013-2014\nElected Member\n- Recruited 80 student volunteers for the fair\n\n"
            "Globex Loom Program Committee \t 2015-2016\nFaculty member\n- New courses, a planned degree, and the yearly review",
            [
                ("organizer", "Felt Days", "2013", "2014"),
                ("program committee", "Globex Loom Program Committee", "2015", "2016"),
            ],
        ),
    ],
)
def test_what_was_done_in_the_office_of_a_block_is_no_office(body: str, expected: list[Stated]) -> None:
    assert service(body) == expected


def test_offices_under_the_bullets_of_a_block_stay() -> None:
    body = "Guild of Dyers \t 2018 - 2021\nPresident\n- Chair, Committee on Colours \t 2019\n- Chair, Committee on Wool \t 2020"
    assert len(service(body)) >= 3
