"""Bullets centred before entries of two lines, in layout text. All made up."""

from transforms.readers.layout.lone_bullets import with_bullets_on_lines

ENTRY = """\
        Globex Dyeworks            Lund
    ○
        Dyer of madder             2012
"""
BELOW = """\
Globex Dyeworks                Lund
    ○
        Dyer of madder             2012
"""


def test_a_bullet_between_two_lines_stands_before_the_first() -> None:
    assert with_bullets_on_lines(ENTRY.splitlines()) == [
        "    ○   Globex Dyeworks            Lund",
        "        Dyer of madder             2012",
    ]


def test_a_bullet_behind_the_line_above_stays() -> None:
    assert with_bullets_on_lines(BELOW.splitlines()) == BELOW.splitlines()
