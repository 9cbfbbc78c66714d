"""Names at a margin, before a quotation and before a journal in italics. All names and works are made up."""

import pytest

from tests.transforms.citations.citing import cite
from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.starts import starts
from transforms.citations.text import Cited
from transforms.citations.torn_names import tears_name
from transforms.lines.read import read_lines
from transforms.model import Line, Span
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("Mira T Okoye, Ned Dahl, Uma R Quist, and Oda J", "Brekke. Geese on wet roofs. Bird Studies, 4(2):2–9."),
        ("Mira T Okoye, Ned Dahl, Uma R. Quist, and Oda", "J. Brekke, “Geese on Wet Roofs”, Bird Studies, 4, 2."),
        ("Geese on wet roofs, M. Okoye, O. C.", "Brekke, U. Quist, in Proc. of the Bird Workshop, June 2022"),
        ("“Geese on wet roofs”. M Okoye, O", "Brekke, U Quist. Bird Studies 4, 2021"),
        ("Mira Okoye, Ned Dahl, Uma R. Quist, Soo", "Min Brekke, Ada Lund, “Geese on Wet Roofs,” Bird Days, 2021."),
        ("Mira T Okoye*, Ned Dahl*, Uma R. Quist, Oda", "Brekke, “Geese on Wet Roofs”, (*Equal contribution)"),
        ("Mira T Okoye, Ned Dahl*, Oda", "Brekke*, Uma Quist, “Geese on Wet Roofs”"),
        ("Mira T Okoye, Ned Dahl, Ka Wuong", "Ty. “Geese on Wet Roofs,” under review at Bird Studies."),
        ("Okoye, Mira, Dahl, Ned, Brekke, Oda", "J., and Quist, U., “Geese on Wet Roofs” (2010). Bird Studies."),
    ],
)
def test_initials_do_not_hide_a_name_that_a_margin_tears(above, below):
    assert tears_name(above, below)
    assert not tears_name("Mira T Okoye, Ned Dahl, Uma R Quist, and Oda J Brekke.", below)


@pytest.mark.parametrize(
    ("text", "authors"),
    [
        (
            "Okoye MT, Dahl N, Lund J, Quist UR, Wernsba AT. “Small geese.” Proceedings of the Bird Academy 2019, 6:1.",
            ["Okoye MT", "Dahl N", "Lund J", "Quist UR", "Wernsba AT"],
        ),
        (
            "Okoye, M. and Dahl, N. (Spring, 2013). Equity, geese, and roofs. *Journal of Bird Finance*, 38, 4.",
            ["Okoye, M.", "Dahl, N."],
        ),
        (
            "*Geese on wet roofs*, N. Dahl, M. T. Okoye, Proc. of the Bird Workshop, May 2014.",
            ["N. Dahl", "M. T. Okoye"],
        ),
        (
            "*Geese on wet roofs*, N. Dahl, M. T. Okoye, Proc. IEEE, May 2014.",
            ["N. Dahl", "M. T. Okoye"],
        ),
        ("Geese on wet roofs, with N. Dahl, *J. Moss. Res.*, No. 31, 2006, 40-45.", ["N. Dahl"]),
    ],
)
def test_names_end_before_what_is_none(text, authors):
    before, style, rest = (*text.split("*", 2), "", "")[:3]
    cited = Cited(before + style + rest, italic=(Span(len(before), len(before + style)),) if style else ())
    found = read_citations([cited], [Hints("Mira T Okoye")])[0]
    assert [author.name for author in found.authors] == authors
    assert not found.title.startswith("(")


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        (
            (
                "Okoye, Mira, Ned Dahl, and Otto Weil (July 2023). “Winding geese on nine small lakes”.\n"
                "In: Transactions on Lakes 42.4. doi: 10.5555/3592401.\n"
                "Weil, Otto, Mira Okoye, and Ned Dahl (2021). “Grey geese by night”. In: Transactions on Lakes 40.4."
            ),
            [True, False, True],
        ),
        (
            (
                "Mira Okoye, Ned Dahl. The Long Flight of Grey Geese: Learning From Late Returns. 2024.\n"
                "Accepted poster, GEESE: Can We Trust Geese?, LakeConf 2024 workshop (non-archival).\n"
                "Mira Okoye, Otto Weil. Open Questions on Lakes and on Geese in Long Cold Winters of the North. 2023.\n"
                "2023. Accepted to the Workshop on New Lakes, LakeConf 2023 (non-archival), and read there by both."
            ),
            [True, False, True, False],
        ),
    ],
)
def test_books_and_what_became_of_a_work_begin_none(text, begun):
    lines = [line for line in read_lines(read(text.encode(), "works.txt")) if line.text]
    assert starts(lines, "Mira Okoye") == begun


def test_the_version_that_a_work_extends_does_not_date_it():
    text = "Geese on wet roofs.\nNed Dahl, Mira T Okoye.\nBird Studies, 2004 (short version of 2003 BIRD paper)."
    assert cite(text, "Mira T Okoye").year == 2004


def test_the_initials_of_a_torn_name_begin_no_work():
    rows = (
        "Quist, U., Okoye, M. (2025) Geese on wet roofs. Bird Studies.",
        "Brekke, O., Okoye, M., Dahl,",
        "N.S., and Berg, C. (2024) Terns on tall masts. Bird Studies.",
        "Okoye, M., Quist, U. (2023) Swans on dry roofs, and what terns do about it all winter. Bird Studies.",
    )
    lines = [Line(i, 200 * i, 200 * i + len(row), row) for i, row in enumerate(rows)]
    assert starts(lines, "Mira T Okoye") == [True, True, False, True]


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("Geese on wet roofs at night. Ned L. Dahl, Mira", "Okoye, Oda Brekke, Uma Quist"),
        ("Geese on wet roofs at night. María P.", "Brekke, Mira Okoye, Ned Dahl, Oda"),
        ("Roofs: A Study in Wind — Ned Dahl, Mira T.", "El-Okoye, Uma von Quist — ABCD 2014"),
        ("Ned van der Dahl*, Uma Quist*, Oda R. Brekke, Mira", "Okoye:"),
        ("Learning from geese. Ned Dahl, Oda R. van der", "Brekke, Mira T. Okoye, Uma"),
        ("Geese on wet roofs. N Dahl*, MT", "Okoye, OR Brekke, U Quist."),
    ],
)
def test_a_list_behind_a_title_may_be_torn_in_any_name(above, below):
    assert tears_name(above, below)


@pytest.mark.parametrize(
    ("above", "below"),
    [("The long winter of Maria", "Mira Okoye, Ned Dahl"), ("Geese on wet roofs", "Ned Dahl, Mira Okoye")],
)
def test_names_that_begin_a_line_are_not_torn(above, below):
    assert not tears_name(above, below)


def test_families_of_two_letters_before_a_torn_name() -> None:
    assert tears_name("Mei Wu, Ada Lund, Otto He, Ines", "Brandt, Mai Ito, “Night Trains”")


@pytest.mark.parametrize("end", [".", ","])
def test_a_lone_work_whose_title_begins_a_line(end: str) -> None:
    text = f"Mira Okoye, Ned Dahl, Uma Quist, Oda\nBrekke, Ada Lund{end}\n“Geese on Wet Roofs,” in Bird\nStudies, 2016."
    assert starts([line for line in read_lines(read(text.encode(), "a.txt")) if line.text], "Mira Okoye") == [
        True, False, False, False,
    ]  # fmt: skip
