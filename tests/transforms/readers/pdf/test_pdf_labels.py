"""PDF files: headings in a margin that are larger than the text, and lines that return on pages. All made up."""

from __future__ import annotations

from tests.transforms.readers.pdf.made_pdf import Pdf, width
from tests.transforms.readers.pdf.pdf_pages import text

SECTIONS = (
    (("CURRENT", "POSITION"), "Keeper of leaves in Prague, where the woods are old"),
    (("WORKING", "PAPERS"), "Leaves of trees and of bushes, written with many others"),
    (("OTHER PUB-", "LICATIONS"), "Reading the woods, a brief for the city of Prague"),
    (("TEACHING",), "Lecturer in botany at the school of the woods"),
    (("OTHER AF-", "FILIATIONS", "&", "EXPERIENCE"), "Member of the club of trees and of bushes"),
)


def margined(lower: float = 0.0, size: float = 14) -> str:
    """The text of a page with headings in its margin, set lower than the lines beside them."""
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, (heads, entry) in enumerate(SECTIONS):
        y = 100 + 110 * number
        for row, head in enumerate(heads):
            pdf.at(50, y + lower + 14.4 * row, head, size)
        pdf.at(170, y, entry, 11)
        for row in range(1, 6):
            pdf.at(170, y + 12 * row, f"Wrote on leaves and {row} roots, about twigs and about woods near Prague")
    return text(pdf)


def test_headings_of_a_margin_that_are_larger_than_the_text_are_whole() -> None:
    for made in (margined(), margined(lower=7)):
        heads = [words for line in made.split("\n") if (words := line.lstrip("# ").strip("*")).isupper()]
        assert heads == [
            "CURRENT POSITION", "WORKING PAPERS", "OTHER PUBLICATIONS", "TEACHING", "OTHER AFFILIATIONS & EXPERIENCE"
        ]  # fmt: skip
        for head, (_, entry) in zip(heads, SECTIONS, strict=True):
            assert made.index(head) < made.index(entry) < made.index(head) + 60


def test_a_heading_that_reaches_the_words_beside_it_is_cut_off() -> None:
    pdf = Pdf()
    for number, head in enumerate(("EDUCATION", "TEACHING", "AWARDS", "PRESENTATIONS")):
        y = 100 + 60 * number
        pdf.at(50, y, head, 14)
        x = 168.0
        pdf.at(x, y, f"201{number}: Society of trees and of bushes")
        for row in range(1, 4):
            pdf.at(x, y + 12 * row, f"Wrote on leaves and {row} roots, about twigs and about woods near Prague")
    assert "PRESENTATIONS 2013" not in text(pdf)


def test_a_name_in_many_large_lines_leaves_the_margin_its_headings() -> None:
    pdf = Pdf()
    for number, words in enumerate(("Ada Maria", "Novak", "of the", "Northern", "Woods")):
        pdf.at(350, 40 + 20 * number, words, 18)
    for number, head in enumerate(("Degrees", "Employment", "Experience", "Interests")):
        y = 160 + 60 * number
        pdf.at(50, y, head, 10, "F2")
        pdf.at(150, y, f"201{number}: Society of trees and of bushes")
        for row in range(1, 4):
            pdf.at(150, y + 12 * row, f"Wrote on leaves and {row} roots, about twigs and about woods near Prague")
    assert "\n## Degrees\n\n2010: Society" in text(pdf)


def test_a_numbered_heading_is_not_cut_where_a_column_begins() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "4", 14, "F2")
    pdf.at(68, 100, "List of", 14, "F2")
    x = 72 + width("List of", 14) + 4
    pdf.at(x, 100, "Publications", 14, "F2")
    for row in range(8):
        pdf.at(50, 130 + 24 * row, str(2019 - row))
        pdf.at(
            x, 130 + 24 * row, f"Ada Novak. Leaves and {row} roots, about twigs and woods near Prague. Annals of Trees"
        )
    assert "4 List of Publications" in text(pdf)


def test_a_line_that_returns_below_a_page_s_own_words_is_no_running_head() -> None:
    pdf = Pdf()
    for number in range(4):
        pdf.at(50, 40, "Running Words of Ada" if number else "Ada Maria Novak", 10 if number else 20)
        pdf.at(50, 70, f"{('Station', 'Woods', 'Teaching', 'Papers')[number]} of the year", 10)
        if number in (0, 2):
            pdf.at(50, 85, "University of Brno")
        for row in range(9):
            pdf.at(50, 140 + 12 * row, f"Wrote about {number} leaves, {row} roots, about twigs and woods near Prague")
        if number < 3:
            pdf.page()
    made = text(pdf)
    assert made.count("University of Brno") == 2
    assert "Running Words" not in made


def test_labels_beside_their_lines_are_no_column_though_some_name_sections() -> None:
    pdf = Pdf()
    rows = (
        ("", "Talks"), ("2023", "Leaves in the wild, Brno"), ("2022", "Roots of trees, Prague"), ("", "Teaching"),
        ("2020–", "Botany of leaves and trees"), ("2019", "Botany of roots"), ("", "Reviewing"),
        ("Journals", "Leaves, Roots, Twigs"), ("Agencies", "Forest Foundation of Brno"), ("", "Languages"),
        ("Czech", "native"), ("English", "fluent"),
    )  # fmt: skip
    for number, (label, words) in enumerate(rows):
        if label:
            pdf.right(140, 100 + 24 * number, label)
        pdf.at(150, 100 + 24 * number, words, *(() if label else (14, "F2")))
    for number in range(6):
        pdf.at(150, 500 + 12 * number, "Wrote about the leaves of trees and of bushes, about roots and twigs, about")
    found = text(pdf)
    assert "2023\tLeaves in the wild, Brno\n" in found
    assert "Journals\tLeaves, Roots, Twigs\n" in found
    assert "Czech\tnative\n" in found


def test_a_label_of_two_lines_pushes_the_lines_beside_it_down() -> None:
    """The row below stands right below the label's last line, and no gap parts the two."""
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    y = 100.0
    for head in (("SELECTED", "PAPERS"), ("RESEARCH", "INCOME"), ("TEACHING",), ("AWARDS",)):
        for row, words in enumerate(head):
            pdf.at(50, y + 12 * row, words, 10, "F2")
        pdf.at(150, y, "Novak, A. (2022). Closing the gaps between leaves of trees and leaves of bushes: what")
        lower = y + 12 * len(head)
        pdf.at(150, lower, "works in the woods of Moravia. Brno: Oak Press.")
        for row in range(1, 4):
            pdf.at(150, lower + 12 * row, f"Oak, B. (201{row}). Roots. Prague: Moss Press.")
        y = lower + 12 * 4 + 24
    assert text(pdf).count("leaves of bushes: what works in the woods of Moravia.") == 4


def test_a_period_to_this_day_and_a_date_beside_the_last_line_end_an_entry() -> None:
    pdf = Pdf()
    wide = "Wrote about the leaves of trees and of bushes, about roots and twigs, and about the"
    for number in range(8):
        pdf.at(50, 400 + 12 * number, wide)
    pdf.at(50, 100, "Editor, Journal of Leaves, 2021–")
    pdf.at(50, 112, "Member, Forest Advisory Group, 2019–")
    pdf.at(50, 124, "Trustee, Book Bus")
    pdf.at(50, 160, "Leaves and the Woods of Elms. Forest Foundation, 486,210 crowns, Principal Inves-")
    pdf.at(50, 172, "tigator")
    pdf.right(430, 172, "2022–2025")
    pdf.at(50, 184, "Roots of Firs. Moss Trust, 9,800 crowns")
    pdf.right(430, 184, "2016")
    found = text(pdf)
    assert "2021–\nMember, Forest Advisory Group, 2019–\nTrustee" in found
    assert "Principal Investigator\t2022–2025\nRoots of Firs" in found


def test_a_heading_close_to_the_words_beside_it_and_one_set_wide_are_whole() -> None:
    pdf = Pdf()
    pdf.at(108, 60, "Ada Maria Novak", 18)
    heads = (("Appointments",), ("Education",), ("Service", "Reviewing"), ("Teaching",))
    for number, words in enumerate(heads):
        y = 100 + 60 * number
        pdf.at(108 - 3 - width(words[0], 10), y, words[0]) if number == 0 else pdf.at(44, y, words[0])
        for more in words[1:]:
            pdf.at(44, y + 12, "and")
            pdf.at(84, y + 12, "of")
            pdf.at(44, y + 24, more)
        for row in range(4):
            pdf.at(
                108,
                y + 12 * row,
                f"201{row}. Keeper of leaves of trees and of bushes, University of Brno, in the woods",
            )
    found = text(pdf)
    assert "## Appointments\n\n2010. Keeper" in found
    assert "## Service and of Reviewing\n\n2010. Keeper" in found
