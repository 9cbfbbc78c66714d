"""Works that items of news tell: by their titles alone, ahead of print, whatever the title speaks of."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("item", "title", "venue", "year", "status"),
    [
        (
            'My article "Geese Fly Late. Count Them Twice!" is to appear in the proceedings of SOSP\'24.',
            "Geese Fly Late. Count Them Twice!",
            "SOSP",
            2024,
            "accepted",
        ),
        (
            "*Counting Geese on Frozen Lakes from Afar* is now on arXiv, online, and under review.",
            "Counting Geese on Frozen Lakes from Afar",
            "arXiv",
            None,
            "submitted",
        ),
        (
            'Our paper "A Challenge for Teaching Looms to Talk" was accepted at ICML 2023!',
            "A Challenge for Teaching Looms to Talk",
            "ICML",
            2023,
            "published",
        ),
        (
            'Our paper "Weaving in the Dark of Mills" has been accepted to FELTSYS 2023 and I\'m off to Turku!',
            "Weaving in the Dark of Mills",
            "FELTSYS",
            2023,
            "published",
        ),
        (
            'New paper "Weaving by Ear Alone" accepted for publication in the Transactions on Felt and Fibre.',
            "Weaving by Ear Alone",
            "Transactions on Felt and Fibre",
            None,
            "published",
        ),
    ],
)
def test_a_work_in_the_news(item: str, title: str, venue: str, year: int | None, status: str) -> None:
    (paper,) = read(f"## News\n\n* {item}\n* I moved to Turku.").papers
    assert (paper.title, paper.venue, paper.year, paper.status) == (title, venue, year, status)


def test_items_below_bold_titles_tell_of_works_to_come() -> None:
    found = read(
        "## Research in Progress\n\n**Geese at Dusk** (2021.04 -- present)\n\n"
        "- Counting what the birds of two lakes eat at night, and where they go in the frost.\n\n"
        "**Maps of Wet Roofs** (2021.09 -- present)\n\n"
        "- Drawing which of the roofs of a town hold water after rain. Half of the town is drawn."
    )
    assert [(one.title, one.venue, one.status) for one in found.papers] == [
        ("Geese at Dusk", None, "in_preparation"),
        ("Maps of Wet Roofs", None, "in_preparation"),
    ]


def test_a_meeting_begins_with_its_number() -> None:
    item = (
        'May 2023: Our paper "Geese fly late at night" was accepted for presentation at [5th Conference on Geese](x).'
    )
    (paper,) = read(f"## News\n\n- {item}\n- Jan 2020: We moved.\n").papers
    assert (paper.title, paper.venue) == ("Geese fly late at night", "5th Conference on Geese")
