"""Parts of citations: numbers, identifiers, titles, reviews. All made up."""

import pytest

from tests.transforms.citations.citing import OWNER, cite, names
from transforms.citations import cite as cite_module
from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.details import numbers
from transforms.citations.identifiers import Details, identifiers
from transforms.citations.text import Cited
from transforms.model import Span


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        (" Networking, vol. 27, no. 4, pp. 2281-2297, March 2023.", ("27", "4", "2281-2297", 2023)),
        (" British Journal 26(3): 922–939.", ("26", "3", "922-939", None)),
        (" Systems 19 (2021): 8104-8119.", ("19", None, "8104-8119", 2021)),
        (" MNRAS, 503, 4646", ("503", None, "4646", None)),
        (" Loom Studies 8.2 (Fall 2015): 217–21.", ("8", "2", "217-21", 2015)),
        (", Turku, Finland, March 3-6, 2019.", (None, None, None, 2019)),
    ],
)
def test_numbers(text, fields):
    found = Details()
    numbers(text, found)
    assert (found.volume, found.issue, found.pages, found.year) == fields


def test_identifiers_are_blanked_and_kept():
    found = Details()
    left = identifiers(
        "See https://doi.org/10.1109/XYZ.2021.3070252. and arXiv:2410.09038v2, www.example.org/a.", found
    )
    assert (found.doi, found.arxiv, found.url) == ("10.1109/XYZ.2021.3070252", "2410.09038", "www.example.org/a")
    assert "10.1109" not in left


def test_what_a_list_holds_twice_is_read_once_and_counts_twice(monkeypatch):
    texts = [
        "Mira Okoye. Counting Geese by Night. Nature, forthcoming 2019.",
        "Mira Okoye and Ned Dahl. Ducks in Odd Places. Acta of Strange Fowl, 2018.",
    ]
    cited = [Cited(text) for text in (texts[0], texts[1], texts[0], texts[0], texts[1])]
    hints = [Hints(OWNER)] * 4 + [Hints("Ned Dahl")]
    each = [repr(c) for c in cite_module._read_each(cited, hints, [1] * 5)]
    read = []
    segment = cite_module.segment
    monkeypatch.setattr(cite_module, "segment", lambda *given: read.append(given[0].text) or segment(*given))
    assert [repr(c) for c in read_citations(cited, hints)] == each
    assert read.count(texts[0]) == 1
    assert read.count(texts[1]) >= 2  # once for each owner


@pytest.mark.parametrize(
    ("text", "title", "authors", "venue"),
    [
        ("(with Ned Dahl) “Geese,” Journal of Birds, 2019.", "Geese", [OWNER, "Ned Dahl"], "Journal of Birds"),
        (
            "Ruiz P, Lim J. TideTrack: geese at sea. bioRxiv 2024.",
            "TideTrack: geese at sea",
            ["Ruiz P", "Lim J"],
            "bioRxiv",
        ),
        ("M. Okoye, “Geese,” Eur. J. Phys. 37, 015801 (2016).", "Geese", ["M. Okoye"], "Eur. J. Phys"),
    ],
)
def test_forms_of_the_humanities_medicine_and_physics(text, title, authors, venue) -> None:
    found = cite(text)
    assert (found.title, [OWNER] * found.with_owner + names(found), found.venue) == (title, authors, venue)


def test_a_book_has_its_publisher_without_the_town() -> None:
    assert cite("M. Okoye, Geese, Paris, La Découverte, 2018.", italic=(Span(10, 15),)).venue == "La Découverte"


@pytest.mark.parametrize(
    ("text", "italic", "title"),
    [
        ("Review of A Goose Court, by A. Pry. Birds 8 (2021): 1–2.", (10, 23), "Review of A Goose Court, by A. Pry"),
        ("Review of Ida Holm, Swan Diaries, in Birds 5 (2014): 19–22.", (20, 32), "Review of Ida Holm, Swan Diaries"),
    ],
)  # fmt: skip
def test_a_review_is_the_owners_and_names_the_book(text, italic, title) -> None:
    found = cite(text, italic=(Span(*italic),))
    assert (found.title, names(found)) == (title, [])


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("“Counting” the geese: the case of past migrations. Bird Letters 12 (2015): 3-10.", None),
        ("“Islands” Bird Letters 12 (2015): 3-10.", "Islands"),
        (
            "MS. Okoye, ND. Dahl, Y. Lund. (2018). Theft of eggs in urban parks, China. Acta Avium Sinica. 38(8), 1-9.",
            "Theft of eggs in urban parks, China",
        ),
        (
            "Okoye, M., & Dahl, N. Framing a future for geese: Better recognition, support, and access.",
            "Framing a future for geese: Better recognition, support, and access",
        ),
    ],
)
def test_titles_go_on_to_their_end(text, title):
    assert cite(text).title == (title or "“Counting” the geese: the case of past migrations")


def test_the_owner_told_among_many_joins_the_first_author_below_a_title():
    found = cite("Covariance of Goose Counts\nR. Upton et al. (incl. M. Okoye), Journal of Geese, A114, 2022")
    assert names(found) == ["R. Upton", "M. Okoye"]


@pytest.mark.parametrize("told", ["et al., incl. M. Okoye", "et al., including M. Okoye"])
def test_the_owner_told_among_many_needs_no_brackets(told):
    found = cite(f"Covariance of Goose Counts\nR. Upton, {told}\n2022, Journal of Geese, 526, 14-19")
    assert (names(found), found.venue) == (["R. Upton", "M. Okoye"], "Journal of Geese")


def test_a_quotation_behind_venue_and_year_is_no_title():
    text = "No goose is an island. Bird Letters, 2021, 81(1): 32-39. Featured in the collection ‘Best of Ornithology’."
    start = text.index("Bird")
    assert cite(text, italic=(Span(start, start + 12),)).title == "No goose is an island"


@pytest.mark.parametrize(
    ("text", "volume", "pages"),
    [("Geese. 2011 Jun;24B:301-308.", "24B", "301-308"), ("Geese 2009 Feb 3;417, 88–93.", "417", "88-93")],
)
def test_volume_and_pages_behind_a_vancouver_date(text, volume, pages):
    found = Details()
    numbers(text, found)
    assert (found.volume, found.pages) == (volume, pages)


@pytest.mark.parametrize(
    ("text", "venue", "volume", "issue"),
    [
        ("“Geese,” Axioms, 3, No. 2, 2014, 140-158.", "Axioms", "3", "2"),
        ("“Geese,” Popular Music 32, no. 1 (January 2013) 111-123.", "Popular Music", "32", "1"),
        ("“Geese,” Journal of Birds, Volume 43, Issue 1 (2016), 88-97.", "Journal of Birds", "43", "1"),
        ("“Geese,” Journal of Birds, 12 June 2014.", "Journal of Birds", None, None),
        ("“Geese,” Journal of Birds, 2014.", "Journal of Birds", None, None),
    ],
)
def test_a_bare_number_behind_its_journal_is_the_volume(text, venue, volume, issue):
    found = cite(text)
    assert (found.venue, found.details.volume, found.details.issue) == (venue, volume, issue)


@pytest.mark.parametrize(
    ("text", "venue"),
    [
        ("“Geese.” In The Oxford Handbook of Old Birds, ed. Ruth Elm, 233-51. Oxford: OUP, 2019.", "Handbook of Old"),
        (
            "“Geese,” Handbook of Birds, Light and Air, Kurt F. Zimm Ed., Springer, 2021.",
            "Handbook of Birds, Light and",
        ),
        (
            "“Geese,” Advances in Birds: Essays, Parm, C., Tsak, M. and H.J. Wong Eds., 2024.",
            "Advances in Birds: Essays",
        ),
        (
            "M. Okoye (2018), On Geese of the North, Cambridge University Press, ISBN 9789908483407.",
            "Cambridge Univers",
        ),
        ("“Geese of the North” (under contract with Columbia University Press)", "Columbia University Press"),
        ("“Geese,” co-author with Gabi Wolf, The Bird Historian, March 2015.", "Bird Historian"),
        ("“Geese,” February 2026. Preliminary and Incomplete.", None),
    ],
)
def test_the_book_or_its_publisher_whatever_stands_around_them(text, venue):
    found = cite(text).venue
    assert found == venue or (found and venue and venue in found and "Ruth" not in found and "ISBN" not in found)


def test_what_is_told_of_a_book_below_it_names_no_venue_of_its_own() -> None:
    found = cite(
        "The Idle Goose: Leisure and the Bird. Stanford: Stanford University Press, 2014.\n"
        "Reviewed in: Bird Studies 53.2; Goose Letters."
    )
    assert (found.title, found.venue, found.status) == (
        "The Idle Goose: Leisure and the Bird",
        "Stanford University Press",
        "published",
    )


@pytest.mark.parametrize("date", ["05/2020", "2020.05", "2020/05", "5/2020", "May-2020", "May/2020"])
def test_a_year_beside_a_month_in_figures(date: str) -> None:
    found = Details()
    numbers(f" Journal of Looms, vol. 12, no. 3, pp. 11-22, {date}.", found)
    assert (found.year, found.volume, found.pages) == (2020, "12", "11-22")
