"""Headings that a page repeats where a list goes on. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of, parsed
from transforms.furniture.continued import continued_heads


@pytest.mark.parametrize(
    "again", ["Felt Papers, continued", "Felt Papers (cont.)", "FELT PAPERS — Cont’d", "Felt Papers (continued)"]
)
def test_a_heading_said_again_is_no_line_of_its_list(again: str) -> None:
    lines = lines_of(
        f"Felt Papers\n\nA. Quill (2020). Slow Looms. Weft, 2.\n\n{again}\n\nA. Quill (2019). Knots. Weft, 1.\n"
    )
    assert [line.text for line in lines if line.number in continued_heads(line for line in lines if line.text)] == [
        again
    ]


@pytest.mark.parametrize("text", ["Looms, continued", "Felt continued", "Weaving that was continued"])
def test_words_that_head_nothing_above_stay(text: str) -> None:
    lines = [line for line in lines_of(f"Felt Papers\n\n{text}\n") if line.text]
    assert not continued_heads(lines)


def test_works_on_both_pages_are_of_one_list() -> None:
    page = (
        "## Journal Articles\n\n2021 “Slow Looms”, *Weft*, 3: 12–19.\n\n## Journal Articles, *continued*\n\n"
        "2020 “Knots of the North”, *Weft*, 2: 1–9.\n"
    )
    assert [(one.title, one.year) for one in parsed(page).papers] == [
        ("Slow Looms", 2021),
        ("Knots of the North", 2020),
    ]
