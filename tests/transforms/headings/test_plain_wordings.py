"""Headings below "About Me" in a rank of their own: their words alone say what stands below."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.headings.wording import named
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("heading", ["Employment Details", "Work Details", "Visiting Periods", "Academic Path"])
def test_posts_below_it(heading: str) -> None:
    text = "## About Me\n\nI weave.\n\n### Education\n\n- BA in History, Alder College, 1999\n\n### {}\n\n- {}\n"
    found = whole(text.format(heading, "2013 - 2016  Assistant Curator, Harlan Textile Archive, Leeds"))
    assert [one.title for one in found.positions] == ["Assistant Curator"]


@pytest.mark.parametrize("word", ["Highlighted", "Flagship"])
def test_projects_that_a_word_of_choice_heads_in_a_dense_text(word: str) -> None:
    text = f"Ada Vale\nI weave looms.\n{word} Projects\nLooms at Sea @Weft\n- Built looms\nHonors\n- Weft Prize, 2012\n"
    found = parse(read(text.encode(), "a.txt"))
    assert [one.title for one in found.projects] == ["Looms at Sea"]


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Paid Consultancies", "positions"),
        ("Honors and/or Awards", "awards"),
        ("D.\tAdditional Information: Research Support and/or Scholastic Performance", "grants"),
    ],
)
def test_headings_of_offices_and_of_paid_work(words: str, kind: str) -> None:
    assert (named(words).kinds, named(words).whole) == ((kind,), True)


@pytest.mark.parametrize("heading", ["Online Publications", "Preprints and Protocols", "Opinion Pieces"])
def test_works_of_a_kind_below_others(heading: str) -> None:
    works = f"Books\n“Slow Looms.” Felt Press, 2031.\n{heading}\n“Moss.” In *Weft Today*, 2030.\n"
    text = f"Ada Vale\n\nPublications\n\n{works}"
    assert [one.title for one in parse(read(text.encode(), "a.txt")).papers] == ["Slow Looms", "Moss"]


@pytest.mark.parametrize("heading", ["Reviews for international journals", "Reviews for Journals"])
def test_reviews_that_were_written_for_journals_are_service(heading: str) -> None:
    found = whole(f"## Reviewing\n\n### {heading}\n\nWeft Letters\n\nJournal of Felt\n\nMoss Quarterly\n")
    assert [one.role for one in found.service] == ["reviewer"] * 3
