"""Papers among what stands beside them: summaries, standings, captions, years, kinds. All made up."""

import pytest

from tests.transforms.records.cited import FIRST, OWNER, SECOND, TITLES, papers, records, titles
from tests.transforms.records.one_section import read
from transforms.records.papers.papers import read_lead, read_papers

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


BESIDE = "{}, with Henrik Moss and Karim Sand, *Journal of Rural Finance, vol. 12, July 2019*"


@pytest.mark.parametrize(
    "form", [BESIDE, BESIDE.replace("*", ""), BESIDE.replace(", with", " (with").replace("d, *", "d), *")]
)
def test_what_looks_like_names_is_a_title_where_co_authors_stand_behind_it(form: str) -> None:
    titles_ = [
        "Informal Trade and Harbour Requirements: Local Evidence",
        "Harbour Rules, Cargo Prices, and the Fen Economy",
    ]
    body = "\n".join(f"{number}. {form.format(title)}" for number, title in enumerate(titles_, 1))
    body += "\n3. Harbour Barriers, Size-Dependent Tolls, and Boats *conditionally accepted Fen Economic Journal*\n"
    found = papers(read_papers, body)
    assert [(p.title, p.authors, p.venue) for p in found] == [
        *((title, [OWNER, "Henrik Moss", "Karim Sand"], "Journal of Rural Finance") for title in titles_),
        ("Harbour Barriers, Size-Dependent Tolls, and Boats", [OWNER], "Fen Economic Journal"),
    ]
    assert [(p.volume, p.year, p.status) for p in found[1:]] == [("12", 2019, "published"), (None, None, "accepted")]


@pytest.mark.parametrize(
    ("set_off", "volume"), [("Fen Letters Vol 9 No. 3, July 2017", "9"), ("Fen Letters 17 (2014) 212-231", "17")]
)
def test_a_venue_with_its_numbers_in_the_same_letters(set_off: str, volume: str) -> None:
    (found,) = papers(read_papers, f"1. N. Dahl, M. Okoye. The Long Thaw of the North, *{set_off}*\n")
    assert (found.venue, found.volume) == ("Fen Letters", volume)


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


def test_a_footnote_whose_star_looks_like_a_bullet_parts_no_list() -> None:
    body = "\n\n".join(
        (
            f"**{OWNER}**, Lund A. {WELLS}. *J. Wells* 4: 1-9 (2019)",
            f"Lund A\\*, **{OWNER}**. {FIELDS}. *J. Fens* 5: 2-8 (2018)",
        )
    )
    found = papers(read_papers, f"{body}\n\n\\* graduate student advisee\n")
    assert [paper.title for paper in found] == [WELLS, FIELDS]


@pytest.mark.parametrize("mark", ["", "**"])
def test_running_words_below_a_title_in_quotes_are_no_work_and_no_venue(mark: str) -> None:
    told = (
        "Developing nested models of yarn markets (LoomSim) on Norwegian survey data to evaluate the effects of "
        "proposed fees on small weavers, who pay most of them."
    )
    (paper, other) = read(
        f"## Work in Progress\n\n{mark}“Fees on Yarn in Norway”{mark} (with Ada Quill)\n{told}\n\n"
        f"{mark}“Threads at Sea”{mark} (with Bo Dahl)\n"
    ).papers
    assert (paper.title, paper.venue) == ("Fees on Yarn in Norway", None)
    assert other.title == "Threads at Sea"


@pytest.mark.parametrize(
    ("note", "award"),
    [
        ("(**Distinguished Paper Award**, Felt Section of the Globex Society, 2021)",
         ("Distinguished Paper Award", "Felt Section of the Globex Society", "2021")),
        ("(Best Paper Award, Globex Society)", ("Best Paper Award", "Globex Society", "2019")),
        ("(Best Paper Award)", ("Best Paper Award", "Weft Letters", "2019")),
    ],
)  # fmt: skip
def test_an_honours_bracket_says_who_gave_it_and_when(note: str, award: tuple[str, str, str]) -> None:
    found = read(
        f"## Publications\n\n1. Miller, J. (2019). How Deep Wells Pay. *Weft Letters*, 8(1), 1.  \n   {note}\n"
    )
    assert [(one.name, one.granter, one.start) for one in found.awards] == [award]


@pytest.mark.parametrize("lead", ["\\* corresponding author; † equal contribution.", "† joint first authors"])
def test_what_marks_beside_authors_mean_is_no_work(lead: str) -> None:
    works = "".join(
        f"- Weft Letters | 2021  \n  **{title}**  \n  Jane Q. Miller, Ada Lund\n\n" for title in (WELLS, FIELDS)
    )
    found = read(f"## Publications\n\n{lead}\n\n{works}\n").papers
    assert [one.title for one in found] == [WELLS, FIELDS]


@pytest.mark.parametrize(
    "line",
    [
        "[**Articles**](/articles/)",
        "**ORCID:** [0000-0002-1825-0097](https://orcid.org/x)",
        "ORCID: 0000-0002-1825-0097 (https://orcid.org/0000-0002-1825-0097)",
    ],
)
def test_a_line_that_only_sends_on_is_no_work(line: str) -> None:
    work = "Vale, I., & Orr, B. (2019). Slow looms for quiet mills. *Journal of Weaving*, 3(2), 4-9."
    assert not read(f"## Publications\n\n{line}\n").papers
    assert [one.title for one in read(f"## Publications\n\n{line}\n\n{work}\n").papers] == [
        "Slow looms for quiet mills"
    ]


@pytest.mark.parametrize("topic", ["**{}**", "{}", "*{}*"])
def test_a_few_words_over_the_next_works_say_what_these_are_about(topic: str) -> None:
    works = [
        "**Weft and felt on looms**\\\nAda Vale, Bo Orr\\\nFELT 2021",
        "**Moss for weavers**\\\nBo Orr, Ada Vale\\\nMOSS 2022",
        "**Looms that learn**\\\nAda Vale, Cy Lund\\\nFELT 2023",
        "**Dyes of the north**\\\nAda Vale, Di Moe\\\nDYES 2024",
        "**A loom of one's own**\\\nAda Vale, Di Moe\\\nDYES 2025",
    ]
    works.insert(3, topic.format("Graph Dyeing"))
    found = read("## Publications\n\n" + "\n\n".join(works)).papers
    assert [paper.title for paper in found] == [
        "Weft and felt on looms",
        "Moss for weavers",
        "Looms that learn",
        "Dyes of the north",
        "A loom of one's own",
    ]
