"""Headings of a margin that a converter ran together. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.converted.run_together import with_heads_apart

TWO = [
    "## TEACHING Lecturer, University of Leeds (2019)",
    "",
    "",
    "## AWARDS Moss Medal, Society of Dyers, 2012",
    "",
    "",
]


@pytest.mark.parametrize(
    ("line", "made"),
    [
        (
            "## MENTORSHIP RFX interns: Ada Lund, Otto Weil",
            ["## **MENTORSHIP**", "", "RFX interns: Ada Lund, Otto Weil"],
        ),
        ("## OTHER PUB- LICATIONS", ["## **OTHER PUBLICATIONS**", ""]),
        ("## **EDUCATION** TEACHING EXPERIENCE", ["## **EDUCATION**", "", "## **TEACHING EXPERIENCE**", ""]),
        (
            "## COMPETENCES Looms: warp, weft, and shuttles",
            ["## **COMPETENCES**", "", "Looms: warp, weft, and shuttles"],
        ),
        ("## ADA QUILL Curriculum Vitae", ["## ADA QUILL Curriculum Vitae"]),
        ("## TEACHING Experience", ["## TEACHING Experience"]),
        ("## Education", ["## Education"]),
    ],
)
def test_headings_and_what_stands_beside_them_are_parted(line: str, made: list[str]) -> None:
    assert with_heads_apart([*TWO, line])[-len(made) :] == made


def test_a_full_line_beside_a_heading_goes_on_below() -> None:
    first = "## TEACHING Guest lecturer, Looms of the North in Their Time and Ours. School of"
    lines = with_heads_apart([*TWO, first, "", "History, University of Leeds (2019)."])
    assert lines[-2:] == [first.removeprefix("## TEACHING "), "History, University of Leeds (2019)."]


def test_one_such_line_alone_is_a_title() -> None:
    assert with_heads_apart(["## TEACHING Looms", ""]) == ["## TEACHING Looms", ""]
