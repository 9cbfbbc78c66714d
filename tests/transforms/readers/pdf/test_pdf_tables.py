"""What stands in columns on a row: numbered headings, dates of the margin, cells of tables, stretched lines."""

from collections.abc import Sequence

from tests.transforms.readers.pdf.made_pdf import Pdf, width
from tests.transforms.readers.pdf.pdf_pages import filled, text
from transforms.readers.page.hyphens import join_lines
from transforms.readers.page.word import Word
from transforms.readers.pdf.words import whole


def table(rows: Sequence[tuple[float, Sequence[tuple[float, str]]]]) -> str:
    pdf = Pdf()
    for y, cells in rows:
        for x, words in cells:
            pdf.at(x, y, words)
    return text(filled(pdf))


def test_a_headings_number_stands_far_from_its_words() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "1", 14, "F2")
    pdf.at(75, 100, "Education", 14, "F2")
    pdf.at(50, 120, "PhD in Botany")
    assert text(filled(pdf)).startswith("# 1 Education\n\nPhD in Botany\n")


def test_labels_of_a_form_go_on_below_themselves() -> None:
    pdf = filled(Pdf(), y=500)
    for number in range(2):
        top = 100 + 64 * number
        for at, (label, words) in enumerate((("Dates", "2017"), ("Title of the", "Ph.D. in Bark"), ("degree", ""))):
            pdf.right(150, top + 12 * at, label)
            pdf.at(170, top + 12 * at, words)
    assert text(pdf).count("Title of the degree\tPh.D. in Bark\n") == 2


def test_words_in_pieces_of_one_look_are_whole() -> None:
    words = [Word(text, 10.0 * at, 10.0 * at + 9, 700.0, 10.0) for at, text in enumerate(("Bo", "g", "s", "of"))]
    words[1].is_glued = words[2].is_glued = True
    assert [word.text for word in whole(words)] == ["Bogs", "of"]


def test_a_date_belongs_to_larger_words_beside_it() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "2015 – 2019", 9)
    pdf.at(150, 100, "Head of Garden", 12)
    assert text(filled(pdf)).startswith("2015 – 2019\tHead of Garden\n")


def test_cells_go_on_below() -> None:
    assert table(
        (
            (100, ((50, "2015 – 2019"), (130, "Professor of"), (200, "Charles University of"), (310, "Prague"))),
            (112, ((130, "Botany"), (200, "Prague"))),
            (132, ((50, "2011 – 2015"), (130, "Lecturer"), (200, "University of Brno"), (310, "Brno"))),
            (152, ((50, "2009 – 2011"), (130, "Assistant"), (200, "University of Brno"), (310, "Brno"))),
        )
    ).startswith(
        "2015 – 2019\tProfessor of Botany\tCharles University of Prague\tPrague\n\n"
        "2011 – 2015\tLecturer\tUniversity of Brno\tBrno\n"
    )


def test_rows_that_begin_a_record_stay_rows() -> None:
    """Narrow columns are full with any word, and the years are rows of their own."""
    found = table(
        [
            (100 + 12 * number, ((50, f"20{number}1"), (90, f"Award {word}"), (180, "Society")))
            for number, word in enumerate(("of Trees", "of Woods", "of Roots"))
        ]
    )
    assert found.startswith("2001\tAward of Trees\tSociety\n2011\tAward of Woods\tSociety\n")


def test_stretched_words_are_one_line() -> None:
    words, gap = ("Nansen", "Center", "of", "Sensing"), 14.0
    pdf, x = Pdf(), 50.0
    for word in words:
        pdf.at(x, 100, word)
        x += width(word, 10) + gap
    assert text(filled(pdf)).startswith("Nansen Center of Sensing\n")


def test_a_stretched_line_may_have_blanks_a_little_narrower_than_a_columns() -> None:
    pdf, x = Pdf(), 50.0
    for word in ("Anna", "Donen", "and", "one", "bane", "onboard"):
        pdf.at(x, 100, word)
        x += width(word, 10) + (11.3 if word == "and" else 12.0)
    assert text(filled(pdf)).startswith("Anna Donen and one bane onboard\n")


def test_a_stretched_line_beside_a_margin_is_one_text() -> None:
    pdf, x = Pdf(), 130.0
    pdf.at(50, 100, "Loom Letters")
    for word in ("Weft:", "generating", "threads", "in", "space."):
        pdf.at(x, 100, word)
        x += width(word, 10) + (30.0 if word == "Weft:" else 14.0)
    assert text(filled(pdf)).startswith("Loom Letters\tWeft: generating threads in space.\n")


def test_the_blank_behind_a_stop_of_a_stretched_line_parts_no_columns() -> None:
    pdf, x = Pdf(), 50.0
    for word in ("Studied", "methods", "of", "weaving", "with", "looms.", "Built", "models"):
        pdf.at(x, 100, word)
        x += width(word, 10) + (14.0 if word == "looms." else 5.5)
    assert text(filled(pdf)).startswith("Studied methods of weaving with looms. Built models")


def test_a_hyphen_of_an_address_stays() -> None:
    first, second = [Word("https://m-", 0, 50, 0, 10)], [Word("novak.cz", 0, 40, 0, 10)]
    join_lines(first, second)
    assert [(word.text, word.is_glued) for word in first] == [("https://m-", False), ("novak.cz", True)]


def test_a_hyphen_before_the_rest_of_a_mail_address_stays() -> None:
    words = [Word("mara.vale-", 0, 50, 0, 10)]
    join_lines(words, [Word("okoye@brno.example", 0, 60, -12, 10)])
    assert [(word.text, word.is_glued) for word in words] == [("mara.vale-", False), ("okoye@brno.example", True)]


def test_an_address_goes_on_with_no_other_address() -> None:
    first = [Word("https://novak.cz/", 0, 50, 0, 10)]
    join_lines(first, [Word("https://bark.org", 0, 40, 0, 10)])
    assert not first[1].is_glued


def test_lines_that_end_with_a_year_are_entries() -> None:
    pdf = Pdf()
    pdf.at(50, 100, "Lecturer for the woods and the bushes at the University of Brno in Moravia, 2015–2019")
    pdf.at(50, 112, "Assistant for the woods, University of Brno, 2011")
    assert text(filled(pdf)).startswith(
        "Lecturer for the woods and the bushes at the University of Brno in Moravia, 2015–2019\nAssistant"
    )


def test_a_margin_of_dates_may_hold_headings() -> None:
    pdf = Pdf()
    for number, (label, words) in enumerate(
        (
            ("2015 – 2019", "Head of Garden"),
            ("2011 – 2015", "Assistant"),
            ("Software", "R"),
            ("Awards", "Medal, 2012"),
            ("Name of the", "University of Brno"),
        )
    ):
        pdf.right(140, 100 + 30 * number, label)
        pdf.at(150, 100 + 30 * number, words)
    pdf.right(140, 232, "school or garden")
    for number in range(8):
        pdf.at(150, 400 + 12 * number, "Wrote about the leaves of trees and of bushes, about roots and twigs, about")
    found = text(pdf)
    assert "Software\tR\n\n## Awards\n\nMedal, 2012\n" in found
    assert "Name of the school or garden\tUniversity of Brno\n" in found


def test_a_sentence_goes_on_in_the_next_column() -> None:
    pdf = Pdf()
    for number in range(10):
        pdf.at(50, 100 + 12 * number, f"L{number} leaves of trees and of bushes, and of woods in")
        pdf.at(320, 100 + 12.5 * number, "Roots of the trees and of the bushes." if number else "the shade of trees.")
    assert "\nL9 leaves of trees and of bushes, and of woods in the shade of trees.\nRoots" in text(pdf)


def test_a_date_goes_on_below_where_lines_begin() -> None:
    """The column may be that in which the other lines of the document begin."""
    assert table(
        (
            (100, ((50, "March 2021 –"), (125, "Institute of Leaves, Brno"))),
            (112, ((50, "present"), (125, "Head of Garden"))),
            (132, ((50, "2014–2018,"), (125, "Garden Committee"))),
            (144, ((50, "2021–now"),)),
        )
    ).startswith("March 2021 – present\tInstitute of Leaves, Brno\n  Head of Garden\n\n2014–2018, 2021–now\tGarden Com")


def test_dates_without_an_end_above_dates_of_other_entries_stay() -> None:
    rows = (
        (100, "2019 –", "Reader in Botany"),
        (112, "2013 – 2019", "PhD"),
        (124, "2012 –", "Fellow"),
        (136, "2014", "MSc"),
    )
    found = table([(y, ((50, date), (115, words))) for y, date, words in rows])
    assert found.startswith("2019 –\tReader in Botany\n2013 – 2019\tPhD\n2012 –\tFellow\n2014\tMSc\n")


def test_any_word_may_stand_where_other_lines_begin() -> None:
    x = 50 + width("1. Novak, A. and ", 10)
    pdf = filled(Pdf(), 300)
    for y in range(500, 620, 12):
        pdf.at(x, y, "of trees and of bushes in the woods of Moravia and of other countries beside")
    pdf.at(50, 100, "1. Novak, A. and Dvorak, B. Leaves.")
    assert "1. Novak, A. and Dvorak, B. Leaves.\n" in text(pdf)


def test_a_running_head_of_the_second_page_alone() -> None:
    pdf = Pdf()
    pdf.at(50, 60, "Ada Novak", 18)
    filled(pdf, 200)
    pdf.page()
    pdf.at(50, 30, "Updated May 2024", 8)
    pdf.at(400, 30, "A. Novak – Curriculum Vitae", 8)
    filled(pdf, 60)
    assert "Updated" not in text(pdf)


def test_first_lines_of_entries_set_larger_than_their_text_are_no_headings() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 20)
    y = 80
    for head in ("Education", "Experience"):
        pdf.at(50, y, head, 14, "F2")
        for number in range(3):
            pdf.at(50, y + 20, f"Globex Garden {number}", 11, "F2")
            pdf.right(550, y + 20, f"May 201{number}", 11)
            pdf.at(56, y + 34, f"Keeper of {number} leaves", 11)
            for row in range(4):
                pdf.at(62, y + 46 + 11 * row, "Wrote about the leaves of trees and of bushes, about roots and woods", 9)
            y += 80
        y += 30
    written = text(pdf)
    assert "## Experience\n" in written
    assert "\n**Globex Garden 1**\tMay 2011\nKeeper of 1 leaves\n" in written


def test_first_cells_go_on_where_rows_stand_as_near_as_lines() -> None:
    found = table(
        (
            (100, ((50, "Course"), (130, "Role"), (200, "Hours"), (300, "Years"))),
            (112, ((50, "BIO 101: Basic"), (130, "Lecturer for"), (200, "9"), (300, "2012-2015"))),
            (124, ((50, "Physiology of"), (130, "two groups"))),
            (136, ((50, "the Kidney"),)),
            (148, ((50, "BIO 202: New"), (130, "Coordinator"), (200, "30"), (300, "2014-2020"))),
            (160, ((50, "Principles of"),)),
            (172, ((50, "Therapy"),)),
            (184, ((50, "Preceptorship"),)),
            (196, ((50, "Preceptor of the rotation in renal medicine"),)),
        )
    )
    assert "BIO 101: Basic Physiology of the Kidney\tLecturer for two groups\t9\t2012-2015\n" in found
    assert "BIO 202: New Principles of Therapy\tCoordinator\t30\t2014-2020\nPreceptorship\n" in found


def test_an_address_goes_on_behind_its_stop() -> None:
    words = [Word("https://www.", 0.0, 60.0, 0.0, 10.0)]
    join_lines(words, [Word("looms.example/yarn", 0.0, 80.0, -12.0, 10.0)])
    assert words[1].is_glued


def test_the_dash_of_a_period_begins_no_column_where_lines_go_on() -> None:
    pdf = Pdf()
    for number in range(5):
        y = 100 + 30 * number
        pdf.at(60, y, f"0{number + 1}/1{number}", 10, "F2")
        pdf.at(
            91, y, f"- 0{number + 2}/1{number + 2}: Keeper of leaves at the School of Roots in the woods by Brno", 10
        )
        for line in (1, 2):
            pdf.at(91, y + 12 * line, "and of the twigs that fall from the trees of the towns by the river", 10)
    made = text(pdf)
    assert "01/10 - 02/12: Keeper" in made.replace("*", "").replace("\t", " ")
    assert "\t-" not in made


def test_a_cell_that_fills_its_column_goes_on_below_it_however_narrow_the_blank_behind_it() -> None:
    pdf = filled(Pdf())
    rows = {
        "2019": ("Twigs of the towns by the river, Fund.", "9,000.", "PI"),
        "2018": ("Leaves of the woods by the river, Club", "8,000.", "PI"),
        "2017": ("Leaves of the roads to the river, Club.", "7,000.", "PI"),
    }
    for number, (year, (what, much, role)) in enumerate(rows.items()):
        y = 100 + 24 * number
        pdf.at(60, y, year)
        pdf.at(110, y, what)
        pdf.at(110 + width("Leaves of the woods by the river, Club", 10) + 7, y, much)
        pdf.at(110 + width("Leaves of the woods by the river, Club", 10) + 44, y, role)
    pdf.at(110, 100 + 36, "of Oaks")
    assert "2018\tLeaves of the woods by the river, Club of Oaks\t8,000." in text(pdf)
