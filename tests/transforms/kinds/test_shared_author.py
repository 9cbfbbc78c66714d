"""Works below "Research", told by one person among the names of each."""

from __future__ import annotations

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_PAGE = "# Ada Weaver\n\nI am a postdoc at Lund University.\n\n## Research\n\n"


def cv(body: str) -> ParsedCV:
    return parse(read((_PAGE + body).encode(), "made-up.md"))


def test_titles_in_front_of_names_are_works() -> None:
    found = cv(
        "**KnotNet: Models as Weavers** Bo Fern, Ada Weaver and Cy Dow. *Loom Quarterly, 2017*.\n\n"
        "**Yarn and Its Uses** Ada Weaver and Dee Moss. *Loom Quarterly, 2019*.\n"
    )
    assert [(one.title, one.authors) for one in found.papers] == [
        ("KnotNet: Models as Weavers", ["Bo Fern", "Ada Weaver", "Cy Dow"]),
        ("Yarn and Its Uses", ["Ada Weaver", "Dee Moss"]),
    ]
    assert not found.interests


def test_periods_beside_the_same_adviser_are_no_works() -> None:
    found = cv(
        "- Knots in the field, with Bo Fern and Cy Dow, 2015–2017\n"
        "- Yarn in the wild, with Bo Fern and Dee Moss, 2017–2019\n"
    )
    assert not found.papers


def test_a_note_above_and_initials_do_not_hide_them() -> None:
    found = cv(
        "(\\* denotes equal contribution)\n\n"
        "- Loom Quarterly, 2019: **Weaving and Dyeing at Night**. B. Fern, A. Weaver\n"
        "- Loom Letters, 2018: **Knots in Northern Trade**. C. Dow, D. Moss, A. Weaver\n"
    )
    assert [one.authors for one in found.papers] == [["B. Fern", "A. Weaver"], ["C. Dow", "D. Moss", "A. Weaver"]]
    assert not found.interests


def test_whom_each_work_was_written_with_may_end_it() -> None:
    found = cv(
        "- **KnotNet: Models as Weavers**. *Loom Quarterly, 2017*. With Bo Fern and Cy Dow.\n"
        "- **Dyeing at Night in Winter**. *Loom Letters, 2019*. With Dee Moss.\n"
    )
    assert [one.title for one in found.papers] == ["KnotNet: Models as Weavers", "Dyeing at Night in Winter"]
