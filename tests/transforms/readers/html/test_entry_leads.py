"""Entries with headings of their own in lists: words before a heading are its entry's, not those of the one above."""

from __future__ import annotations

import pytest

from transforms.readers.html.reader import read_html


def _page(section: str, *entries: tuple[str, str], tag: str = "ol", heading: str = "h4") -> str:
    items = "".join(
        f"<li><div>{lead}</div><div><{heading}>{title}</{heading}><p>with Bo Orr</p></div></li>"
        for lead, title in entries
    )
    return read_html(f"<h2>{section}</h2><{tag}>{items}</{tag}>")[0]


@pytest.mark.parametrize("tag", ["ol", "ul"])
@pytest.mark.parametrize("heading", ["h3", "h4"])
def test_a_year_in_front_of_a_work_s_heading_stands_behind_it(tag: str, heading: str) -> None:
    page = _page("Publications", ("2021", "Slow looms"), ("Forth.", "Wet felts"), tag=tag, heading=heading)
    lines = [line.strip() for line in page.split("\n") if line.strip()]
    assert lines == [
        "## Publications",
        "- **Slow looms**",
        "with Bo Orr",
        "2021",
        "- **Wet felts**",
        "with Bo Orr",
        "Forth.",
    ]


def test_a_sign_in_front_of_a_heading_says_nothing() -> None:
    assert "»" not in _page("Publications", ("»", "Slow looms"), ("»", "Wet felts"))


def test_dates_of_posts_stay_in_front_of_them() -> None:
    assert "- 2021  \n  **Weaver**" in _page("Experience", ("2021", "Weaver"), ("2019", "Dyer"))


_STATIONS = (
    "<h2>Experience</h2><div class='t'><article><time>2014 to 2018</time><div><h3>Weaver</h3><p>Globex Mill</p></div>"
    "</article><article><time>2011 to 2014</time><div><h3>Dyer</h3><p>Initech</p></div></article></div>"
)


def test_cards_of_the_look_of_stations_are_headed_by_their_first_words() -> None:
    cards = "".join(
        f"<article><p class='mini'>{label}</p><h3>{head}</h3><p>{where}</p></article>"
        for label, head, where in (
            ("Education", "PhD in Wool", "Lund University"),
            ("Recognition", "Fern Medal", "Globex Society"),
            ("Talks", "On moss walls", "Turku, 2020"),
        )
    )
    lines = read_html(f"{_STATIONS}<div class='grid'>{cards}</div>")[0].split("\n")
    assert [line for line in lines if line.startswith("### ")][:1] == ["### Education"]
    assert {"### Recognition", "### Talks"} <= set(lines)


@pytest.mark.parametrize("tag", ["b", "strong", "span"])
def test_a_venue_in_front_of_a_link_on_a_title_stands_in_brackets(tag: str) -> None:
    work = f"<li><{tag}>LoomConf 2026 · under review</{tag}><a href='/a'>Moss Walls of the Far North</a></li>"
    page = read_html(f"<h2>Publications</h2><ul>{work}{work.replace('Moss', 'Reed')}</ul>")[0]
    assert "- [LoomConf 2026 · under review] [Moss Walls of the Far North](/a)" in page.replace("\\", "").replace(
        "**", ""
    )


def test_bold_words_in_front_of_a_button_stay_as_they_are() -> None:
    page = read_html("<h2>Publications</h2><ul><li><b>Moss Walls</b><a href='/a'>PDF</a></li></ul>")[0]
    assert "[Moss Walls]" not in page


def test_what_sort_a_project_is_stands_behind_its_name() -> None:
    cards = "".join(
        f"<a class='c' href='/{name}'><p><span>0{i}</span><span>Looms</span></p><h3>{name}</h3><p>A loom.</p></a>"
        for i, name in enumerate(("Weftly", "Loomr"), 1)
    )
    page = read_html(f"<h2>Selected software</h2><div class='grid'>{cards}</div>")[0]
    assert "- **Weftly**" in page
    assert "- **Loomr**" in page
