"""Journals that only the long list knows end a title, its own commas and colons or not. Authors and titles made up."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite
from transforms.entities.journal_names import is_journal


@pytest.mark.parametrize(
    ("text", "title", "venue"),
    [
        (
            "Okoye M., Dahl B., Geese: A new, fast, and quiet count, Information Sciences 217, 2013, 41-66.",
            "Geese: A new, fast, and quiet count",
            "Information Sciences",
        ),
        (
            "Okoye M., Dahl B., The weight of geese, ponds and other scales, Measurement 51, 2014, pp. 12-31.",
            "The weight of geese, ponds and other scales",
            "Measurement",
        ),
        (
            "Okoye M. and Dahl B. Feathers that hear, Hearing Research 12 (2011) 4-9.",
            "Feathers that hear",
            "Hearing Research",
        ),
    ],
)
def test_a_journal_ends_the_title(text: str, title: str, venue: str) -> None:
    found = cite(text)
    assert (found.title, found.venue) == (title, venue)


@pytest.mark.parametrize(
    ("text", "numbered", "said"),
    [
        ("Hearing Research", False, True),
        ("Hearing Research 12(3)", False, True),
        ("hearing research", False, False),
        ("Measurement", False, False),
        ("Measurement", True, True),
        ("Measurement 51", False, True),
        ("Quiet Hearing", True, False),
    ],
)
def test_a_single_word_is_a_journal_before_its_volume_only(text: str, numbered: bool, said: bool) -> None:
    assert is_journal(text, numbered=numbered) is said
