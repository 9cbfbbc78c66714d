"""Citations of one list: fields, status, marks, honours. All works are made up."""

import pytest

from transforms.citations import cite as cite_module
from transforms.citations.cite import Hints, read_citations
from transforms.citations.details import numbers
from transforms.citations.identifiers import Details, identifiers
from transforms.citations.text import Cited, without_label
from transforms.model import Link, Span

OWNER = "Mira Okoye"


def cite(text, owner=OWNER, **more):
    return read_citations([without_label(Cited(text, **more))[0]], [Hints(owner)])[0]


def names(citation):
    return [author.name for author in citation.authors]


@pytest.mark.parametrize(
    ("text", "title", "authors", "venue", "year", "status"),
    [
        (
            (
                "Mira Okoye, Ned Dahl. “Counting Geese at Scale,” to appear in IEEE INFOCOM, London, United "
                "Kingdom, May 19-22, 2025."
            ),
            "Counting Geese at Scale",
            ["Mira Okoye", "Ned Dahl"],
            "IEEE INFOCOM",
            2025,
            "accepted",
        ),
        (
            "Mira Okoye, Ned Dahl. “Counting Geese.” arXiv, 2025, arXiv:2502.01234.",
            "Counting Geese",
            ["Mira Okoye", "Ned Dahl"],
            "arXiv",
            2025,
            "preprint",
        ),
        (
            "Mira Okoye, Ned Dahl. “Counting Geese.” arXiv preprint arXiv:2502.01234, 2025.",
            "Counting Geese",
            ["Mira Okoye", "Ned Dahl"],
            "arXiv",
            2025,
            "preprint",
        ),
        (
            "Mira Okoye, Ned Dahl. “Counting Geese,” in Progress in Oceanography, vol. 9, 2018.",
            "Counting Geese",
            ["Mira Okoye", "Ned Dahl"],
            "Progress in Oceanography",
            2018,
            "published",
        ),
        (
            "Mira Okoye, Ned Dahl. “Counting Geese.” Under review at ISCA, 2026.",
            "Counting Geese",
            ["Mira Okoye", "Ned Dahl"],
            "ISCA",
            2026,
            "submitted",
        ),
        (
            "“Counting Geese in Autumn”. Ned Dahl, Mira Okoye. UAI, 2020.",
            "Counting Geese in Autumn",
            ["Ned Dahl", "Mira Okoye"],
            "UAI",
            2020,
            "published",
        ),
        (
            "Dahl, N., Le Goff, O., and van der Lund, M.. RiverNet: Counting Geese. In VLDB, 2020.",
            "RiverNet: Counting Geese",
            ["Dahl, N.", "Le Goff, O.", "van der Lund, M."],
            "VLDB",
            2020,
            "published",
        ),
        (
            "Ned Dahl*, Mira Okoye*, “RollGoose: Geese at Scale”, (*Equal contribution) [OSDI’26][CCF-A]",
            "RollGoose: Geese at Scale",
            ["Ned Dahl", "Mira Okoye"],
            "OSDI",
            2026,
            "published",
        ),
        (
            "ROLL Team, “Geese for All: A Library” [Tech Report]",
            "Geese for All: A Library",
            ["ROLL Team"],
            "Tech Report",
            None,
            "preprint",
        ),
        (
            "Ned Dahl, Mira Okoye, “Geese on Demand” [In Submission]",
            "Geese on Demand",
            ["Ned Dahl", "Mira Okoye"],
            None,
            None,
            "submitted",
        ),
        (
            "“Geese and Voting” (with Ned Dahl and Ada Lund, Revise and Resubmit)",
            "Geese and Voting",
            ["Ned Dahl", "Ada Lund"],
            None,
            None,
            "submitted",
        ),
        (
            "Okoye, Mira, and Ned Dahl. 2018. “Multi-dimensional Geese.” Electoral Studies 55: 89–98.",
            "Multi-dimensional Geese",
            ["Okoye, Mira", "Ned Dahl"],
            "Electoral Studies",
            2018,
            "published",
        ),
        (
            "Okoye, M., Dahl, N. A., & Lund, A. (2021). Geese in motion. Journal of Neuroscience, 41(16), 3707–3720.",
            "Geese in motion",
            ["Okoye, M.", "Dahl, N. A.", "Lund, A."],
            "Journal of Neuroscience",
            2021,
            "published",
        ),
        (
            (
                "M. Okoye, N. Dahl, and A. Lund. How does a goose affect me? Interpretable geese. Advances in "
                "Neural Information Processing Systems (NeurIPS), 2020. [Link]"
            ),
            "How does a goose affect me? Interpretable geese",
            ["M. Okoye", "N. Dahl", "A. Lund"],
            "Advances in Neural Information Processing Systems",
            2020,
            "published",
        ),
        (
            "Counting Geese with Graphs\nNed Dahl, Mira Okoye, Ada Lund\nEMNLP 2025 (Main)",
            "Counting Geese with Graphs",
            ["Ned Dahl", "Mira Okoye", "Ada Lund"],
            "EMNLP",
            2025,
            "published",
        ),
        (
            (
                "M. Okoye. Provably Counting Geese. (Doctoral Thesis), Department of Zoology, University of "
                "Minnesota, 2019."
            ),
            "Provably Counting Geese",
            ["M. Okoye"],
            "University of Minnesota",
            2019,
            "published",
        ),
    ],
)
def test_fields(text, title, authors, venue, year, status):  # noqa: PLR0917 - one case, all its fields
    found = cite(text)
    assert (found.title, names(found), found.venue, found.year, found.status) == (title, authors, venue, year, status)


def test_co_authors_behind_with_leave_the_owner_out_of_the_list():
    assert (
        cite("“Geese” and their kin (with Ned Dahl)").with_owner
        or cite("“Geese and Voting” (with Ned Dahl)").with_owner
    )


def test_a_title_in_italics_between_names_and_year():
    text = (
        "Dahl, N., Okoye, M., A variable goose in the cluster NGC 0000, 2022, Monthly Notices of the "
        "Royal Astronomical Society, 511, 763"
    )
    start = text.index("A variable")
    found = cite(text, italic=(Span(start, text.index(", 2022")),))
    assert found.title == "A variable goose in the cluster NGC 0000"
    assert (found.venue, found.year) == ("Monthly Notices of the Royal Astronomical Society", 2022)


def test_an_italic_venue_is_no_title():
    text = "M. Okoye and N. Dahl. Geese in three easy steps. Annals of Imaginary Ornithology, 2021."
    start = text.index("Annals")
    found = cite(text, italic=(Span(start, text.index(", 2021")),))
    assert (found.title, found.venue) == ("Geese in three easy steps", "Annals of Imaginary Ornithology")


def test_a_bold_title_stands_before_a_quotation_in_the_venue():
    text = (
        "M. Okoye, N. Dahl, Improvements on making geese, Special Issue “Geese in the Post-Swan Era”, "
        "Cryptography, 2021."
    )
    start = text.index("Improvements")
    assert cite(text, bold=(Span(start, text.index(", Special")),)).title == "Improvements on making geese"


def test_equal_contributors_bear_the_mark():
    assert cite("Ned Dahl*, Mira Okoye*, Ada Lund, “Geese” at large, (*Equal contribution)").equal == (
        "Ned Dahl",
        "Mira Okoye",
    )


@pytest.mark.parametrize(
    ("text", "honour"),
    [
        ("M. Okoye, N. Dahl. “Goose Rank and its kin.” CVPR, 2023. Best Paper Award.", "Best Paper Award"),
        ("M. Okoye, N. Dahl. “Goose Rank and its kin.” CVPR, 2023 (Oral)", "Oral"),
        (
            "M. Okoye, N. Dahl. “Goose Rank and its kin.” Asilomar, 2017. Student Best Paper Award Finalist. [Link]",
            "Student Best Paper Award Finalist",
        ),
    ],
)
def test_honours_beside_a_paper(text, honour):
    assert cite(text).honours == (honour,)


def test_a_journals_column_is_no_honour():
    text = "N. Dahl. “Counting Geese.” Geese Quarterly, 2020. Featured as a Research Highlight in Swans."
    assert cite(text).honours == ()


def test_identifiers_come_from_links_too():
    text = "M. Okoye, N. Dahl. “Goose Rank and its kin.” CVPR, 2023. Paper"
    link = Link(len(text) - 5, len(text), "https://arxiv.org/pdf/2403.19811v1.pdf")
    assert cite(text, links=(link,)).details.arxiv == "2403.19811"


def test_a_lists_order_of_fields_holds_for_its_unsure_members():
    certain = [Cited(f"Goose Tale {n}\nNed Dahl, Mira Okoye\nEMNLP 202{n}") for n in range(4)]
    unsure = Cited("Amber Vale Rising\nNed Dahl, Mira Okoye\nSomewhere Else")
    found = read_citations([*certain, unsure], [Hints(OWNER)] * 5)
    assert found[-1].title == "Amber Vale Rising"
    assert names(found[-1]) == ["Ned Dahl", "Mira Okoye"]


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        (" Networking, vol. 32, no. 5, pp. 3715-3729, October 2024.", ("32", "5", "3715-3729", 2024)),
        (" British Journal 26(3): 922–939.", ("26", "3", "922-939", None)),
        (" Systems 35 (2022): 13470-13484.", ("35", None, "13470-13484", 2022)),
        (" MNRAS, 503, 4646", ("503", None, "4646", None)),
        (" Digital Philology 6.1 (Spring 2017): 163–66.", ("6", "1", "163-66", 2017)),
        (", Delft, The Netherlands, December 7-11, 2020.", (None, None, None, 2020)),
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
        "Mira Okoye. Counting Geese by Night. Nature, 2019.",
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
