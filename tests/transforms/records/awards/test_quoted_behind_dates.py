"""What stands in quotation marks behind an honour's date: its work, or words about it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    ("line", "name", "paper"),
    [
        ("Heron Poster Prize (2015) “2nd place” – £50", "Heron Poster Prize", None),
        ("Kelp Letters Prize (2013) “For the finest talk at KelpWeek 2013”", "Kelp Letters Prize", None),
        ('Reed Medal (June 2009). "Highest mark in rope making"', "Reed Medal", None),
        ("Best Paper Award (2014) “Slow tides on the Best Coast”", "Best Paper Award", "Slow tides on the Best Coast"),
        (
            "Kelp Dissertation Award (2011), “A History of Slow Tides”",
            "Kelp Dissertation Award",
            "A History of Slow Tides",
        ),
    ],
)
def test_words_quoted_behind_a_date(line: str, name: str, paper: str | None) -> None:
    found = whole(f"# Ada Quill\n\n## Awards\n\n- {line}\n- Gull Prize (2008)\n").awards
    assert [(one.name, one.paper) for one in found] == [(name, paper), ("Gull Prize", None)]


@pytest.mark.parametrize(
    ("line", "name", "paper"),
    [
        (
            "Kelp-Stone award for “Tides, Risk and Slow Choices”, 2019",
            "Kelp-Stone award",
            "Tides, Risk and Slow Choices",
        ),
        ('Best Essay Prize for "Slow Boats at Sea", 2018', "Best Essay Prize", "Slow Boats at Sea"),
        ("Kelp Excellence Scholarship – one term at a Welsh school, 2019", "Kelp Excellence Scholarship", None),
    ],
)
def test_works_in_quotation_marks_and_remarks_behind_dashes(line: str, name: str, paper: str | None) -> None:
    found = whole(f"# Ada Quill\n\n## Awards\n\n- {line}\n- Gull Prize (2008)\n").awards
    assert [(one.name, one.paper) for one in found] == [(name, paper), ("Gull Prize", None)]
