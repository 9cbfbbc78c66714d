"""Funding in one form: who pays, a colon, the title, and the sum at the end. All made up."""

from __future__ import annotations

from tests.transforms.made_up import parsed

_ROWS = """## Funding

- 2021: Fern and Moss Trust: Loom Modelling Unit, 45,760

- 2019: GLX: Reeds in Winter, 159,202

- 2016: KNOT (Knots of the North) Institute: KNOT Fellowship: Ropes under Ice, 6,660

- 2014: Lund Guild Award: Further dynamics of yarn, {}
"""


def test_grants_have_the_form_of_their_siblings_whatever_their_words() -> None:
    found = parsed(_ROWS.format("2,100"))
    assert not found.awards
    assert [(one.funder, one.title, one.amount, one.start) for one in found.grants] == [
        ("Fern and Moss Trust", "Loom Modelling Unit", "45,760", "2021"),
        ("GLX", "Reeds in Winter", "159,202", "2019"),
        ("KNOT (Knots of the North) Institute", "KNOT Fellowship: Ropes under Ice", "6,660", "2016"),
        ("Lund Guild Award", "Further dynamics of yarn", "2,100", "2014"),
    ]


def test_what_has_another_form_is_read_by_its_words() -> None:
    found = parsed(_ROWS.format("joint with the dyers"))
    assert [one.funder for one in found.grants][:3] == [
        "Fern and Moss Trust",
        "GLX",
        "KNOT (Knots of the North) Institute",
    ]
    assert [one.name for one in found.awards] == ["Lund Guild Award"]
