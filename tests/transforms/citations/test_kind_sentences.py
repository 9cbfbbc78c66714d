"""Sentences that say what kind of work it is, and co-authors told by their families. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


def _paper(cited: str) -> tuple[str | None, list[str], str | None, str]:
    (paper,) = parsed(f"## Papers\n\n1. {cited}\n").papers
    return paper.title, list(paper.authors), paper.venue, paper.status


@pytest.mark.parametrize(
    ("cited", "title", "venue", "status"),
    [
        ("In preparation). Salt in the north. Full-length book manuscript. Under contract with Fen Press.",
         "Salt in the north", "Fen Press", "in_preparation"),
        ("2020). Ports and looms. Edited volume. Harbour Press.", "Ports and looms", "Harbour Press", "published"),
        ("In preparation). Wool roads. Book manuscript in progress.", "Wool roads", None, "in_preparation"),
        ("2020). The book manuscript: history. Fen Press.", "The book manuscript: history", "Fen Press", "published"),
    ],
)  # fmt: skip
def test_the_kind_of_work_in_a_sentence_is_no_title(cited: str, title: str, venue: str | None, status: str) -> None:
    assert _paper(f"Miller, J. Q. ({cited}") == (title, ["Miller, J. Q."], venue, status)


@pytest.mark.parametrize(
    ("clause", "names"),
    [
        ("(with Fern and Quill)", ["Fern", "Quill"]),
        ("(joint with Fern, Quill, and Reed)", ["Fern", "Quill", "Reed"]),
        ("(joint work with Fern, Quill & van Dyke)", ["Fern", "Quill", "van Dyke"]),
        ("(with B. Fern and Quill)", ["B. Fern", "Quill"]),
        ("(with Fern, Bo and Quill, Ada)", ["Fern, Bo", "Quill, Ada"]),
    ],
)
def test_co_authors_may_be_told_by_their_families_alone(clause: str, names: list[str]) -> None:
    title, authors, venue, _ = _paper(f"Heights of woven curves {clause}, Journal of Looms, 2019.")
    assert (title, authors, venue) == ("Heights of woven curves", ["Jane Q. Miller", *names], "Journal of Looms")
