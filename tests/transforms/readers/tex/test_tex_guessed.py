"""Commands of classes that nobody has at hand, told by their names and arguments; lines of cells; margins."""

from __future__ import annotations

import pytest

from tests.transforms.readers.tex.rare import text
from transforms.readers.dispatch import read

_RARE = r"""
\Section
{Dyes and Looms}
{Dyes and Looms}
{PDF:Dyes}

\Entry
\textbf{Turku Weaving School}, Turku

\Gap
\BulletItem
Dyer
\hfill
\DatestampYM{2016}{09} --
Present
\begin{Detail}
\SubBulletItem
Advisor: Ada Vale
\end{Detail}

\Gap
\BulletItem
Carder \hfill \DatestampYD{Aug}{ `11} --
\DatestampYMD{2014}{05}{19}

\BigGap
\Entry
\textbf{Oulu Loom House}
\NumberedItem{[2]}
Moss
"""


def test_headings_items_and_dates_of_a_class_unknown() -> None:
    found = text(_RARE)
    assert (
        "## Dyes and Looms\n\n**Turku Weaving School**, Turku\n\n- Dyer\t09/2016 – Present  \n  Advisor: Ada Vale"
        in found
    )
    assert "- Carder\tAug '11 – 2014-05-19\n\n**Oulu Loom House**\n- Moss\n" in found
    assert "PDF" not in found


def test_words_beside_a_heading_stay() -> None:
    assert "Moss Lane" in text(r"\section{Looms}{Moss Lane} Turku")
    assert "Vale of 1999" in text(r"\Datelike{Vale of 1999}")
    assert "2b" in text(r"\Partitem{2b or not} Turku")


def test_a_last_argument_in_brackets_is_a_column() -> None:
    assert text(r"\Prize{Moss Medal}{2020}[For dyes]" + "\n") == "Moss Medal\t2020\tFor dyes\n"
    assert text(r"\Loud{Moss} [2020] Turku") == "Moss [2020] Turku\n"


def test_a_line_of_a_cell_is_no_row() -> None:
    found = text(
        r"\begin{tabular}{lp{5cm}}2019 & Moss Medal\newline of Turku & 5 \\ 2018 & Reed Prize & 4\end{tabular}"
    )
    assert "2019\tMoss Medal\t5" in found


def test_the_year_of_a_second_work_in_the_margin_is_a_year() -> None:
    assert text(r"\marginnote{2016b}Dyes of Moss").startswith("2016\tDyes")


def test_a_box_without_width_is_no_column() -> None:
    assert text(r"Dyer & \makebox[0pt][r]{\textit{2019}} of looms").startswith("Dyer\t*2019* of looms")


def test_addresses_that_only_an_unknown_command_of_the_preamble_states() -> None:
    info = "\\info{Address: & Moss Lane\\\\ Email: & ada@example.org}\\name{Ada Vale}"
    assert "ada@example.org" in text(r"\section{Looms}Turku", info)
    assert "Moss Lane" not in text(r"\section{Looms} ada@example.org", info)


def test_a_profile_stated_with_its_address() -> None:
    head = r"\name{Ada Vale}\github{github.com/adavale}\linkedin{https://www.linkedin.com/in/vale}\twitter{@vale}"
    found = text(r"\maketitle", head)
    for address in ("https://github.com/adavale", "https://www.linkedin.com/in/vale", "https://twitter.com/vale"):
        assert f"({address})" in found


def test_an_item_whose_command_has_a_longer_name() -> None:
    assert text("\\vitemdot Dyer of wool. \\vitemdot Carder,\nTurku\n") == "- Dyer of wool.\n- Carder, Turku\n"
    assert text("\\vitemdot {\\bf 2019} Dyer \\vitemdot {\\it 2020} Carder\n") == "- **2019** Dyer\n- *2020* Carder\n"


def test_an_item_without_a_mark_is_a_paragraph() -> None:
    assert text("\\vitemnomark Dyer of wool. \\vitemnomark Carder\n") == "Dyer of wool.\n\nCarder\n"


@pytest.mark.parametrize(
    ("heading", "lines"),
    [
        (r"\subsection*{MSc in Dyes \\ \small University of Turku}", "### MSc in Dyes\n\nUniversity of Turku\n"),
        (r"\section{Awards \\[2pt] \textit{Full list on request}}", "## Awards\n\n*Full list on request*\n"),
        (r"\section*{Awards and \\ Honors}", "## Awards and Honors\n"),
        (r"\subsection{The wool of \\ northern sheep}", "### The wool of northern sheep\n"),
    ],
)
def test_a_heading_of_two_lines(heading: str, lines: str) -> None:
    assert text(heading + "\n") == lines


def test_links_of_an_address_lead_where_they_led() -> None:
    tex = r"\documentclass{res}\name{Ada Vale}\address{\href{http://vale.example}{Page} \\ Turku}\begin{document}"
    assert read((tex + r"\end{document}").encode(), "a.tex").text == (
        "# Ada Vale\n\n[Page](http://vale.example)  \nTurku\n"
    )


def test_bars_of_skills_are_a_section() -> None:
    found = text("\\skills{{Looms/4}, {Felt, Dyes (wet)/5.5},\n{\\LaTeX{}/2}}\n")
    assert found == "## Skills\n\n- Looms\n- Felt, Dyes (wet)\n- LaTeX\n"
    assert text("\\skills{Looms, {Felt}}") == "Looms, Felt\n"
