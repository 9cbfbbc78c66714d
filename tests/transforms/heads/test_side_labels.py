"""Headings in the first column of a table that holds the whole CV."""

from __future__ import annotations

from transforms.lines.read import read_lines
from transforms.model import Document
from transforms.sections.sections import split_sections


def outline(text: str) -> list[tuple[str, list[str]]]:
    lines = read_lines(Document("made-up.docx", "0" * 64, "text/markdown", "utf-8", text))
    return [(section.kind, [line.text for line in section.lines]) for section in split_sections(lines)]


TABLE = (
    "# Ada Vale\n\n**Degrees**\tPhD, Example University, 2009\n\nMSc, Example University, 2004\n\n"
    "**Current position**\tLecturer, Example University, 2014–\n\n**Awards**\tMade-up Prize, 2013\n"
)


def test_labels_head_sections() -> None:
    assert outline(TABLE)[1:] == [
        ("education", ["PhD, Example University, 2009", "MSc, Example University, 2004"]),
        ("positions", ["Lecturer, Example University, 2014–"]),
        ("awards", ["Made-up Prize, 2013"]),
    ]


def test_a_table_of_facts_under_headings_stays_whole() -> None:
    text = TABLE + "\n## Education\n\nPhD, 2009\n\n## Employment\n\nLecturer, 2014–\n\n## Awards\n\nPrize, 2013\n"
    assert "degrees" not in [lines[0].lower() for _, lines in outline(text) if lines]
    assert outline(text)[0][0] == "header"


def test_two_labels_are_no_layout() -> None:
    text = "# Ada Vale\n\n## Profile\n\n**Awards**\tMade-up Prize, 2013\n\n**Position**\tLecturer\n"
    assert "awards" not in [kind for kind, _ in outline(text)]


def test_what_stands_in_a_margin_again_and_again_labels_fields() -> None:
    rows = ["Professional Experience", ""]
    for role, place in (("Lecturer", "University of Leeds"), ("Research Fellow", "University of Ghent")):
        rows += ["Post".ljust(24) + role, "Employer".ljust(24) + place, " " * 24 + "Department of Botany"]
        rows += ["Teaching".ljust(24) + "Leaves of trees", " " * 24 + "Roots of trees", ""]
    rows += ["Awards".ljust(24) + "Medal of Leaves, 2015", " " * 24 + "Medal of Roots, 2016"]
    assert "teaching" not in [kind for kind, _ in outline("\n".join(rows))]


def test_a_far_gutter_heads_service_and_students_too() -> None:
    gap = "\n" + " " * 44
    pairs = {
        "Education": "Ed.D., Loom Studies, University of Leeds, 2006",
        "Employment": f"Lecturer, Fern University, 2008-2015{gap}Weaver, Fern Mill, 2003-2008{gap}Dyer, Hull, 2001",
        "Publications": f"Moss, A. (2019). Felt. Wool Weekly, 4(2), 18-20.{gap}Moss, A. (2013). Dye. Wool, 2, 9.",
        "Doctoral supervision": f"Harriet Wren, EdD, 2018{gap}Tomasz Wilk, PhD, 2021",
        "Memberships": f"Northern Wool Association{gap}Society of Dyers",
    }
    text = "\n\n".join(label.ljust(44) + words for label, words in pairs.items())
    assert [kind for kind, _ in outline(f"Ada Moss\n\n{text}\n")] == [
        "header",
        "education",
        "positions",
        "papers",
        "advising",
        "service",
    ]


def test_labels_of_a_form_that_return_before_bold_words_and_marks_head_nothing() -> None:
    duties = ("**Loom design**", "• **Head** of the looms", "• Member of the **Felt** team")
    posts = "".join(
        f"Title: **Weaver {number}**\nPeriod: **200{number} - 200{number + 1}**\nEmployer:\tExample University\n"
        f"Main activities\t{duty}\nand responsibilities:\t**Looms**\n\n"
        for number, duty in enumerate(duties)
    )
    assert [kind for kind, _ in outline(f"# Ada Vale\n\n## Professional Experience\n\n{posts}")] == [
        "header",
        "positions",
    ]
