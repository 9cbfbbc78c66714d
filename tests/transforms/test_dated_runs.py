"""Paragraphs that set several entries one behind the other, each led by its years."""

from __future__ import annotations

import pytest

from tests.transforms.records.lists import read


def test_degrees_and_duties_in_one_paragraph() -> None:
    found = read(
        "## Degrees\n\n1999 — PhD in Botany, University of Turku. 1994 — MA in Botany, Lund University.\n\n"
        "## Editorships\n\n2019– Editorial board member, *Moss, Fern and Society*. "
        "2011–15 Editor-in-chief, *Nordic Journal of Peat*.\n"
    )
    assert [(one.degree, one.end) for one in found.education] == [("PhD", "1999"), ("MA", "1994")]
    assert [(one.venue, one.start, one.end) for one in found.service] == [
        ("Moss, Fern and Society", "2019", None),
        ("Nordic Journal of Peat", "2011", "2015"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "2019 Reader in Botany, University of Turku. 2020 Vision was the motto of its garden",
        "2016. Okoye, M. Geese at rest. 2015 Proceedings of the Goose Society, 12–19",
    ],
)
def test_a_year_that_begins_a_sentence_begins_no_entry(line: str) -> None:
    found = read(f"## Positions\n\n{line}.\n")
    assert len(found.positions) + len(found.papers) <= 1
