"""Skills without what is said of them: levels, explanations, addresses, dated rows beside them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, skills
from transforms.records.skills.names import names_in


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Advanced: Python, Julia – Basic: Git, Rust", ["Python", "Julia", "Git", "Rust"]),
        ("Software: LaTeX (advanced) Stata, Git", ["LaTeX", "Stata", "Git"]),
        ("- the old language R\n- Stata drawing tool\n- OpenCV library", ["R", "Stata", "OpenCV"]),
        (
            "- Microsoft Excel and Stata\n- Loom design and R",
            ["Microsoft Excel", "Stata", "Loom design and R"],
        ),
        ("Languages: Command of R. Daily practice writing SQL, Go. Some exposure to C.", ["R", "SQL", "Go", "C"]),
        ("- some experience with Git and Stata", ["Git", "Stata"]),
        ("- Python and Julia (Loom Dynamics, Dye Chemistry)", ["Python", "Julia"]),
        ("- R (weaving plots), Loom 2 (weaving cloth)", ["R", "Loom 2 (weaving cloth)"]),
        ("- Stata (mainly cloth-tables), Python (plots, web-weaving)", ["Stata", "Python"]),
        (
            "- Python (including NumPy, JAX, and Jupyter Notebooks), Git",
            ["Python", "NumPy", "JAX", "Jupyter Notebooks", "Git"],
        ),
        ("- Fortran\n\nSee my Github account, [tkl99](https://github.com/tkl99), for what I have woven.", ["Fortran"]),
        ("- SAS - software for woven data\n- hand-held looms", ["SAS", "hand-held looms"]),
        ("English\tC2 level, tested in 2019\nDanish\tB1\n", ["English", "Danish"]),
    ],
)
def test_what_a_phrase_names_without_what_is_said_of_it(body: str, expected: list[str]) -> None:
    assert skills(body) == expected


def test_addresses_are_no_skills() -> None:
    assert [*names_in("Git (https://example.org/mine)"), *names_in("https://example.org/mine")] == ["Git"]


def test_a_list_of_languages_that_holds_those_of_computers_is_one_of_skills() -> None:
    assert skills("Human:\nLatin\n\nComputer:\nPython, Stata\n", "## Languages") == ["Latin", "Python", "Stata"]


def test_dated_rows_among_skills_are_software_or_deeds() -> None:
    rows = "Advanced\tPython, R\n2019\tLoomkit: weaves from a list of threads\n2021\tDyer's Table\n"
    parsed = read(f"## Programming skills\n\n{rows}")
    assert [skill.text for skill in parsed.skills] == ["Python", "R"]
    assert [project.title for project in parsed.projects] == ["Loomkit", "Dyer's Table"]
    stays = read("## Language skills\n\n2014\n\nTurku School of Dyes\n\n2016\n\nSummer of Looms\n")
    assert [*stays.skills, *stays.projects] == []


def test_scores_in_tests_are_no_skills() -> None:
    assert skills("- R, Fortran\n- TOEFL iBT: 104 (R29, L25)\n- GRE General: 325 (V155, Q170)") == ["R", "Fortran"]


def test_the_highest_level_is_no_skill() -> None:
    assert skills("- Physics\n- Master\n- Python\n- Expert\n") == ["Physics", "Python"]


def test_a_site_generator_alone_on_its_line_is_a_skill() -> None:
    assert skills("- Jekyll\n- Liquid\n- Git\n") == ["Jekyll", "Liquid", "Git"]


def test_tools_that_slashes_part_are_several() -> None:
    assert skills("- HTML/CSS/SCSS/Bootstrap\n- JavaScript/jQuery/React\n") == [
        *("HTML", "CSS", "SCSS", "Bootstrap"),
        *("JavaScript", "jQuery", "React"),
    ]


def test_the_last_two_of_a_list_in_a_bracket_are_apart() -> None:
    assert skills("Python (including SciPy, Pandas and Quarto Books), Git\n") == [
        *("Python", "SciPy", "Pandas", "Quarto Books", "Git"),
    ]
    assert skills("R (Stan, analysis of yarns and threads), Git\n")[1:2] == ["Stan"]


def test_a_languages_label_under_computational_experience() -> None:
    parsed = read("COMPUTATIONAL EXPERIENCE\n\n   Languages: C, Fortran, Julia\n")
    assert [skill.text for skill in parsed.skills] == ["C", "Fortran", "Julia"]


def test_the_name_of_a_group_alone_on_its_line_is_no_skill() -> None:
    page = "## Other\n\nLanguages\tFinnish (fluent)  \nComputer skills  \nJulia, Stata, LaTeX  \nPython, Quarto Books\n"
    assert "Computer skills" not in [skill.text for skill in read(page).skills]


@pytest.mark.parametrize("between", ["                 ", " "])
def test_labels_in_both_halves_of_rows(between: str) -> None:
    rows = (("Languages Python, Julia", "Databases DuckDB"), ("Systems Linux, Debian", "Statistics R, Stata"))
    body = "".join(f"  {left}{between}{right}\n" for left, right in rows)
    found = [skill.text for skill in read(f"COMPUTER SKILLS\n\n{body}").skills]
    assert sorted(found) == ["Debian", "DuckDB", "Julia", "Linux", "Python", "R", "Stata"]


def test_round_signs_and_addresses_are_no_skills() -> None:
    page = "SKILLS\n\n  ○ Weaving            ○ Dyeing\n  ○ Field work         ○ Spinning\n\nada@quill.example\n"
    assert [skill.text for skill in read(page).skills] == ["Weaving", "Dyeing", "Field work", "Spinning"]
