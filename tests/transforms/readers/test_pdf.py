import pytest

from tests.transforms.readers.made_pdf import Pdf, width
from transforms.readers.dispatch import UnreadableError, read

PROSE = (
    "Studied leaves of a thousand trees and wrote about what they mean to people who live",
    "in the shade of the woods near",
    "Prague.",
)


def text(pdf: Pdf) -> str:
    return read(pdf.data(), "a.pdf").text


def filled(pdf: Pdf, y: float = 400, lines: int = 8) -> Pdf:
    """Body text below, so that the usual size and the right edge are known."""
    for number in range(lines):
        pdf.at(
            50,
            y + 12 * number,
            "Wrote about the leaves of trees and of bushes, about roots and twigs, about woods and",
            10,
        )
    return pdf


def test_right_aligned_dates_join_their_line() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "PhD in Botany", font="F2")
    pdf.at(50, 112, "Charles University", font="F3")
    pdf.right(550, 112, "Prague")
    pdf.right(550, 100, "2015 – 2019")
    assert text(filled(pdf)).startswith("**PhD in Botany**\t2015 – 2019\n*Charles University*\tPrague\n\n")


def test_names_and_headings_by_size() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Novak", 22)
    pdf.at(50, 90, "Education", 14, "F2")
    pdf.at(50, 110, "PhD in Botany")
    pdf.at(50, 140, "Papers", 14, "F2")
    pdf.at(50, 160, "W O R K", 14, "F2")
    assert text(filled(pdf)).startswith("# Ada Novak\n\n## Education\n\nPhD in Botany\n\n## Papers\n\n## WORK\n")


def test_wrapped_lines_become_one_and_divided_words_whole() -> None:
    pdf = Pdf()
    for number, line in enumerate(
        (
            "• Studied the leaves of a thousand trees and wrote about what they mean to all the peo-",
            "ple who live near to the woods of Prague and to the other woods of the country, in state-of-",
            "the-art woods.",
        )
    ):
        pdf.at(50 + 3 * (number > 0), 100 + 12 * number, line)
    pdf.at(50, 136, "• Next")
    assert text(filled(pdf)).startswith(
        "- Studied the leaves of a thousand trees and wrote about what they mean to all the people who live "
        "near to the woods of Prague and to the other woods of the country, in state-of-the-art woods.\n- Next\n"
    )


def test_short_lines_stay_lines() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "Botanist")
    pdf.at(50, 112, "Charles University")
    assert text(filled(pdf)).startswith("Botanist\nCharles University\n\n")


def test_a_hanging_entry_ends_where_the_next_begins() -> None:
    pdf = Pdf()
    for number in range(4):
        pdf.at(
            50,
            100 + 24 * number,
            "Novak, A. The leaves of trees and of bushes, and what they mean to all of the people in",
            10,
        )
        pdf.at(70, 112 + 24 * number, "Prague. Leaf Letters, 2019.")
    lines = text(pdf).strip().split("\n")
    assert len(lines) == 4
    assert all(line.endswith("people in Prague. Leaf Letters, 2019.") for line in lines)


def test_sidebars_are_kept_apart() -> None:
    pdf = Pdf()
    for number, line in enumerate(("SKILLS", "Python", "Botany", "Rust", "Excel", "Latin", "Greek", "Dancing")):
        pdf.at(40, 100 + 15 * number, line, 9)
    for number in range(9):
        pdf.at(200, 97 + 12.5 * number, f"Studied the leaves of {number} trees in Prague and elsewhere")
    lines = text(pdf).strip().split("\n")
    assert lines.index("Studied the leaves of 8 trees in Prague and elsewhere") < lines.index("SKILLS")
    assert "Python" in lines


def test_a_sidebar_with_an_address_stands_below_the_name() -> None:
    pdf = Pdf()
    pdf.at(200, 50, "Ada Novak", 24)
    side = ("Mail", "ada@brno.cz", "Brno", "Research", "Interests", "Leaves", "Roots", "Twigs", "Trees")
    for number, line in enumerate(side):
        pdf.at(40, 100 + 15 * number, line, 12 if line in {"Mail", "Research", "Interests"} else 9)
    pdf.at(200, 82, "Education", 14)
    for number in range(12):
        pdf.at(200, 97 + 12.5 * number, f"Studied the leaves of {number} trees in Prague and elsewhere")
    found = text(pdf)
    assert found.index("# Ada Novak") < found.index("ada@brno.cz") < found.index("## Education")
    assert "\n## Research Interests\n" in found


def test_headings_in_the_margin_stand_over_their_lines() -> None:
    pdf = Pdf()
    pdf.at(40, 50, "Ada Novak", 18)
    for number, label in enumerate(("Education", "Experience", "Awards", "Teaching")):
        pdf.at(40, 100 + 50 * number, label, font="F2")
        pdf.at(130, 100 + 50 * number, f"Something that is number {number} of all, and the longest")
        pdf.at(130, 112 + 50 * number, "Charles University, Prague, where leaves are")
    pdf.at(40, 112, "History", font="F2")
    assert "## Education History\n\nSomething that is number 0" in text(pdf)
    assert "## Awards\n\nSomething that is number 2" in text(pdf)


def test_dates_in_the_margin_stay_on_their_line() -> None:
    pdf = Pdf()
    for number in range(6):
        pdf.at(40, 100 + 12 * number, f"201{number} – 2019")
        pdf.at(130, 100 + 12 * number, f"Prize {number} of the Leaf Society")
    assert text(pdf).startswith("2010 – 2019\tPrize 0 of the Leaf Society\n2011 – 2019\tPrize 1")


def test_running_heads_and_page_numbers_are_dropped() -> None:
    pdf = Pdf()
    for number in range(1, 4):
        pdf.at(250, 30, "Ada Novak – Curriculum Vitae", 8)
        filled(pdf, 100)
        pdf.at(300, 780, f"{number} of 3", 8)
        pdf.page()
    pdf.at(50, 100, "End of it all")
    assert "Curriculum" not in text(pdf)
    assert "of 3" not in text(pdf)
    assert "End of it all" in text(pdf)


def test_links() -> None:
    pdf = filled(Pdf())
    pdf.at(50, 50, "See my page or mail")
    pdf.link(72, 50, 38, "https://ada.cz")
    assert "See [my page](https://ada.cz) or mail" in text(pdf)


def test_two_bullets_on_a_line_are_two_items() -> None:
    pdf = filled(Pdf())
    pdf.at(50, 50, "• Python")
    pdf.at(300, 50, "• Botany")
    assert text(pdf).startswith("- Python\n")
    assert "\n- Botany\n" in text(pdf)


def test_metadata() -> None:
    data = filled(Pdf()).data(info="/Title (CV) /Author (Ada) /ModDate (D:20240501120000Z)")
    assert read(data, "a").metadata == {"title": "CV", "author": "Ada", "date": "2024-05-01"}


def test_pictures_of_text_have_no_text() -> None:
    with pytest.raises(UnreadableError) as caught:
        text(Pdf())
    assert caught.value.reason == "no text"


def test_more_pages_than_any_cv() -> None:
    pdf = Pdf(pages=[[] for _ in range(1001)], links=[[] for _ in range(1001)])
    with pytest.raises(UnreadableError) as caught:
        text(pdf)
    assert caught.value.reason == "too large"


def test_a_password() -> None:
    key = "<" + "41" * 32 + ">"
    data = filled(Pdf()).data(f"/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O {key} /U {key} /P -1 >>")
    with pytest.raises(UnreadableError) as caught:
        read(data, "a.pdf")
    assert caught.value.reason == "encrypted"


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
        pdf.at(300, 780, "Curriculum vitae of Ada")
        if number < 2:
            pdf.page()
    assert text(pdf).count("ada@botany.cz") == 1
    assert "Curriculum vitae of Ada" not in text(pdf)


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
