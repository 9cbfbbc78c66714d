"""How texts open."""

from __future__ import annotations

import pytest

from transforms.text.openings import begins_small


@pytest.mark.parametrize(
    ("text", "is_small"),
    [("and a loom", True), ("mToolX: Slow Looms", False), ("p53 in Looms", False), ("Looms", False), ("", False)],
)
def test_words_in_small_letters_go_on(text: str, *, is_small: bool) -> None:
    assert begins_small(text) == is_small
