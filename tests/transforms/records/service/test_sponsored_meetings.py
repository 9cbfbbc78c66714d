"""Who sponsored a meeting is no part of its name. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "said",
    [
        "co-sponsored by the School of Music at Lund University and the Harbour Society",
        "sponsored by the Moss Foundation",
        "funded by the Baltic Council",
        "co-organized by Otto Brandt",
    ],
)
def test_a_sponsor_is_left_out(said: str) -> None:
    found = read(f"## Academic Service\n\n- Co-organizer of the Sound Film Festival, {said}. 2016-2017.\n")
    assert [(one.role, one.venue, one.start) for one in found.service] == [("organizer", "Sound Film Festival", "2016")]
