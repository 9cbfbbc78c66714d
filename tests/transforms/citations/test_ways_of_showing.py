"""Where works were shown, without how; titles without who wrote them alone. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.citations.clean_titles import clean_title


@pytest.mark.parametrize(
    ("rest", "venue"),
    [
        (" Tarn Goose Forum, Poster Presentation, May 2013.", "Tarn Goose Forum"),
        (" Tarn Goose Days, Oral Presentation, 2012.", "Tarn Goose Days"),
        (
            " Society of Geese (SOG) 8th Annual Research Review, Poster Session, 2010.",
            "Society of Geese 8th Annual Research Review",
        ),
        (" Bird Guild (BG) Spring Meeting, 2011.", "Bird Guild Spring Meeting"),
        (" Journal of Geese, 12(3), 2010.", "Journal of Geese"),
    ],
)
def test_a_venue_without_how_a_work_was_shown(rest: str, venue: str) -> None:
    cv = read(f"## Publications\n\nJane Q. Miller, Ned Dahl, “Geese on Wet Roofs and Their Many Ways,”{rest}\n")
    assert [one.venue for one in cv.papers] == [venue]


@pytest.mark.parametrize("note", ["(Sole-Authored)", "(solo authored)", "[single-authored]", "(single author paper)"])
def test_who_wrote_alone_is_no_part_of_a_title(note: str) -> None:
    assert clean_title(f"Geese on Wet Roofs {note}") == "Geese on Wet Roofs"
