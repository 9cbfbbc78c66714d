"""Each line of each document has exactly one status, and each record shows text of the document as its evidence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.bench.made_up import made_up
from tests.bench.mutate import mutate
from transforms.model import Document
from transforms.parse import LONGEST_LINE, LONGEST_TEXT, parse, records_of
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import UnreadableError, read
from transforms.readers.errors import NOT_UNDERSTOOD
from warehouse.fields import LINE_STATUSES, SECTION_KINDS

FOLDER = Path(__file__).parents[1] / "orchestration" / "samples"
SAMPLES = {path.name: path.read_bytes() for path in sorted(FOLDER.iterdir())
           if path.suffix != ".py" and path.is_file()}  # fmt: skip
MADE_UP = 40
MUTATED = 120


@cache
def _parsed(name: str) -> tuple[Document, ParsedCV] | None:
    kind, _, seed = name.partition(" ")
    if kind == "made-up":
        data = made_up(int(seed), 3000)[0].encode()
    elif kind == "mutated":
        name = list(SAMPLES)[int(seed) % len(SAMPLES)]
        data = mutate(SAMPLES[name], 10_000 + int(seed))
    else:
        data = SAMPLES[name]
    try:
        document = read(data, name)
    except UnreadableError:
        return None
    return document, parse(document)


DOCUMENTS = (*SAMPLES, *(f"made-up {n}" for n in range(MADE_UP)), *(f"mutated {n}" for n in range(MUTATED)))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_line_has_one_status(name: str) -> None:
    found = _parsed(name)
    if found is None:
        return
    document, parsed = found
    assert NOT_UNDERSTOOD not in dict(document.notes)
    assert [fate.number for fate in parsed.lines] == list(range(1, len(parsed.lines) + 1))
    assert {fate.status for fate in parsed.lines} <= set(LINE_STATUSES)
    assert {fate.section for fate in parsed.lines} <= set(SECTION_KINDS)
    ends = [0, *(fate.char_end for fate in parsed.lines)]
    between = [document.text[end : fate.char_start] for end, fate in zip(ends, parsed.lines, strict=False)]
    assert all(not text.strip() for text in between), "text between two lines belongs to no line"
    assert not document.text[ends[-1] :].strip()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_record_shows_its_evidence(name: str) -> None:
    found = _parsed(name)
    if found is None:
        return
    document, parsed = found
    ranges = {fate.number: (fate.char_start, fate.char_end) for fate in parsed.lines}
    for record in records_of(parsed):
        at = record.evidence
        assert 0 <= at.char_start < at.char_end <= len(document.text), record
        assert document.text[at.char_start : at.char_end].strip(), record
        first, last = ranges[at.line_start], ranges[at.line_end]
        assert first[0] <= at.char_start <= first[1], record
        assert last[0] <= at.char_end <= last[1], record
        assert 0 <= record.confidence <= 1


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_line_is_evidence_where_a_record_stands_on_it(name: str) -> None:
    found = _parsed(name)
    if found is None:
        return
    _, parsed = found
    places = [place for record in records_of(parsed) for place in (record.evidence, *record.also)]
    spans = {number for place in places for number in range(place.line_start, place.line_end + 1)}
    lines: dict[str, set[int]] = {status: set() for status in LINE_STATUSES}
    for fate in parsed.lines:
        lines[fate.status].add(fate.number)
    assert lines["evidence"] <= spans
    assert not lines["unparsed"] & spans


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_reader_gives_up(name: str) -> None:
    """A reader that raises costs a section its records; the parser goes on and says so."""
    found = _parsed(name)
    assert found is None or not [issue for issue in found[1].issues if issue.code == "reader-failed"]


def test_the_same_document_gives_the_same_records() -> None:
    data = SAMPLES["minazuki.md"]
    first, second = (parse(read(data, "minazuki.md")).model_dump_json() for _ in range(2))
    assert first == second


def test_a_line_longer_than_any_cv_has_stays_unparsed_and_costs_no_other() -> None:
    text = "Ada Quill\n\nEDUCATION\nPhD in Botany, Lund University, 2012\n\nAWARDS\n" + "Prize, " * 30_000 + "\n"
    parsed = parse(read(text.encode(), "long.txt"))
    assert [fate.status for fate in parsed.lines if fate.number == 7] == ["unparsed"]
    assert [issue.code for issue in parsed.issues] == ["line-too-long"]
    assert [record.degree for record in parsed.education] == ["PhD"]


def test_what_stands_behind_the_longest_text_stays_unparsed_and_is_said() -> None:
    text = "Ada Quill\n\nEDUCATION\nPhD in Botany, Lund University, 2012\n\nAWARDS\n" + "Moss Prize, 2014\n" * 30_000
    parsed = parse(read(text.encode(), "long.txt"))
    assert [issue.code for issue in parsed.issues] == ["text-too-long"]
    assert {fate.status for fate in parsed.lines if fate.char_start >= LONGEST_TEXT} <= {"unparsed", "blank"}
    assert parsed.education
    assert max(award.evidence.char_end for award in parsed.awards) <= LONGEST_TEXT + LONGEST_LINE


def test_no_line_behind_the_longest_text_is_a_heading_or_furniture() -> None:
    text = "Ada Quill\n\nAWARDS\n" + "Moss Prize, 2014\n" * 12_000 + "Page 3 of 4\nCV updated May 2019\n"
    fates = parse(read(text.encode(), "long.txt")).lines[-3:-1]
    assert {fate.status for fate in fates} == {"unparsed"}
