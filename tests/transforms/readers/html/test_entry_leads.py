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
