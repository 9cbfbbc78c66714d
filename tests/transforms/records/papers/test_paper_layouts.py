"""Papers in layouts of titles, names and venues on lines, in columns and under headings. All made up."""

import pytest

from tests.transforms.records.cited import FIRST, OWNER, SECOND, TITLES, papers, titles
from tests.transforms.records.one_section import read
from transforms.records.papers.papers import read_papers


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


@pytest.mark.parametrize("date", ["June {}", "Sept. {}", "`06/{}`", "**{}-06**", "({})"])
def test_dates_that_each_work_begins_with_are_no_titles(date):
    lines = ((date.format(year), f"[**{title} seen from afar**](https://x.org/{year})") for year, title in _DATED)
    found = papers(read_papers, "\n\n".join(f"{when} {title}  \nNed Dahl and Mira Okoye" for when, title in lines))
    assert [(p.title, p.year) for p in found] == [(f"{title} seen from afar", year) for year, title in _DATED]


_DATED = ((2022, "Geese in fog"), (2021, "Swans at rest"), (2017, "Terns on rails"))


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


def test_links_over_names_year_and_title_set_no_title_off():
    linked = (
        "[Ada Quill, Bert Fern and Cleo Dorn (2013) The gill worms of northern looms. Weft](http://x.example/1) "
        "Letters, 14:131.\n\nCleo Dorn, Ada Quill and Gerd [Holl (2010) Life history of the common loom. Weft, 13:104.]"
        "(http://x.example/3)\n"
    )
    assert titles(linked) == ["The gill worms of northern looms", "Life history of the common loom"]


@pytest.mark.parametrize("dashes", ["———", "---------"])
def test_dashes_stand_for_the_authors_above(dashes):
    found = papers(
        read_papers,
        "Okoye, Mira, and Ada Lund. 2021. “Geese at Night.” *Bird Notes* 35(5): 701–729.\n\n"
        f"{dashes}. 2018. “The Uses of Roofs.” *Bird Notes* 45(1): 3–31.\n\n"
        "Okoye, Mira. 2004. “Swans.” *Bird Letters* 82(4): 1421–1450.\n\n"
        f"{dashes} and Ned Dahl. 2003. “Ducks on Wet Roofs.” *Bird Letters* 81(4): 21–50.\n",
    )
    assert [(len(paper.authors), paper.year) for paper in found] == [(2, 2021), (2, 2018), (1, 2004), (2, 2003)]


def test_a_note_in_brackets_behind_the_name_of_a_group():
    body = (
        "Books\n\nOkoye, Mira. 2016. Geese that Count: Roofs and Towns in the Life of\n     Birds. Oslo: Fjord Press.\n"
        "Okoye, Mira and Ada Lund. 2009. Geese and the Town.\n     Oslo: Fjord Press.\n"
        "Journal Articles (* denotes a graduate student co-author)\n\n"
        "Okoye, Mira, and Ned Dahl*. 2021. “Geese at Night.” Bird\n     Notes 35(5): 701–729.\n"
        "Okoye, Mira. 2004. “Swans on Roofs.” Social\n     Birds 82(4): 1421–1450.\n"
    )
    assert titles(body) == [
        "Geese that Count: Roofs and Towns in the Life of Birds",
        "Geese and the Town",
        "Geese at Night",
        "Swans on Roofs",
    ]


def test_a_quoted_title_below_a_summary_in_one_paragraph():
    body = (
        "“Geese in Distress: Roofs and the Fragility of Towns” (Job Market Paper)  \n"
        "I study how roofs break when geese land on them. I show that ten geese are enough for a roof of straw.  \n"
        "“Who Lands Late? Geese and Bells” (with Ada Lund), revise and resubmit, *Bird Notes*\n\n"
        "“Towns and Bells” (with Ned Dahl), working paper, 2023\n"
    )
    assert titles(body) == [
        "Geese in Distress: Roofs and the Fragility of Towns", "Who Lands Late? Geese and Bells", "Towns and Bells"
    ]  # fmt: skip


def test_titles_in_bold_that_begin_lines_without_gaps():
    body = (
        "**Do Geese Reach the Poor Roofs?** (with Ada Lund). *Revision requested, Bird Notes*  \n"
        "**Unsure Swans and the Hours of Ducks** (with Ned Dahl and Ada Lund). FEDP DP 18231\n"
    )
    found = papers(read_papers, body, title="Working Papers")
    assert [(paper.title, len(paper.authors)) for paper in found] == [
        ("Do Geese Reach the Poor Roofs?", 2),
        ("Unsure Swans and the Hours of Ducks", 3),
    ]


def test_a_name_that_a_margin_tore_is_one() -> None:
    text = """Ada Vale

Publications

 1. Berta Oakes, Carl Lindholm, Dora F. Ashworth, Ada Vale, Erik
    Sandberg, Fern Holloway, Gil Yewdale, Hanna M. Beechey, Ida Rowan
    and Jon Elmers. Prospects of weaving by night in the far north and
    what looms tell. In Proceedings of LOOM 2016, pages 11-23, 2016.
 2. Berta Oakes, Ada Vale, Carl Lindholm, and Erik
    Sandberg. Threads that sing. In Proceedings of the Second
    Symposium on Threads, October 2014.
"""
    first, second = read(text).papers
    assert first.authors[4:6] == ["Erik Sandberg", "Fern Holloway"]
    assert len(first.authors) == 10
    assert (second.authors[3], second.title) == ("Erik Sandberg", "Threads that sing")


def test_years_in_a_margin_begin_works_though_a_wide_blank_stands_in_a_line():
    body = (
        "2024\tGeometry of geese on the roof (with Ned Dahl and Ada Lund)\n*Algebra and Geese,* 7(3), pp. 41-58."
        "\t(Based on my thesis)\n2024\tCounting swans that fly by night\n*Journal of Swans,* 12(4), pp. 301-322.\n"
        "2021\tOn the degree of a duck (with Monika Bell)\n*Journal of Ducks,* 31(2), pp. 9-27.\n"
    )
    assert [(p.title, p.venue, p.year) for p in papers(read_papers, body)] == [
        ("Geometry of geese on the roof", "Algebra and Geese", 2024),
        ("Counting swans that fly by night", "Journal of Swans", 2024),
        ("On the degree of a duck", "Journal of Ducks", 2021),
    ]


def test_a_standing_on_the_line_below_is_no_part_of_the_title():
    body = "2026\tBeyond mock geese: elliptic roofs for higher ranks (with Ned Dahl and Ada Lund)\nPreprint. arXiv\n"
    assert titles(body) == ["Beyond mock geese: elliptic roofs for higher ranks"]


def test_a_meeting_with_its_year_right_below_a_work_is_its_venue() -> None:
    works = (("2021", "Slow Looms on Rivers"), ("2020", "Warm Dyes for Wool"), ("2019", "Felt under Rain"))
    body = "\n\n".join(
        f"{year}\t**{title}**, Ned Dahl, **Mira Okoye**\n{year} IEEE International Conference on Weaving (ICW)"
        for year, title in works
    )
    found = papers(read_papers, body)
    assert [(p.title, p.venue) for p in found] == [(t, "IEEE International Conference on Weaving") for _, t in works]
