"""Lists whose members part their fields by lines, bars or dashes: one order for all. All works are made up."""

import pytest

from tests.transforms.citations.citing import OWNER, names
from transforms.citations.cells import in_cells
from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.text import Cited
from transforms.parse import parse
from transforms.readers.dispatch import read as read_document

WORKS = [
    ("what geese want", "Okoye, M.; Dahl, N.", "Lapwing, 12, 3-9", 2021),
    ("Plover", "Okoye, M.", "Annals of Ponds 4(2):11-19", 2019),
    ("Swans, 1880–1910", "Lund, A.; Okoye, M.; Dahl, N.", "in Meeting on Marsh Birds", 2016),
    ("Ducks in Snipe", "Dahl, N.; Okoye, M.", "Lapwing", 2014),
]


def read(template):
    texts = [template.format(T=title, A=authors, V=venue, Y=year) for title, authors, venue, year in WORKS]
    return read_citations([Cited(text) for text in texts], [Hints(OWNER)] * len(texts))


@pytest.mark.parametrize(
    "template",
    [
        "{T}\n{V}, {Y}\n{A}",
        "{T}\n{A}\n{V}, {Y}",
        "{V}, {Y}\n{T}\n{A}",
        "{A}\n{T}\n{V}, {Y}",
        "{T} ({Y}) | {A} | {V}",
        "{T} – {V}, {Y} – {A}",
        "{V}, {Y} – {T}\n{A}",
        "{T} | {V}, {Y}, {A}",
        "{Y}\t{A}\t{V}\n{T}",
    ],
)
def test_one_order_holds_for_the_whole_list(template):
    found = read(template)
    assert [one.title for one in found] == [title for title, *_ in WORKS]
    assert [names(one) for one in found] == [authors.split("; ") for _, authors, *_ in WORKS]
    assert [one.year for one in found] == [year for *_, year in WORKS]
    assert [one.venue for one in found] == ["Lapwing", "Annals of Ponds", "Meeting on Marsh Birds", "Lapwing"]


def test_the_whole_cell_is_names_where_it_is_in_most_members():
    texts = [
        f"{names}\nOn geese and {bird}\nLapwing, 2020"
        for names, bird in (("Okoye M.", "ducks"), ("Okoye M. & Orr B.", "swans"))
    ]
    texts += ["Okoye M., Blau van der Zee-Ek X. & Orr B.\nOn geese and plovers\nLapwing, 2019"]
    assert [texts[2][slice(*one.authors)] for one in in_cells(texts, OWNER)[2:] if one] in (
        [],
        ["Okoye M., Blau van der Zee-Ek X. & Orr B."],
    )


@pytest.mark.parametrize(
    "texts",
    [
        ["M. Okoye. Geese — bib pdf", "M. Okoye. Swans — bib", "M. Okoye. Ducks — pdf"],
        ["M. Okoye. Geese. Lapwing, 2020.", "M. Okoye. Swans – a study. Lapwing, 2019.", "M. Okoye. Ducks. Lapwing."],
        ["Geese\nLapwing", "Swans\nLapwing", "Ducks\nLapwing"],
        ["M. Okoye\nGeese\nLapwing", "M. Okoye\nSwans\nLapwing"],
    ],
)
def test_other_lists_are_left_alone(texts):
    assert in_cells(texts, OWNER) == [None] * len(texts)


@pytest.mark.parametrize("sign", ["/", "·"])
def test_fields_that_strokes_or_dots_part(sign: str) -> None:
    rows = [
        ("Loom Roads: A Fast Weft", "Ada Quill, Bo Rook", "ICML 2020"),
        ("Felt Compilers at Scale", "Ada Quill, Cy Dorn", "OSDI 2019"),
        ("Frost on Dye Lines", "Bo Rook, Ada Quill", "NeurIPS 2018"),
    ]
    body = "\n".join(f" {sign} ".join(row) for row in rows)
    found = parse(read_document(f"Ada Quill\n\nPUBLICATIONS\n\n{body}\n".encode(), "a.txt")).papers
    assert [(one.title, ", ".join(one.authors), f"{one.venue} {one.year}") for one in found] == rows


def test_a_month_and_a_short_year_before_a_work_date_it():
    texts = [f"09/{year % 100:02}\t{authors}\t{venue}\n{title}" for title, authors, venue, year in WORKS]
    found = read_citations([Cited(text) for text in texts], [Hints(OWNER)] * len(texts))
    assert [one.year for one in found] == [2021, 2019, 2016, 2014]
