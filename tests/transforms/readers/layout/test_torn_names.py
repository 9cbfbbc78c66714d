"""The owner's name in pieces at the top of layout text. All made up."""

from transforms.readers.layout.torn_names import with_names_whole

LARGE = """\
ADA
Lecturer
                MOSS
#ada.moss@looms.example      +1 555 0100
"""
BESIDE = """\
                                     ada.moss@looms.example
Ada K.                                       www.moss.example

Moss                                         +1 555 0100
"""
APART = """\
Ada         Moss
Weaver                        EXPERIENCE
ada.moss@looms.example        2020 – Weaver
"""


def test_a_name_in_large_letters_is_one() -> None:
    assert with_names_whole(LARGE.split("\n"))[:3] == ["ADA MOSS", "", ""]


def test_a_name_in_two_lines_beside_the_address_is_one() -> None:
    assert with_names_whole(BESIDE.split("\n"))[0] == "Ada K. Moss"


def test_a_name_with_its_words_apart_is_one() -> None:
    assert with_names_whole(APART.split("\n"))[0] == "Ada Moss"


def test_a_town_above_a_name_is_no_part_of_it() -> None:
    lines = ["Moor Lane, Ghent", "      Ada Moss", "ada.moss@looms.example"]
    assert with_names_whole(lines) == lines


def test_words_that_no_address_holds_are_no_name() -> None:
    lines = ["Ada", "      Moss", "office@looms.example"]
    assert with_names_whole(lines) == lines


def test_a_title_broken_behind_a_long_name_is_whole() -> None:
    top = ["          Ada Moss — Curriculum", "                 Vitae", "ada.moss@looms.example"]
    assert with_names_whole(top) == ["          Ada Moss — Curriculum Vitae", "", "ada.moss@looms.example"]
