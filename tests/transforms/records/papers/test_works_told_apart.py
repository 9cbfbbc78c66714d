"""Lists of works that one decision would lose: vague headings, notes in brackets, years that lead, prizes behind."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

HEAD = "# Mira Okoye\n\nmira@okoye.example\n\n"


def parsed(body: str, name: str = "made-up.md") -> ParsedCV:
    return parse(read((HEAD + body).encode(), name))


@pytest.mark.parametrize("heading", ["Recent work", "Past work"])
def test_lists_of_names_below_a_heading_of_work_are_authors(heading: str) -> None:
    works = "".join(
        f"SWANCONF **{title}**  \nMira Okoye, Ned Dahl, Ada Lund  \n[pdf](p.pdf)\n\n"
        for title in ("Geese at scale", "Swans and other outliers", "Ducks without borders", "Herons in the rain")
    )
    found = parsed(f"## {heading}\n\n{works}")
    assert [paper.title for paper in found.papers][1:3] == ["Swans and other outliers", "Ducks without borders"]
    assert not found.positions


def test_posts_below_a_heading_of_work_stay_posts() -> None:
    posts = "Research Fellow, Globex University, 2019–2021\n\nAssistant Professor, University of Vaasa, 2021–now\n"
    assert [post.title for post in parsed(f"## Recent work\n\n{posts}").positions][:1] == ["Research Fellow"]


def test_a_kind_of_work_beside_a_bold_title_heads_no_group() -> None:
    works = (
        "SWANCONF **Geese at scale: a long look**  \nMira Okoye, Ned Dahl\n\n"
        "SWANCONF Demo **Herons that explain themselves**  \nAda Lund, Mira Okoye\n"
    )
    assert [p.title for p in parsed(f"## Publications\n\n{works}").papers][-1] == "Herons that explain themselves"


@pytest.mark.parametrize("heading", ["Papers and preprints", "Preprints & papers", "Articles / Preprints"])
def test_a_heading_of_printed_and_unprinted_works_says_nothing_of_either(heading: str) -> None:
    works = "- M. Okoye, *Slow geese*, Bird Notes 30 (2023), 11–19.\n- M. Okoye, *Wet swans*, arXiv:2501.01234.\n"
    assert [paper.status for paper in parsed(f"## {heading}\n\n{works}").papers] == ["published", "preprint"]


def test_unrefereed_works_below_refereed_ones() -> None:
    works = (
        "### Peer-Reviewed Articles\n\n1. Okoye MA, Dahl N: Geese at rest. Bird Notes 78:1121-1129, 2011.\n"
        "2. Lund A, Okoye MA: Geese at work. Bird Notes 79:21-29, 2012.\n\n### Non-Peer Reviewed\n\n"
        "1. Okoye MA: The goose in the market (editorial). Bird Notes 80:8-10, 2013\n"
        "2. Okoye MA, Dahl N: Reply to: Ducks again. Bird Notes 81:120, 2015\n"
    )
    assert [p.year for p in parsed(f"## Bibliography\n\n{works}").papers] == [2011, 2012, 2013, 2015]


@pytest.mark.parametrize(
    "prize",
    [
        " Winner, 2021 Reed Prize (Guild of Dyers).",
        " [Finalist, Reed Prize, 2022]",
        " (selected for the 2018 Reed Forum)",
    ],
)
def test_the_year_of_a_prize_is_not_the_works(prize: str) -> None:
    works = f"*Slow Geese: A History*. Globex University Press, 2019.{prize}\n\n*Ducks*. Turku: Weft Press, 2012.\n"
    assert [paper.year for paper in parsed(f"## Books\n\n{works}").papers] == [2019, 2012]


def test_titles_stand_behind_the_years_of_a_list_that_names_nobody() -> None:
    works = (
        "### Articles\n\nOkoye, Mira. 2019. Geese at rest. *Bird Notes* 12: 4-9.\n\n"
        "### Miscellaneous\n\n2014. After the Thaw. Weekly of the Marsh (June 9).\n\n"
        "2011. Ned Dahl: A Boat Builder. Marsh Television.\n\n"
        "2008. Locks and Weirs, in *River Lives*: 41-58. Turku: Weft Press.\n"
    )
    found = parsed(f"## Publications\n\n{works}").papers
    assert [paper.authors for paper in found[1:]] == [["Mira Okoye"]] * 3
    assert found[2].title == "Ned Dahl: A Boat Builder"


def test_a_heading_goes_on_to_the_end_of_its_brackets() -> None:
    works = "".join(
        f"   Okoye M., Dahl N. '{title}'. Bird Notes {volume}(8), 711-715 (2019).\n"
        for title, volume in (("Geese at rest", 47), ("Geese at work", 48), ("Wet swans", 49))
    )
    body = f"PUBLICATIONS (H-INDEX 17, 1,230 CITATIONS, GLOBEX\nSCHOLAR JAN 2025)\n\n{works}\f"
    document = read(f"MIRA OKOYE\nmira@okoye.example\n\n{body}".encode(), "made-up.txt")
    assert len(parse(document).papers) == 3


def test_projects_with_their_authors_are_works() -> None:
    works = "".join(
        f"### {title}\n\n**Mira Okoye**, Ned Dahl, Ada Lund  \nSWANCONF {year}\n\n"
        for title, year in (("Geese at scale", 2021), ("Herons: a benchmark", 2022), ("Ducks in the rain", 2023))
    )
    found = parsed(f"## Selected Projects\n\n{works}")
    assert [paper.year for paper in found.papers] == [2021, 2022, 2023]
    assert not found.projects


def test_projects_of_groups_stay_projects() -> None:
    body = (
        "### Goose atlas\n\nA map of geese, made with Ned Dahl and Ada Lund.\n\n### Heron board\n\nA board of herons.\n"
    )
    assert [one.title for one in parsed(f"## Projects\n\n{body}").projects] == ["Goose atlas", "Heron board"]


def test_wrapped_works_below_scholarship_and_a_thesis_cited_like_them() -> None:
    body = (
        "MIRA OKOYE, RN, PhD\nmira@okoye.example\n\nSCHOLARSHIP\n\n"
        "Refereed Articles (data-based denoted by *; students underlined)\n\n"
        "1.  *Okoye, M., Dahl, N., & Lund, A. (2024). Geese by night during a long\n"
        "    winter: A study of many sites. Bird Notes, 73(2),\n    98-107. https://doi.org/10.1000/bn.1\n"
        "2.  Dahl, N., & Okoye, M. (2022). Night rounds and sleeping geese: A\n"
        "    review of what is known. Journal of Geese, 54(5), 601-612.\n\nDissertation\n\n"
        "Okoye, M. (2015). Talk at the pond by night: What geese say of\n"
        "interruption (Doctoral dissertation, University of Vaasa). ProQuest.\n"
    )
    papers = parse(read(body.encode(), "made-up.txt")).papers
    assert [paper.year for paper in papers] == [2024, 2022, 2015]


def test_theses_behind_their_degrees_are_the_owners() -> None:
    works = "PhD: “Wide geese in the wind”, University of Vaasa, 2022\n\nMSc: “Narrow geese in the rain”, Turku, 2018\n"
    assert [paper.authors for paper in parsed(f"## Theses\n\n{works}").papers] == [["Mira Okoye"]] * 2


@pytest.mark.parametrize(
    ("line", "title", "authors"),
    [
        (
            "'The goose as archive', in Rivers of Print, ed. by M. Okoye and N. Dahl (Weft Press, 2023), pp. 12–34.",
            "The goose as archive",
            ["Mira Okoye"],
        ),
        (
            "Review of T. Mwangi, Paper Geese (2021), in TLS, 12 November 2021, p. 24.",
            "Review of T. Mwangi, Paper Geese",
            None,
        ),
        ("with N. Dahl (eds), Rivers of Geese (Weft Press, 2023).", "Rivers of Geese", None),
    ],
)
def test_editors_and_reviewed_writers_are_no_authors(line: str, title: str, authors: list[str] | None) -> None:
    paper = parsed(f"## Publications\n\n{line}\n\n'Spectral geese', Bird Notes, 38.2 (2023), 44–52.\n").papers[0]
    assert paper.title == title
    assert authors is None or paper.authors == authors


def test_titles_in_quotes_over_names_and_journals_in_italics() -> None:
    works = "".join(
        f'{number}"{title}"<br>N. Dahl, A. Lund, <u>M. Okoye</u>*, <i>{journal}</i> <b>2024</b>, <i>14</i>, 11–24.</p>'
        for number, title, journal in (
            ("<p>61. ", "Stepwise geese at a pond", "J. Am. Chem. Soc."),
            ("<p>60. ", "A thermally stable heron", "Nat. Chem."),
            ("<p>59. ", "Ducks from the bottom up", "Chem. Sci."),
            ("<h3>Preprints</h3><p>", "Electric swans in the second pond", "J. Am. Chem. Soc."),
        )
    )
    page = f"<html><body><h1>Mira Okoye</h1><h2>Publications</h2>{works}</body></html>"
    papers = parse(read(page.encode(), "made-up.html")).papers
    assert [paper.title for paper in papers][2:] == ["Ducks from the bottom up", "Electric swans in the second pond"]
    assert {len(paper.authors) for paper in papers} == {3}
