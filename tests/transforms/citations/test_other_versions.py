"""Where else a work came out says neither its venue nor its year; publishers called after people wrote nothing."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import Paper
from transforms.readers.dispatch import read as read_bytes


def papers(heading: str, items: str) -> list[Paper]:
    page = (
        f"<html><body><h1>Ottilie Brandvold</h1><p>Professor of Physics, University of Bergen</p>{heading}<ul>{items}"
    )
    return parse(read_bytes(f"{page}</ul></body></html>".encode(), "page.html")).papers


_VERSIONS = [
    "[ICML2021] International Conference on Machine Learning<br>Shorter version in the COLT 2019 Moss Workshop",
    "International Conference on Machine Learning (ICML)<br>A preliminary version appeared at a 2019 Moss Workshop",
    "Journal of Mosses<br><i>Extended version of our ICLR 2019 paper</i>",
    "Journal of Mosses<br>Also presented at the Gordon Conference 2018",
    "Journal of Mosses. Conference version: FOCS 2019.",
]


@pytest.mark.parametrize("where", _VERSIONS)
def test_the_year_of_another_version_is_not_the_works(where: str) -> None:
    works = f"<li>Moss on roofs of slate<br>K. Lid, O. Brandvold<br>{where}</li>"
    works += "<li>Wet roofs of the north<br>O. Brandvold, P. Aas<br>Journal of Mosses</li>"
    first = papers("<h2>Publications</h2><h3>2021</h3>", works)[0]
    assert (first.title, first.year) == ("Moss on roofs of slate", 2021)
    assert first.venue in ("ICML", "International Conference on Machine Learning", "Journal of Mosses")


def test_what_is_said_of_another_version_behind_the_year_is_told_of_no_other_venue() -> None:
    work = "<li><b>Moss on roofs of slate</b>, K. Lid, O. Brandvold, ICML 2021. An earlier version: COLT 2019.</li>"
    assert [(one.venue, one.year) for one in papers("<h2>Publications</h2>", work)] == [("ICML", 2021)]


@pytest.mark.parametrize(
    "house",
    ["John J Wiley &amp; Sons, Inc.", "John Wiley and Sons", "Marcel Dekker", "Edward Elgar", "Peter Lang"],
)
def test_a_publisher_called_after_somebody_is_no_author(house: str) -> None:
    works = "<li><a href='x'>Wet Roofs</a>, with Per Aas, <i>Journal of Mosses</i>, 5, 2019, 1-9.</li>"
    works += f"<li><a href='y'>Moss Theory: A First Course</a>, with Per Aas, {house}, New York, 2009.</li>"
    book = papers("<h2>Books</h2>", works)[1]
    assert (book.authors, book.year) == (["Ottilie Brandvold", "Per Aas"], 2009)
    assert book.venue is not None
    assert house.replace("&amp;", "&").startswith(book.venue)
