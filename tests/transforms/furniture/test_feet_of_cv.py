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


@pytest.mark.parametrize(
    "where", ["Lund, den 12. März 2021", "Oulu, 12 March 2021", "Aalto University, March 12, 2021"]
)
def test_where_and_when_a_document_was_signed_is_no_entry(where: str) -> None:
    works = "Ada Quill, Bo Orr. Slow Looms. *Weft Letters* 4, 2019.\n\nAda Quill. Quiet Kilns. *Felt* 2, 2018."
    cv = whole(f"# Ada Quill\n\n## Publications\n\n{works}\n\n{where}\n")
    assert [paper.title for paper in cv.papers] == ["Slow Looms", "Quiet Kilns"]
    assert cv.as_of == "2021-03-12"


def test_the_last_of_several_talks_is_no_signature() -> None:
    talks = "Felt at sea. Lund, 3 May 2018\n\nLund University, 4 May 2019\n\nAalto University, 5 May 2020\n"
    assert len(whole(f"# Ada Quill\n\n## Invited talks\n\n{talks}").talks) == 3
