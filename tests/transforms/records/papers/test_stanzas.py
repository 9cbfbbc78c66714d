"""Works in paragraphs of lines: titles over names over where they appeared; buttons on a last line."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read

_WORKS = (
    ("Reading tide tables in translation", "Jane Miller and Priya Quillfeather", "American Economic Review 2021"),
    ("The salt roads of the northern shore, 1780–1860", "Jane Miller", "Review of Finance 2021"),
    ("Can Small Looms Plan?", "Aoife Eze, Jane Miller and Rashid Pell", "KDD 2020"),
    ("What Happens in the Archive", "Jane Miller", "PLOS ONE 2020"),
)


@pytest.mark.parametrize("tail", ["", " | [paper](https://x.example/p.pdf) | [slides](https://x.example/s.pdf)"])
def test_titles_over_names_in_paragraphs(tail: str) -> None:
    works = "\n\n".join(f"{title}<br>\n{names}<br>\n{where}{tail}" for title, names, where in _WORKS)
    found = parsed(f"## Selected papers\n\n{works}").papers
    assert [(one.title, one.year) for one in found] == [(work[0], int(work[2][-4:])) for work in _WORKS]


def test_a_heading_over_names_stays_one() -> None:
    works = "\n\n".join(f"{names}<br>\n{title}<br>\n{where}" for title, names, where in _WORKS)
    found = parsed(f"## Papers\n\nJournal articles<br>\n{works}").papers
    assert "Journal articles" not in [one.title for one in found]


def test_buttons_on_a_last_line_are_no_title() -> None:
    html = """<h1>Aoife Mbatha</h1><h2>Publications</h2>
<div class="pub"><span>Rashid Moss</span>, <span>Aoife Mbatha</span> (2021). <a href="/p/">Why Do Looms Hum?</a>.
<em>ICLR</em>.<p><a class="btn" href="x.pdf">PDF</a><a class="btn" href="#">Cite</a><a class="btn" href="#">Code</a></p>
</div><div class="pub"><span>Aoife Mbatha</span> (2020). <a href="/p/">What Happens in the Mill</a>.
<em>American Economic Review</em>.<p><a class="btn" href="x.pdf">PDF</a><a class="btn" href="#">Cite</a></p></div>"""
    found = parse(read(html.encode(), "made-up.html")).papers
    assert [(one.title, one.venue) for one in found] == [
        ("Why Do Looms Hum?", "ICLR"), ("What Happens in the Mill", "American Economic Review")]  # fmt: skip


@pytest.mark.parametrize("title", ["Strategic delays in patent courts", "Ferry rents and tides"])
@pytest.mark.parametrize("clause", [" (with Odalys Moss)", ", with Odalys Moss", " with Odalys Moss"])
def test_titles_in_bold_before_coauthors(title: str, clause: str) -> None:
    works = f"**{title}**{clause}\n\n**Gossip in sparse networks**{clause}"
    found = parsed(f"## Working papers\n\n{works}").papers
    assert [(one.title, one.authors) for one in found] == [
        (title, ["Jane Q. Miller", "Odalys Moss"]),
        ("Gossip in sparse networks", ["Jane Q. Miller", "Odalys Moss"]),
    ]


def test_a_title_in_bold_that_looks_like_a_name() -> None:
    works = "**Bank Runs** (with Odalys Moss)\n\n**Gossip in sparse networks** (with Odalys Moss)"
    assert parsed(f"## Working papers\n\n{works}").papers[0].title == "Bank Runs"


def test_titles_in_bold_alone_among_others() -> None:
    works = (
        "**Kelp looms: a review**\n\n**Gossip in sparse networks** (with Bo Moss)\n\n**Reading tides in translation**"
    )
    found = parsed(f"## Preprints\n\n{works}").papers
    assert [one.title for one in found] == [
        "Kelp looms: a review", "Gossip in sparse networks", "Reading tides in translation"]  # fmt: skip


def test_an_acronym_behind_coauthors_is_where_it_appeared() -> None:
    found = parsed("## Papers\n\n*Gossip in sparse networks*, with Bo Moss, ACL, 2023\n").papers
    assert [(one.authors[1:], one.venue) for one in found] == [(["Bo Moss"], "ACL")]
