"""Papers of a document: lists in their layouts, papers inside entries and in news. All made up."""

import pytest

from tests.transforms.records.cited import FIRST, OWNER, SECOND, TITLES, papers, records, titles
from transforms.parsed import Award
from transforms.records.papers.embedded_papers import read_embedded_papers
from transforms.records.papers.news_papers import read_news_papers
from transforms.records.papers.papers import read_papers
from transforms.records.projects.tagged_papers import read_tagged_papers

LAYOUTS = {
    "numbered in brackets": f"[1] {FIRST}\n[2] {SECOND}\n",
    "numbered": f"1. {FIRST}\n2. {SECOND}\n",
    "bulleted": f"- {FIRST}\n- {SECOND}\n",
    "blank lines between": f"{FIRST}\n\n{SECOND}\n",
    "one a line": f"{FIRST}\n{SECOND}\n",
    "hanging": f"{FIRST[:21]}\n    {FIRST[22:]}\n{SECOND[:22]}\n    {SECOND[23:]}\n",
    "years in a column": f"2024\t{FIRST[:-7]}\n{FIRST[-7:]}\n2022\t{SECOND}\n",
    "with a note on marks": f"* denotes equal contribution\n\n- {FIRST}\n- {SECOND}\n",
    "with words before the list": f"Accepted at leading conferences, such as these:\n- {FIRST}\n- {SECOND}\n",
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_list_falls_into_its_citations(layout):
    assert titles(LAYOUTS[layout]) == TITLES


def test_blocks_of_title_names_and_venue():
    body = (
        "**Counting Geese at Scale**\\\nNed Dahl, Mira Okoye\\\nCVPR, 2024\n\n**Swans in the "
        "Wild**\\\nMira Okoye, Ada Lund\\\n*preprint, arxiv 2025*\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.authors, p.venue, p.year, p.status) for p in found] == [
        ("Counting Geese at Scale", ["Ned Dahl", "Mira Okoye"], "CVPR", 2024, "published"),
        ("Swans in the Wild", ["Mira Okoye", "Ada Lund"], "arXiv", 2025, "preprint"),
    ]


@pytest.mark.parametrize(
    ("group", "status", "year"),
    [
        ("Under Review", "submitted", None),
        ("Preprints", "preprint", None),
        ("Work in Progress", "in_preparation", None),
        ("2023", "published", 2023),
    ],
)
def test_a_subheading_holds_for_its_members(group, status, year):
    found = papers(read_papers, f"## {group}\n\n- Ned Dahl, Mira Okoye. “Counting Geese at Scale.”\n")
    assert [(p.status, p.year) for p in found] == [(status, year)]


def test_a_members_own_status_stands_before_the_subheadings():
    found = papers(
        read_papers, "## Preprints\n\n- N. Dahl, M. Okoye. Counting geese in youth with many swans. Submitted.\n"
    )
    assert [(p.title, p.status) for p in found] == [("Counting geese in youth with many swans", "submitted")]


def test_the_owner_alone_where_no_author_is_given():
    assert papers(read_papers, "- “Counting Geese at Scale.” Geese Quarterly, 2020.\n")[0].authors == [OWNER]


def test_with_co_authors_the_owner_comes_first():
    assert papers(read_papers, "- “Counting Geese at Scale” (with Ned Dahl and Ada Lund)\n")[0].authors == [
        OWNER,
        "Ned Dahl",
        "Ada Lund",
    ]


def test_evidence_is_the_citations_own_lines():
    found, document = records(read_papers, f"- {FIRST}\n- {SECOND}\n")
    spans = [document.text[r.evidence.char_start : r.evidence.char_end] for r in found]
    assert spans == [f"- {FIRST}", f"- {SECOND}"]


def test_an_award_beside_a_paper():
    found, _ = records(
        read_papers, "- Ned Dahl, Mira Okoye. “Counting Geese at Scale.” CVPR, 2024. Best Paper Award.\n"
    )
    award = next(record for record in found if isinstance(record, Award))
    assert (award.name, award.granter, award.start, award.paper) == (
        "Best Paper Award",
        "CVPR",
        "2024",
        "Counting Geese at Scale",
    )


@pytest.mark.parametrize("venue", ["SoCC", "GQX"])
def test_a_venue_tag_under_a_project(venue):
    body = f"GooseFlex: Multiplexed Geese @UPond\n  - Built geese (and\n    other fowl).\n  - {venue}’25 paper\n"
    found = papers(read_tagged_papers, body, "projects")
    assert [(p.title, p.authors, p.venue, p.year) for p in found] == [
        ("GooseFlex: Multiplexed Geese", [OWNER], venue, 2025)
    ]


def test_a_numbered_list_without_a_heading_inside_another_section():
    body = f"Ph.D. in Geese\nUniversity of Ponds\n\n1. {FIRST}\n2. {SECOND}\n\nM.Sc. in Swans\n"
    assert [p.title for p in papers(read_embedded_papers, body, "education")] == TITLES


def test_names_behind_a_title_in_an_entry_and_the_note_below():
    body = (
        "Project 1: Geese\n"
        "- Steady Growth of Geese over Distant Ponds Ned Dahl*, Mira Okoye*, Ada Lund (*Equal contribution)\n"
        "- This work is submitted to Pond Research.\n"
        "- Counted geese.\n"
    )
    found = papers(read_embedded_papers, body, "positions")
    assert [(p.title, p.authors, p.venue, p.status, p.equal_contribution) for p in found] == [
        (
            "Steady Growth of Geese over Distant Ponds",
            ["Ned Dahl", "Mira Okoye", "Ada Lund"],
            "Pond Research",
            "submitted",
            ["Ned Dahl", "Mira Okoye"],
        )
    ]


def test_a_first_author_with_two_family_names_behind_a_title():
    body = "- Steady Growth of Geese over Distant Ponds Lucía Fernández de Soto*, Mira Okoye*, Ada Lund\n"
    found = papers(read_embedded_papers, body, "positions")
    assert [p.authors for p in found] == [["Lucía Fernández de Soto", "Mira Okoye", "Ada Lund"]]


def test_news_states_a_paper_only_by_its_title():
    body = (
        "- 10.2025 Our paper, “Beyond Static Geese: Learning to Count” is selected as Best Paper "
        "Finalist, ICDM 2025.\n- 2 papers accepted at ICML 2025!\n- Gave a talk, “Geese and Us”, at a "
        "pond.\n"
    )
    found = papers(read_news_papers, body, "news")
    assert [(p.title, p.venue, p.year) for p in found] == [("Beyond Static Geese: Learning to Count", "ICDM", 2025)]


@pytest.mark.parametrize(
    "body", ["- \n", "((((\n", "1.\n2.\n", "Publications in Nature (60+ citations).\n", ", , ,\n", "*\n*\n"]
)
def test_no_paper_where_none_is_stated(body):
    assert papers(read_papers, body) == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Okoye A, Gan W. Geese at dusk. Chest. 2021 Mar;159(3):1101-10. Epub 2020 Oct 3.", ("Chest", 2021, 2)),
        ("A. Okoye, *Geese at dusk and dawn*, Marcel Dekker, New York, 1981.", ("Marcel Dekker", 1981, 1)),
        ("Gan W, **Okoye AS** (2015) Geese at dusk. *Journal of Geese* 137:21-29", ("Journal of Geese", 2015, 2)),
        ("Okoye, A.; Bae, S.-m.* Confinement of geese in sheds. *Angew. Chem. Int. Ed.* **2020**, 59, 5806.",
         ("Angew. Chem. Int. Ed", 2020, 2)),
    ],
)  # fmt: skip
def test_venue_year_and_authors_of_a_citation(line: str, expected: tuple[str, int, int]) -> None:
    (paper,) = papers(read_papers, f"- {line}\n")
    assert (paper.venue, paper.year, len(paper.authors)) == expected


def test_a_reviewed_books_author_is_no_author() -> None:
    text = "Review of *Geese Reconsidered*, by Karl Voss. American Historical Review 120 (2015): 702-3.\n"
    (paper,) = papers(read_papers, text)
    assert paper.authors == [OWNER]


def test_what_tells_of_a_book_is_no_citation():
    body = "*Wrecked: Sea Stories of the Old Coast*. Leeds: Swan Press, 2018.\n"
    body += "- Winner, Heron Prize, 2019\n- Reviewed in *Sea Letters*\n\n*Swans and Storms*. Leeds: Swan Press, 2015.\n"
    assert titles(body) == ["Wrecked: Sea Stories of the Old Coast", "Swans and Storms"]


def test_lettered_citations_below_a_paragraph():
    body = "1. **Geese.** I led a series of studies that showed how geese rest.\n"
    body += "   a. Okoye M, Dahl N. Geese at rest in winter. Chest. 2020;9(1):15-20.\n"
    body += "   b. Dahl N, Okoye M. Swans at rest in winter. Lancet. 2022;8(1):1-9.\n"
    assert titles(body) == ["Geese at rest in winter", "Swans at rest in winter"]


def test_a_short_title_in_quotes():
    found = papers(
        read_papers, "“Islands.” In *A History of the Sea*, edited by Ned Dahl, 31-39. Leeds: Swan Press, 2022.\n"
    )
    assert [(p.title, p.venue) for p in found] == [("Islands", "A History of the Sea")]


@pytest.mark.parametrize("role", ["(Hrsg.)", "(eds.)", "on behalf of the GOOSE Collaboration"])
def test_a_role_behind_the_names_is_no_author(role):
    found = papers(read_papers, f"M. Okoye {role}: Counting Geese over the North Sea. Phys. Rev. D 104 (2021) 12.\n")
    assert [(p.title, p.authors) for p in found] == [("Counting Geese over the North Sea", ["M. Okoye"])]


def test_how_to_cite_an_entry_says_it_all() -> None:
    body = (
        "- **Geese of the north**\n  Published in *Birds*, 2022\n  We count geese.\n"
        "  Recommended citation: Dahl, N., Okoye, M. (2022). “Geese of the north.” *Birds*. 13(1).\n"
    )
    assert [paper.authors for paper in papers(read_papers, body)] == [["Dahl, N.", "Okoye, M."]]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("The Technical Goose, 70 UCLA L. REV. 118 (2023)", ("The Technical Goose", [OWNER], 2023, "UCLA L. REV")),
        ("Shadow Swans, 110 VA. L. REV. (forthcoming 2024)", ("Shadow Swans", [OWNER], 2024, "VA. L. REV")),
        ("Fees as Geese, 2015 WIS. L. REV. 33", ("Fees as Geese", [OWNER], 2015, "WIS. L. REV")),
        ("Geese on Parole, 64 DUKE L.J. 901 (2014) (with Ada Lund)",
            ("Geese on Parole", [OWNER, "Ada Lund"], 2014, "DUKE L.J")),
        ("(with A. Lund and N. Dahl) *Scaling limits of geese*. Ann. Probab. 50 (2022), 1012-1067.",
            ("Scaling limits of geese", [OWNER, "A. Lund", "N. Dahl"], 2022, "Ann. Probab")),
        ("“Shift Work of Geese”, with M. Janssen and L. Kaplan\tR&R at the Economic Journal",
            ("Shift Work of Geese", [OWNER, "M. Janssen", "L. Kaplan"], None, "Economic Journal")),
    ],
)  # fmt: skip
def test_forms_of_law_and_of_coauthors_told(line, expected):
    found = papers(read_papers, line + "\n")
    assert [(p.title, p.authors, p.year, p.venue) for p in found] == [expected]


def test_words_that_stand_upright_in_a_title_in_italics():
    lines = (
        "- Okoye, M., Reed, B. 2019. *Nitrogen release and growth of wheat by* Salix alba. Soil Letters 4: 1-9.",
        "- Okoye, M. 2018. *Population dynamics of* Salix alba *in flooded fens*. Fen Journal 3: 11-19.",
        "- Okoye, M. 2017. *A long story of looms in the north*. Oxford University Press.",
    )
    assert titles("\n".join(lines)) == [
        "Nitrogen release and growth of wheat by Salix alba",
        "Population dynamics of Salix alba in flooded fens",
        "A long story of looms in the north",
    ]


def test_a_footnote_whose_star_became_a_bullet_is_no_citation():
    body = (
        "**Okoye M,** Reed B. (2018). Geese of the north from 1980 to 2016. **Fen Journal**\n\n"
        "**Okoye M.** (2016). Rain and rivers. **Weather**\n\n- Contributed equally to this work"
    )
    assert titles(body) == ["Geese of the north from 1980 to 2016", "Rain and rivers"]


def test_a_place_kept_for_a_work_to_come_is_no_work():
    body = "- Okoye M, Reed B. (Submitted). Title TBC. **Review TBC.**\n- Okoye M. (2016). Rain and rivers. **Fen**"
    assert titles(body) == ["Rain and rivers"]


def test_initials_behind_a_title_begin_a_name():
    body = (
        "Project 1: Geese\n"
        "- Steady Growth of Geese over Distant Ponds T. J. Orr*, Mira Okoye*, Ada Lund (*Equal contribution)\n"
        "- This paper is submitted to Operations Research.\n"
    )
    (found,) = papers(read_embedded_papers, body, "positions")
    assert (found.title, found.authors[0]) == ("Steady Growth of Geese over Distant Ponds", "T. J. Orr")


@pytest.mark.parametrize("form", ["(): . [doi:](https://doi.org/)", "** ().", "“” (): ."])
def test_a_form_that_nobody_filled_in_is_no_work(form):
    assert titles(f"- {FIRST}\n- {SECOND}\n- {form}\n") == TITLES
