"""Qualifications that are tools and languages, and no degrees. All made up."""

from __future__ import annotations

from tests.transforms.made_up import parsed


def test_tools_under_qualifications_are_skills() -> None:
    cv = parsed(
        "## Education\n\n- PhD in Dyes, Lund University, 2020\n\n## Other Qualifications\n\n"
        "**Languages**: Danish (native), English (fluent)  \n**Programming**: Python (advanced), Stata, SAS, Julia\n"
    )
    assert {"Python", "Stata", "SAS", "Julia"} <= {one.text for one in cv.skills}
    assert [one.degree for one in cv.education] == ["PhD"]


def test_hobbies_in_a_column_are_no_skills() -> None:
    cv = parsed("## Skills\n\nProgramming\tPython, Stata\n\nHobbies\tRock climbing, hiking\n")
    assert [one.text for one in cv.skills] == ["Python", "Stata"]
