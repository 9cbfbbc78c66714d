"""PDF files: headings in a margin that has dates in it, or beside it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import text

STATIONS = {
    "Degrees": ("PhD in botany, School of Roots", "MSc in botany, School of Twigs"),
    "Employment": ("Keeper of leaves, City of Brno", "Gardener, Castle of the Seven Woods"),
    "Awards": ("Prize of the Oak for a book on bark", "Medal of the Elm for the best garden"),
    "Teaching": ("Leaves for all, School of Roots", "Twigs and what they say, School of Roots"),
}


def cells(*, is_broken: bool = False) -> str:
    """A page with headings in one column, dates in a second and entries in a third."""
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, (head, entries) in enumerate(STATIONS.items()):
        y = 100 + 110 * number
        pdf.at(50, y, head)
        for at, entry in enumerate(entries):
            start = f"20{10 + at + number}"
            pdf.at(150, y + 50 * at, f"{start} -" if is_broken else start)
            if is_broken:
                pdf.at(150, y + 50 * at + 12, f"20{14 + at + number}")
            pdf.at(212, y + 50 * at, entry)
            for row in (1, 2):
                pdf.at(212, y + 50 * at + 12 * row, f"Told {row} visitors of roots and of twigs, of woods and trees")
    return text(pdf)


@pytest.mark.parametrize("is_broken", [False, True])
def test_headings_beside_a_margin_of_dates_stand_over_their_entries(is_broken: bool) -> None:
    made = cells(is_broken=is_broken)
    places = [made.index(f"## {head}\n") for head in STATIONS]
    assert places == sorted(places)
    for (_, entries), place in zip(STATIONS.items(), places, strict=True):
        assert place < made.index(entries[0]) < place + 60


def test_dates_that_each_cell_breaks_are_whole() -> None:
    assert "2010 - 2014\tPhD in botany" in cells(is_broken=True)


def test_bold_headings_that_look_like_others_over_a_column_of_dates_are_headings() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    heads = {"RESEARCH INTERESTS": 90, "EMPLOYMENT": 150, "TEACHING": 240, "AWARDS": 330}
    for number, (head, y) in enumerate(heads.items()):
        pdf.at(50, y, head, 10, "F2")
        for row in range(5):
            at = y + 12 + 12 * row
            pdf.at(50, at, f"20{10 + row}" if number and not row % 2 else "")
            pdf.at(220, at, f"Entry {row} of {number} leaves, roots and twigs in the woods of the town")
    made = text(pdf)
    assert [head for head in heads if f"## {head}\n" in made] == list(heads)


def test_headings_broken_over_lines_right_above_the_next_are_whole() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    beside = (
        "Research|leaves and roots of old trees in the woods around Brno", "Interests|",
        "Degrees|PhD in botany, School of Roots", "|MSc in botany, School of Twigs, in the town of Brno",
        "Employment|Keeper of leaves, City of Brno", "|Gardener, Castle of the Seven Woods near Brno",
        "Awards|Prize of the Oak for a book on bark", "|Medal of the Elm for the best garden of Brno",
    )  # fmt: skip
    for row, line in enumerate(beside):
        head, _, words = line.partition("|")
        pdf.at(50, 100 + 12 * row, head)
        pdf.at(150, 100 + 12 * row, words)
    made = text(pdf)
    assert [head for head in ("Research Interests", "Degrees", "Employment", "Awards") if f"## {head}\n" in made] == [
        "Research Interests", "Degrees", "Employment", "Awards"
    ]  # fmt: skip


def test_headings_over_a_column_of_dates_are_alike_though_some_are_wider_than_it() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    heads = ("Academic Appointments and Posts", "Teaching", "Awards", "Conference Presentations")
    for number, head in enumerate(heads):
        y = 90 + 90 * number
        pdf.at(50, y, head, 10, "F2")
        for row in range(6):
            pdf.at(50, y + 12 + 12 * row, "" if row % 2 else f"20{10 + row}")
            pdf.at(130, y + 12 + 12 * row, f"Entry {row} of {number} leaves, roots and twigs in the woods of the town")
    made = text(pdf)
    assert {f"## {head}\n" in made for head in heads} in ({True}, {False})


def test_two_headings_broken_over_three_lines_are_two() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    beside = (
        "Research Interests|leaves and roots of old trees in the woods around Brno",
        "Education and|PhD in botany, School of Roots", "Training|MSc in botany, School of Twigs, in the town of Brno",
        "|BSc in botany, School of Twigs", "Employment|Keeper of leaves, City of Brno",
        "|Gardener, Castle of the Seven Woods near Brno", "Awards|Prize of the Oak for a book on bark",
    )  # fmt: skip
    for row, line in enumerate(beside):
        head, _, words = line.partition("|")
        pdf.at(50, 100 + 12 * row, head)
        pdf.at(160, 100 + 12 * row, words)
    made = text(pdf)
    assert "## Research Interests\n" in made
    assert "## Education and Training\n" in made


@pytest.mark.parametrize("x", [112, 110])
def test_headings_of_a_margin_beside_a_list_that_hangs(x: int) -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    heads = {"Appointments": "School of Roots", "Education": "School of Twigs", "Publications": "Articles"}
    for number, (head, first) in enumerate(heads.items()):
        y = 100 + 40 * number
        pdf.at(50, y, head, 9)
        pdf.at(x, y, first)
        pdf.at(x, y + 12, f"20{10 + number}. Keeper of leaves")
    for row in range(12):
        pdf.at(x, 220 + 36 * row, f"Ada Novak. 20{10 + row}. Leaves of the towns by the river and of the woods")
        for line in (1, 2):
            pdf.at(
                x + 28, 220 + 36 * row + 12 * line, "around it, with what their keepers told. Letters of Leaves 4, 2"
            )
    made = text(pdf)
    assert [head for head in heads if f"## {head}\n" in made] == list(heads)


def test_headings_of_a_margin_over_a_line_above_lists_that_stand_farther_right() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    pdf.at(50, 90, "INTERESTS", 10, "F2")
    pdf.at(140, 90, "leaves, roots, twigs and bark")
    for number, head in enumerate(("PUBLICATIONS", "TALKS", "TEACHING")):
        y = 180 + 180 * number
        pdf.at(50, y, head, 10, "F2")
        for row in range(4):
            pdf.at(152, y + 40 * row, f"{row + 1}. Ada Novak, Leaves of the towns by the river and of the woods")
            for line in (1, 2):
                pdf.at(165, y + 40 * row + 12 * line, "around it, with what their keepers told, Letters of Leaves")
    assert "## INTERESTS\n" in text(pdf)


def test_headings_of_a_margin_where_every_line_begins_beside_them() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    heads = {"Appointments": "School of Roots", "Education": "School of Twigs", "Publications": "Articles"}
    for number, (head, first) in enumerate(heads.items()):
        y = 100 + 40 * number
        pdf.at(50, y, head, 9)
        pdf.at(110, y, first)
        pdf.at(110, y + 12, f"20{10 + number}. Keeper of leaves")
    for row in range(12):
        pdf.at(110, 220 + 24 * row, f"Ada Novak. 20{10 + row}. Leaves of the towns by the river and of the woods")
    made = text(pdf)
    assert [head for head in heads if f"## {head}\n" in made] == list(heads)


def test_a_heading_of_a_margin_stands_apart_from_a_line_that_a_blank_moved() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, (head, lines) in enumerate(STATIONS.items()):
        y = 100 + 80 * number
        pdf.at(50, y, head, 9)
        for row in range(4):
            x = 111 if head == "Employment" and not row else 108.5
            pdf.at(x, y + 12 * row, f"{lines[row % 2]}, for the good of leaves")
    made = text(pdf)
    assert "## Employment\n" in made
    assert "Employment Keeper" not in made


@pytest.mark.parametrize("size", [10, 12])
def test_headings_of_a_margin_may_be_two_in_all_and_a_little_larger_than_the_text(size: float) -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, (first, second) in enumerate((("Academic", "Background"), ("Teaching", "Experience"))):
        y = 100 + 120 * number
        pdf.at(50, y, first, size)
        pdf.at(50, y + 13, second, size)
        for row in range(8):
            pdf.at(
                150,
                y + 13 * row,
                f"201{row}: Leaves of the towns by the river, with {row} roots, School of Roots",
                10.9,
            )
    assert "## Academic Background\n\n2010: Leaves" in text(pdf)
    assert "## Teaching Experience\n\n2010: Leaves" in text(pdf)


def test_what_a_form_asks_for_each_record_anew_heads_nothing() -> None:
    pdf = Pdf()
    posts = ("Keeper of leaves", "Gardener of roses", "Tutor of weavers", "Reader in roots", "Dyer of wool")
    heads = {0: "Work experience", 3: "Education and training"}
    y = 60
    for number, post in enumerate(posts):
        if number in heads:
            pdf.at(50, y := y + 26, heads[number], 10, "F2")
        rows = (("Dates", f"201{number} - 201{number + 1}"), ("Position held", post), ("Employer", "City of Brno"))
        for label, said in rows:
            pdf.at(50, y := y + 13, label)
            pdf.at(200, y, f"{said}, the town of the seven woods")
        y += 13
    for head in ("Publications", "Awards", "Presentations"):
        pdf.at(50, y := y + 26, head)
        for row in range(6):
            pdf.at(200, y + 12 * row, f"Leaves, roots and twigs in the woods of the town in {row} days, {2010 + row}")
        y += 60
    made = text(pdf)
    assert all(f"Position held\t{post}" in made for post in posts)
    assert not any(line.startswith("#") and "Dates" in line for line in made.split("\n"))
