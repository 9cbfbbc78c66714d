"""Parts of a page that a menu or a row of tabs opens and names."""

from __future__ import annotations

import pytest

from transforms.readers.html.reader import read_html

WORK = "<ol><li>Quill, A. Moss walls of the far north. 2019.</li><li>Quill, A. Ferns. 2018.</li></ol>"


@pytest.mark.parametrize(
    "control",
    [
        "<ul class='nav'><li><a href='#tab2' data-toggle='tab'>Publications</a></li></ul>",
        "<button onclick=\"show(event, 'tab2')\">Publications</button>",
        "<button aria-controls='tab2'>Publications</button>",
    ],
)
@pytest.mark.parametrize("hidden", ["", " hidden", " style='display:none'"])
def test_what_a_tab_opens_has_its_name(control: str, hidden: str) -> None:
    text = read_html(f"<h1>Ada Quill</h1>{control}<div id='tab2' class='panel'{hidden}>{WORK}</div>")[0]
    assert text.startswith(
        "# Ada Quill\n\n### Publications\n\n1. Quill, A. Moss walls of the far north. 2019.\n2. Quill"
    )


def test_a_part_without_a_heading_is_called_by_its_id() -> None:
    assert read_html(f"<section id='publications'>{WORK}</section>")[0].startswith("### Publications\n\n1. Quill")


def test_a_part_keeps_its_own_heading() -> None:
    text = read_html(f"<a href='#p'>Publications</a><div id='p'><h2>Selected Works</h2>{WORK}</div>")[0]
    assert text.count("#") == 2


def test_abstracts_and_menus_stay_hidden() -> None:
    page = (
        "<p>Moss walls</p><div class='abstract' hidden><p>We look at moss.</p><p>It is green.</p></div>"
        "<div class='drawer' hidden><ul><li><a href='/a'>Home page</a></li><li><a href='/b'>Works</a></li></ul></div>"
    )
    assert read_html(page)[0] == "Moss walls\n"


def test_an_employer_and_its_dates_at_the_two_ends_of_a_line() -> None:
    page = "<p><strong>Globex University</strong><span>Sept. 2019 – Jun. 2023</span></p>"
    assert read_html(page)[0] == "**Globex University**\tSept. 2019 – Jun. 2023\n"


def test_a_tab_called_research_is_no_search_box() -> None:
    hidden = f"<section id='research' class='pane'><h2>Publications</h2>{WORK}</section>"
    page = f"<style>.pane {{ display: none; }}</style><h1>Ada Quill</h1><p>I study moss.</p>{hidden}"
    assert "## Publications" in read_html(page)[0]


def test_a_box_to_search_in_stays_hidden() -> None:
    box = "<div id='site-search' hidden><ul><li>Type a word</li><li>Then wait for it</li></ul></div>"
    assert read_html(f"<h1>Ada Quill</h1><p>I study moss.</p>{box}")[0] == "# Ada Quill\n\nI study moss.\n"


_BUTTONS = (
    "<div><button data-filter='.paper'>Publications</button><button data-filter='.talk'>Talks</button>"
    "<button data-filter='*'>All</button></div>"
)
_PAPERS = "<div class='item paper'><h3>Moss Walls</h3><p>Ada Quill<br><i>Fern Letters, 2019</i></p></div>" * 2
_TALK = "<div class='item talk'><b>Seminar</b> — <a href='b.cz'>Globex</a></div>"


def test_entries_bear_the_name_of_the_filter_that_shows_them() -> None:
    text = read_html(f"<h1>Ada Quill</h1>{_BUTTONS}<div class='grid'>{_PAPERS}{_TALK * 2}</div>")[0]
    assert [line for line in text.split("\n") if line.startswith("#")] == ["# Ada Quill", "## Publications", "## Talks"]
    assert text.index("## Publications") < text.index("Moss Walls") < text.index("## Talks") < text.index("Seminar")


@pytest.mark.parametrize(
    "grid",
    [
        _PAPERS + _TALK + _PAPERS,  # one kind among the other
        _PAPERS,  # one kind alone
    ],
)
def test_filters_of_a_mixed_list_name_nothing(grid: str) -> None:
    assert "## Publications" not in read_html(f"{_BUTTONS}<div class='grid'>{grid}</div>")[0].replace("###", "")


_ROWS = "<div class='row'><h3>Weaver</h3><p>Globex</p><p>2019 - 2021</p></div>" * 2


@pytest.mark.parametrize(
    ("words", "headline", "heading"),
    [
        ("Experience", "<h2>Where I have been weaving so far</h2>", "## Experience\n\n- **Weaver**\tGlobex"),
        ("Experience", "<h2>Ada Quill</h2>", "Experience\n\n## Ada Quill"),
        ("Experience", "<h2>Weaver at Globex since 2019</h2>", "Experience\n\n## Weaver at Globex since 2019"),
        ("What I did", "<h2>Experience</h2>", "## Experience\n\n- **Weaver**\tGlobex"),
    ],
)
@pytest.mark.parametrize("tag", ["p", "span"])
def test_of_a_few_words_and_a_headline_the_one_that_names_the_section_heads_it(
    tag: str, words: str, headline: str, heading: str
) -> None:
    page = f"<section><div><{tag} class='eyebrow'>{words}</{tag}>{headline}</div>{_ROWS}</section>"
    assert read_html(page)[0].startswith(heading)


def test_the_parts_of_what_is_shown_of_an_unfolding_card_are_lines() -> None:
    card = (
        "<article class='c'><img src='a.png'><details><summary><span class='m'>Fern Letters | 2021</span> <strong>Moss"
        " Walls of the North</strong></summary><p>Ada Quill, Otto Vale</p><p>We look at moss.</p></details></article>"
    )
    text = read_html(f"<h2>Publications</h2>{card * 2}")[0]
    assert text.startswith(
        "## Publications\n\n- Fern Letters | 2021  \n  **Moss Walls of the North**  \n  Ada Quill, Otto"
    )
