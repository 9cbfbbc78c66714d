"""Titles that items of news name: short ones, linked ones, several, and somebody else's."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read
from transforms.parsed import Paper


def papers(*items: str, below: str = "") -> list[Paper]:
    return read("## News\n\n" + "".join(f"- {item}\n" for item in items) + below).papers


@pytest.mark.parametrize(
    ("item", "title", "venue"),
    [
        ("[2024/07] Our paper [Wet Looms](https://x.org) is accepted by ICML 2024!", "Wet Looms", "ICML"),
        ("[2024/07] **FeltNet: Nets of Felt** is accepted to **NeurIPS 2024**!", "FeltNet: Nets of Felt", "NeurIPS"),
        ("**Aug. 2024:** [FeltNet](https://x.org) accepted at ECCV 2024.", "FeltNet", "ECCV"),
        ('2023.12: "Felting at scale" got accepted to TMLR.', "Felting at scale", "TMLR"),
        ("2024-06-11 | Paper accepted at KDD 2024: *Felting Graphs*", "Felting Graphs", "KDD"),
        ("Jun 2024: Our paper *Dry Looms: A Study* was accepted to EMNLP 2024 main.", "Dry Looms: A Study", "EMNLP"),
    ],
)
def test_a_short_title(item: str, title: str, venue: str) -> None:
    (paper,) = papers(item, "I moved to Turku.")
    assert (paper.title, paper.venue) == (title, venue)


def test_numbers_of_links_are_the_works() -> None:
    (paper,) = papers("[2024/06] New preprint: [Looms at Scale](https://arxiv.org/abs/2406.01234).")
    assert (paper.title, paper.venue, paper.status, paper.arxiv) == (
        "Looms at Scale",
        "arXiv",
        "preprint",
        "2406.01234",
    )


def test_two_works_of_one_item() -> None:
    found = papers('[2024/01] Two papers accepted at ICLR 2024: "Weft Learning" and "Warp Learning".')
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Weft Learning", "ICLR", 2024),
        ("Warp Learning", "ICLR", 2024),
    ]


def test_somebody_elses_paper_has_no_stated_authors() -> None:
    (paper,) = papers("[Nov 2, 2023] Bo Reed's paper [FeltVis](https://x.org) was accepted at IEEE VIS.")
    assert (paper.title, paper.authors, paper.venue) == ("FeltVis", [], "IEEE VIS")


@pytest.mark.parametrize(
    "item",
    [
        "2025-06: [Two papers](https://x.org) accepted at CVPR 2025.",
        "2025-11: [One journal paper](https://x.org/10.5555/12) accepted at TPAMI.",
        "[Oct 2024] I published two papers at CHI, [with one of them on cold wool](https://x.org).",
        "[Oct 2024] Check out our new [paper](https://arxiv.org/abs/2311.00001), it is accepted.",
        "[Oct 2024] One paper is accepted to **NeurIPS 2024**, see you in Turku.",
    ],
)
def test_no_title(item: str) -> None:
    assert not papers(item)


def test_the_short_name_of_a_listed_work_is_no_second_one() -> None:
    below = "\n## Publications\n\n- **FeltNet: Nets of Felt**. Jane Q. Miller, Ada Quill, Bo Reed. ECCV 2024.\n"
    found = papers("[2024/05] Our paper [FeltNet](https://x.org) is accepted by ECCV 2024.", below=below)
    assert [one.title for one in found] == ["FeltNet: Nets of Felt"]


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        (
            "[2024/01] Paper accepted to ICML 2024: How Do Looms Dream? A Felt Study",
            [("How Do Looms Dream? A Felt Study", "ICML")],
        ),
        (
            "[2024/01] Excited to share that **Fast Warp Scheduling** will appear in UIST 2024.",
            [("Fast Warp Scheduling", "UIST")],
        ),
        (
            "[2024/01] New paper: [Slow Fibres and Fast Cloth](x.pdf) (ICML 2024)",
            [("Slow Fibres and Fast Cloth", "ICML")],
        ),
        (
            "[2024/01] 2 papers accepted to ICLR 2024: **Weft Days** and **Warp Nights**",
            [("Weft Days", "ICLR"), ("Warp Nights", "ICLR")],
        ),
        ("[2024/01] On the Complexity of Knots accepted at ICML 2024.", [("On the Complexity of Knots", "ICML")]),
        ("[2024/01] Journal paper accepted at TPAMI.", []),
        ("[2024/01] Paper accepted at CHI 2024: see you in Turku!", []),
    ],
)
def test_what_an_item_says_of_a_title(item: str, expected: list[tuple[str, str]]) -> None:
    assert [(one.title, one.venue) for one in papers(item)] == expected


@pytest.mark.parametrize("words", ["📄 Download My CV", "My full CV", "Download CV (PDF)"])
def test_a_link_to_a_cv_with_its_date_is_no_work(words: str) -> None:
    top = f"# Ada Quill\n\n[{words}](../files/quill.pdf) (last updated: Apr, 2025)\n"
    assert not whole(f"{top}\n## Education\n\n- PhD, Botany, Lund University, 2020\n").papers
