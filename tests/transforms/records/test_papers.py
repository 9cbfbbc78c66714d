"""Papers of a document: lists in their layouts, papers inside entries and in news. All made up."""

import pytest

from transforms.lines import read_lines
from transforms.model import Context, Section
from transforms.parsed import Award, Paper
from transforms.readers.dispatch import read
from transforms.records.embedded_papers import read_embedded_papers
from transforms.records.news_papers import read_news_papers
from transforms.records.papers import read_lead, read_papers

OWNER = "Mira Okoye"


def records(reader, body, kind="papers", title=""):
    document = read(body.encode(), "made-up.md")
    lines = read_lines(document)
    section = Section(kind, None, tuple(line for line in lines if not line.is_blank), (title,) if title else ())
    return list(reader(section, Context(document, lines, (section,), OWNER))), document


def papers(reader, body, kind="papers", title=""):
    return [record for record in records(reader, body, kind, title)[0] if isinstance(record, Paper)]


def titles(body, title=""):
    return [paper.title for paper in papers(read_papers, body, title=title)]


FIRST = "Ned Dahl, Mira Okoye. “Counting Geese at Scale.” IEEE INFOCOM, 2024."
SECOND = "Mira Okoye, Ada Lund. “Swans and Other Outliers.” Electoral Studies 55: 89-98, 2022."
TITLES = ["Counting Geese at Scale", "Swans and Other Outliers"]
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
    body = f"GooseFlex: Multiplexed Geese @UPond\n- Built geese.\n- {venue}’25 paper\n"
    found = papers(read_embedded_papers, body, "projects")
    assert [(p.title, p.authors, p.venue, p.year) for p in found] == [
        ("GooseFlex: Multiplexed Geese", [OWNER], venue, 2025)
    ]


def test_a_numbered_list_without_a_heading_inside_another_section():
    body = f"Ph.D. in Geese\nUniversity of Ponds\n\n1. {FIRST}\n2. {SECOND}\n\nM.Sc. in Swans\n"
    assert [p.title for p in papers(read_embedded_papers, body, "education")] == TITLES


def test_names_behind_a_title_in_an_entry_and_the_note_below():
    body = (
        "Project 1: Geese\n"
        "- Linear Speedup of Geese over Arbitrary Ponds Ned Dahl*, Mira Okoye*, Ada Lund (*Equal contribution)\n"
        "- This paper is submitted to Operations Research.\n"
        "- Counted geese.\n"
    )
    found = papers(read_embedded_papers, body, "positions")
    assert [(p.title, p.authors, p.venue, p.status, p.equal_contribution) for p in found] == [
        (
            "Linear Speedup of Geese over Arbitrary Ponds",
            ["Ned Dahl", "Mira Okoye", "Ada Lund"],
            "Operations Research",
            "submitted",
            ["Ned Dahl", "Mira Okoye"],
        )
    ]


def test_a_first_author_with_two_family_names_behind_a_title():
    body = "- Linear Speedup of Geese over Arbitrary Ponds Lucía Fernández de Soto*, Mira Okoye*, Ada Lund\n"
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


def test_a_bold_title_ends_before_a_bold_name():
    found = papers(read_papers, "- **Ranking with Geese and Swans.** **Mira Okoye**, Ned Dahl. *ACL*, 2018.\n")
    assert [(p.title, p.authors) for p in found] == [("Ranking with Geese and Swans", ["Mira Okoye", "Ned Dahl"])]


def test_years_and_co_authors_before_titles():
    body = (
        "2023. (with Ned Dahl) Geese in winter. *Journal of Birds* 44: 33-71.\n\n2018. Geese in summer. *Ibis* 5: 1-8."
        "\n\n2015. Goose songs. In *Songs of Birds*, ed. Ned Dahl, 211-240.\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, len(p.authors), p.year) for p in found] == [
        ("Geese in winter", 2, 2023), ("Geese in summer", 1, 2018), ("Goose songs", 1, 2015)
    ]  # fmt: skip


def test_a_bold_title_above_names_is_no_subheading():
    body = "**Reports of Geese in Translation**\nMira Okoye, Ned Dahl\n*ISCA 2025* · **Best Paper Award**\n"
    assert titles(body) == ["Reports of Geese in Translation"]


@pytest.mark.parametrize("state", ["under review", "in preparation", "in press"])
def test_a_status_in_the_place_of_the_year(state):
    found = papers(read_papers, f"Okoye, M., & Dahl, N. ({state}). Homes of geese in the city. Goose Education.\n")
    assert [(p.title, p.venue) for p in found] == [("Homes of geese in the city", "Goose Education")]


@pytest.mark.parametrize("editors", [", eds. J. Symonds and P. Calvino (", " (Ed. J. Symonds), ("])
def test_editors_behind_a_book_are_no_venue(editors):
    found = papers(read_papers, f"“Attention to Geese.” In *Companion to Birds*{editors}Routledge, 2019), 88-101.\n")
    assert [p.venue for p in found] == ["Companion to Birds"]


def test_titles_that_end_in_a_stop_and_rows_of_links():
    body = (
        "[A list](https://a.org/) of all works is online.\n\n"
        "[Geese Fly South.](https://a.org/1) [[pdf](https://a.org/2)]  \n"
        "Ned Dahl, Mira Okoye, Ann Bell.  \n*ISCA*, 2024\n\n[Geese Fly North.](https://a.org/3)  \n"
        "Ann Bell, Ned Dahl, Mira Okoye.  \n*ISCA*, 2023\n\n- [Paper link](https://a.org/4), [Talk](https://a.org/5)\n"
    )
    assert titles(body) == ["Geese Fly South", "Geese Fly North"]


def test_places_behind_the_names_of_co_authors():
    body = "- **Prices of Geese** — with Ann Bell (LSE), Ned Dahl (Univ. of Oslo), and Yu Ito (Keio)\n"
    found = papers(read_papers, body)
    assert [(p.title, p.authors) for p in found] == [("Prices of Geese", [OWNER, "Ann Bell", "Ned Dahl", "Yu Ito"])]


def test_names_that_are_a_paragraph_below_their_title_belong_to_it():
    body = (
        "Counting Geese from the Air: A Survey of Methods\n\nNed Dahl, **Mira Okoye**, Ada Lund\n\n"
        "“Swans” and Other Outliers\n\nMira Okoye, Ada Lund\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.authors) for p in found] == [
        ("Counting Geese from the Air: A Survey of Methods", ["Ned Dahl", "Mira Okoye", "Ada Lund"]),
        ("“Swans” and Other Outliers", ["Mira Okoye", "Ada Lund"]),
    ]


def test_headings_that_are_titles_begin_entries_and_the_words_below_are_no_papers():
    body = (
        "#### “Geese in Thought,” *Bird Studies* 64:1 (2020)\n\n> Although geese think, few have asked how.\n\n"
        "#### “The Patience of Swans,” *Ethics of Birds* (2019, forthcoming)\n\n> I argue that swans wait.\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.venue, p.status) for p in found] == [
        ("Geese in Thought", "Bird Studies", "published"),
        ("The Patience of Swans", "Ethics of Birds", "accepted"),
    ]


def test_rows_of_columns_are_entries_each():
    body = (
        "Geese and Their Maps\tOkoye, M.A., N. Dahl, & A. Lund\tBird Letters\tIn press\t202x\n"
        "Do Swans Need Names?\tDahl, N., & M.A. Okoye\tMethods in Swans\t8(5):541-551\t2017\n"
    )
    assert titles(body) == ["Geese and Their Maps", "Do Swans Need Names?"]


def test_an_earlier_version_told_in_brackets_dates_nothing():
    body = (
        "- **Swans and Dimension** [[pdf]](swans.pdf)\n  (with Ada Lund)\n  Swan Structures in Zoology, 16(5), 2006.\n"
        "  (an earlier version appeared in: *Birds in Europe*, 2005)\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.authors, p.venue, p.year) for p in found] == [
        ("Swans and Dimension", ["Mira Okoye", "Ada Lund"], "Swan Structures in Zoology", 2006)
    ]


def test_a_style_that_holds_for_all_sets_off_no_title():
    body = (
        "**Okoye, M. (2016). Swans on the shore. *Bird Economics, 12(3),* 31-52.**\n\n"
        "**Okoye, M., & Dahl, N. Goose calls and answers: Two winters of listening.**\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.authors) for p in found] == [
        ("Swans on the shore", ["Okoye, M."]),
        ("Goose calls and answers: Two winters of listening", ["Okoye, M.", "Dahl, N."]),
    ]


def test_a_group_of_publications_is_in_print_whatever_the_heading_above_says():
    body = (
        "**Goose Pricing**\nwith Ned Dahl and Ada Lund October 2025\n\n## Publications\n\n"
        "**Swans and Their Runs**\nwith Ned Dahl — *Journal of Finance*, 7, March 2021, pp. 11-30\n"
    )
    found = papers(read_papers, body, title="Working papers")
    assert [(p.title, p.authors, p.status) for p in found] == [
        ("Goose Pricing", [OWNER, "Ned Dahl", "Ada Lund"], "preprint"),
        ("Swans and Their Runs", [OWNER, "Ned Dahl"], "published"),
    ]


def test_items_that_label_numbered_items_are_no_papers():
    body = f"- *Refereed Articles:*\n    1. {FIRST}\n    2. {SECOND}\n"
    assert titles(body) == TITLES


def test_a_venue_in_camel_case_is_no_author():
    found = papers(read_papers, "- [Herons of the South](https://a.org), Ned Dahl, Mira Okoye, **NeurIPS 2019**\n")
    assert [(p.authors, p.venue, p.year) for p in found] == [(["Ned Dahl", OWNER], "NeurIPS", 2019)]


def test_families_in_capitals_stand_before_their_given_names():
    found = papers(read_papers, "- OKOYE, Mira, DAHL, Ned Olaf. *Geese and archives*. *Bird Curation*. 2020. Vol. 15\n")
    assert [p.authors for p in found] == [["OKOYE, Mira", "DAHL, Ned Olaf"]]


def test_a_status_is_no_venue():
    found = papers(read_papers, "- Okoye, M., Dahl, N.: How drizzle counts the geese at sea. *(in review)*\n")
    assert [(p.title, p.venue, p.status) for p in found] == [("How drizzle counts the geese at sea", None, "submitted")]


def test_an_item_that_is_a_heading_by_all_its_words_is_no_paper():
    body = f"- {FIRST}\n- Peer-Reviewed Publications (Collaborative)\n- {SECOND}\n"
    assert titles(body) == TITLES


def test_a_month_behind_the_year_is_no_title():
    place = "In 2018 41st International Conference on Signal Processing (TSP) (pp. 1-5). IEEE"
    found = papers(
        read_papers, f"- Okoye, M., Dahl, N. and Bell, A., 2018, July. Minimal Counting of Geese. {place}.\n"
    )
    assert [(p.title, p.year) for p in found] == [("Minimal Counting of Geese", 2018)]


def test_a_year_that_was_wrapped_behind_the_names_dates_the_paper():
    body = (
        "Nora T. Dahl, Ada Lund, Mira Okoye, & Monika Bell\n    (2009). Deficits in the reach of geese. "
        "Journal of Geese, 47, 1603-1615.\nMira Okoye, & Ned Dahl (2008). Swans in\n    flight. "
        "Journal of Swans, 4, 25-29.\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.year, len(p.authors)) for p in found] == [
        ("Deficits in the reach of geese", 2009, 4),
        ("Swans in flight", 2008, 2),
    ]


WELLS, FIELDS = "How Deep Wells Pay", "What Dry Fields Lose"
SUMMARIES = {
    "labelled": f"**{WELLS}**\n\n*Abstract:*\n\nWater is scarce and so are wells.\n\n**{FIELDS}** with Ada Lund\n",
    "running sentences": f"**{WELLS}**\nUsing logs of 214 wells, 2009-2017, I show that depth pays.\n\n"
    f"**{FIELDS},** with Ada Lund\nFields dry out. We ask how farmers adapt to it.\n",
    "no style": f"{WELLS}\nUsing logs of 214 wells, 2009-2017, we ask whether depth pays for all who drill and\n"
    f"for those who do not.\n{FIELDS}, with Ada Lund\nOur paper estimates what a field loses in a year.\n",
    "headings": f"### {WELLS}\n**Abstract.** Wells are deep.\n\n### {FIELDS}\nwith Ada Lund | *Submitted*\n",
}


@pytest.mark.parametrize("form", SUMMARIES)
def test_summaries_below_titles_are_no_papers_and_no_venues(form):
    found = papers(read_papers, SUMMARIES[form], title="Working Papers")
    assert [(p.title, p.authors, p.year, p.venue) for p in found] == [
        (WELLS, [OWNER], None, None),
        (FIELDS, [OWNER, "Ada Lund"], None, None),
    ]


def test_names_of_co_authors_go_on_below_and_end_their_line():
    found = papers(read_papers, "How Deep Wells Pay, with Ned Dahl, Ada\nLund, and Ines Brandt\n")
    assert [(p.title, p.authors) for p in found] == [
        ("How Deep Wells Pay", [OWNER, "Ned Dahl", "Ada Lund", "Ines Brandt"])
    ]


def test_a_standing_at_a_journal_heads_no_part_of_the_list():
    group = (
        "**How Deep Wells Pay**\n\n*Revise and resubmit, Journal of Urban Economics*\n\nWells are deep and so are we.\n"
    )
    assert [p.status for p in papers(read_papers, group)] == ["submitted"]


@pytest.mark.parametrize("journal", ["J. Swan Res.", "Ann. Swan. Lett.", "P. Geese"])
def test_a_journal_in_italics_that_looks_like_a_name_is_no_author(journal: str) -> None:
    body = (
        f"[1] [Counting geese](https://a.cz)\\\nN. Dahl, A. Lund and M. Okoye, *{journal}* **16**, 81 (2021).\n\n"
        f"[2] [Counting swans](https://b.cz)\\\nM. Okoye and N. Dahl, *{journal}* **15**, 1140 (2020).\n"
    )
    found = papers(read_papers, body)
    assert [len(p.authors) for p in found] == [3, 2]
    assert [(p.venue, p.volume, p.pages, p.year) for p in found] == [
        (journal.rstrip("."), "16", "81", 2021),
        (journal.rstrip("."), "15", "1140", 2020),
    ]


def test_one_year_in_a_column_dates_several_works():
    body = (
        "2023\tOkoye, M. Deep and shallow wells. Water Research 12, 1-9.\n\n"
        "Lund, A., Okoye, M. A field in autumn. Water Research 11, 3-8.\n\n"
        "2020\tDahl, N., Okoye, M. Rivers that bend. Water Research 9, 14-22.\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.year, len(p.authors)) for p in found] == [
        ("Deep and shallow wells", 2023, 1),
        ("A field in autumn", 2023, 2),
        ("Rivers that bend", 2020, 2),
    ]


def test_plain_sentences_below_works_with_lines_of_authors_are_captions():
    body = (
        "**Counting Geese at Scale**\\\nNed Dahl, Mira Okoye\\\n*CVPR*, 2024\n\nA small goose is enough.\n\n"
        "**Swans in the Wild**\\\nMira Okoye, Ada Lund\\\n*ECCV*, 2022\n\nPictures of swans at night.\n"
    )
    assert titles(body) == ["Counting Geese at Scale", "Swans in the Wild"]


def test_the_first_paragraph_over_a_list_states_interests():
    lead = "I'm interested in computer vision, swans, and geese. Some papers are highlighted.\n\n"
    assert [record.text for record in records(read_lead, lead + f"- {FIRST}\n")[0]] == [
        "computer vision",
        "swans",
        "geese",
    ]
    assert titles(lead + f"- {FIRST}\n- {SECOND}\n") == TITLES


def test_names_that_close_citations_are_authors():
    body = (
        "- Counting Geese at Scale. INFOCOM 2019: 72-83, Ned Dahl, Mira Okoye (Best paper award)\n"
        "- Swans in the fields of autumn. Physica D 118: 40-52 (2015), Mira Okoye, Ada Lund\n"
    )
    assert [p.authors for p in papers(read_papers, body)] == [["Ned Dahl", "Mira Okoye"], ["Mira Okoye", "Ada Lund"]]
    bracketed = papers(read_papers, "- Counting Geese at Scale (M. Okoye, A. Lund, 2024)\n")
    assert [(p.authors, p.year, p.venue) for p in bracketed] == [(["M. Okoye", "A. Lund"], 2024, None)]


def test_a_linked_title_of_a_law_review_is_whole_and_sentences_are_no_venue():
    linked = "[Quarrels Over Nests: Standing of Geese](https://x.org/a.pdf), 41 *Yale Law Journal* 209 (2011)\n"
    assert titles(linked) == ["Quarrels Over Nests: Standing of Geese"]
    told = "2024\tPorts without ships. with Ada Lund. We ask how ports change when their ships get larger and slow.\n"
    assert [p.venue for p in papers(read_papers, told)] == [None]


def test_a_title_of_small_letters_behind_names_and_words_of_other_languages_for_standing():
    body = (
        "- Girard P., Okoye M. Mesures et mémoires. *Annales de l'Institut Fourier*, 2024.\n"
        "- Girard P., Okoye M. (à paraître). Temps longs. *Comptes Rendus Mathématique*.\n"
        "- Okoye, M.A. Geese and swans of the north. *Bird Letters* 3, 2-9, 2021.\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.status, p.authors) for p in found] == [
        ("Mesures et mémoires", "published", ["Girard P.", "Okoye M."]),
        ("Temps longs", "accepted", ["Girard P.", "Okoye M."]),
        ("Geese and swans of the north", "published", ["Okoye, M.A."]),
    ]


@pytest.mark.parametrize(
    ("line", "venue"),
    [
        ("“Who pays for geese?” NBER Working Paper No. 24911, 2021.", "NBER Working Paper"),
        ("“Who pays for geese?” (with Ada Lund), BSE Working Paper 1431, 2020.", "BSE Working Paper"),
        ("“Who pays for geese?” Bank of Finland Research Discussion Papers 12/2016.", "Discussion Papers"),
        ("Who pays for geese (with Ada Lund), Israel J. Math. 140 (2009), 31-60.", "Israel J. Math"),
    ],
)
def test_series_of_papers_keep_their_name_and_journals_are_no_authors(line, venue):
    [paper] = papers(read_papers, f"- {line}\n")
    assert paper.venue.endswith(venue)
    assert paper.authors[0] == OWNER


def test_names_on_the_second_line_below_a_linked_title():
    body = (
        "- [Counting Geese at Scale](https://x.org/a)\\\n  March 2025 · *bioRxiv*\\\n  Ned Dahl, Mira Okoye\\\n  PDF\n"
        "- **[Swans in the Wild](https://x.org/b)**\\\n  Ada Lund, Mira Okoye · *Best student paper*\n"
    )
    assert [p.authors for p in papers(read_papers, body)] == [["Ned Dahl", "Mira Okoye"], ["Ada Lund", "Mira Okoye"]]


def test_hanging_indents_part_citations_that_only_a_pages_end_sets_apart():
    entry = "Counting Geese Number {} at Scale. Ned Dahl and\n      Mira Okoye. Geese Quarterly, 20{}.\n"
    body = "".join(entry.format(n, n) + ("\n\n" if n == 12 else "") for n in (10, 11, 12, 13, 14))
    assert [p.year for p in papers(read_papers, body)] == [2010, 2011, 2012, 2013, 2014]


def test_the_kind_of_work_before_its_authors_and_links_behind_part_lines():
    body = (
        "Journal Ranked Q1 on Scimago — Ned Dahl, Mira Okoye, and Ada Lund. Ranking geese by their\n"
        "footprints: a study. Annals of Software Engineering, March 2024 — bib pdf arXiv\n"
        "Workshop paper (poster) at Swans’26 — Mira Okoye and Ada Lund. Folding the wings of compositional\n"
        "nets. In Joint Workshop Proceedings of Swans’26. CEUR-WS.org, 2026 — bib pdf\n"
        "arXiv\n"
        "Journal Ranked Q2 on Scimago — Mira Okoye and Ned Dahl. Swans that talk all night long to other\n"
        "swans. Acta Informatica, page 411, March 2021 — bib\n"
    )
    assert [(p.title, len(p.authors)) for p in papers(read_papers, body)] == [
        ("Ranking geese by their footprints: a study", 3),
        ("Folding the wings of compositional nets", 2),
        ("Swans that talk all night long to other swans", 2),
    ]
