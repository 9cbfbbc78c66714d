"""Subjects that begin like bodies, and bodies that stay bodies."""

from __future__ import annotations

import pytest

from transforms.entities.organizations import shape_rank
from transforms.entities.subjects import names_subject
from transforms.records.lists.looks import is_organization


@pytest.mark.parametrize(
    "text",
    [
        "College Algebra",
        "Schools and Communities",
        "Laboratory Techniques in Biology",
        "Group Theory",
        "Library Science",
        "Financial Markets and Institutions",
        "School Psychology",
        "Northern Politics and Society",
    ],
)
def test_a_body_s_bare_word_before_everyday_words_names_a_subject(text: str) -> None:
    assert names_subject(text)
    assert not is_organization(text)
    assert not shape_rank(text)


@pytest.mark.parametrize(
    "text",
    [
        "University Hospital",
        "College of Law",
        "Museum Victoria",
        "University Relations",
        "School Board",
        "Group",
        "Center for Law and Society",
    ],
)
def test_names_of_bodies_and_their_parts_stay_names(text: str) -> None:
    assert not names_subject(text)


def test_words_that_only_hold_a_body_s_word_are_no_body() -> None:
    assert not shape_rank("Organizational Behavior")
    assert not shape_rank("Corporate Finance")
    assert not shape_rank("Programming Languages")
    assert shape_rank("World Health Organization")
