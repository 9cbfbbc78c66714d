"""Journals below a heading of reviewing: two names between commas are two journals."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_two_journals_below_review_work_are_two() -> None:
    found = read("## Review work\n\nActa Lanae, Nordic Journal of Looms.")
    assert [(one.role, one.venue) for one in found.service] == [
        ("reviewer", "Acta Lanae"),
        ("reviewer", "Nordic Journal of Looms"),
    ]


def test_two_known_journals_behind_a_label_are_two() -> None:
    found = read("## Service\n\n**Refereeing:** Social Choice and Welfare, Annals of Regional Science")
    assert [one.venue for one in found.service] == ["Social Choice and Welfare", "Annals of Regional Science"]
