"""Offices set as blocks: a dated body, the role below it, and under bullets what was done there."""

from __future__ import annotations

import pytest

from tests.transforms.records.serving import Stated, service

_FAIR = """**Loom Fair** \t 2012-2015
Co-organizer
- Planned the fair of wool
- The fair draws weavers from Globex College, Hooli College, Initech College, and the University of Leeds.

**Weft Poster Days** \t 2014
Judge
- Judged posters of the 2013 Weft Poster Days"""

_GUILD = """Guild of Dyers \t 2018 - present
Treasurer
• Each year, some 200 dyers meet, most of them from Bergen, Graz and Ulm

Felt Archive Society \t 2016 - 2018
Secretary
• Minutes, letters, and the keeping of the archive"""

_ROLE_FIRST = """Vice President \t 2019 - 2021
Guild of Dyers
- Weekly meetings, two fairs, and one journey to Bergen

Treasurer \t 2017 - 2019
Felt Archive Society
- All accounts of Globex, Hooli, and the archive itself"""

_MEMBERS = """Felt Days Organizing Committee \t 2013-2014
Elected Member
- Recruited 80 student volunteers for the fair

Globex Loom Program Committee \t 2015-2016
Faculty member
- New courses, a planned degree, and the yearly review"""

_CHAIRS = """Guild of Dyers \t 2018 - 2021
President
- Chair, Committee on Colours \t 2019
- Chair, Committee on Wool \t 2020"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (_FAIR, [("organizer", "Loom Fair", "2012", "2015"), ("other", "Weft Poster Days", "2014", None)]),
        (_GUILD, [("other", "Guild of Dyers", "2018", None), ("other", "Felt Archive Society", "2016", "2018")]),
        (_ROLE_FIRST, [("other", "Guild of Dyers", "2019", "2021"), ("other", "Felt Archive Society", "2017", "2019")]),
        (
            _FAIR.replace(" \t ", " "),
            [("organizer", "Loom Fair", "2012", "2015"), ("other", "Weft Poster Days", "2014", None)],
        ),
        (
            _MEMBERS,
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
    assert [when for _, _, when, _ in service(_CHAIRS)] == ["2018", "2019", "2020"]


def test_a_sentence_under_a_dated_office_is_none() -> None:
    told = "Dyes and yarn tutor for all of the young spinners who were enrolled in the evening school of Moss College"
    found = service(f"- 2012-2014: Tutor for the Felt School Partnership\n  - Moss College, Turku\n  - {told}\n")
    assert [one[1] for one in found] == ["Felt School Partnership"]
