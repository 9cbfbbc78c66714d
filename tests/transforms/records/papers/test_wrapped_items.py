"""Papers inside entries whose items a page broke over lines: title, authors and note stay together. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.cited import OWNER, papers
from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.records.papers.embedded_papers import read_embedded_papers
from transforms.records.projects.tagged_papers import read_tagged_papers

_TITLE = "Steady Growth of Geese over Distant Ponds and Networks"
_NAMES = "Ned Dahl*, Mira Okoye*, Ada Lund (*Equal contribution)"
_NOTE = "  • This work is submitted to Pond Research.\n  • Counted geese.\n"


@pytest.mark.parametrize(
    "body",
    [
        f"  • Steady Growth of Geese over Distant Ponds\n    and Networks {_NAMES}\n",
        f"  • Steady Growth of Geese over Distant Ponds and\n    Networks\n{_NAMES}\n",
        f"  • {_TITLE}\n    Ned Dahl*, Mira Okoye*, Ada Lund, available on [SSRN] and\n    [arXiv]\n",
        f"  • {_TITLE} Ned Dahl*, Mira Okoye*,\n    Ada Lund (*Equal contribution)\n",
        f"  • {_TITLE} Ned Dahl*,\n    Mira Okoye*, Ada Lund (*Equal\n    contribution)\n",
        f"  • {_TITLE} Ned Dahl*, Mira Okoye*, Ada\n    Lund (*Equal contribution)\n",
        f" -  - {_TITLE[:-8]}\nNetworks\n\n{_NAMES}\n",
    ],
)
def test_title_and_names_over_lines(body: str) -> None:
    found = papers(read_embedded_papers, body + _NOTE, "positions")
    assert [(p.title, p.authors, p.venue, p.status) for p in found] == [
        (_TITLE, ["Ned Dahl", "Mira Okoye", "Ada Lund"], "Pond Research", "submitted")
    ]


def test_the_first_author_whom_a_margin_broke() -> None:
    found = papers(read_embedded_papers, f"  • {_TITLE} Ned\n    Dahl, Mira Okoye, Ada Lund\n" + _NOTE, "positions")
    assert [(p.title, p.authors) for p in found] == [(_TITLE, ["Ned Dahl", "Mira Okoye", "Ada Lund"])]


def test_the_family_name_below_a_broken_line() -> None:
    found = papers(read_embedded_papers, f"  • {_TITLE} Mira Okoye, Ada\n    Lund\n" + _NOTE, "positions")
    assert [(p.title, p.authors) for p in found] == [(_TITLE, ["Mira Okoye", "Ada Lund"])]


def test_a_bracket_below_an_item_heads_no_project() -> None:
    body = (
        "GooseFlex: Multiplexed Geese @UPond\n  • Built upon DRG\n    (dominant resource geese).\n  • SoCC’25 paper\n"
    )
    found = papers(read_tagged_papers, body, "projects")
    assert [(p.title, p.authors, p.venue) for p in found] == [("GooseFlex: Multiplexed Geese", [OWNER], "SoCC")]


def test_a_title_of_two_things_is_no_pair_of_names() -> None:
    found = papers(read_embedded_papers, "- Locks and Reeds Ned Dahl*, Mira Okoye*, Ada Lund\n", "positions")
    assert [(p.title, p.authors) for p in found] == [("Locks and Reeds", ["Ned Dahl", "Mira Okoye", "Ada Lund"])]


def test_items_with_marks_that_are_not_known_stay_apart() -> None:
    body = (
        "- Advisor: Ada Lund\n  a) * Steady Growth of Geese over Distant Ponds\n"
        "  Ned Dahl*, Mira Okoye*, Ada Lund (*Equal contribution)\n"
    )
    found = papers(read_embedded_papers, body, "positions")
    assert [p.title.lstrip("a) *") for p in found] == ["Steady Growth of Geese over Distant Ponds"]


@pytest.mark.parametrize("between", ["\n\n", "\n\n\n"])
def test_works_that_are_only_links_are_one_for_each_paragraph(between: str) -> None:
    titles = ("Sponges of the Deep Fjord", "Corals of the Shallow Fjord", "Kelp and the Light of Winter")
    works = between.join(f"[{title}](https://a.example/{at})" for at, title in enumerate(titles))
    found = parse(read(f"# Ilse Vale\n\n## Publications\n\n{works}\n".encode(), "a.md")).papers
    assert [paper.title for paper in found] == list(titles)
