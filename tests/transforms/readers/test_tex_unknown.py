"""Commands of classes that nobody has at hand: what they show is told by where they stand and by their arguments."""

from __future__ import annotations

import pytest

from transforms.readers.dispatch import read


def text(body: str, preamble: str = "") -> str:
    tex = f"\\documentclass{{rarecv}}{preamble}\\begin{{document}}\n{body}\n\\end{{document}}"
    return read(tex.encode(), "a.tex").text


@pytest.mark.parametrize(
    "body",
    [
        r"\Rubric{Education}\Row{2019}{PhD, University of Leeds}\Rubric{On leaves}\Row{2020}{Moss Medal}",
        "\\Rubric{Education}\n\\Row{2019}{PhD}\nIn words\n\\Rubric{On leaves}\n\\Row{2020}{Moss}",
    ],
)
def test_a_command_whose_words_head_a_section_heads_them_all(body: str) -> None:
    found = text(body)
    assert "## Education\n" in found
    assert "## On leaves\n" in found


def test_words_of_a_sentence_head_nothing() -> None:
    assert "#" not in text("\\Word{Education} is what I write of, and\n\\Word{Teaching}\nwhat I do.")


def test_commands_on_lines_of_their_own_are_lines() -> None:
    assert "Research Fellow  \n2019, Leeds\n" in text("\\Post{Research Fellow}\n\\When{2019, Leeds}\n")


def test_commands_that_break_lines_by_their_name() -> None:
    assert text(r"\Row{Address}{Moss Lane\rareNewLine Leeds}").split("\n")[:2] == ["Address\tMoss Lane  ", "Leeds"]


def test_settings_of_a_list_and_of_a_paragraph_are_no_words() -> None:
    found = text("\\begin{labeling}{2019}\\item[2019] PhD\\end{labeling}\\hangafter=0\\hangindent=1em Moss Medal")
    assert "- **2019**\tPhD" in found
    assert "\nMoss Medal" in found


def test_headers_of_the_classes_curve_and_simplecv() -> None:
    found = text("\\maketitle", r"\leftheader{Ada Vale\\Moss Lane}\rightheader{ada@example.org}\title{Vita}")
    assert found.startswith("Vita  \nAda Vale  \nMoss Lane  \nada@example.org")
