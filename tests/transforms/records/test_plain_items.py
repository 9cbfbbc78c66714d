"""Plain entries of lists, read the short way and the long way: the short one is only sooner. All names are made up."""

from __future__ import annotations

import itertools

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read
from transforms.records import awards, kinds, service
from transforms.records.plain_awards import plain_honour
from transforms.records.plain_service import plain_duty

_FORMS = ("- {}, {}, {}", "{2}\t{0}, {1}", "* {}, {} ({})", "{}, {} *{}*  ", "{}, {} {}")
_DUTIES = list(
    itertools.product(
        ("Reviewer", "Program Committee", "Editor", "Reviewing"),
        ("Nature", "ICML", "Journal of Quiet Ponds", "IEEE SP", "Journal of Systems and Software", "the Senate"),
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
        ),
        ("University of Oxford", "Google", "Springfield", "Award Committee", "Royal Society", "Globex"),
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
    ],
)
def test_the_short_way_reads_what_the_long_way_reads(
    monkeypatch: pytest.MonkeyPatch, form: str, heading: str, pairs: list[tuple[str, str]]
) -> None:
    texts = [_text(heading, pairs[at : at + 4], form, odd) for at, odd in enumerate(("", *_ODD))]
    short = [_parsed(text) for text in texts]
    for module, name in (
        (kinds, "plain_duty"),
        (kinds, "plain_honour"),
        (service, "plain_duty"),
        (awards, "plain_honour"),
    ):
        monkeypatch.setattr(module, name, lambda _: None)
    assert [_parsed(text) for text in texts] == short


def test_most_lists_are_read_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []
    for module, name, plain in ((service, "plain_duty", plain_duty), (awards, "plain_honour", plain_honour)):
        monkeypatch.setattr(module, name, lambda item, plain=plain: taken.append(plain(item)) or taken[-1])
    _parsed(_text("Service", [("Reviewer", "Nature"), ("Reviewer", "ICML")], _FORMS[0], ""))
    _parsed(_text("Awards", [("Heron Medal", "Google"), ("Best Paper Award", "University of Oxford")], _FORMS[1], ""))
    assert [tuple(one) for one in taken] == [
        ("reviewer", "Nature", "2001"),
        ("reviewer", "ICML", "2002"),
        ("Heron Medal", "Google", "2001"),
        ("Best Paper Award", "University of Oxford", "2002"),
    ]
