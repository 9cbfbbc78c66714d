"""Comments above a page's fields, periods in two brackets, and what works come with. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def whole(text: str) -> ParsedCV:
    return parse(read(text.encode(), "cv.md"))


def test_the_fields_below_a_template_s_comment_are_the_owner_s() -> None:
    page = (
        "<!-- ---\ntitle: A theme to copy\n---\n\nCopy it - or not.\n\n## Start -->\n\n"
        "---\ntitle: Ada Quill\nlayout: page\n---\n\n"
        "## Education\n\n- MSc in Botany, Alder University, 2011\n"
    )
    assert whole(page).person.name == "Ada Quill"


@pytest.mark.parametrize(
    ("period", "start", "end", "current"),
    [
        ("[03/2011]-[Current]", "2011-03", None, True),
        ("[2009] – [2011]", "2009", "2011", False),
        ("[May 2007]–[11/2008]", "2007-05", "2008-11", False),
    ],
)
def test_a_period_in_two_brackets(period: str, start: str, end: str | None, current: bool) -> None:
    (found,) = whole(f"# Ada Quill\n\n## Employment\n\n{period}, Curator, Peat Museum, Leeds\n").positions
    assert (found.title, found.start, found.end, found.current) == ("Curator", start, end, current)


@pytest.mark.parametrize(
    "behind",
    [
        "with [online appendix](a.pdf)",
        "with the [replication package](r.zip)",
        "with [web appendix](a.pdf) and [R code](c.zip)",
    ],
)
def test_what_a_work_comes_with_is_no_venue(behind: str) -> None:
    page = f"# Ada Quill\n\n## Papers\n\n- Quill, A. (2011). How peat sinks in towns. *Fen Letters*\n  {behind}.\n"
    (found,) = whole(page).papers
    assert (found.title, found.venue, found.authors) == ("How peat sinks in towns", "Fen Letters", ["Quill, A."])
