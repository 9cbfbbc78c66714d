"""Words put in, taken out and exchanged: the styles stay on their words."""

from __future__ import annotations

import pytest

from transforms.model import Line, Link, Span
from transforms.text.styled import spliced, without

TEXT = "Ada Vale, Mosses that talk, 2019"


def _line() -> Line:
    name, title = Span(0, 8), Span(10, 26)
    return Line(1, 0, len(TEXT), TEXT, bold=(name,), italic=(title,), underline=(name,), links=(Link(*title, "m.org"),))


def _shown(line: Line) -> list[str]:
    return [line.text[s.start : s.end] for s in (*line.bold, *line.italic, *line.underline, *line.links)]


@pytest.mark.parametrize(
    ("start", "end", "words", "shown"),
    [
        (8, 8, " and B. Quill", ["Ada Vale", "Mosses that talk", "Ada Vale", "Mosses that talk"]),
        (0, 0, "1. ", ["Ada Vale", "Mosses that talk", "Ada Vale", "Mosses that talk"]),
        (0, 3, "A.", ["A. Vale", "Mosses that talk", "A. Vale", "Mosses that talk"]),
        (17, 26, "", ["Ada Vale", "Mosses ", "Ada Vale", "Mosses "]),
        (10, 26, "Ferns", ["Ada Vale", "Ferns", "Ada Vale", "Ferns"]),
        (26, 32, " (in press)", ["Ada Vale", "Mosses that talk", "Ada Vale", "Mosses that talk"]),
    ],
)
def test_styles_stay_on_their_words(start: int, end: int, words: str, shown: list[str]) -> None:
    line = spliced(_line(), start, end, words)
    assert line.text == TEXT[:start] + words + TEXT[end:]
    assert _shown(line) == shown


def test_a_style_without_words_goes_and_a_link_stays() -> None:
    line = without(_line(), 0, 27)
    assert (line.text, line.bold, line.italic, line.underline) == (" 2019", (), (), ())
    assert line.links == (Link(0, 0, "m.org"),)
