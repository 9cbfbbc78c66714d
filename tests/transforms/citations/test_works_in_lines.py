"""Works told line by line: who wrote it behind "by", the year on its own line, and a word on where to click."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_bytes


def page(body: str) -> ParsedCV:
    top = "<h1>Ottilie Brandvold</h1><p>Professor of Physics, University of Bergen</p><h2>Books</h2>"
    return parse(read_bytes(f"<html><body>{top}{body}</body></html>".encode(), "page.html"))


_TITLES = ["A Review of Mosses", "Conference Calls at Night", "Articles of Slate", "The Preprint Effect"]


def test_a_bold_title_over_by_and_names_is_no_heading() -> None:
    body = "".join(
        f"<div><b>{title}</b><br>by Ottilie Brandvold and Per Aas<br>Journal of Mosses, 201{i}</div>"
        for i, title in enumerate(_TITLES)
    )
    read = page(body)
    assert [(one.title, one.authors, one.year) for one in read.papers] == [
        (title, ["Ottilie Brandvold", "Per Aas"], 2010 + i) for i, title in enumerate(_TITLES)
    ]
    assert read.coverage == 1


@pytest.mark.parametrize("edition", [" (3rd edition)", ", 3rd edition", ""])
def test_a_bold_title_with_its_edition_over_the_owner_alone_is_no_heading(edition: str) -> None:
    body = f"<p><b>Book of Slate</b>{edition}<br>O. Brandvold<br>Springer, 2018.</p>"
    body += "<p><b>Book of Moss</b><br>O. Brandvold, P. Aas<br>Springer, 2015.</p>"
    found = [(one.title, one.year, one.venue) for one in page(body).papers]
    assert found == [(f"Book of Slate{edition}", 2018, "Springer"), ("Book of Moss", 2015, "Springer")]


def test_years_on_lines_of_their_own_are_those_of_the_works_above() -> None:
    body = "<p><b>Lore of Moss</b><br>by Ottilie Brandvold and Per Aas<br>Springer<br>2011</p>"
    body += "<p><b>Lore of Slate</b><br>by Ottilie Brandvold<br>2018.<br>Printed by the author</p>"
    assert [(one.title, one.year) for one in page(body).papers] == [("Lore of Moss", 2011), ("Lore of Slate", 2018)]


def test_years_over_works_head_them() -> None:
    body = "<p>2011</p><p><b>Lore of Moss</b><br>O. Brandvold, P. Aas<br>Springer</p>"
    body += "<p>2018</p><p><b>Lore of Slate</b><br>O. Brandvold, K. Lid<br>Springer</p>"
    assert [(one.title, one.year) for one in page(body).papers] == [("Lore of Moss", 2011), ("Lore of Slate", 2018)]


@pytest.mark.parametrize(
    "call",
    ["Click on a title for its abstract.", "Click here to download", "See the publisher's page for details."],
)
def test_where_to_click_is_no_title(call: str) -> None:
    body = "".join(
        f"<li>O. Brandvold, P. Aas. {title}. Journal of Mosses, 2019.<br>{call}</li>" for title in _TITLES[:2]
    )
    read = page(f"<ul>{body}</ul>")
    assert [one.title for one in read.papers] == _TITLES[:2]
    assert read.coverage == 1


@pytest.mark.parametrize("state", ["Under Review", "In press", "Submitted"])
def test_a_state_below_the_names_is_no_more_of_them(state: str) -> None:
    names = "Ned Dahl, Ada Quill, Cy Fenn, and Wei Tan"
    works = "".join(
        f"- **{title}**  \n  {names}  \n  {below}  \n  [Paper](https://example.org/{title[:3]})\n\n"
        for title, below in [("Storks that sleep on tall chimneys", "Roof Letters, 2020"), ("Geese hold water", state)]
    )
    found = whole(f"# Ada Quill\n\n## Publications\n\n{works}").papers
    assert [list(one.authors) for one in found] == [["Ned Dahl", "Ada Quill", "Cy Fenn", "Wei Tan"]] * 2
