"""Paragraphs that set several entries one behind the other, each led by its years."""

from __future__ import annotations

from tests.transforms.records.one_section import read
from transforms.lines.read import read_line
from transforms.sections.dated_runs import split_dated_runs


def test_degrees_and_duties_in_one_paragraph() -> None:
    found = read(
        "## Degrees\n\n2011 — PhD in Botany, Lund University. 2006 — MSc in Chemistry, University of Oslo.\n\n"
        "## Editorships\n\n2015– Associate editor, *Moss, Fern and Society*. "
        "2009–14 Book review editor, *Peat Letters*.\n"
    )
    assert [(one.degree, one.end) for one in found.education] == [("PhD", "2011"), ("MSc", "2006")]
    assert [(one.venue, one.start, one.end) for one in found.service] == [
        ("Moss, Fern and Society", "2015", None),
        ("Peat Letters", "2009", "2014"),
    ]


def test_a_year_that_begins_a_sentence_begins_no_entry() -> None:
    line = "2019 Reader in Botany, University of Turku. 2020 Vision was the motto of its garden"
    assert [one.start for one in read(f"## Positions\n\n{line}.\n").positions] == ["2019"]


def test_each_entry_of_a_paragraph_has_its_own_links() -> None:
    text = "2011 — Moss Prize. 2009 — [Fern Medal](https://ferns.example). 2006 — Peat Award."
    line = read_line(1, 0, text, 0)
    parts = list(split_dated_runs((line,)))
    assert [[link.url for link in part.links] for part in parts] == [[], ["https://ferns.example"], []]
    assert all(link.end <= len(part.text) for part in parts for link in part.links)
