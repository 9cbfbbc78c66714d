"""Role titles: told by their head word."""

from __future__ import annotations

import pytest

from transforms.entities.titles import head_word, is_title


@pytest.mark.parametrize(
    "text",
    ["Research Intern", "Professor of Tides", "Software Engineer II", "Wissenschaftliche Mitarbeiterin",
     "Member of Technical Staff", "Engineering Intern (R&D)", "Tenure-Track Assistant Professor", "Postdoc",
     "Head of the Tidal Lab", "Lead Cryptographer", "Museum Educator", "Assistant to the Dean",
     "Ricercatrice a tempo determinato", "Professeure agrégée", "Médico residente", "Profesora Ayudante Doctora"],
)  # fmt: skip
def test_titles(text: str) -> None:
    assert is_title(text)


@pytest.mark.parametrize(
    "text",
    [
        "Department of Tides",
        "Nordhaven University",
        "Tidal Group",
        "Counted the mosses and reported to the dean",
        "Personal Looms",
        "Student Award",
        "Faculty of Arts",
        "Universidad Técnica de Ambato",
        "Tides",
        "2019",
        "Harbour Union of Worried Scientists",
        "the Chair of Slow Knots of the Department of Tides",
    ],
)
def test_no_titles(text: str) -> None:
    assert not is_title(text)


def test_the_head_word_joins_what_is_one_role() -> None:
    assert head_word("Research Internship") == head_word("Software Engineer, Intern") == "intern"
    assert head_word("Assistant Professor of Tides") == head_word("Full Professor") == "professor"
