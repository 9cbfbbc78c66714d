"""Boxes of LaTeX that hold the headings of sections, beside their text."""

from __future__ import annotations

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
