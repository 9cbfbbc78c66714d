"""Weighing: the tagger's word counts, but not for a title that nothing parts from the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from transforms.citations.segments import Segments
from transforms.citations.text import Cited
from transforms.citations.weigh import weigh
from transforms.model import Span

TITLE = "DeepInk: Outwriting Q7-Quill with a 2.5L Pot by Blotting"


@pytest.mark.parametrize("grammar", [Counter[str](), Counter({"authors title": 3})])
def test_a_title_ends_at_a_stop_whatever_the_tagger_says(grammar: Counter[str]) -> None:
    text = f"Ada Quill and Bo Tarn. {TITLE}. 2022, Pen Blog."
    authors, start, end = text.index(". "), text.index(TITLE), text.index(" Q7-Quill")
    rest = (Span(authors, start), Span(end, len(text)))
    tagged = Segments(Span(0, authors), Span(start, end), rest, "authors title", certain=False, cut="")
    title = weigh(Cited(text), text, "", grammar, tagged).title
    assert title is not None
    assert text[title.start : title.end] == TITLE
