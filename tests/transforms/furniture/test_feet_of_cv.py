"""Feet of pages that say what the document is, with the page's number or a date, are no records."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_PAGE = """Ada Quill

Education

PhD, Looms, Lund University, 2010

{foot}

Employment

Lecturer, Lund University, 2011-present

{foot}

Awards

Moss Prize, Felt Society, 2015
"""


@pytest.mark.parametrize(
    "foot",
    [
        "Curriculum Vitae — 2",
        "CV – February 2026",
        "Résumé | page 2",
        "Vita, March 2021",
        "CV - 2/3",
        "Ada Quill | Curriculum Vitae | Page 1 of 2",
        "A. Quill – CV, p. 2",
        "Quill, CURRICULUM VITAE 2",
    ],
)
def test_a_foot_is_furniture(foot: str) -> None:
    found = whole(_PAGE.format(foot=foot))
    assert [one.title for one in found.positions] == ["Lecturer"]
    assert [one.degree for one in found.education] == ["PhD"]
    assert [one.name for one in found.awards] == ["Moss Prize"]
    assert {line.status for line in found.lines if line.number in (7, 13)} == {"structure"}


@pytest.mark.parametrize("line", ["CV workshop, 2015", "Resume coach, Felt Society, 2015"])
def test_an_entry_is_none(line: str) -> None:
    found = whole(_PAGE.format(foot="").replace("Moss Prize, Felt Society, 2015", line))
    assert found.lines[15].status != "structure" or found.awards
