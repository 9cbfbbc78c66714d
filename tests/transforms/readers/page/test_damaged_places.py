"""Places that no page has: a word millions of points to the right, letters that share one box."""

from __future__ import annotations

import tracemalloc

import numpy as np

from transforms.readers.page.columns import regions
from transforms.readers.page.segments import segments_of
from transforms.readers.page.word import Word
from transforms.readers.pdf.boxes import Letters
from transforms.readers.pdf.gathering import Gathering
from transforms.readers.pdf.words import WordReader


def test_a_word_far_off_the_page_takes_no_memory() -> None:
    lines = [Word(f"Looms of the wet fen {n}", 70.0, 260.0, 700.0 - 14 * n, 10.0) for n in range(12)]
    far = Word("Moss", 40_000_000.0, 40_000_030.0, 700.0, 10.0)
    segments = segments_of([*lines, far])
    tracemalloc.start()
    try:
        found = regions(segments)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert sum(map(len, found)) == len(segments)
    assert peak < 10_000_000  # bytes; a bin of three points each would take hundreds of millions


def test_a_letter_with_its_accent_in_the_box_of_the_next_one() -> None:
    gathering = Gathering()
    gathering.letters, gathering.sides = ["q\N{COMBINING DIAERESIS}"], (10.0, 15.0)
    letters = Letters("u", np.array([[10.0, 22.0, 15.0, 12.0]]), [10.0], [15.0], [0])
    WordReader()._add_letter(None, letters, gathering, 0)
    assert gathering.letters == ["q\N{COMBINING DIAERESIS}", "u"]
