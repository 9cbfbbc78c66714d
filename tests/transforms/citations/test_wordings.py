"""Wordings: what was read from one text holds for all that differ in their numbers; the short way is the long way."""

import pytest

from transforms.citations import rest, usual
from transforms.citations.cite import Hints, read_citations
from transforms.citations.text import Cited
from transforms.citations.wordings import another, filled, templated, wording
from transforms.model import Span

OWNER = "Mira Okoye"
NAMES = "Mira Okoye, Ned Dahl, and Ç. Alvarez-Ruiz"
TITLES = ("Counting Geese: Slow Sums at Scale", "Geese, Ducks and Other Counters", "Is Every Goose Counted Twice?")
TAILS = (
    ". Journal of Climate {a}({b}): {c}-{d}, {y}.",
    ". In Proceedings of the {a}th Conference on Geese, pages {c}-{d}, {y}.",
    ". Nature {a}, {y}, pp. {c}-{d}. Best Paper Award.",
    ". VLDB ’{s}, to appear.",
    ". arXiv preprint, {y}.",
    ". NSDI {s}.",
    ". Journal of Geese {a} ({y}), Art. {long}",
)
NUMBERS = (
    {"a": 3, "b": 3, "c": 4, "d": 9, "y": 2019, "s": 19, "long": 120193},
    {"a": 51, "b": 2, "c": 1998, "d": 2004, "y": 2019, "s": 98, "long": 45103},
    {"a": 7, "b": 11, "c": 37, "d": 57, "y": 1998, "s": "05", "long": 88103},
    {"a": 8, "b": 12, "c": 1137, "d": 1157, "y": 2001, "s": 24, "long": 920194},
)


def _read(texts):
    return [repr(c) for c in read_citations([Cited(text) for text in texts], [Hints(OWNER)] * len(texts))]


def _fresh(text):
    rest._kept.cache_clear()
    usual._kept.cache_clear()
    return _read([text])[0]


@pytest.mark.parametrize("tail", TAILS)
@pytest.mark.parametrize("shape", [NAMES + ". {t}", NAMES + " (2015). {t}", NAMES + ", “{t}”", "“{t}” with Ned Dahl"])
def test_a_wording_seen_before_reads_as_one_never_seen(tail, shape):
    texts = [shape.format(t=title) + tail.format(**n) for n in NUMBERS for title in TITLES for _ in (0, 1)]
    known = [_read([text])[0] for text in texts * 2]
    assert known == [_fresh(text) for text in texts] * 2


def test_words_in_italics_elsewhere_are_heeded():
    text = NAMES + ". The Nature of Geese. Report, Nature 12, 2019."
    cited = [Cited(text), Cited(text), Cited(text), Cited(text, italic=(Span(43, 62),))]
    known = [repr(read_citations([one], [Hints(OWNER)])[0]) for one in cited]
    rest._kept.cache_clear()
    usual._kept.cache_clear()
    assert known[-1] == repr(read_citations(cited[-1:], [Hints(OWNER)])[0])


def test_only_plain_numbers_may_differ():
    key = wording("Nature 12, pp. 4-9, 2019")
    assert key[0] == wording("Nature 31, pp. 135-139, 2007")[0]
    assert key[1] == ["12", "4", "9", "2019"]
    for other in ("Nature 7, pp. 4-9, 2019", "Nature 12, pp. 4-9, 1919", "Nature 12, pp. 4-4, 2019", "Nature 12a, 4"):
        assert wording(other)[0] != key[0]
    assert wording("Nature 120193") is None  # might hold a year


def test_another_text_of_a_wording_tells_its_numbers_apart():
    text, places = another("Geese 12 (12), S14, 2019")
    assert wording(text)[0] == wording("Geese 12 (12), S14, 2019")[0]
    assert sorted(places.values()) == [0, 2]
    assert filled(templated(text, places), ["12", "12", "2019"]) == "Geese 12 (12), S14, 2019"
    assert another("1 2 3 4 5 6 7 8 9 0 10") is None
