"""Sections and entries that unfold, sheets for paper, profiles in menus, names in bold before a year. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def _text(body: str) -> str:
    return read(f"<html><body><h1>Ada Quill</h1>{body}</body></html>".encode(), "a.html").text


def _read(body: str) -> ParsedCV:
    return parse(read(f"<html><body><h1>Ada Quill</h1>{body}</body></html>".encode(), "a.html"))


@pytest.mark.parametrize("other", ["Felt and dye skills", "Slow machines", "What I keep at home"])
def test_what_unfolds_beside_a_section_is_one(other: str) -> None:
    shown = _text(
        "<h2>More</h2><div><details><summary>Honors and awards</summary><ul><li>Loom Prize, 2019</li></ul></details>"
        f"<details><summary>{other}</summary><p>Of all this I keep a list.</p></details></div>"
    )
    assert f"### {other}" in shown


def test_what_unfolds_alone_stays_an_entry() -> None:
    shown = _text("<h2>More</h2><div><details><summary>Slow machines</summary><p>They weave.</p></details></div>")
    assert "# Slow machines" not in shown


def test_sections_that_unfold_in_boxes_of_one_look_are_no_cards() -> None:
    def box(*parts: tuple[str, str]) -> str:
        return '<div class="grid">{}</div>'.format(
            "".join(f"<details open><summary>{head}</summary><p>{words}</p></details>" for head, words in parts)
        )

    found = _read(
        "<section><h2>Training and work</h2></section>"
        + box(
            ("Education", "<b>Merrow College</b><br>B.A. in Botany, 2011"),
            ("Work experience", "<b>Weaver, Globex</b><br>2012 to 2015"),
        )
        + "<section><h2>Prizes</h2></section>"
        + box(("Honors and awards", "Loom Prize, 2019"), ("Teaching", "Slow Yarn, 2020"))
    )
    assert [one.degree for one in found.education] == ["B.A."]
    assert [one.title for one in found.positions] == ["Weaver"]


def test_a_box_to_tick_stands_between_a_label_and_what_it_unfolds() -> None:
    grants = "".join(
        f'<p><label for="b{at}">{name}</label><input id="b{at}" type="checkbox"><span>{giver}</span></p>'
        for at, (name, giver) in enumerate([("Loom Prize", "Merrow College"), ("Felt Medal", "Globex University")])
    )
    shown = _text(f"<h2>Awards</h2>{grants}")
    assert "Loom Prize  \nMerrow College" in shown
    assert "Felt Medal  \nGlobex University" in shown


def test_what_a_sheet_for_paper_hides_is_shown() -> None:
    sheet = '<style media="print">.aside { display: none }</style>'
    shown = _text(f'{sheet}<div class="aside"><p>Reader at the University of Oslo</p></div>')
    assert "Reader at the University of Oslo" in shown


@pytest.mark.parametrize(
    "address",
    [
        "https://about.me/ada.quill",
        "https://keybase.io/adaquill",
        "https://merrow.academia.edu/AdaQuill",
        "https://www.linkedin.com/pub/ada-quill/4/3b/2/",
        "https://arxiv.org/a/quill_a_1",
        "https://www.zotero.org/adaquill",
        "https://philpeople.org/profiles/ada-quill",
        "https://ideas.repec.org/f/pqu1.html",
    ],
)
def test_profiles_in_a_menu_are_the_owners(address: str) -> None:
    menu = f'<div class="nav"><ul><li><a href="/">Home</a></li><li><a href="{address}">me</a></li></ul></div>'
    assert address in _read(f"{menu}<h2>Talks</h2><p>Felt Days, 2019</p>").person.urls


@pytest.mark.parametrize("after", [", Orr, B., Moss, C., 2019. Slow walls of wet moss in northern towns. Felt 1, 2-3."])
def test_a_name_in_bold_is_no_column_before_a_year(after: str) -> None:
    assert f"**Quill, A.**{after}" in _text(f"<h2>Papers</h2><p>Vale, P., <b>Quill, A.</b><span>{after}</span></p>")
