"""Weighing: the tagger's word counts, but not for a title that nothing parts from the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
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


@pytest.mark.parametrize("venue", ["Felt and its Uses", "Nets and Knots", "Loom Letters"])
def test_the_only_italics_behind_a_comma_are_the_venue(venue: str) -> None:
    text = f"Weaving with roots of madder, {venue}, (2025)"
    place = Span(text.index(venue), text.index(venue) + len(venue))
    found = read_citations([Cited(text, italic=(place,), begins_titled=True)], [Hints("Ada Quill")])[0]
    assert (found.title, found.venue) == ("Weaving with roots of madder", venue)


@pytest.mark.parametrize(
    ("behind", "venue"),
    [
        ("Linear Algebra and its Applications, (2025)", "Linear Algebra and its Applications"),
        ("Linear Algebra and its Applications, Volume 67, (2023), Pages 23-24", "Linear Algebra and its Applications"),
        ("Looms and Its Uses, Volume 12, (2023), Pages 1-12", "Looms and Its Uses"),
    ],
)
def test_a_journal_of_a_joined_name_ends_no_title(behind: str, venue: str) -> None:
    text = f"Nets of silk and hemp, {behind}"
    found = read_citations([Cited(text, begins_titled=True)], [Hints("Ada Quill")])[0]
    assert (found.title, found.venue) == ("Nets of silk and hemp", venue)
