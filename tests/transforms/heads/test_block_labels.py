"""Paragraphs that begin with a label before a hard break, on pages without headings."""

from __future__ import annotations

from tests.transforms.records.careers import read

LABELS = """Education:\\
1999: Ph.D., University of Leeds\\
1994: B.A., University of York

Awards:\\
2004: Felt Prize, Loom Society\\
2007: Wool Medal, Loom Society

Teaching:\\
2009: Weaving, University of Leeds\\
2010: Dyeing, University of Leeds

Shows:\\
2003: Felt and Fog, Hall of York
"""


def test_labels_of_several_kinds_head_their_paragraphs() -> None:
    cv = read(LABELS)
    assert [(one.degree, one.organization) for one in cv.education] == [
        ("Ph.D.", "University of Leeds"),
        ("B.A.", "University of York"),
    ]
    assert [(one.name, one.start) for one in cv.awards] == [("Felt Prize", "2004"), ("Wool Medal", "2007")]
    assert [one.title for one in cv.projects] == ["Felt and Fog, Hall of York"]
    assert [one.course for one in cv.teaching] == ["Weaving", "Dyeing"]


def test_labels_of_few_kinds_head_nothing() -> None:
    two = LABELS[: LABELS.index("Teaching")]
    assert not read(two).awards
