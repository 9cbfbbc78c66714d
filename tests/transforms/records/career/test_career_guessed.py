"""Roles and employers that no list knows: told by "at", by their siblings' places, by items below employers."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions


@pytest.mark.parametrize(
    ("line", "role", "employer"),
    [
        ("Reedsmith at Vellum Works, 2015-2017", "Reedsmith", "Vellum Works"),
        ("2015-2017: Kiln Warden at the University of Leeds", "Kiln Warden", "University of Leeds"),
        ("Ropewright in Residence at Harrowgate Trust (2015-2017)", "Ropewright in Residence", "Harrowgate Trust"),
        ("2015-2017 Dyer in the Department of Wool at Aalto University", "Dyer", "Aalto University"),
        ("Reed Linguist in the Department of Moss at Genessa, 2015-2017", "Reed Linguist", "Genessa"),
        ("Reedsmith at Cardwell School of Weaving, 2015-2017", "Reedsmith", "Cardwell School of Weaving"),
        ("Section Manager Reeds at the Globex Wool Council, 2015-2017", "Section Manager Reeds", "Globex Wool Council"),
    ],
)
def test_what_stands_before_at_and_an_employer_is_the_role(line: str, role: str, employer: str) -> None:
    read = [(one[:3]) for one in positions(f"Lecturer, Uppsala University, 2018-2020\n{line}\n")]
    assert read == [("Lecturer", "Uppsala University", "2018"), (role, employer, "2015")]


@pytest.mark.parametrize("words", ["Robotics Laboratory", "Worked on Looms", "Prepared the fair", "Weaving Workshop"])
def test_a_laboratory_a_deed_or_a_meeting_is_no_role(words: str) -> None:
    read = positions(f"Lecturer, Uppsala University, 2018-2020\n{words} at Nagoya University, 2015-2017\n")
    assert words not in [one[0] for one in read]


def test_an_item_below_an_employer_is_the_role_where_its_siblings_are() -> None:
    read = positions(
        "- Vellum Works, 2018-2020\n    - Reedsmith\n- Aalto University, 2015-2017\n    - Lecturer\n"
        "- Genessa, 2011-2013\n    - Research Assistant\n"
    )
    assert [one[:3] for one in read] == [
        ("Reedsmith", "Vellum Works", "2018"),
        ("Lecturer", "Aalto University", "2015"),
        ("Research Assistant", "Genessa", "2011"),
    ]


def test_an_item_that_tells_what_was_done_is_no_role() -> None:
    read = positions("- Vellum Works, 2018-2020\n    - Built kilns with others.\n- Genessa, 2015\n    - Lecturer\n")
    assert "Built kilns with others." not in [one[0] for one in read]


@pytest.mark.parametrize("last", ["Freelance Translator, Berlin", "Visiting Scholar, Japan"])
def test_a_town_in_the_employers_place_is_the_employer(last: str) -> None:
    read = positions(
        "Lecturer, Uppsala University, 2018-2020\nResearch Assistant, Bryn Mawr, 2015-2017\n"
        f"Intern, Aalto University, 2014\n{last}, 2013\n"
    )
    assert [one[1] for one in read] == ["Uppsala University", "Bryn Mawr", "Aalto University", None]


@pytest.mark.parametrize("said", ["from", "at"])
def test_the_school_of_a_degree_stands_behind_from(said: str) -> None:
    assert degrees(f"2011: M.A. in Wool Studies {said} Harrowgate\n")[0][:3] == ("M.A.", "Wool Studies", "Harrowgate")


def test_semicolons_part_an_employer_from_its_unit_and_place() -> None:
    read = positions(
        "* 2018-2020: Lecturer\n   * Vellum State University; Faculty of Looms; Rabat, Morocco.\n"
        "* 2015-2017: Research Fellow\n   * Brisk Wools; Faculty of Dyes; Rabat, Morocco.\n"
        "* 2012-2014: Intern\n   * Uppsala University; School of Moss; Uppsala, Sweden.\n"
    )
    assert [one[1] for one in read] == ["Vellum State University", "Brisk Wools", "Uppsala University"]


@pytest.mark.parametrize("where", ["Large", "Home", "Sea"])
def test_no_employer_is_at_large(where: str) -> None:
    read = positions(f"Lecturer, Uppsala University, 2018-2020\nNew Looms at {where}, 2015\n")
    assert where not in [one[1] for one in read]


@pytest.mark.parametrize("form", ["{} ({}, {})", "{2}: {0} ({1})", "{2} {0} ({1})"])
def test_names_in_the_brackets_of_several_roles_are_their_employers(form: str) -> None:
    told = [
        ("Loom Technician", "Quarl", "2015-2017"),
        ("Outreach Officer", "Merrow Trust", "2012-2014"),
        ("Analyst", "Vellum & Sons", "2010-2011"),
    ]
    body = "\n".join(f"- {form.format(*one)}" for one in told)
    assert [one[:3] for one in positions(body)] == [(role, place, when[:4]) for role, place, when in told]


def test_a_school_that_nobody_knows_stands_behind_what_was_studied() -> None:
    found = degrees("- PhD, Felting, Quarlheim, 2016\n- MSc, Dye Chemistry, Quarlheim, 2012\n")
    assert [one[1:3] for one in found] == [("Felting", "Quarlheim"), ("Dye Chemistry", "Quarlheim")]


def test_a_short_sentence_below_a_role_is_no_employer() -> None:
    body = "".join(
        f"### {place}\n\n#### {role}\n\nMar 2021 - May 2022\n\n{told}\n\n"
        for place, role, told in (
            ("Quarl", "Senior Data Analyst", "Built tools for looms."),
            ("Merrow", "Loom Technician", "Ran a fair."),
        )
    )
    assert [one[:2] for one in positions(body)] == [("Senior Data Analyst", "Quarl"), ("Loom Technician", "Merrow")]


def test_a_thesis_in_brackets_is_no_part_of_the_school() -> None:
    found = degrees(
        '- 2016, PhD, Merrow University ("Slow looms", supervised by Bo Fern)\n- 2012, MSc, Quarl University ("Dyes")\n'
    )
    assert [one[2] for one in found] == ["Merrow University", "Quarl University"]
