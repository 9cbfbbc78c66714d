"""Plain entries of lists, read the short way and the long way: the short one is only sooner. All names are made up."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from transforms.lines.read import read_lines
from transforms.model import Context
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read
from transforms.records.lists.items import Item, items_of
from transforms.records.plain import awards as plain_awards
from transforms.records.plain import kinds as plain_kinds
from transforms.records.plain import service as plain_service
from transforms.records.plain import teaching as plain_teaching
from transforms.records.plain.awards import plain_honour
from transforms.records.plain.service import plain_duty
from transforms.records.plain.talks import plain_talk
from transforms.records.plain.teaching import plain_course
from transforms.records.talks import talks
from transforms.sections.sections import split_sections

_FORMS = ("- {}, {}, {}", "{2}\t{0}, {1}", "* {}, {} ({})", "{}, {} *{}*  ", "{}, {} {}")
_DUTIES = list(
    itertools.product(
        ("Reviewer", "Program Committee", "Editor", "Reviewing"),
        (
            "Nature",
            "ICML",
            "Journal of Quiet Ponds",
            "IEEE SP",
            "Journal of Systems and Software",
            "the Senate",
            "Northern Journal of Ponds",
            "Workshop on Quiet Looms (QLW)",
            "And",
            "Ponds & Yarns",
        ),
    )
)
_HONOURS = list(
    itertools.product(
        (
            "Heron Medal",
            "Best Paper Award",
            "Invited Speaker Award",
            "Prize Committee Fellowship",
            "Moss Grant",
            "Prize",
            "Dean's List",
            "Outstanding Reviewer Award",
        ),
        (
            "University of Oxford",
            "Google",
            "Springfield",
            "Award Committee",
            "Royal Society",
            "Globex",
            "Northmoor Institute of Technology",
            "ifo Institute",
        ),
    )
)
_COURSES = list(
    itertools.product(
        (
            "Slow Weaving",
            "Introduction to Looms",
            "Yale",
            "Teaching Assistant",
            "American",
            "Loom Laboratory",
            "Field Methods",
        ),
        (
            "University of Oxford",
            "Yale University",
            "Globex",
            "Erasmus University Rotterdam",
            "Northmoor Institute of Technology",
            "Rub",
        ),
    )
)
_TALKS = list(
    itertools.product(
        (
            "Slow Looms on Old Ice",
            "LoomNet: Tracing Looms at Scale",
            "Quiet Enough? Looms under Drift",
            "On: Looms and Ice",
        ),
        ("University of Oxford", "Google", "Stripe", "Globex"),
    )
)
_ODD = ("- Chair, Loom Committee, 2019", "- Moss Prize for looms", "Globex", "- Heron Prize, Google, May 2019 - 2020")


def _text(heading: str, pairs: list[tuple[str, str]], form: str, odd: str) -> str:
    lines = [form.format(*pair, 2001 + number % 20) for number, pair in enumerate(pairs)]
    return f"Ada Quill\nada@example.org\n\n## {heading}\n" + "\n".join([*lines, *([odd] if odd else [])]) + "\n"


def _parsed(text: str) -> ParsedCV:
    return parse(read(text.encode(), "made-up.txt"))


@pytest.mark.parametrize("form", _FORMS)
@pytest.mark.parametrize(
    ("heading", "pairs"),
    [
        *((heading, _DUTIES) for heading in ("Service", "Honors and Service", "Reviewing")),
        *((heading, _HONOURS) for heading in ("Awards", "Grants and Awards")),
        *((heading, _COURSES) for heading in ("Teaching", "Teaching Assistant")),
        *((heading, _TALKS) for heading in ("Talks", "Talks and Service")),
    ],
)
def test_the_short_way_reads_what_the_long_way_reads(
    monkeypatch: pytest.MonkeyPatch, form: str, heading: str, pairs: list[tuple[str, str]]
) -> None:
    texts = [
        _text(heading, pairs[at : at + 4], form, odd)
        for at, odd in [*enumerate(("", *_ODD)), *((at, "") for at in range(4, len(pairs), 4))]
    ]
    short = [_parsed(text) for text in texts]
    monkeypatch.setattr(plain_kinds, "PLAIN", {})
    for module, name in (
        (plain_service, "plain_duty"),
        (plain_awards, "plain_honour"),
        (plain_teaching, "plain_course"),
    ):
        monkeypatch.setattr(module, name, lambda _: None)
    monkeypatch.setattr(talks, "plain_talks", lambda _: [])
    assert [_parsed(text) for text in texts] == short


def test_most_lists_are_read_the_short_way() -> None:
    assert _plain(plain_duty, "Service", "Reviewer, Nature, 2001") == ("reviewer", "Nature", "2001")
    assert _plain(plain_honour, "Awards", "2001\tHeron Medal, Google") == ("Heron Medal", "Google", "2001")
    assert _plain(plain_course, "Teaching", "Slow Weaving, Yale University (2001)") is not None
    assert _plain(plain_duty, "Service", "Reviewer, Northern Journal of Ponds, 2001") is not None
    assert _plain(plain_honour, "Awards", "Dean's List, Northmoor University, 2001") is None
    assert _plain(plain_honour, "Awards", "Dean's List, Yale University, 2001") is not None
    assert _plain(plain_honour, "Awards", "Heron Medal, Northmoor Institute of Technology (2001)") is not None
    assert _plain(plain_course, "Teaching", "Field Methods, Yale University (2001)") is not None
    assert _plain(plain_talk, "Talks", "Quiet Enough? Looms under Drift, Yale University (2001)") is not None
    assert _plain(plain_honour, "Awards", "Heron Medal for looms, Google, 2001") is None


def _plain(reader: Callable[[Item], object], heading: str, text: str) -> object:
    document = read(f"Ada Quill\n\n## {heading}\n- {text}\n".encode(), "made-up.txt")
    lines = read_lines(document)
    sections = split_sections(lines)
    (item,) = items_of(sections[-1], Context(document, lines, sections))
    return reader(item)
