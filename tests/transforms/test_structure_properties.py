"""Whatever a document holds: one status a line, spans inside the text, each line once in a section and an entry."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from transforms.entries.entries import split_entries
from transforms.lines.read import read_lines
from transforms.model import Document
from transforms.parse import parse, records_of
from transforms.sections.sections import split_sections

FRAGMENTS = (
    "# Ada Vale",
    "ada@example.org | ada.example.org",
    "## EDUCATION",
    "**Experience**",
    "PUBLICATIONS",
    "Awards:",
    "---",
    "Ph.D. in Things, Example University\t2015 - 2019",
    "- **Intern**, Example Corp Sep 2018 – Present",
    "  - built it",
    "1. Ada Vale, Ben Oak. A Title. Journal of Things 3(1), 2019.",
    "*denotes equal contribution",
    "2021",
    "",
    "",
    "   ",
    "| a | b |",
    "|---|---|",
    "Reviewer: Journal of Things, 2019-21",
    "I am a student at Example University.",
    "\t",
    "•",
    "<b>Prize</b>, 2018 [link](http://example.org)",
    "1 of 2",
    "Last updated: May 2025",
    "=====",
    "<!-- hidden",
    "-->",
    "\x00",
    "Education      Ph.D. in Things      2019",
    "               Example University",
    "\xc9\u0301\ufb01\xa8a\u200b",
    "**",
    "_",
    "[",
    "o x",
)
DOCUMENTS = st.lists(
    st.one_of(st.sampled_from(FRAGMENTS), st.text(alphabet="aA1 .,-*_[]()#|\t<>$\\", max_size=30)), max_size=40
).map("\n".join)
SETTINGS = settings(max_examples=150, derandomize=True)


def document_of(text: str) -> Document:
    return Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)


@SETTINGS
@given(DOCUMENTS)
def test_each_line_has_one_status(text: str) -> None:
    parsed = parse(document_of(text))
    raws = text.split("\n")
    assert [fate.number for fate in parsed.lines] == list(range(1, len(raws) + 1))
    for fate, raw in zip(parsed.lines, raws, strict=True):
        assert text[fate.char_start : fate.char_end] == raw
        assert (fate.status == "blank") <= (not raw.strip("\x00 \t\u200b"))
    assert not [issue for issue in parsed.issues if issue.code == "reader-failed"]


@SETTINGS
@given(DOCUMENTS)
def test_evidence_lies_inside_the_text(text: str) -> None:
    parsed = parse(document_of(text))
    evidenced = {fate.number for fate in parsed.lines if fate.status == "evidence"}
    covered: set[int] = set()
    for record in records_of(parsed):
        for place in (record.evidence, *record.also):
            assert 0 <= place.char_start <= place.char_end <= len(text)
            assert 1 <= place.line_start <= place.line_end <= len(parsed.lines)
            covered |= set(range(place.line_start, place.line_end + 1))
        assert 0 <= record.confidence <= 1
    assert evidenced <= covered


@SETTINGS
@given(DOCUMENTS)
def test_sections_and_entries_hold_each_line_once(text: str) -> None:
    sections = split_sections(read_lines(document_of(text)))
    starts = [line.start for section in sections for line in section.lines]
    assert len(starts) == len(set(starts))
    for section in sections:
        entries = split_entries(section)
        held = [line.start for entry in entries for line in entry.lines]
        parents = {line.start for entry in entries for line in entry.parent}
        subheads = {line.start for line in section.lines if line.number in section.subheads}
        assert len(held) == len(set(held))
        assert set(held) | parents | subheads == {line.start for line in section.lines}


@SETTINGS
@given(DOCUMENTS)
def test_style_ranges_lie_inside_the_words(text: str) -> None:
    for line in read_lines(document_of(text)):
        for span in (*line.bold, *line.italic, *line.underline, *line.links):
            assert 0 <= span.start < span.end <= len(line.text)
