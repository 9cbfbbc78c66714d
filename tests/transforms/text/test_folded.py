"""Plain letters folded by bytes say what the same letters say one by one."""

import unicodedata

import pytest

from transforms.names.words import bears, fold
from transforms.text.folded import folded, letters, without_marks

TEXTS = ("Slow Looms: a 2nd look", "  O'Fern-Vale, A.  ", "", "snake_case & co.", "\tTab\x00bed")


@pytest.mark.parametrize("text", TEXTS)
def test_letters_and_figures_stay_and_all_signs_are_blanks(text: str) -> None:
    plain = "".join(char if char.isalnum() else " " for char in text.lower())
    assert folded(text) == " ".join(plain.split())
    assert letters(text) == "".join(char if char.isalpha() else " " for char in plain).split()


def test_a_word_is_borne_whole_whatever_its_accents() -> None:
    assert bears("Ada Quill, Slow looms", "quill")
    assert not bears("Ada Quillan, Slow looms", "quill")
    assert bears("Ada Quíll, Slow looms", fold("Quíll"))


@pytest.mark.parametrize(
    "text", ["Ødegård–Łuk", "pp. 12–14: “Müller”", "Ђорђе Ж.", "Nguyễn Văn Ân", "한국어 가나", "a\u0301\u20ddb"]
)
def test_marks_upon_letters_are_dropped_and_nothing_else(text: str) -> None:
    plain = unicodedata.normalize("NFKD", text)
    assert without_marks(plain) == "".join(sign for sign in plain if not unicodedata.combining(sign))
