"""Journals with their publisher or the edited part behind them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("house", ["Elsevier", "Springer Nature", "PLOS", "SpringerOpen", "Wiley"])
@pytest.mark.parametrize("count", ["", ": 3x", " (2x)"])
def test_a_house_in_brackets_is_no_part_of_a_journal(house: str, count: str) -> None:
    found = read(f"## Peer Review\n\n- Loom Letters ({house}){count}\n- Annals of Felt ({house})\n").service
    assert [one.venue for one in found] == ["Loom Letters", "Annals of Felt"]


@pytest.mark.parametrize(
    "part", ["Special Issue on Dyes", "Felt 2024 Special Volumes", "Volume 24, Slow Methods", "Vol. 3"]
)
def test_the_part_that_somebody_edited_is_no_journal(part: str) -> None:
    (one,) = read(f"## Editorial Positions\n\n- Guest Editor, *Loom Letters*, {part} (2009-2010)\n").service
    assert (one.role, one.venue, one.start) == ("editor", "Loom Letters", "2009")


@pytest.mark.parametrize("heading", ["Conference Organisations", "Workshop Organisations", "Event Organization"])
def test_meetings_below_such_headings_were_organised(heading: str) -> None:
    (one,) = read(f"## {heading}\n\nNovember 2019, Loom Workshop in Oulu\n").service
    assert (one.role, one.start) == ("organizer", "2019-11")
