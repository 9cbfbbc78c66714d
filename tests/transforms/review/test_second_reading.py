"""Lists cut wrongly at first are read again, and only those. All made up."""

from __future__ import annotations

import pytest

import transforms.parse as parser
from transforms.model import Context, Document, Line, Section
from transforms.parse import parse
from transforms.parsed import Evidence, ParsedCV, Record, Talk
from transforms.readers.dispatch import read
from transforms.review.fit import fit_of, looks_misread
from transforms.review.other_cuts import other_cuts
from transforms.review.second_reading import best_reading

LOST_BULLETS = """# Orla Vantongeren

## Publications

Vantongeren, O., & Pask, R. (2021). Tidal ledgers of small harbours. *Journal of Coastal Accounting*, 12(3), 44-61.

- Pask, R., & Vantongeren, O. (2018). Who counts the herring? *Fisheries Past and Present*, 4(2), 210-233.
Vantongeren, O., & Ilves, M. (2016). Salt duties in the Baltic. *Journal of Coastal Accounting*, 7(1), 5-28.
Ilves, M., & Vantongeren, O. (2014). A census of quays. *Northern Ports*, 3, 88-101.
"""

TORN = """Orla Vantongeren
University of Leeds

PUBLICATIONS
Vantongeren, O. and Pask, R. Tidal ledgers of small harbours. Journal of Coastal
Accounting 12 (2021), 44-61.

Pask, R. and Vantongeren, O. Who counts the herring? Fisheries Past and Present 4

(2018), 210-233. Preprint of the same year.
Ilves, M. and Vantongeren, O. A census of quays. Northern Ports 3 (2014), 88-101.
Vantongeren, O. Weights and the weigher. Harbour Studies 8 (2019), 1-19.
"""

BULLETS_OVER_FIELDS = """# Orla Vantongeren

## Education

- PhD in Economic History

University of Leeds

2014

- MA in History

University of Hull

2009
"""


def _parsed(text: str, name: str) -> ParsedCV:
    return parse(read(text.encode(), name))


@pytest.mark.parametrize(
    ("text", "name", "works"),
    [
        (LOST_BULLETS, "a.md", [(2021, 2), (2018, 2), (2016, 2), (2014, 2)]),
        (TORN, "a.txt", [(2021, 2), (2018, 2), (2014, 2), (2019, 1)]),
    ],
)
def test_works_of_which_marks_or_blank_lines_are_lost(text: str, name: str, works: list[tuple[int, int]]) -> None:
    assert [(paper.year, len(paper.authors)) for paper in _parsed(text, name).papers] == works


def test_degrees_whose_fields_stand_below_bullets() -> None:
    found = _parsed(BULLETS_OVER_FIELDS, "a.md").education
    assert [(one.degree, one.organization, one.end) for one in found] == [
        ("PhD", "University of Leeds", "2014"),
        ("MA", "University of Hull", "2009"),
    ]


def test_without_a_second_reading_they_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parser, "best_reading", lambda _, records, __: records)
    assert len(_parsed(LOST_BULLETS, "a.md").papers) < 4
    assert len(_parsed(TORN, "a.txt").papers) < 4
    assert [one.end for one in _parsed(BULLETS_OVER_FIELDS, "a.md").education] != ["2014", "2009"]


def test_every_line_keeps_one_status() -> None:
    lines = _parsed(LOST_BULLETS, "a.md").lines
    assert [line.number for line in lines] == list(range(1, len(LOST_BULLETS.split("\n")) + 1))
    assert not [line.number for line in lines if line.status == "unparsed"]


def _list(*texts: str, kind: str = "talks") -> Section:
    lines = tuple(Line(i, 0, len(text), text, raw=text) for i, text in enumerate(texts, 1))
    return Section(kind, None, lines, (), (kind,))


def _talk(number: int, year: int | None, last: int = 0) -> Talk:
    place = Evidence(line_start=number, line_end=last or number, char_start=0, char_end=1)
    return Talk(title="On quays and weights", venue="Dock Trust, Hull", year=year, evidence=place, confidence=0.9)


QUAYS = _list("On quays, Dock Trust, 2019", "On weights, Dock Trust, 2020", "On salt, Dock Trust, 2021")


def test_a_list_read_well_is_read_once() -> None:
    records: list[Record] = [_talk(1, 2019), _talk(2, 2020), _talk(3, 2021)]

    def again(_: Section) -> list[Record]:
        raise AssertionError("read again")

    assert best_reading(QUAYS, records, again) is records


@pytest.mark.parametrize(
    ("records", "misread"),
    [
        ([_talk(1, 2019), _talk(2, 2020), _talk(3, 2021)], False),
        ([_talk(1, 2019, last=3)], True),  # two years are left over
        ([_talk(1, 2019)], True),  # two lines
        ([], True),
    ],
)
def test_years_and_lines_left_over_show_a_misread_list(records: list[Record], misread: bool) -> None:
    assert looks_misread(QUAYS, records, short=False) is misread


def test_an_entry_of_many_lines_shows_a_misread_list_of_short_ones() -> None:
    lines = _list(*["Referee, Harbour Studies"] * 7, kind="service")
    assert looks_misread(lines, [_talk(1, None, last=7)], short=True)
    assert not looks_misread(lines, [_talk(1, None, last=7)], short=False)


def test_the_better_reading_is_kept_and_one_that_failed_is_not() -> None:
    first: list[Record] = [_talk(1, 2019, last=3)]
    better: list[Record] = [_talk(1, 2019), _talk(2, 2020), _talk(3, 2021)]
    assert best_reading(QUAYS, first, lambda _: better) is better
    assert best_reading(QUAYS, first, lambda _: None) is first
    assert best_reading(QUAYS, first, lambda _: first[:]) is first
    assert fit_of(QUAYS, better).taken == 1 > fit_of(QUAYS, first).taken


def test_a_reading_into_many_scraps_is_not_kept() -> None:
    first: list[Record] = [_talk(1, 2019, last=2), _talk(3, 2021)]
    scraps: list[Record] = [
        Talk(title=None, venue="Dock,", year=year, evidence=_talk(n, year).evidence, confidence=0.5)
        for n, year in ((1, 2019), (2, 2020), (3, 2021))
    ]
    assert best_reading(QUAYS, first, lambda _: scraps) is first


def test_other_cuts_change_marks_and_never_words() -> None:
    cuts = list(other_cuts(QUAYS))
    assert cuts
    assert all([line.text for line in cut.lines] == [line.text for line in QUAYS.lines] for cut in cuts)
    assert len({tuple((x.bullet, x.gap_before, x.indent) for x in cut.lines) for cut in cuts}) == len(cuts)


def test_a_reader_that_fails_the_second_time_is_no_issue(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def reader(section: Section, _: Context) -> list[Record]:
        calls.append(section)
        if len(calls) > 1:
            raise ValueError(section)
        return [_talk(1, 2019, last=3)]

    monkeypatch.setitem(parser.READERS, "talks", (reader,))
    document = Document("a", "", "text/plain", "utf-8", "")
    issues: list[parser.Issue] = []
    found = list(parser._read([QUAYS], Context(document, QUAYS.lines, (QUAYS,)), issues))
    assert len(found) == 1
    assert len(calls) > 1
    assert not issues
