"""Grants that items of news and sentences of a bio state."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("item", "title", "funder", "start"),
    [
        (
            "May 2024: So glad: our project, **Slow Looms for Bogs (SLOB)**, was awarded by NASA.",
            "Slow Looms for Bogs (SLOB)",
            "NASA",
            "2024-05",
        ),
        (
            "Apr 2024: I am glad that [WoolSight: Felt Inspection](https://nsf.example/x) has been funded by NSF.",
            "WoolSight: Felt Inspection",
            "NSF",
            "2024-04",
        ),
        (
            'Mar 2024: Our proposal "Knots in the Sea" was selected for funding by the Swedish Research Council.',
            "Knots in the Sea",
            "Swedish Research Council",
            "2024-03",
        ),
        (
            'Feb 2024: We received a $1.2M grant from NSF for the project "Peat in Motion".',
            "Peat in Motion",
            "NSF",
            "2024-02",
        ),
        ("Jan 2024: Awarded an NSF grant on the physics of felt.", "physics of felt", "NSF", "2024-01"),
        ("Dec 2023: New NIH R01 grant on moss genetics!", "moss genetics", "NIH", "2023-12"),
        ("Sep 2023: Our NSF proposal on loom repair has been funded!", "loom repair", "NSF", "2023-09"),
    ],
)
def test_grants_in_news(item: str, title: str, funder: str, start: str) -> None:
    found = read(f"## News\n\n- {item}\n- Aug 2023: Moved to Lund.\n").grants
    assert [(one.title, one.funder, one.start) for one in found] == [(title, funder, start)]


@pytest.mark.parametrize(
    ("text", "title", "funder", "years"),
    [
        (
            "I lead the project *Bog Lives*, funded by the European Research Council (2023-2028).",
            "Bog Lives",
            "European Research Council",
            ("2023", "2028"),
        ),
        (
            'I was co-investigator on the AHRC-funded project "Felt Worlds" (2015-2018).',
            "Felt Worlds",
            "AHRC",
            ("2015", "2018"),
        ),
        (
            'She is the PI of the Leverhulme Trust project "Peat Cities".',
            "Peat Cities",
            "Leverhulme Trust",
            (None, None),
        ),
    ],
)
def test_grants_in_a_bio(text: str, title: str, funder: str, years: tuple[str | None, str | None]) -> None:
    found = read(f"## Biography\n\n{text}\n").grants
    assert [(one.title, one.funder, (one.start, one.end)) for one in found] == [(title, funder, years)]


@pytest.mark.parametrize(
    "text",
    [
        "My work has been supported by the Wellcome Trust and the British Academy.",
        "May 2024: Received a travel grant from the Loom Society.",
        "My student Bo Marsh received an NSF grant for the project *Moss*.",
        'Our paper "Felt in the Deep Sea" was supported by NSF.',
        "I am looking for students for a project funded by NASA.",
    ],
)
def test_no_grants_of_ones_own(text: str) -> None:
    assert not read(f"## News\n\n- {text}\n- Aug 2023: Moved to Lund.\n").grants


def test_a_section_of_grants_holds_them_all() -> None:
    found = read("## Grants\n\n- Bog Lives, NSF, 2020\n\n## News\n\n- May 2024: Our NSF proposal on rope is funded!\n")
    assert [one.title for one in found.grants] == ["Bog Lives"]
