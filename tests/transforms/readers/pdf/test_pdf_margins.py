"""PDF files: margins, columns, and what a page says twice. All made up."""

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf, width
from tests.transforms.readers.pdf.pdf_pages import filled, text
from transforms.readers.dispatch import read
from transforms.readers.pdf.gathering import Gathering


def test_a_date_broken_in_the_margin_is_one_and_narrow_blanks_part_it_from_its_line() -> None:
    pdf = Pdf()
    for number in range(6):
        y = 100 + 40 * number
        pdf.right(121, y, "Sep")
        pdf.right(121, y + 12, f"201{number}-May")
        pdf.right(121, y + 24, f"202{number}")
        pdf.at(130, y, f"Keeper of {number} leaves in Prague, where the woods are")
        pdf.at(130, y + 12, "Wrote about the leaves of trees and of bushes")
    for number in range(9):
        pdf.at(
            130, 400 + 12 * number, "Wrote about the leaves of trees and of bushes, about roots and twigs, about woods"
        )
    assert "Sep 2011-May 2021\tKeeper of 1 leaves in Prague, where the woods are\nWrote about" in text(pdf)


def test_a_title_over_two_lines_is_one_though_an_address_stands_beside_it() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria", 24)
    pdf.right(550, 55, "ada@botany.cz")
    pdf.at(50, 78, "Novak", 24)
    assert "# Ada Maria Novak\n" in text(filled(pdf))


def test_what_a_running_foot_says_of_the_owner_is_said_once() -> None:
    pdf = Pdf()
    for number in range(3):
        filled(pdf, 300)
        pdf.at(50, 780, "ada@botany.cz")
        pdf.at(200, 780, "adanovak")
        pdf.link(200, 780, 50, "https://github.com/adanovak")
        pdf.at(300, 780, "Curriculum vitae of Ada")
        if number < 2:
            pdf.page()
    assert text(pdf).count("ada@botany.cz") == 1
    assert text(pdf).count("https://github.com/adanovak") == 1
    assert "Curriculum vitae of Ada" not in text(pdf)


def test_an_address_beside_each_page_number_is_said_once() -> None:
    pdf = Pdf()
    for number in range(3):
        filled(pdf, 300)
        pdf.at(200, 780, f"Ada Maria Novak | ada@botany.cz | {number + 1}")
        if number < 2:
            pdf.page()
    assert text(pdf).count("ada@botany.cz") == 1


def test_a_letterhead_that_each_page_repeats_is_said_once() -> None:
    pdf = Pdf()
    for number in range(3):
        pdf.at(200, 40, "ADA NOVAK", 14)
        pdf.at(160, 58, "Keeper of Leaves, University of Oslo")
        pdf.at(160, 74, "E-mail: ada@botany.cz")
        filled(pdf, 300)
        if number < 2:
            pdf.page()
    said = text(pdf)
    assert said.startswith("# ADA NOVAK\n")
    assert [said.count(words) for words in ("ADA NOVAK", "Keeper of Leaves", "ada@botany.cz")] == [1, 1, 1]


def test_columns_whose_lines_stand_in_one_grid_are_told_by_their_headings() -> None:
    pdf = Pdf()
    left = ("SKILLS", "Python", "Botany", "Rust", "INTERESTS", "Woods", "Roots", "Twigs")
    right = ("EDUCATION", "PhD in Botany", "Prague", "2019", "EXPERIENCE", "Dean of leaves", "Brno", "2020")
    for number, (one, other) in enumerate(zip(left, right, strict=True)):
        pdf.at(40, 100 + 14 * number, one)
        pdf.at(250, 100 + 14 * number, other + " and of much else beside the woods" * (number % 4 > 0))
    lines = [line for line in text(pdf).split("\n") if line]
    assert lines[lines.index("SKILLS") + 1] == "Python"


def test_an_accent_that_is_drawn_after_its_word_stands_on_its_letter() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "Aschenbruck")
    pdf.at(50 + 44.5, 100, "¨")
    assert "Aschenbrück" in text(filled(pdf))


def test_an_accent_as_wide_as_its_letter_is_no_ligature() -> None:
    pdf = Pdf()
    after = 50 + width("B", 10)
    for x, words in ((50, "B"), (after, "´"), (after, "rno and the woods")):
        pdf.at(x, 100, words)
    assert "ŕno and the woods" in text(filled(pdf))


def test_a_quotation_right_behind_a_comma_is_a_word_of_its_own() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "Ada Vale, Bo Reed,“Slow Looms,” in Weft.")
    assert "Bo Reed, “Slow Looms,” in Weft." in text(filled(pdf))


def test_a_tight_blank_parts_words_whose_letters_stand_without_any() -> None:
    gathering = Gathering()
    for at, (letter, left) in enumerate(zip("wovenMoss", (0, 6, 12, 18, 24, 31, 37, 43, 49), strict=True)):
        gathering.add(at, ord(letter), (left, left + 6.0, 100.0, 10.0))
    gathering.end_word()
    assert [word[1] for word in gathering.words] == ["woven", "Moss"]


def test_an_accent_over_no_letter_takes_none_from_the_next_line() -> None:
    gathering = Gathering()
    for at, (letter, base) in enumerate((("´", 100.0), ("P", 60.0))):
        gathering.add(at, ord(letter), (10.0, 16.0, base, 10.0))
    gathering.end_word()
    assert [words[1] for words in gathering.words] == ["´", "P"]


def test_a_title_and_its_co_authors_below_are_two_lines() -> None:
    pdf = filled(Pdf(), 300)
    for number in range(3):
        pdf.at(50, 100 + 36 * number, f"Moss and weed by the rivers {number} of northern and southern lands, or what")
        pdf.at(50, 112 + 36 * number, "with Bo Reed and Cy Moss.")
    assert "or what\nwith Bo Reed and Cy Moss.\n" in text(pdf)


def test_a_layout_that_fails_loses_no_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise IndexError("list index out of range")

    monkeypatch.setattr("transforms.readers.pdf.reader.assemble", fail)
    pdf = Pdf()
    pdf.at(50, 100, "PhD in Botany")
    pdf.right(550, 100, "2015")
    document = read(filled(pdf).data(), "a.pdf")
    assert "PhD in Botany\t2015" in document.text
    assert document.notes[0][0] == "layout not understood"


def test_small_capitals_become_what_was_written_except_in_headings() -> None:
    pdf = Pdf()
    for y, words in ((100, "Assistant Professor of Botany"), (130, "Education")):
        x = 50.0
        for word in words.split():
            for letter in word:
                size = 10 if letter.isupper() else 8
                pdf.at(x, y, letter.upper(), size)
                x += width(letter.upper(), size)
            x += 3
    found = text(filled(pdf))
    assert "Assistant Professor of Botany\n" in found
    assert "EDUCATION\n" in found


def test_headings_in_the_margin_stand_above_what_is_not_beside_them() -> None:
    pdf = Pdf()
    for y, words in ((100, "Education"), (200, "Invited"), (212, "Lectures"), (300, "Awards")):
        pdf.at(40, y, words)
    for y in (100, 112, 124, 136, 230, 242, 254, 266, 300, 312, 324, 336):
        pdf.at(150, y, f"Of the leaves of trees and of bushes, University of Brno, {2000 + y // 12}")
    assert "\n## Invited Lectures\n\nOf the leaves" in text(pdf)


def test_headings_in_the_margin_stand_on_baselines_of_their_own() -> None:
    pdf = Pdf()
    for y, words in ((95, "Education"), (195, "Invited Lec-"), (207, "tures"), (295, "Awards")):
        pdf.at(40, y, words)
    for y in (100, 112, 124, 136, 220, 232, 244, 256, 300, 312, 324, 336):
        pdf.at(150, y, f"Of the leaves of trees and of bushes, University of Brno, {2000 + y // 12}")
    assert "\n## Invited Lectures\n\nOf the leaves" in text(pdf).replace("Lec-t", "Lect")
    assert text(pdf).startswith("## Education\n\nOf the leaves")


def test_where_all_is_bold_nothing_is() -> None:
    pdf = Pdf()
    for y in range(100, 200, 12):
        pdf.at(50, y, "Wrote about leaves and roots", 10, "F2")
    assert "**" not in text(pdf)


def test_one_page_alone_may_have_headings_in_its_margin() -> None:
    pdf = Pdf()
    for y, words in ((100, "Education"), (200, "Awards"), (300, "Languages")):
        pdf.at(40, y, words)
        for below in range(0, 48, 12):
            pdf.at(150, y + below, f"Of the leaves of trees and of bushes, University of Brno, {2000 + below}")
    pdf.page()
    for number in range(6):
        pdf.at(40, 80 + 100 * number, f"Publications on leaves {number}", 14)
        filled(pdf, 100 + 100 * number, 6)
    assert "\n## Awards\n\nOf the leaves" in text(pdf)


def test_headings_right_below_each_other_in_the_margin_are_two() -> None:
    pdf = Pdf()
    for y, words in ((100, "Research In-"), (112, "terests"), (124, "ACADEMIC PO-"), (136, "SITIONS"), (220, "Awards")):
        pdf.at(40, y, words)
    for y in (100, 124, 136, 148, 160, 172, 184, 220, 232, 244, 256):
        pdf.at(150, y, f"Of the leaves of trees and of bushes, University of Brno, {2000 + y // 12}")
    assert text(pdf).startswith("## Research Interests\n\nOf the leaves")
    assert "\n## ACADEMIC POSITIONS\n\nOf the leaves" in text(pdf)


def test_bullets_behind_dates_in_the_margin_begin_no_items() -> None:
    pdf = Pdf()
    for y in range(100, 220, 24):
        pdf.at(40, y, f"{1990 + y // 12}")
        pdf.at(100, y, "\u2022")
        pdf.at(110, y, "Forester of the woods of Brno")
    assert "2000\tForester of the woods" in text(pdf)


def test_a_larger_heading_is_one_over_two_lines() -> None:
    pdf = filled(Pdf(), 300)
    pdf.at(50, 100, "Education in the north and in the south and at home,", 14.4, "F2")
    pdf.at(50, 118.2, "schools", 14.4, "F2")
    assert "at home, schools" in text(pdf)


def test_bullets_behind_dates_begin_no_items_although_those_of_a_list_without_dates_do() -> None:
    pdf = Pdf()
    pdf.at(60, 60, "\u2022")
    pdf.at(70, 60, "looms, dyes, threads of the woods")
    for y in range(100, 220, 24):
        pdf.at(40, y, f"{1990 + y // 12}")
        pdf.at(100, y, "\u2022")
        pdf.at(110, y, "Forester of the woods of Brno")
    assert "2000\tForester of the woods" in text(pdf)
    assert "- looms, dyes" in text(pdf)


def test_a_heading_in_the_margin_may_go_on_below_the_last_line_of_its_section() -> None:
    pdf = Pdf()
    for y, label in ((100, "Education"), (160, "Employment"), (220, "Awards"), (280, "Computer")):
        pdf.at(40, y, label, 10, "F2")
        for by in range(0, 37 if y < 280 else 1, 12):
            pdf.at(150, y + by, f"Of the leaves of trees and of bushes, University of Brno, {1990 + by}")
    pdf.at(40, 292, "Skills", 10, "F2")
    assert "## Computer Skills" in text(pdf)


def test_headings_in_the_margin_beside_lines_that_begin_a_little_before_most_items() -> None:
    """Items of LaTeX's lists stand 2.3 to 2.5 em behind the lines of a section without a list."""
    pdf = Pdf()
    for y, label in ((100, "Education"), (160, "Employment"), (220, "Awards")):
        pdf.at(40, y, label)
        for by in range(0, 49, 12):
            pdf.at(150, y + by, f"Of the leaves of trees and of bushes, University of Brno, {1990 + by}")
    pdf.at(40, 290, "Computer")
    pdf.at(126, 290, "Looms, dyes and threads")
    pdf.at(40, 302, "Skills")
    assert "## Computer Skills" in text(pdf)
