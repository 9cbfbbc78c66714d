"""Where full lines end on pages of short ones."""

from __future__ import annotations

from transforms.readers.page.edges import full_edge
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.word import Word


def _row(text: str, x1: float) -> Row:
    words = text.split()
    step = (x1 - 50) / len(words)
    return Row([Segment([Word(word, 50 + at * step, 50 + (at + 1) * step, 700, 10) for at, word in enumerate(words)])])


def test_the_longest_of_uneven_lines_is_not_full() -> None:
    rows = [_row("Slow Felting, Fall 2020", 210), _row("Fast Felting, Fall 2021", 240), _row("Knots, 2022", 180)]
    assert full_edge(rows) > 280


def test_a_wrapped_line_shows_the_edge() -> None:
    rows = [_row("An account of slow felting and of", 240), _row("the felts that come of it", 200)]
    assert full_edge(rows) == 240


def test_a_row_set_in_below_the_longest_shows_the_edge() -> None:
    below = _row("Council 2020", 120)
    below.segments[0].x0 = 60
    assert full_edge([_row("Slow Felting, Board of Rural", 240), below]) == 240


def test_a_row_below_the_words_of_a_bullet_shows_the_edge() -> None:
    above = _row("Slow Felting, Board of Rural", 240)
    above.segments[0].mark, above.mark_x = "•", 40.0
    assert full_edge([above, _row("Council 2020", 120)]) == 240


def test_lines_that_end_at_one_place_show_the_edge() -> None:
    rows = [_row("Slow Felting 2020", 240), _row("Fast Felting 2021", 240), _row("Knots 2022", 240)]
    assert full_edge(rows) == 240
