"""Short terms and roles over courses that no other list writes so."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import Teaching
from transforms.readers.dispatch import read


def _taught(text: str) -> list[Teaching]:
    return parse(read(f"# Ada Quill\n\nada@uni-tarn.org\n\n## Teaching\n\n{text}\n".encode(), "a.md")).teaching


def test_short_terms_in_front_begin_entries() -> None:
    found = _taught("F12, S14: Slow Weaving\n\nF11: Felt and Wool\n\nS21, S23: Looms of the North")
    assert [(one.course, one.start, one.end) for one in found] == [
        ("Slow Weaving", "2012", "2014"),
        ("Felt and Wool", "2011", None),
        ("Looms of the North", "2021", "2023"),
    ]


def test_words_behind_a_short_term_keep_their_look() -> None:
    found = _taught("- F19: **Slow Weaving**, *University of Oslo*\n- S20: **Felt and Wool**, *University of Oslo*")
    assert [(one.course, one.organization, one.start) for one in found] == [
        ("Slow Weaving", "University of Oslo", "2019"),
        ("Felt and Wool", "University of Oslo", "2020"),
    ]


@pytest.mark.parametrize("role", ["Course Director", "Graders", "Discussion Section Leaders", "Module Director"])
def test_roles_as_headings_over_courses(role: str) -> None:
    found = _taught(f"### {role}\n\n- *Slow Weaving*, University of Oslo, 2019\n- *Felt*, University of Oslo, 2021")
    assert [(one.course, one.role) for one in found] == [("Slow Weaving", role), ("Felt", role)]


@pytest.mark.parametrize("label", ["Undergraduate modules convened", "Postgraduate courses taught", "MSc modules"])
def test_a_label_that_says_whose_modules_they_were_is_no_part_of_a_course(label: str) -> None:
    found = _taught(f"- {label}: WV127 The Early Modern Loom\n- WV203 Felt and Empire")
    assert [one.course for one in found] == ["WV127 The Early Modern Loom", "WV203 Felt and Empire"]
