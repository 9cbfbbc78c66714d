"""Citations of one list: fields, status, marks, honours. All works are made up."""

import pytest

from tests.transforms.citations.citing import OWNER, cite, names
from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.text import Cited
from transforms.model import Link, Span


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
            "Counting Geese by Ear (forthcoming). *Wetland Letters*.",
            "Counting Geese by Ear",
            [],
            "Wetland Letters",
            None,
            "accepted",
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
            "Okoye, Mira, and Ned Dahl. 2018. “Multi-dimensional Geese.” Electoral Studies 61: 14–29.",
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


@pytest.mark.parametrize("venue", ["Journal of Oral Microbiology", "Archives of Oral Biology", "Oral Oncology"])
def test_a_journal_on_the_mouth_is_no_honour(venue):
    cited = cite(f"N. Dahl, M. Okoye. “Counting the teeth of geese.” {venue}, 2020.")
    assert (cited.venue, cited.honours) == (venue, ())


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
