"""Notes on how much of a course was taught."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "note",
    [
        "[3 lectures / yr.]",
        "(3 lectures per year)",
        "[two guest lectures]",
        "(12 weekly sessions)",
        "(twice a week)",
    ],
)
def test_notes_on_how_much_was_taught(note: str) -> None:
    """ "Old Looms [3 lectures / yr.]" is called "Old Looms"."""
    (found,) = read(f"## Teaching\n\n- Old Looms {note}, Moss University, 2012").teaching
    assert (found.course, found.organization, found.start) == ("Old Looms", "Moss University", "2012")
