"""Boxes of LaTeX that hold the headings of sections, beside their text."""

from __future__ import annotations

import pytest

from transforms.readers.dispatch import read

SECTION = r"""\newcommand{\side}[2]{\noindent\parbox[t]{1in}{\scshape #1}\hspace{2mm}\parbox[t]{4in}{#2}\par}
"""


def text(preamble: str, body: str) -> str:
    tex = f"\\documentclass{{article}}{preamble}\\begin{{document}}{body}\\end{{document}}"
    return read(tex.encode(), "a.tex").text


def test_words_that_head_sections_in_a_box_beside_their_text() -> None:
    found = text(SECTION, r"\side{Education}{PhD, University of Leeds}\side{Selected\\Awards}{Moss Medal}")
    assert "## Education\n" in found
    assert "## Selected Awards\n" in found


def test_a_box_of_dates_beside_the_rows_that_they_date() -> None:
    box = r"\begin{minipage}{0.1\textwidth}%s\end{minipage}"
    found = text(
        "", box % r"2025 \\ \\ 2020 \\ 2018" + box % r"PhD, Leeds \\ Adviser: A. Fern \\ MSc, Turku \\ BSc, Turku"
    )
    assert found.split("\n") == [
        "2025\tPhD, Leeds  ",
        "  Adviser: A. Fern  ",
        "2020\tMSc, Turku  ",
        "2018\tBSc, Turku",
        "",
    ]


def test_lines_within_one_cell_are_one_text() -> None:
    row = r"\begin{tabular}{lp{4in}}\makecell[l]{May 2018 --\\ Present} & \textbf{Weaver}\\\end{tabular}"
    assert text("", row) == "May 2018 – Present\t**Weaver**\n"


def test_a_heading_that_its_macro_shows_in_capitals_is_one() -> None:
    part = r"\newcommand{\cvpart}[1]{\par\MakeUppercase{#1}\par}"
    found = text(part, r"\cvpart{Awards} Moss Medal, 2019 \cvpart{scientific talks} Ropes, 2018")
    assert "SCIENTIFIC TALKS" in found
    assert "Awards" in found


def test_addresses_are_not_shown_in_capitals() -> None:
    assert text("", r"\MakeUppercase{see \href{http://vale.example/a}{page}}") == "see [page](http://vale.example/a)\n"


def test_what_only_keeps_a_place_is_not_read() -> None:
    assert (
        text("", r"\textcolor{white}{xx}Ada \phantom{2020--}2021 \textcolor[rgb]{0,0,1}{Turku}") == "Ada 2021 Turku\n"
    )


def test_words_in_white_are_read() -> None:
    assert text("", r"\textcolor{white}{\textbf{Ada} Quill}, \textcolor{red}{Turku}") == "**Ada** Quill, Turku\n"
    assert text("", r"\colorbox{black}{\textcolor{white}{AI}} for looms") == "AI for looms\n"


def test_a_cells_paragraphs_beside_a_year_are_lines_of_one_row() -> None:
    rows = (
        "Weft 2021 & \\emph{Slow Looms}. A. Fern.\n\n\\emph{Code:} loom.example \\\\ Weft 2020 & \\emph{Dyes}. B. Moss."
    )
    found = text("", rf"\begin{{longtable}}{{lp{{4in}}}}{rows}\end{{longtable}}")
    assert found == "Weft 2021\t*Slow Looms*. A. Fern.\n*Code:* loom.example\n\nWeft 2020\t*Dyes*. B. Moss.\n"


def test_bullets_behind_a_label_are_items_on_the_next_lines_too() -> None:
    item = r"\item[2021] $\bullet$ Slow Looms \\ $\bullet$ Warm Dyes \item[2020] $\bullet$ Felt"
    found = text("", rf"\begin{{description}}{item}\end{{description}}")
    assert [line.rstrip() for line in found.splitlines()] == [
        "- **2021**\t• Slow Looms",
        "- Warm Dyes",
        "- **2020**\t• Felt",
    ]


def test_a_face_by_a_bold_fonts_name_is_bold_up_to_another_face() -> None:
    faces = r"\newfontfamily\strong{Lora SemiBold}\newfontfamily\plain{Lora}"
    assert text(faces, r"\strong{Tools} - \plain{looms, \enquote{dyes}}") == "**Tools** - looms, “dyes”\n"


def test_a_pages_new_margins_are_not_shown() -> None:
    assert text("", r"\newgeometry{top=1in, left=2cm}Looms\restoregeometry{} and dyes") == "Looms and dyes\n"


def test_an_address_for_the_author_leaves_the_name_to_the_title() -> None:
    head = r"\title{\bfseries\Huge Ada Vale}\author{\href{mailto:ada@vale.cz}{ada@vale.cz}}"
    assert text(head, r"\maketitle Looms").startswith("# Ada Vale\n\nada@vale.cz")


def test_empty_rows_part_the_rows_of_a_table() -> None:
    rows = r"2019 & Felt\\ 2018 & \\ & \\ 2017 & Rope\\ & \\ 2016 & Yarn\\"
    found = text("", rf"\begin{{tabular}}{{ll}}{rows}\end{{tabular}}")
    assert [line.strip() for line in found.split("\n")] == [
        "2019\tFelt",
        "2018",
        "",
        "2017\tRope",
        "",
        "2016\tYarn",
        "",
    ]


def test_the_empty_item_that_only_indents_an_environment_is_no_bullet() -> None:
    part = r"\newenvironment{part}[1]{\textbf{#1}\begin{list}{}{\setlength{\leftmargin}{1em}}\item[]}{\end{list}}"
    found = text(
        part, r"\begin{part}{Looms} Weaver, Turku \hfill 2019 \begin{itemize}\item Wove.\end{itemize}\end{part}"
    )
    assert "- Weaver" not in found
    assert "- Wove." in found


_LEFT = r"\begin{minipage}[t]{0.7\linewidth}\textbf{Dyer, Moss Mill}\end{minipage}"


@pytest.mark.parametrize(
    ("right", "line"),
    [
        ("%\n  \\hfill\n  \\makebox[2cm][r]{2019 -- 2022}\\par", "2019 – 2022"),
        ("\\hfill 2019 -- 2022\\\\ It was wet.", "2019 – 2022"),
        ("\\hfill\\textit{May 2019}\n\nIt was wet.", "May 2019"),
    ],
)
def test_what_is_set_at_the_right_of_a_box_stands_on_its_line(right: str, line: str) -> None:
    assert text("", _LEFT + right).startswith(f"**Dyer, Moss Mill**\t{line}\n")


def test_a_box_of_several_lines_keeps_the_date_at_its_right_on_the_first() -> None:
    box = r"\begin{minipage}{9cm}Moss Mill, Turku\\ Dyer of wool\end{minipage}\hfill 2019"
    assert text("", box) == "Moss Mill, Turku\t2019\nDyer of wool\n"


def test_a_box_that_ends_a_paragraph_stands_alone() -> None:
    assert text("", _LEFT + "\n\nMoss \\hfill 2019") == "**Dyer, Moss Mill**\n\nMoss\t2019\n"


@pytest.mark.parametrize("end", ["June 2019", "Present"])
def test_a_range_that_ends_in_the_row_below(end: str) -> None:
    rows = r"\begin{tabular}{lr}\textbf{Dyer, Moss Mill} & May 2017 -\\ Wool only & %s\phantom{ -}\\ \end{tabular}"
    assert text("", rows % end) == f"**Dyer, Moss Mill**\tMay 2017 - {end}\nWool only\n"


def test_a_range_that_ends_beside_what_was_done() -> None:
    cell = r"\begin{itemize}\item Dyed wool. \item Wrote.\end{itemize}"
    rows = rf"\begin{{tabular}}{{lr}}Dyer, Moss Mill & May 2017 --\\ {cell} & Present\\ Carder & 2015\\ \end{{tabular}}"
    assert text("", rows).startswith("Dyer, Moss Mill\tMay 2017 – Present\n\n- Dyed wool.\n- Wrote.\n")


def test_a_row_of_its_own_date_below_an_open_range() -> None:
    rows = r"\begin{tabular}{lr}Dyer & Looms\\ Carder & June 2019\\ \end{tabular}"
    assert text("", rows) == "Dyer\tLooms\nCarder\tJune 2019\n"
