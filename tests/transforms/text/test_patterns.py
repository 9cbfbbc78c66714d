"""Patterns at one end of a text say what a search over all of it says."""

from __future__ import annotations

import re

import pytest

from transforms.citations.name_pieces import INNER_STOP
from transforms.citations.name_stops import _STOP, next_stop
from transforms.text.patterns import by_letter, without_end, without_front

_ARTICLE = re.compile(r"^(?:the|an?)\s+")
_COUNT = re.compile(r"\s?[-|]\s?\d{1,2}$")


@pytest.mark.parametrize("text", ["the hall", "a the hall", "hall of the king", "", "an "])
def test_front_is_cut_once(text: str):
    assert without_front(_ARTICLE, text) == _ARTICLE.sub("", text)


@pytest.mark.parametrize("text", ["Ada Quill - 2", "Ada Quill", "7", "- 12", "2 - 3 and more"])
def test_end_is_cut_once(text: str):
    assert without_end(_COUNT, text, 6) == _COUNT.sub("", text)


@pytest.mark.parametrize(
    ("text", "stops"),
    [
        ("Orlov. Fields of rye", True),
        ("Orlov*. Fields", True),
        ("Bell†‡. Fields", True),
        ("Bell†‡∗. Fields", False),
        ("Dorn Jr. Fields", False),
        ("B. Fields", False),
        ("Prof. Fields", False),
        ("Orlov.", False),
    ],
)
def test_inner_stop(text: str, stops: bool):
    assert (INNER_STOP.search(text) is not None) is stops


@pytest.mark.parametrize(
    "text",
    [
        "A. Bell, C. Dorn",
        "A. Bell and C. Dorn",
        "A. Bell AND C. Dorn, E. Fox",
        "A. Bell  , C. Dorn",
        "A. Bell – Fields of rye, and wheat",
        "A. Bell: Fields, rye",
        "A. Bell.. Fields, rye",
        "Mira y Luz Paz, E. Fox",
        "A. Bell",
        ", A. Bell",
        "Bell und\nDorn",
    ],
)
def test_quick_look_finds_the_same_stop(text: str):
    for start in range(len(text)):
        match = _STOP.search(text, start)
        assert next_stop(text, start) == (match.start() if match else len(text))


@pytest.mark.parametrize(
    ("forms", "text"),
    [
        ((r"loom(?:s|er)", r"\bdye\b", "^warp"), "a loomer"),
        ((r"loom(?:s|er)", r"\bdye\b", "^warp"), "dyes and looms"),
        ((r"loom(?:s|er)", r"\bdye\b", "^warp"), "the dye, the loom"),
        ((r"loom(?:s|er)", r"\bdye\b", "^warp"), "dyed warps"),
        ((r"loom(?:s|er)", r"\bdye\b", "^warp"), "warp of rye"),
        (("weft", "weave", r"we\b", "weaver$"), "a weaver"),
        (("weft", "weave", r"we\b", "weaver$"), "and we weave"),
    ],
)
def test_forms_by_letter_find_the_same(forms: tuple[str, ...], text: str):
    together, alone = re.search(by_letter(forms), text), re.search("|".join(forms), text)
    assert (together and together.span()) == (alone and alone.span())
