"""Headings that one sign underlines, where a page sets several so."""

from __future__ import annotations

from tests.transforms.made_up import lines_of

_PAGE = "Ada Quill\n\nNews\n-\n* I moved.\n\n📖 Education\n-\n* PhD, 2019\n\nFunds\n-\n* Loom Fund\n"


def test_one_sign_below_each_heading() -> None:
    assert [line.text for line in lines_of(_PAGE) if line.heading] == ["News", "Education", "Funds"]


def test_a_sign_alone_in_a_list_is_no_underline() -> None:
    assert not [line for line in lines_of("Looms\n\nWool\n-\n-\nFelt\n\nDyes\n-\n") if line.heading]
