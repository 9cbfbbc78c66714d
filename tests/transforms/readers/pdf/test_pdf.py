"""PDF files: lines, headings, columns, bullets and links from words at places. All made up."""

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf, width
from tests.transforms.readers.pdf.pdf_pages import filled, text
from transforms.parse import parse
from transforms.readers.dispatch import UnreadableError, read


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


def test_a_section_in_the_size_of_the_name_is_no_part_of_it() -> None:
    pdf = Pdf()
    pdf.at(250, 50, "Ada Novak", 14, "F2")
    pdf.at(230, 70, "Charles University")
    pdf.at(50, 100, "Publications", 14, "F2")
    assert "# Ada Novak\n\n" in text(filled(pdf))


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


def test_links_without_a_blank_between_lead_where_each_does() -> None:
    pdf = filled(Pdf())
    pdf.at(50, 50, "Mail|Code|Profile")
    pdf.link(50, 50, 18, "mailto:ada@loom.example")
    pdf.link(73, 50, 24, "https://github.com/adavale")
    found = text(pdf)
    assert "[Mail](mailto:ada@loom.example)|[Code](https://github.com/adavale)|Profile" in found


def test_two_bullets_on_a_line_are_two_items() -> None:
    pdf = filled(Pdf())
    pdf.at(50, 50, "• Python")
    pdf.at(300, 50, "• Botany")
    assert text(pdf).startswith("- Python\n")
    assert "\n- Botany\n" in text(pdf)


def test_a_bullet_that_touches_its_word_is_a_bullet() -> None:
    pdf = filled(Pdf(), 300)
    pdf.at(50, 100, "\u2022Keeper of elms")
    pdf.at(58, 112, "Orchard of Tabor")
    pdf.at(50, 124, "\u2022Keeper of oaks")
    pdf.at(58, 136, "Orchard of Ulm")
    assert "- Keeper of elms\n  Orchard of Tabor\n- Keeper of oaks\n  Orchard of Ulm" in text(pdf)


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


def test_the_figure_of_an_ordinal_has_the_style_of_the_words_around_it() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Proceedings of the ", 10, "F3")
    end = 50 + width("Proceedings of the ", 10)
    pdf.at(end, 50, "20", 10)
    pdf.at(end + 11.2, 46.4, "th", 7, "F3")
    pdf.at(end + 20, 50, "Loom Days", 10, "F3")
    assert "*Proceedings of the 20th Loom Days*" in text(filled(pdf))


def test_lines_that_begin_alike_with_a_few_bold_words_are_rows() -> None:
    pdf = Pdf()
    for y, role, unit in (
        (50, "Lecturer,", "Department of Peat and Ferns, Bogs and Other Wet Places of the North and the West and"),
        (62, "Fellow,", "Department of Roots"),
    ):
        pdf.at(50, y, role, 10, "F2")
        pdf.at(50 + width(role + " ", 10) + 2, y, unit, 10)
    assert "\n**Fellow,** Department of Roots" in text(filled(pdf))


def test_a_name_torn_from_its_initials_is_whole() -> None:
    pdf = Pdf()
    full = "Wrote about the leaves of trees and of bushes, about roots and twigs, about woods and words"
    for number in range(6):
        pdf.at(60, 300 + 12 * number, full)
    pdf.at(60, 100, "Hale, P., Moss, K., Reed, A., Fern, L., Ash, D., Thorne, V., Birch, N., Maple,")
    pdf.at(63, 112, "M.S., Alder, R., and Elm, C. (2024) Mapping the roots of trees. Journal of Woods.")
    pdf.at(60, 124, "University of Woods,")
    pdf.at(60, 136, "M.S., Looms and Dyes")
    found = text(pdf)
    assert "Birch, N., Maple, M.S., Alder, R., and Elm" in found
    assert "University of Woods,\nM.S., Looms" in found


def test_a_plain_comma_between_bold_words_parts_them() -> None:
    pdf = Pdf()
    for x, words, font in (
        (50, "Looms", "F2"), (82.8, ",", "F1"), (88.4, "Novak", "F2"), (118.4, ",", "F1"), (124, "Fern", "F1")
    ):  # fmt: skip
        pdf.at(x, 100, words, font=font)
    assert text(filled(pdf)).startswith("**Looms**, **Novak**, Fern\n")


def test_entries_dates_at_the_top_of_pages_are_no_running_heads() -> None:
    pdf = Pdf()
    for title, dates in (
        ("Weaver", "06/2021 – 08/2021"),
        ("Dyer", "06/2016 – 09/2018"),
        ("Fuller", "03/2012 – 05/2014"),
    ):
        pdf.at(50, 60, title)
        pdf.at(420, 60, dates)
        filled(pdf, 100)
        pdf.page()
    found = text(pdf)
    assert "Weaver\t06/2021 – 08/2021" in found
    assert "Dyer\t06/2016 – 09/2018" in found


def test_letters_of_formulas_are_read_whole() -> None:
    pdf = Pdf()
    pdf.at(50, 60, "Ada Quill", 18)
    pdf.at(50, 100, "Experience", 14, "F2")
    pdf.at(50, 120, "Weaver of sails", 10, "F5")
    pdf.at(50, 140, "Globex, 2011 - 2014")
    [position] = parse(read(pdf.data(), "cv.pdf")).positions
    assert position.title == "Weaver of sails"


def test_lines_below_a_numbers_words_go_on_though_both_end_at_the_right_edge() -> None:
    pdf = filled(Pdf(), 300)
    edge = 50 + width("Wrote about the leaves of trees and of bushes, about roots and twigs, about woods and", 10)
    for number, y in enumerate((100, 124)):
        pdf.at(50, y, f"{number + 1}.")
        pdf.at(64, y, "A. Novak. Elms")
        pdf.right(edge, y, "of northern woods and of what grows in the shade below their crowns, Part", 10)
        pdf.at(64, y + 12, "Two: The Roots.")
        pdf.right(edge, y + 12, "Annals of Trees, in the year of the great frost and its long winter, 2014", 10)
    assert "crowns, Part Two: The Roots." in text(pdf)


def test_a_letter_spaced_name_keeps_its_hyphen() -> None:
    pdf = filled(Pdf(), 300)
    for at, letter in enumerate("NOVAKOVA-ELM"):
        pdf.at(150 + 20 * at, 50, letter, 14)
    assert "NOVAKOVA-ELM" in text(pdf)


def test_dates_that_have_lines_of_their_own_join_no_line_however_full() -> None:
    pdf = filled(Pdf(), 400)
    edge = 50 + width("Wrote about the leaves of trees and of bushes, about roots and twigs, about woods and", 10)
    for number in range(4):
        y = 100 + 24 * number
        pdf.at(50, y, "Elms in the Year of the Great Frost. Society of Trees")
        pdf.at(50, y + 12, str(2014 - number))
    pdf.at(50, 196, "Oaks of the")
    pdf.right(edge, 196, "Southern Valleys and of the Northern Slopes. Society of Bushes and of Trees", 10)
    pdf.at(50, 208, "2009")
    assert "and of Trees\n2009\n" in text(pdf)


def test_a_short_name_is_whole_beside_a_longer_one_in_spaced_letters() -> None:
    pdf = filled(Pdf())
    for at, letter in enumerate("DEBORAH"):
        pdf.at(100 + 22 * at, 60, letter, 20)
    pdf.at(262, 60, "M.", 20)
    for at, letter in enumerate("YEE"):
        pdf.at(300 + 22 * at, 60, letter, 20)
    assert "DEBORAH M. YEE" in text(pdf)
