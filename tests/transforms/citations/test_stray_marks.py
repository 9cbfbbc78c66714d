"""Stray points in names, how a work was shown, and who wrote it alone: no part of a title or a venue."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def test_a_stray_point_behind_a_given_name_parts_nothing() -> None:
    line = 'Uma. A. Weft, Todd S. Quill, Bo Fenn, "Design of a Peat Meter for Bogs," Moss Transactions, 2011.'
    paper = read(f"## Publications\n\n{line}\n").papers[0]
    assert paper.authors == ["Uma. A. Weft", "Todd S. Quill", "Bo Fenn"]
    assert paper.title == "Design of a Peat Meter for Bogs"


@pytest.mark.parametrize("shown", ["Poster", "Poster Presentation", "oral presentation", "Spotlight"])
def test_how_it_was_shown_is_no_part_of_the_venue(shown: str) -> None:
    line = f'Ada Quill, Bo Fenn, "Meters for Wet Bogs and Looms," Fen Engineering Tech Forum, {shown}, May 2013.'
    assert read(f"## Publications\n\n{line}\n").papers[0].venue == "Fen Engineering Tech Forum"


@pytest.mark.parametrize("note", ["(Sole-Authored)", "(solo)", "(single author)", "(Sole authored paper)"])
def test_a_note_that_one_wrote_it_alone_ends_no_title(note: str) -> None:
    paper = read(f"## Working Papers\n\n- Fair Felt: Bog Taxes and Peat Markets {note}\n").papers[0]
    assert paper.title == "Fair Felt: Bog Taxes and Peat Markets"
