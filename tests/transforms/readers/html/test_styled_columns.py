"""Columns and lines that a style sheet or boxes set apart, and nothing else does."""

from __future__ import annotations

import pytest

from tests.transforms.readers.html.test_html import text
from tests.transforms.readers.tex.test_tex import text as tex


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        (
            "<ul><li><span class=a>2019</span><span class=b>Heron Prize</span><a class=c href=x.cz>Site</a></ul>",
            "- 2019\tHeron Prize  \n  [Site](x.cz)\n",
        ),
        ("<p><time>2019</time><em>On leaves</em></p>", "2019 *On leaves*\n"),
        ("<p><b class=a>Heron Prize</b><span class=b>Globex Society</span></p>", "**Heron Prize**  \nGlobex Society\n"),
        ("<p><b>Heron Prize, Finalist</b><span>Best Moss</span></p>", "**Heron Prize, Finalist**  \nBest Moss\n"),
        ("<h3>Botanist<span class=at>Globex Lab</span></h3>", "### Botanist, Globex Lab\n"),
        ("<p><span class=drop>T</span>rees and <span class=x>leaves</span></p>", "Trees and leaves\n"),
    ],
)
def test_words_of_a_class_of_their_own_are_set_apart(body: str, lines: str) -> None:
    assert text(body) == lines


def test_boxes_beside_each_other_are_a_row() -> None:
    row = (
        r"\newcommand{\row}[3]{\noindent\raisebox{2pt}{\begin{minipage}[b]{3cm}#1\end{minipage}}\hspace{1em}%"
        "\n"
        r"\begin{minipage}[b]{9cm}\emph{#2}\if\relax\detokenize{#3}\relax\else\par Shown at #3\fi\end{minipage}\par}"
    )
    assert tex(r"\row{2019}{Looms}{Globex Days}" "\n" r"\row{2018}{Moss}{}", row) == (
        "2019\t*Looms*\nShown at Globex Days\n\n2018\t*Moss*\n"
    )


def test_blanks_that_do_not_break_set_columns_apart() -> None:
    gap = "&nbsp;" * 5
    page = f"<p>2019{gap}<strong>Weaver</strong><br>{gap}Loom &nbsp; House{gap}\nBergen</p>"
    assert text(page) == "2019\t**Weaver**  \nLoom House\tBergen\n"
    assert text("<p>" + f"a{gap}" * 3000 + "b</p>").count("\t") == 3000


_GAP = "&emsp;" * 6


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        (f"<p>Weaver, Globex{_GAP}2012-2014</p>", "Weaver, Globex\t2012-2014\n"),
        ("<p>Weaver&nbsp; &nbsp; &nbsp; &nbsp; Globex</p>", "Weaver\tGlobex\n"),
        ("<p>Weaver&nbsp;&nbsp;Globex</p>", "Weaver Globex\n"),
        (f"<p><a href=x.cz>A</a>{_GAP}<a href=y.cz>B</a></p>", "[A](x.cz) [B](y.cz)\n"),
    ],
)
def test_wide_blanks_in_a_row_part_columns(body: str, lines: str) -> None:
    assert text(body) == lines


@pytest.mark.parametrize(
    ("heading", "line"),
    [
        (f"Weaver <span>Globex, Graz{_GAP}May 2018-Aug 2019</span>", "Weaver\tGlobex, Graz\tMay 2018-Aug 2019"),
        ("Weaver<span> 2012-2014</span>", "Weaver\t2012-2014"),
        ("Ada <span>Quill</span>", "Ada Quill"),
        ("Looms <span>of 2019</span>", "Looms of 2019"),
    ],
)
def test_the_dated_end_of_a_heading_is_a_column(heading: str, line: str) -> None:
    assert text(f"<h2>{heading}</h2>") == f"## {line}\n"


@pytest.mark.parametrize(
    "cell",
    [
        "<ul><li><p>May 2012<br>&nbsp;&nbsp; - July 2013</p></li></ul>",
        "May 2012 -<br>July 2013",
        "<ul><li>May 2012 - July 2013</li></ul>",
        "<p>May 2012</p><p>- July 2013</p>",
    ],
)
def test_dates_alone_in_a_cell_are_one_date_beside_the_row(cell: str) -> None:
    row = f"<tr><td>{cell}</td><td><p>Globex Mill, Leeds</p><p>Weaver</p></td></tr>"
    assert text(f"<table>{row}</table>").startswith("May 2012 - July 2013\tGlobex Mill, Leeds\n")


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("<p>Adviser: Bo Orr\n* Wove wool\n* Wove felt.</p>", "Adviser: Bo Orr  \n• Wove wool  \n• Wove felt.\n"),
        ("<p>I keep\n - Looms\n - Ferns</p>", "I keep  \n• Looms  \n• Ferns\n"),
        ("<p>Weaver\n- for life</p>", "Weaver - for life\n"),
    ],
)
def test_items_that_the_source_marks_stay_items(body: str, lines: str) -> None:
    assert text(body) == lines
