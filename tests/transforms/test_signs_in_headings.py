"""Signs without words beside a heading, bold names before quoted titles, titles that begin like a name. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("sign", ['<img src="t.png" width="30">', '<i class="fa fa-twitter"></i>'])
def test_a_picture_beside_a_heading_is_no_part_of_its_words(sign: str) -> None:
    page = (
        "<html><body><h1>Ada Quill</h1><p>Lecturer, Alder University</p>"
        f'<h3>News <a href="https://twitter.com/quill">{sign}</a></h3>'
        "<ul><li>21 Sep 2023: Paper accepted to NeurIPS 2023: "
        '<a href="p.html"><i>Seeing dust in mills</i></a></li></ul>'
        f'<h3>Publications <a href="works">{sign}</a></h3><p>A. Quill, B. Orr. Quiet mills. Weft Letters, 2020.</p>'
        "</body></html>"
    )
    found = parse(read(page.encode(), "page.html"))
    assert [paper.title for paper in found.papers] == ["Seeing dust in mills", "Quiet mills"]
    assert found.person is not None
    assert found.person.urls == ["https://twitter.com/quill"]


@pytest.mark.parametrize("year", ["2021.", "2021", "(2021).", "2021:"])
def test_bold_names_with_their_year_are_no_title_before_a_quotation(year: str) -> None:
    cited = f'- **Orr, B., Bell, T., Miller, J., {year}** - "Falling costs of looms" *Weft Strategy Reviews*\n'
    (paper,) = parsed(f"## Publications\n\n{cited}").papers
    assert (paper.title, paper.year) == ("Falling costs of looms", 2021)
    assert paper.authors == ["Orr, B.", "Bell, T.", "Miller, J."]


def test_no_title_begins_with_and() -> None:
    works = (
        "- Thread Sorter and Parser for Mills. *LREC*, 2024.\n"
        "- Smart Loom and Its Uses in Long Rooms. *Weft Letters*, 2021.\n"
        "- Bo Orr and Cy Weld. Quiet mills. *Weft Letters*, 2020.\n"
    )
    papers = parsed(f"## Publications\n\n{works}").papers
    assert [paper.title for paper in papers] == [
        "Thread Sorter and Parser for Mills", "Smart Loom and Its Uses in Long Rooms", "Quiet mills",
    ]  # fmt: skip
    assert papers[-1].authors == ["Bo Orr", "Cy Weld"]


def test_given_names_may_be_cut_to_a_few_letters() -> None:
    names = ["Bo Orr", "Wm. Bell", "Yu. V. Weld", "Md. Reed", "Chr. Dorn"]
    (paper,) = parsed(f"## Publications\n\n- {', '.join(names)}. Slow looms of the north. Weft Letters, 2020.\n").papers
    assert (paper.authors, paper.title) == (names, "Slow looms of the north")
