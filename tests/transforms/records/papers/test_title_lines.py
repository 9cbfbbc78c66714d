"""Works whose titles stand on lines of their own. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

FIELDS = [
    ("Slow Looms of the North: Evidence from Barns", ["Jane Q. Miller", "Ada Lund", "Otto Weil"], "Textile History"),
    ("Dyes and Their Makers", ["Jane Q. Miller", "Nora Dahl"], "Journal of Colour"),
    ("Threads of the South", ["Jane Q. Miller", "Ada Lund"], None),
]


def papers(body: str) -> list[tuple[str, list[str], str | None]]:
    return [(one.title, one.authors, one.venue) for one in read(f"## Publications\n\n{body}").papers]


def test_place_standing_and_co_authors_end_a_work() -> None:
    body = (
        "Slow Looms of the North: Evidence from Barns\nTextile History, 2020\nwith Ada Lund and Otto Weil\n"
        "Dyes and Their Makers\nJournal of Colour, 2018\nFirst author (with Nora Dahl)\n"
        "Threads of the South\nUnder review\nwith Ada Lund"
    )
    assert papers(body) == FIELDS


@pytest.mark.parametrize("mark", ["*", "**"])
def test_titles_in_one_style_begin_works_whatever_their_words(mark: str) -> None:
    body = (
        f"{mark}Looms in Schools: Assessment Report{mark}\nPrepared for the City of Leeds\nMarch 2021\n\n"
        f"{mark}Dyes in Rivers{mark}\nFirst author (with Nora Dahl)\n"
        "Forthcoming in “Rivers of the North” (Reed Press)\n\n"
        f"{mark}Salt on Threads: Findings Report{mark}\nPrepared for the Ministry of Water\nAugust 2019"
    )
    assert [one[0] for one in papers(body)] == [
        "Looms in Schools: Assessment Report", "Dyes in Rivers", "Salt on Threads: Findings Report"
    ]  # fmt: skip


def test_labels_in_italics_over_several_works_are_no_titles() -> None:
    body = (
        "*Books*\nMiller, J. and Lund, A. (2020). Looms of the North. Reed Press.\n\n*Journal articles*\n"
        "Miller, J. (2018). Dyes and their makers. Journal of Colour 8: 33-51.\n"
        "Lund, A. and Miller, J. (2016). Salt on threads. Textile History 5: 1-9.\n\n*Book chapters*\n"
        "Miller, J. (2015). Threads. In Cloth, 10-20. Reed Press."
    )
    assert [one[0] for one in papers(body)] == [
        "Looms of the North", "Dyes and their makers", "Salt on threads", "Threads"
    ]  # fmt: skip


YEARS = """Notes on the Weavers’ Survey of Barn Leases (2025), with Nathan Pryde and Otto Reed. Globex Issue Brief.
Converting Barns to Mills: Drivers and Extent (2025), with Jonas Vale and
Ines Marsh. Report prepared for the Ministry of Cloth.
Obstacles and Occasions for Carrying Wool over the Price of
Dyes (2024), with Nathan Pryde. Globex Report.
The Effects of Looms on Small Towns (2019). Master’s thesis."""


@pytest.mark.parametrize(
    "numbered", ["", "2. Miller, J. Dyes at night. Ibis (2022).\n\n1. Miller, J. Salt. Ibis (2021).\n\n"]
)
def test_a_title_with_its_year_in_brackets_begins_a_work(numbered: str) -> None:
    body = numbered + (YEARS.replace(".\n", ".\n\n") if numbered else YEARS)
    assert [one[0] for one in papers(body)][2 * bool(numbered) :] == [
        "Notes on the Weavers’ Survey of Barn Leases",
        "Converting Barns to Mills: Drivers and Extent",
        "Obstacles and Occasions for Carrying Wool over the Price of Dyes",
        "The Effects of Looms on Small Towns",
    ]


def test_cards_end_in_a_date_that_may_have_a_note() -> None:
    body = (
        "Looms in Schools and Other Quiet Places of the Northern Stu-\ndents\nPrepared for the City of Leeds\n"
        "March 2021 (ID: soon)\nDyes in Rivers: A Survey of Towns\nPrepared for the Ministry of Water\nAugust 2019"
    )
    assert papers(body) == [
        ("Looms in Schools and Other Quiet Places of the Northern Students", ["Jane Q. Miller"], "City of Leeds"),
        ("Dyes in Rivers: A Survey of Towns", ["Jane Q. Miller"], "Ministry of Water"),
    ]


def test_titles_stand_below_names_year_and_journal() -> None:
    body = (
        "1. **Miller, Jane**, Ada Lund, and Otto Weil 2015, ApJ, 573, A106\nThe dense wool of the northern clouds\n"
        "2. **Miller, Jane**, Dahl, Nora, and Weil, Otto 2013, ApJ, 779, 50\nA measurement of the threads of stars\n"
        "3. **Miller, J.**, Lund, A., and Weil, Omar **2011**, MNRAS, 418, 2121\nOutflows in the western mill"
    )
    assert papers(body) == [
        ("The dense wool of the northern clouds", ["Miller, Jane", "Ada Lund", "Otto Weil"], "ApJ"),
        ("A measurement of the threads of stars", ["Miller, Jane", "Dahl, Nora", "Weil, Otto"], "ApJ"),
        ("Outflows in the western mill", ["Miller, J.", "Lund, A.", "Weil, Omar"], "MNRAS"),
    ]
