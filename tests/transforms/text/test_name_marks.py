"""Signs that mark names of a roll."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.text.name_marks import with_known_marks


@pytest.mark.parametrize("mark", ["+", "^", "⁺", "✝", "~", "°", "1,2"])
def test_rare_signs_behind_names(mark: str) -> None:
    roll = f"Ada Quill{mark}, Jane Miller{mark}, Bo Reed and Ian Holm{mark}"
    assert with_known_marks(roll) == roll.replace(mark, "†" * len(mark))
    (paper,) = read(f"## Publications\n\n- **Dyeing wool in cold rooms**  \n{roll}  \nLoom Letters, 2024\n").papers
    assert paper.authors == ["Ada Quill", "Jane Miller", "Bo Reed", "Ian Holm"]


@pytest.mark.parametrize("text", ["C++, Java, Rust and Go+", "Disney+, Looms, Wool", "Ada Quill, Bo Reed, 3+ years"])
def test_signs_that_mark_no_name(text: str) -> None:
    assert with_known_marks(text) == text
