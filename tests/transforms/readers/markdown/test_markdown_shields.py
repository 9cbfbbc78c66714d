"""Badges of shields.io in markdown: what their addresses say. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.readers.markdown.markdown import read_markdown
from transforms.readers.markdown.shields import with_words

_BADGE = "https://img.shields.io/badge"


def test_a_badge_in_front_of_a_work_says_where_and_when_it_appeared() -> None:
    text = (
        f"## Publications\n\n- ![]({_BADGE}/ICML--2024--Oral-darkblue) Looms That Learn Slowly."
        f" [![]({_BADGE}/Paper-fff?logo=x)](https://arxiv.org/pdf/2401.00001)\n<br> **Jane Q. Miller**, Ada Quill\n"
    )
    (paper,) = read(read_markdown(text)[0]).papers
    assert (paper.title, paper.venue, paper.year) == ("Looms That Learn Slowly", "ICML", 2024)
    assert paper.arxiv == "2401.00001"


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("Loom--Letters-blue", "*Loom Letters*"),
        ("Loom__Letters-2023-blue.svg", "*Loom  Letters 2023*"),
        ("Yarn--yellow", "*Yarn*"),
        ("Yarn%20Days-red", "*Yarn Days*"),
    ],
)
def test_the_words_of_a_badge(path: str, said: str) -> None:
    assert with_words(f"- ![]({_BADGE}/{path}) Title here").splitlines()[-1].strip() == said


def test_what_holds_no_such_badge_stays() -> None:
    text = "- ![A loom](loom.png) Title\n\n![](https://img.shields.io/github/stars/a/b)\n"
    assert with_words(text) == text
