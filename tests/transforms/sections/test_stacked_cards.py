"""Dates, titles and places under each other are cards, each one entry; years over lists of entries are not."""

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def _parsed(heading: str, *lines: str, gap: str = "\n\n") -> ParsedCV:
    text = gap.join(lines)
    return parse(read(f"# Ada Vale\n\n## {heading}\n\n{text}\n\n## Interests\n\nreeds, dams\n".encode(), "cv.md"))


@pytest.mark.parametrize("gap", ["\n\n", "  \n"])
def test_honours_have_their_givers(gap: str) -> None:
    lines = (
        "2024",
        "Meadow Fellowship for Weavers",
        "University of Oulu",
        "May 2020",
        "Star of the Yard",
        "Felt Institute",
    )
    found = _parsed("Honours and Awards", *lines, gap=gap).awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Meadow Fellowship for Weavers", "University of Oulu", "2024"),
        ("Star of the Yard", "Felt Institute", "2020-05"),
    ]


def test_talks_have_their_venues() -> None:
    found = _parsed(
        "Talks", "2023", "Dams in winter", "Water Forum, Oslo", "2021", "### Weirs", "Reed Meeting, Bergen"
    ).talks
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Dams in winter", "Water Forum", 2023),
        ("Weirs", "Reed Meeting", 2021),
    ]


def test_courses_and_grants_have_their_bodies() -> None:
    found = _parsed(
        "Teaching", "2021", "Dams and Weirs", "University of Turku", "2019–2020", "Reeds", "University of Oulu"
    )
    assert [(one.course, one.organization) for one in found.teaching] == [
        ("Dams and Weirs", "University of Turku"),
        ("Reeds", "University of Oulu"),
    ]
    found = _parsed("Grants", "2021–2023", "Moving dams", "Finnish Academy", "2020", "Reed filters", "Water Foundation")
    assert [(one.title, one.funder) for one in found.grants] == [
        ("Moving dams", "Finnish Academy"),
        ("Reed filters", "Water Foundation"),
    ]


def test_years_over_entries_are_no_cards() -> None:
    lines = ("2024", "Meadow Fellowship", "Reed Medal", "2020", "Star of the Yard", "Prize for Young Weavers")
    assert [one.name for one in _parsed("Honours", *lines).awards] == [lines[1], lines[2], lines[4], lines[5]]
