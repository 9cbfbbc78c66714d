"""Journals edited as a student, below a degree. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_PAGE = (
    "## Education\n\nHarbour Law School, J.D. 1987\n    {line}\n    Brandt Prize for Rhetoric\n\n"
    "Quill College, B.A. 1984\n"
)


@pytest.mark.parametrize(
    ("line", "venue", "start"),
    [
        ("Editor, Harbour Law Journal", "Harbour Law Journal", None),
        ("Articles Editor, Harbour Law Review, 1986-87", "Harbour Law Review", "1986"),
        ("Editor-in-Chief of the Midland Quarterly (1985)", "Midland Quarterly", "1985"),
        ("Notes and Comments Editor: Tide L.J.", "Tide L.J", None),
    ],
)
def test_a_journal_edited_below_a_degree(line: str, venue: str, start: str | None) -> None:
    found = read(_PAGE.format(line=line))
    assert [(one.role, one.venue, one.start) for one in found.service] == [("editor", venue, start)]
    assert found.positions == []
    assert len(found.education) == 2


@pytest.mark.parametrize("line", ["Video Editor, Globex Films", "Thesis: The Editor, a Journal of Nothing"])
def test_other_editors(line: str) -> None:
    assert read(_PAGE.format(line=line)).service == []
