"""Headings of converted PDFs that lost their type: words alone between two gaps."""

import pytest

from transforms.readers.converted.free_heads import with_free_heads


@pytest.mark.parametrize(
    ("words", "marked"),
    [
        ("Technical skills", True),
        ("Areas of research", True),
        ("Weavers of the north", False),  # no section's name
        ("Technical skills:", False),  # a label
        ("Journal reviewer", False),  # a role
    ],
)
def test_words_between_gaps_that_name_a_section_are_a_heading(words: str, *, marked: bool) -> None:
    lines = ["## Employment", "", "", "Weaver, Brno", "", "", words, "", "", "Looms"]
    assert with_free_heads(lines)[6] == (f"### {words}" if marked else words)


def test_nothing_is_marked_without_gaps_or_where_nothing_else_is() -> None:
    tight = ["## Employment", "", "Technical skills", "", "Looms"]
    plain = ["Employment", "", "", "Technical skills", "", "", "Looms"]
    assert with_free_heads(tight) == tight
    assert with_free_heads(plain) == plain
