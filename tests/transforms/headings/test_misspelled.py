"""Misspelled headings, and what only seems a heading of works."""

import pytest

from tests.transforms.records.careers import read
from transforms.headings.misspelled import named_misspelled


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Educaton", "education"),
        ("Publicatoins", "papers"),
        ("Experiance", "positions"),
        ("Refferences", "references"),
        ("Scientifc Production", "papers"),
        ("Certifcates", "awards"),
        ("Xeperience", "positions"),
        ("TECHNICAL SKLLS", "skills"),
        ("Invited Tlaks", "talks"),
        ("Awads", "awards"),
    ],
)
def test_one_slip(text: str, kind: str) -> None:
    assert named_misspelled(text).kinds == (kind,)


def test_other_words_are_no_slips() -> None:
    assert not named_misspelled("Educators").whole
    assert not named_misspelled("Deduction").kinds
    assert not any(named_misspelled(word).kinds for word in ("Tasks", "Walks", "Rants", "Kills", "Parents"))


def test_a_heading_in_markup_may_be_misspelled() -> None:
    found = read("# Ada Quill\n\n## Edcuation\n\n- PhD in Botany, Lund University, 2011\n")
    assert [e.degree for e in found.education] == ["PhD"]


def test_a_heading_in_capitals_behind_a_blank_line_may_be_misspelled() -> None:
    found = read("EDUCTAION\n\nPhD in Botany, Lund University, 2011\n\nACADEMIC SEVICES\n\nReviewer, Loom Letters\n")
    assert [e.degree for e in found.education] == ["PhD"]
    assert [s.venue for s in found.service] == ["Loom Letters"]


def test_a_bio_below_bibliography() -> None:
    told = "Hello, I am a third-year PhD student in Botany at Lund University, where I work on leaves and on trees.\n"
    assert read(f"# Ada Quill\n\n## BIBLIOGRAPHY\n\n{told}").education
