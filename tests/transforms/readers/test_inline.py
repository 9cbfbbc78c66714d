"""Inline styles: written as marks, read back as spans."""

import pytest

from transforms.lines.read import read_lines
from transforms.model import Document
from transforms.readers.inline import BOLD, ITALIC, UNDERLINE, Run, escape_start, render

RUNS = [
    ([Run("Ada", BOLD), Run(" Novak")], "**Ada** Novak"),
    ([Run("Ada ", BOLD), Run("Novak", BOLD | ITALIC)], "**Ada *Novak***"),
    ([Run("Ada", BOLD), Run(" "), Run("Novak", BOLD)], "**Ada Novak**"),
    ([Run("Ada", BOLD), Run("\t"), Run("2020", BOLD)], "**Ada**\t**2020**"),
    ([Run("Ada", BOLD), Run("Novak", ITALIC)], "**Ada**<i>Novak</i>"),
    ([Run("my "), Run("page", UNDERLINE, "https://a.cz/x(1)")], "my <u>[page](https://a.cz/x%281%29)</u>"),
    ([Run("2 * 3 snake_case _x_ [1](a) <b")], r"2 \* 3 snake_case \_x\_ [1\](a) \<b"),
    ([Run("[pdf]", 0, "u.cz")], r"[\[pdf\]](u.cz)"),
]


@pytest.mark.parametrize(("runs", "line"), RUNS)
def test_runs_become_light_markdown(runs: list[Run], line: str) -> None:
    assert render(runs) == line


@pytest.mark.parametrize("url", ["", "https://a.cz"])
def test_a_style_is_opened_anew_where_a_sentence_ends(url: str) -> None:
    runs = [Run("Looms of wool.", BOLD, url), Run(" "), Run("Ada Novak", BOLD), Run(", Bo Fern")]
    [line] = read_lines(Document("a", "", "text/html", "utf-8", render(runs, by_sentence=True)))
    assert [line.text[one.start : one.end] for one in line.bold] == ["Looms of wool.", "Ada Novak"]


@pytest.mark.parametrize("runs", [runs for runs, _ in RUNS])
def test_the_words_come_back_from_the_markdown(runs: list[Run]) -> None:
    [line] = read_lines(Document("a", "", "text/html", "utf-8", render(runs)))
    assert line.text == "".join(run.text for run in runs).replace("  ", " ")


@pytest.mark.parametrize(
    ("line", "escaped"),
    [
        ("# 1 in class", r"\# 1 in class"),
        ("- 5 points", r"\- 5 points"),
        ("2020. A year", "2020\\. A year"),
        ("Ada", "Ada"),
    ],
)
def test_what_looks_like_a_mark_at_the_start_is_escaped(line: str, escaped: str) -> None:
    assert escape_start(line) == escaped
