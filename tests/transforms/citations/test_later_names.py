"""Names behind a title: found wherever a list may begin, and sought at a bounded number of places."""

from __future__ import annotations

import pytest

from transforms.citations import later_names as module
from transforms.citations.later_names import later_names, owned


def test_names_behind_a_title_are_found() -> None:
    text = "Slow Looms in Wet Barns. Ada Quill and Bo Tarn. Weft 4, 2019"
    assert [text[start:end] for start, end in later_names(text, "Ada Quill")] == ["Ada Quill and Bo Tarn"]


@pytest.mark.parametrize("words", ["(" * 6000, "Slow looms - " * 2000, "Weft, A" * 2000])
def test_a_broken_text_is_not_asked_for_names_at_each_of_its_marks(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def run(text: str, start: int, owner: str) -> int:
        asked.append(len(text) + len(owner))
        return start

    monkeypatch.setattr(module, "name_run", run)
    assert not later_names(words, "Ada Quill")
    assert len(asked) <= 400


@pytest.mark.parametrize("owner", ["", "•• ◊"])
def test_an_owner_of_signs_alone_is_in_no_list(owner: str) -> None:
    assert not owned("Bo Lund, Ada Vale", owner)
