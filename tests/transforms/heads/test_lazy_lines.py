"""Titles and headings that a converter drew into the item above them, behind a line break. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_HTML = """<h2>Ada Vale</h2><p>I weave at the University of Bergen.<br>I mend slow looms.</p>
<p>{0}<br>Kind Looms @Weft</p>
<ul><li>Wove two looms.</li><li>Mended four looms.<br>Slow Reeds in Winter @Globex</li>
<li>Cut reeds of two sorts.</li><li>ICLR’21 paper<br>Honors &amp; Service</li>
<li>Loom Fellowship, University of Bergen, 2021</li><li>Reed Prize, 2015</li></ul>"""
_TEX = r"""\documentclass{{article}}\begin{{document}}
Ada Vale

I weave at the University of Bergen.\\
I mend slow looms.

{0}\\
Kind Looms @Weft

\begin{{itemize}}
\item Wove two looms.
\item Mended four looms.\\
Slow Reeds in Winter @Globex
\item Cut reeds of two sorts.
\item ICLR'21 paper\\
Honors \& Service
\item Loom Fellowship, University of Bergen, 2021
\item Reed Prize, 2015
\end{{itemize}}
\end{{document}}"""


def _read(text: str, name: str) -> ParsedCV:
    return parse(read(text.encode(), name))


@pytest.mark.parametrize(("text", "name"), [(_HTML, "cv.html"), (_TEX, "cv.tex")])
@pytest.mark.parametrize("heading", ["Selected Projects", "Projects"])
def test_titles_behind_a_break_begin_entries(text: str, name: str, heading: str) -> None:
    found = _read(text.format(heading), name)
    assert [one.title for one in found.projects] == ["Kind Looms", "Slow Reeds in Winter"]
    assert [(one.title, one.year) for one in found.papers] == [("Slow Reeds in Winter", 2021)]
    assert [one.name for one in found.awards] == ["Loom Fellowship", "Reed Prize"]


def test_projects_below_the_stations_of_a_career() -> None:
    posts = "<h1>Ada Vale</h1><h2>EMPLOYMENT</h2><h3>Weaver</h3><p>Globex University, Norway</p><p>2012 - 2014</p>"
    rest = "<h2>INTERESTS</h2><p>Looms</p><h2>TEACHING</h2><p>Looms I, 2019</p><h2>SKILLS</h2><p>Python, Java</p>"
    found = _read(posts + _HTML.partition("looms.</p>")[2].format("Selected Projects") + rest, "cv.html")
    assert [one.title for one in found.projects] == ["Kind Looms", "Slow Reeds in Winter"]
    assert [(one.title, one.organization) for one in found.positions] == [("Weaver", "Globex University")]


def test_items_that_all_go_on_stay_whole() -> None:
    items = "".join(f"<li>Loom {sort} 20{i}<br>Awards</li>" for i, sort in enumerate(("Prize", "Medal", "Grant"), 11))
    found = _read(f"<h1>Ada Vale</h1><h2>Honors</h2><ul>{items}</ul>", "cv.html")
    assert len(found.awards) == 3


def test_a_heading_and_a_title_behind_the_last_item() -> None:
    items = "<li>Loom Fellowship, Bergen, 2021</li><li>Reed Prize, 2015<br>Key Projects<br>Kind Looms @Weft</li>"
    done = "<li>Wove two looms.</li><li>Cut reeds.</li><li>Dyed yarn.</li>"
    more = f"{done}<li>Mended four looms.<br>TEACHING</li></ul><p>Looms I, Lund University, 2019</p>"
    found = _read(f"<h1>Ada Vale</h1><p>I weave.<br>Honors &amp; Service</p><ul>{items}{more}", "cv.html")
    assert [one.title for one in found.projects] == ["Kind Looms"]
    assert [one.name for one in found.awards] == ["Loom Fellowship", "Reed Prize"]
    assert [one.course for one in found.teaching] == ["Looms I"]


@pytest.mark.parametrize("mark", ["1. {}", "{}", "**{}**"])
def test_blanks_at_line_ends_before_empty_lines_break_nothing(mark: str) -> None:
    parts = (
        ("Education", "PhD in Felt, Lund University, 2014"),
        ("Awards", "Reed Prize, 2015"),
        ("Talks", "Looms, 2016"),
    )
    body = "".join(f"{mark.format(name)}  \n  \n{told}\n\n" for name, told in parts)
    found = _read(f"Ada Vale  \n  \nvale@weft.example\n\n{body}", "cv.txt")
    assert [one.degree for one in found.education] == ["PhD"]
    assert [one.name for one in found.awards] == ["Reed Prize"]


def test_projects_right_below_a_list_of_courses() -> None:
    courses = "## TEACHING\n\nAt the University of Lund:  \n▷ Looms I *2012*  \n▷ Felt for All *2011*\n"
    projects = "Selected Projects\nKind Looms @Weft\n- Wove.\n- Mended.\nSlow Reeds in Winter @Globex\n- Cut reeds.\n"
    found = _read(f"# Ada Vale\n\n{courses}{projects}\n## SKILLS\n\nPython, Java\n", "cv.md")
    assert [one.course for one in found.teaching] == ["Looms I", "Felt for All"]
    assert [one.title for one in found.projects] == ["Kind Looms", "Slow Reeds in Winter"]
