"""A citation reads the same whatever was read before it."""

import random

import pytest

from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.text import Cited
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


def _read(*cited):
    return [repr(c) for one in cited for c in read_citations([one], [Hints(OWNER)])]


@pytest.mark.parametrize("shape", [NAMES + ". {t}", NAMES + " (2015). {t}", NAMES + ", “{t}”", "“{t}” with Ned Dahl"])
def test_a_citation_reads_the_same_in_any_order(shape):
    texts = [shape.format(t=t) + tail.format(**n) for tail in TAILS for n in NUMBERS for t in TITLES]
    shuffled = texts * 2
    random.Random(7).shuffle(shuffled)
    known = dict(zip(texts, _read(*map(Cited, texts)), strict=True))
    assert _read(*map(Cited, shuffled)) == [known[text] for text in shuffled]


def test_words_in_italics_before_the_rest_are_heeded_whatever_was_read_before():
    text = NAMES + ". The Nature of Geese. Report, Nature 12, 2019."
    slanted = Cited(text, italic=(Span(43, 62),))
    alone = _read(slanted)
    assert _read(Cited(text), Cited(text), slanted)[-1:] == alone
