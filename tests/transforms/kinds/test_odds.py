"""Sections of odds and ends: labels in them head what they name."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_labelled_lines_are_read() -> None:
    cv = read(
        "## Additional Information\n\n- **Citizenship:** Malta\n- **Computer skills:** R, Stata\n"
        "- **Memberships:** Guild of Weavers\n- Interests: sailing, chess\n"
    )
    assert [skill.text for skill in cv.skills] == ["R", "Stata"]
    assert [service.venue for service in cv.service] == ["Guild of Weavers"]
    assert not cv.interests


def test_a_label_that_names_nothing_ends_what_stands_above() -> None:
    cv = read("## Other\n\nComputer skills\tR, Stata\nGit\nNationality: Maltese\n")
    assert [skill.text for skill in cv.skills] == ["R", "Stata", "Git"]
