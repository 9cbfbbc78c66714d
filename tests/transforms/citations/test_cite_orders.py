"""Citations whose fields stand in another order or are parted otherwise. All works are made up."""

import pytest

from tests.transforms.citations.citing import cite
from transforms.citations.name_runs import name_run
from transforms.names.people import split_names
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    ("cited", "volume", "issue", "pages"),
    [
        ("31:2 (2017) 12-29", "31", "2", "12-29"),
        ("31 2-3 (2017) 12–29", "31", "2-3", "12-29"),
        ("31, 2 (2017) pages 12--29", "31", "2", "12-29"),
        ("31 (2017) 12-29", "31", None, "12-29"),
    ],
)
def test_the_year_stands_between_issue_and_pages(cited, volume, issue, pages):
    found = cite(f"M. Okoye, N. Dahl. “Counting Geese on Wet Roofs.” Journal of Birds. {cited}.")
    known = found.details
    assert (found.venue, found.year) == ("Journal of Birds", 2017)
    assert (known.volume, known.issue, known.pages) == (volume, issue, pages)


@pytest.mark.parametrize("state", [". In review.", " (in review).", ", in revision."])
def test_in_review_is_no_review(state):
    found = cite(f"M. Okoye, N. Dahl, and Ada Lund. Slow paths of geese over wet roofs. Soil Biology{state}")
    assert (found.title, found.venue) == ("Slow paths of geese over wet roofs", "Soil Biology")
    assert found.status == "submitted"


def test_a_quotation_closed_by_a_typewriter():
    found = cite('M. Okoye, N. Dahl. “Counting Geese: A Coarse Method." Bird Technology. (submitted 2020)')
    assert (found.title, found.venue) == ("Counting Geese: A Coarse Method", "Bird Technology")


@pytest.mark.parametrize(
    "text",
    [
        "OKOYE, Mira Ngozi, DAHL, René",
        "Okoye, Julien Paul, Dahl, Peter and Lund, Lukas",
        "Dahl, Peter, Lund, Maria Ana",
    ],
)
def test_families_before_two_given_names(text):
    found = split_names(text)
    assert found
    assert all("," in name for name in found)
    assert (
        cite(f"{text}. Geese of the wet roofs and their long paths. Ibis 4: 2-9, 2019.").authors[-1].name == found[-1]
    )


def test_initials_that_are_also_a_word():
    text = "AT Quillan, WE van Dahl, N Lund. Geese on roofs. Ibis, 2019."
    assert name_run(text, 0, "") == text.index(". Geese")


@pytest.mark.parametrize("behind", [". (2019) Geese", ". (2019). Geese", " (2019) Geese"])
def test_last_initials_that_are_also_a_word(behind):
    text = f"Quillan TL, van Dahl B, Lund AS{behind} on roofs. Ibis 4: 2-9."
    assert text[: name_run(text)].rstrip(".") == "Quillan TL, van Dahl B, Lund AS"


def test_a_doi_ends_where_its_address_asks_for_more():
    found = cite("M. Okoye. Geese on wet roofs. Ibis, 2019. https://x.org/?id=10.1234/ibis.5.1&lang=en")
    assert found.details.doi == "10.1234/ibis.5.1"
    asked = cite("M. Okoye. Geese on wet roofs. Ibis, 2019. https://x.org/doi/10.1234/ibis.5.1?code=ibis")
    assert asked.details.doi == "10.1234/ibis.5.1"


@pytest.mark.parametrize("form", [".pdf", "/full", "/epdf", "/full/html", "}", ".pdf.", "/full)."])
def test_a_doi_ends_before_the_form_that_its_site_shows(form):
    found = cite(f"M. Okoye. Geese on wet roofs. Ibis, 2019. https://x.org/doi/10.1234/ibis.5.1{form}")
    assert found.details.doi == "10.1234/ibis.5.1"


def test_an_arxiv_number_stands_in_a_doi():
    text = (
        "M. Okoye. Geese on wet roofs. arXiv preprint arXiv:2504.01921. 2025. https://doi.org/10.48550/arXiv.2504.01921"
    )
    found = cite(text).details
    assert (found.doi, found.arxiv) == ("10.48550/arXiv.2504.01921", "2504.01921")


@pytest.mark.parametrize("tail", ["", ", arXiv:1611.02298 [nlin.CD]", " [arXiv:1611.02298]"])
def test_volume_and_page_stand_before_the_year(tail):
    found = cite(f"M. Okoye, N. Dahl, “Synchronous Geese on Wet Roofs”, Chaos 26, 094817 (2016){tail}.")
    assert (found.venue, found.details.volume, found.details.pages) == ("Chaos", "26", "094817")


def test_a_title_goes_on_behind_its_last_and():
    found = cite("M. Okoye, N. Dahl, and A. Lund, Slow geese: roofs, rivers, and noise. Astrophys. J. 64, 512")
    assert found.title == "Slow geese: roofs, rivers, and noise"


def test_family_names_that_begin_with_their_particle():
    assert name_run("vanDahl MT & Lund KA (2016) Geese of roofs", 0, "") == len("vanDahl MT & Lund KA")


@pytest.mark.parametrize("cited", [". CoRR abs/1010.1015 (2010)", ", CoRR, abs/1010.1015, 2010"])
def test_the_computing_repository_is_arxiv(cited):
    found = cite(f"M. Okoye, N. Dahl. Geese in the Cloud: Counting for Coaddition{cited}")
    assert (found.title, found.venue) == ("Geese in the Cloud: Counting for Coaddition", "arXiv")
    assert (found.details.arxiv, found.status) == ("1010.1015", "preprint")


def test_what_a_title_names_first_is_no_author_and_its_venue_no_title():
    found = cite("GeeseBoost: Directly Boosting Combinatorial Flocks, AISTATS (2022). With Ned Dahl, Ada Lund.")
    assert (found.title, found.venue) == ("GeeseBoost: Directly Boosting Combinatorial Flocks", "AISTATS")
    assert len(found.authors) == 2


def test_an_acronym_before_the_year_is_no_author():
    found = cite("“Counting geese on wet roofs”, M. Okoye, Nils Dahl, Ada Lund, WEFT (2023)")
    assert [author.name for author in found.authors] == ["M. Okoye", "Nils Dahl", "Ada Lund"]
    assert found.venue == "WEFT"


def test_the_last_author_behind_a_title_is_no_part_of_the_venue():
    page = """Ada Vale

PUBLICATIONS

2024  Nets in winter and how to mend them. Bo Orr, Ada Vale, Mia Storr. Notion Blog.

2024  Nets in summer and how to mend them. Bo Orr, Ada Vale, Mia Storr. Weft Letters.
"""
    papers = parse(read(page.encode(), "a.txt")).papers
    assert [paper.venue for paper in papers] == ["Notion Blog", "Weft Letters"]
    assert all(paper.authors == ["Bo Orr", "Ada Vale", "Mia Storr"] for paper in papers)
