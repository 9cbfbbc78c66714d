"""Lists of papers: their numbers, labels beside them, fields in rows. All made up."""

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.cited import papers, titles
from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.records.papers.papers import read_papers


@pytest.mark.parametrize("mark", ["{}.", "{} . ", "{}. "])
def test_numbers_that_stand_on_their_entries(mark):
    works = ["Okoye, M. and N. Dahl 1968. Geese on wet roofs. Crop Sci. 8: 171-173."] * 2
    works.append("Okoye, M. 1972. High pollination of a\nnatural swan. Curr. Sci. 41: 832-833.")
    body = "\n".join(mark.format(i) + work for i, work in enumerate(works, 1))
    assert titles(f"{body}\n")[1:] == ["Geese on wet roofs", "High pollination of a natural swan"]


def test_a_lone_citation_behind_its_year():
    work = "2021\tMira Okoye and Nils Dahl. Geese on wet and on dry roofs: A long count\n"
    for venue in ("10th International Workshop on Birds of the Town, 2021", "International Bird Colloquium, May 2021"):
        (found,) = papers(read_papers, f"{work}*{venue}*\n")
        assert (found.title, len(found.authors)) == ("Geese on wet and on dry roofs: A long count", 2)


def test_numbers_in_words_are_no_marks():
    assert parse(read(b"# Ada Vale\n\n## Awards\n\n2.5 GPA of ducks, 2019\n", "a.md")).awards[0].name[:3] == "2.5"


def test_years_in_a_column_of_some_entries():
    body = (
        "M. Okoye, N. Dahl, and A. Lund. Homes of urban geese. *Bird Notes*. In review.\n\n"
        "**2018**\t**Okoye, M.**, N. Dahl, and A. Lund. 2018. “Tests of geese on roofs”. *Bird Journal* 17:343.\n\n"
        "**2017**\tDahl, N., **M. Okoye**, and A. Lund. 2017. “Variation of wet ducks”. *PLoS ONE* 12(3): e017.\n\n"
        "Lund, A., and **M. Okoye**. 2017. “Bias in counts of swans”. *Bird Journal* 14: 434.\n"
    )
    assert titles(body) == [
        "Homes of urban geese", "Tests of geese on roofs", "Variation of wet ducks", "Bias in counts of swans"
    ]  # fmt: skip


def test_titles_with_their_year_in_a_column_over_names_and_journal():
    body = "\n\n".join(
        f"**{title}**\t{year}\nOkoye, M., N. Dahl, & A. Lund\n*Bird Letters*\t*20(8):95-96*"
        for title, year in (("The many kinds of geese and their roofs", 2017), ("Ducks on the roofs of Oslo", 2015))
    )
    found = papers(read_papers, f"{body}\n")
    assert [(p.title, len(p.authors), p.year) for p in found] == [
        ("The many kinds of geese and their roofs", 3, 2017),
        ("Ducks on the roofs of Oslo", 3, 2015),
    ]


@pytest.mark.parametrize("title", ["Publications", "'Selected Papers'"])
def test_a_page_is_headed_by_the_title_in_its_front_matter(title):
    body = "1. **Geese on wet roofs**<br>\nM Okoye, N Dahl, A Lund<br>\n*Ibis* (2019)<br>\n"
    found = parse(read(f"---\nlayout: page\ntitle: {title}\n---\n\n{body}".encode(), "made-up.md"))
    assert [paper.title for paper in found.papers] == ["Geese on wet roofs"]


@pytest.mark.parametrize("standing", ["Forthcoming", "In press", "In prog."])
def test_a_standing_in_the_column_of_years(standing):
    body = (
        f"{standing}\tM. Okoye, N. Dahl, A. Lund. Doors of geese in the city. *Bird Notes*.\n"
        "2018\tOkoye, M., N. Dahl, and A. Lund. Windows of geese in the city. *Bird Journal* 17:343.\n"
        "2017\tDahl, N., M. Okoye, A. Lund. Roofs of geese in the city. *PLoS ONE* 12(3): e017.\n"
    )
    found = papers(read_papers, body)
    assert [(p.title[:7], p.year, len(p.authors)) for p in found] == [
        ("Doors o", None, 3), ("Windows", 2018, 3), ("Roofs o", 2017, 3)
    ]  # fmt: skip
    assert found[0].status == ("in_preparation" if standing == "In prog." else "accepted")


def test_years_beside_the_first_lines_of_titles():
    body = "".join(
        f"{title} as a dove of the roofs knows\t{year}\nand as a duck tells.\nOkoye, M., N. Dahl, and A.J.\nLund-Orr\n"
        f"Bird Letters\t20(8):95-96\n"
        for title, year in (("Homes of geese", 2017), ("Paths of geese", 2016), ("Songs of geese", 2015))
    )
    found = papers(read_papers, body)
    assert [(p.title[:14], p.year, len(p.authors)) for p in found] == [
        ("Homes of geese", 2017, 3), ("Paths of geese", 2016, 3), ("Songs of geese", 2015, 3)
    ]  # fmt: skip


def test_a_link_below_a_work_heads_no_group():
    work = "Okoye M, Dahl N, Lund A ({}) Geese of the city tell their songs. Journal of Geese.  \n[Pre-print](https://a.org/{})"
    found = papers(read_papers, "\n\n".join(work.format(year, year) for year in (2021, 2020, 2019)) + "\n")
    assert [p.status for p in found] == ["published"] * len(found)


def test_blank_lines_inside_works_whose_bold_titles_have_dates_beside_them():
    works = [("Views", 2025, ""), ("Curves", 2024, ""), ("Sounds", 2023, "\n"), ("Waters", 2021, "\n")]
    names = "***Mira Okoye,*** Romain Tissot, and Olivier Durand"
    body = "\n".join(
        f"**{title} of the wet roofs**\tSep. {year}\n{gap}{names}\n{gap}*Ibis {year}*\n{gap}"
        for title, year, gap in works
    )
    found = papers(read_papers, f"{body}\n")
    assert [(p.title.split()[0], p.year, p.venue) for p in found] == [(title, year, "Ibis") for title, year, _ in works]
    assert [len(p.authors) for p in found] == [3] * len(works)


def test_the_end_of_a_page_parts_no_works_with_years_beside_their_titles():
    works = "".join(
        f"{title} of the wet roofs\tSep. {year}\nMira Okoye, Romain Tissot, and Olivier Durand\nIbis {year}\n"
        for title, year in (("Views", 2025), ("Curves", 2024), ("Sounds", 2023), ("Waters", 2021))
    ).replace("Sounds of", "\nSounds of")
    found = papers(read_papers, works)
    assert [p.title[:5] for p in found] == ["Views", "Curve", "Sound", "Water"]


def test_lines_that_each_state_a_year_and_end_are_works_whatever_a_page_parts():
    works = [
        f"{title} (with Nils Dahl), Journal of Geese, Vol. {year - 2000} (2), May {year}, pp. 17-{year - 1980}"
        for title, year in (("Do doves nest", 2021), ("Why ducks tell", 2020), ("Songs", 2018), ("Late swans", 2016))
    ]
    works.insert(3, "")
    assert len(papers(read_papers, "\n".join(works) + "\n")) == 4


def test_a_year_below_a_comma_is_its_works_and_no_group():
    body = (
        "- Nils Dahl and Mira Okoye. Doors of geese in the city. International Conference on Geese (ICG),\n  2021.\n"
        "- Mira Okoye and Nils Dahl. Windows of geese in the city. Journal of Geese, 2017.\n"
    )
    assert [p.year for p in papers(read_papers, body)] == [2021, 2017]


def test_titles_that_end_in_their_co_authors_begin_works():
    text = (
        "Mordants of the north (with Ilse Kranz)\nIn preparation\nWho buys madder? (with Ilse Kranz and Tom Abara)\n"
        "Under review, Journal of Economic History\nThe price of blue (with Tom Abara)\nSubmitted\n"
        "Ledger errors\nIn preparation\n"
    )
    assert [(paper.title, paper.status) for paper in papers(read_papers, text)] == [
        ("Mordants of the north", "in_preparation"),
        ("Who buys madder?", "submitted"),
        ("The price of blue", "submitted"),
        ("Ledger errors", "in_preparation"),
    ]


def test_a_standing_alone_heads_the_works_below_it():
    text = "Submitted\nA. Lund. Mordants of the north.\nIn preparation\nA. Lund. The price of blue.\n"
    assert [(paper.title, paper.status) for paper in papers(read_papers, text)] == [
        ("Mordants of the north", "submitted"),
        ("The price of blue", "in_preparation"),
    ]


@pytest.mark.parametrize("left_out", ["…", "…,", "...", "..., &", "[...],", ". . ."])
def test_authors_left_out_in_the_middle_of_a_list(left_out):
    body = (
        f"- Okoye, M., Dahl, N., {left_out} Lund, A. J. (2019). Homes of urban geese. *Ibis*, 5(1), 1–4.\n"
        f"- Okoye, M., {left_out} Lund, A. J. (in press). Doors of the urban ducks. *Ibis*.\n"
    )
    assert [(paper.title, paper.authors) for paper in papers(read_papers, body)] == [
        ("Homes of urban geese", ["Okoye, M.", "Dahl, N.", "Lund, A. J."]),
        ("Doors of the urban ducks", ["Okoye, M.", "Lund, A. J."]),
    ]


def test_authors_left_out_of_a_list_in_medical_form():
    found = papers(read_papers, "- Okoye M, Dahl N, ..., Lund S. Peat and how geese find it. Ibis. 2019;10(1):4417.\n")
    assert [(paper.title, [name.rstrip(".") for name in paper.authors]) for paper in found] == [
        ("Peat and how geese find it", ["Okoye M", "Dahl N", "Lund S"])
    ]


def test_titles_over_names_without_blank_lines_between_some():
    body = (
        "Chimneys: Nests of the Inner City. (Collaboration with Globex)\n"
        "**M. Okoye**, N. Dahl, A. Lund.\n*19th Symposium on Geese (GOOSE), 2022*\n"
        "Seven Summers with the Ducks of Globex.\n**M. Okoye**, A. Lund.\n*Bird Letters (BL'21). Longer version.*\n"
        "Swanline: counting wings from a bridge. (In collaboration with Initech)\n"
        "**M. Okoye**, N. Dahl.\n*18th Symposium on Geese (GOOSE), 2021* wins the duck award\n\n"
        "Who Sleeps on Tiles? Notes on Gables.\nN. Dahl, **M. Okoye**.\n*12th Workshop on Roofs (ROOF), 2020*\n\n"
        "Geese in Spring: An Atlas.\nA. Lund, **M. Okoye**.\n*Conference on Ducks (DUCK), 2019*\n"
    )
    assert titles(body) == [
        "Chimneys: Nests of the Inner City",
        "Seven Summers with the Ducks of Globex",
        "Swanline: counting wings from a bridge",
        "Who Sleeps on Tiles? Notes on Gables",
        "Geese in Spring: An Atlas",
    ]


def test_books_of_an_editor_begin_works():
    body = (
        "Geese of the Port: A Ledger. Turku: Weft Press, 1998. 140 pp.\n"
        "(eds., with N. Dahl and A. Lund) Ducks and Ferries. Oslo: Fern Press, 2003.\n"
        "Herons in Town. Bergen: Moss Press, forthcoming.\n"
    )
    assert titles(body) == ["Geese of the Port: A Ledger", "Ducks and Ferries", "Herons in Town"]


def test_sentences_over_a_list_are_no_work():
    works = "".join(
        f"Okoye, M., & Dahl, N. ({year}). {title}. *Bird Notes*, 4(2), 5–17.\n\n"
        for year, title in ((2021, "Geese at rest"), (2020, "Geese at work"), (2019, "Wet swans"))
    )
    lead = "These works were written with others over many summers. Copies can be had from the port.\n\n"
    assert titles(lead + works) == ["Geese at rest", "Geese at work", "Wet swans"]


def test_a_heading_over_paragraphs_that_say_where_when_and_who_is_one_work():
    work = "### {}\n\n*Bird Notes, 12* (3), 5–{}.\n\n{}\n\nDahl, N., & Okoye, M. https://doi.org/10.5555/{}\n"
    body = work.format("Geese on wet roofs.", 19, 2014, 77) + "\n" + work.format("What do ducks know?", 11, 2011, 78)
    found = papers(read_papers, body)
    assert [(work.title, work.year, work.authors) for work in found] == [
        ("Geese on wet roofs", 2014, ["Dahl, N.", "Okoye, M."]),
        ("What do ducks know?", 2011, ["Dahl, N.", "Okoye, M."]),
    ]


def test_where_a_list_comes_from_and_when_it_was_changed_is_no_work():
    body = "Source: [Bird Scholar](https://birds.example)\n\n- Okoye, M. 1972. Geese on wet roofs. Bird Notes 4: 8-9.\n"
    assert titles(body) == ["Geese on wet roofs"]
    assert titles("**Last updated:**\n") == []


def test_months_on_lines_over_their_works():
    works = (
        ("July 2022", "Ponds that freeze twice", "Journal of Ice, vol. 4"),
        ("Submitted May 2021", "A census of skates", "Journal of Ice, vol. 3"),
        ("April 2016", "On thin ice", "In Proceedings of SLED 2015: Symposium on Sledges"),
        ("August 2013", "Skating on paper", "Annals of Snow, vol. 2"),
    )
    body = "\n".join(
        f"`{month}`\n[**{title}**](https://ice.example/{month[-4:]})  \nMina Okoye, Nils Dahl, and Ada Lund  \n"
        f"{venue}  \nDOI: [10.5555/ice.{month[-4:]}](https://doi.org/10.5555/ice.{month[-4:]}) and data:\n"
        for month, title, venue in works
    )
    assert [paper.year for paper in papers(read_papers, body)] == [2022, 2021, 2016, 2013]


@pytest.mark.parametrize("mark", ["**", ""])
def test_a_group_of_works_with_its_day_behind_a_number_of_a_work(mark: str) -> None:
    text = (
        "# Jane Q. Miller\n\n## Publications\n\n**Peer-reviewed (most read)**\n\n"
        "1. Moss AB, Miller JQ. 2017. Tides of slow wool in felt mills. "
        "*Loom Letters* 2:35-39. 10.1016/j.loom.2017.033\n\n"
        "2. Miller JQ, Fern CD. 2020. Walls of felt around old mills. *Loom Letters* 5:54-68. 10.1111/loom.13010\n"
        f"{'' if mark == '' else chr(10)}{mark}Peer-reviewed (July 1, 2023){mark}\n\n"
        "1. Fern CD, Miller JQ. 2018. Dyes of early weavers in wells. *Acta Lanae* 8:1-7. 10.1016/j.acta.2018.001"
    )
    parsed = parse(read(text.encode(), "a.md"))
    assert [one.year for one in parsed.papers] == [2017, 2020, 2018]
    assert not parsed.service


def test_years_over_works_of_each_of_them_are_no_works_year() -> None:
    body = (
        "## Publications\n\n2020 - Present\n\n- **Slow looms and their makers**\n  **Ada Quill**, Bo Marsh.\n"
        "  *arXiv preprint*\n- **Dyes of the cold sea and its shores**\n  **Ada Quill**, Ned Dahl.\n"
        "  *Weft Letters*, 2021\n"
    )
    assert [one.year for one in whole(f"# Ada Quill\n\n{body}").papers] == [None, 2021]
