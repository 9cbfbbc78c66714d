"""Labels in lists of skills: tools that are told about, words over bullets; bullets and headings of layout text."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline
from tests.transforms.records.one_section import read
from transforms.readers.text import clean


def skills(body: str) -> list[str]:
    return [skill.text for skill in read(f"## Skills\n\n{body}").skills]


@pytest.mark.parametrize("form", ["{} – {}", "{} - {}", "- {} ({})", "**{}**  \n{}\n"])
def test_labels_before_a_dash_or_a_bracket_or_in_bold_are_none(form: str) -> None:
    told = {"Programming": "Python, C++", "Methods": "Git, Docker", "Statistics": "R, Stata"}
    body = "\n\n".join(form.format(*pair) for pair in told.items())
    assert skills(body) == ["Python", "C++", "Git", "Docker", "R", "Stata"]


def test_a_word_over_items_is_a_label_as_its_like_are() -> None:
    rows = "**Programming**\n\n- Python\n- C++\n\n**Statistics**\n\n- R\n- Stata"
    assert skills(rows) == ["Python", "C++", "R", "Stata"]
    assert skills("- Python\n- C++\n\n**Statistics**\n\n- R\n- Stata") == ["Python", "C++", "R", "Stata"]


def test_a_word_over_items_that_is_a_tool_elsewhere_is_a_label_where_all_such_lines_are() -> None:
    assert skills("Programming\n- Python\n- C++\n\nStatistics\n- R\n- Stata\n") == ["Python", "C++", "R", "Stata"]
    assert skills("Python, C++\n\n**Statistics**\nR, Stata\n") == ["Python", "C++", "R", "Stata"]


@pytest.mark.parametrize("form", ["- {}: {}.", "- **{}**: {}.", "**{}** – {}"])
def test_a_tool_before_plain_words_is_the_skill(form: str) -> None:
    told = {
        "Python": "counts of moss, small maps",
        "Stata / R": "growth of ferns",
        "Git": "keeping code",
    }
    assert skills("\n".join(form.format(*pair) for pair in told.items())) == ["Python", "Stata / R", "Git"]


def test_names_behind_a_tool_are_skills_too() -> None:
    assert skills("- Python: NumPy, Pandas\n- R: dplyr, ggplot2\n- Tools: Git, Docker") == [
        *("Python", "NumPy", "Pandas", "R", "dplyr", "ggplot2", "Git", "Docker")
    ]


def test_a_label_that_fills_its_column_stays_a_label() -> None:
    assert skills("Programming Python, Julia\nTools Git, Docker\nLaboratory X-ray tomography, wicks") == [
        *("Python", "Julia", "Git", "Docker", "X-ray tomography", "wicks")
    ]


def test_words_before_no_tool_are_no_label() -> None:
    assert skills("Laboratory Safety, peat coring\nSystems Thinking, weaving")[0] == "Laboratory Safety"


def test_labels_over_lists_are_no_skills() -> None:
    body = "Benchwork\nCoring, mapping\nPaper Craft\nFolding, marbling,\nbinding\nWaterways\nDutch (fluent)"
    assert skills(body) == ["Coring", "mapping", "Folding", "marbling", "binding", "Dutch"]


def test_words_among_lists_stay_skills_where_others_have_no_list_below() -> None:
    assert "Benchwork" in skills("Benchwork\nCoring, mapping\nPaper Craft\nFolding, marbling\nGlazing\nTurning")


def test_two_labelled_lists_of_a_row_are_apart() -> None:
    rows = "Typesetting: LaTeX\tCoding: Go, bash\nAnalysis: Root, Jags\tMarkup : HTML"
    assert skills(rows) == ["LaTeX", "Go", "bash", "Root", "Jags", "HTML"]


def test_labels_that_are_no_tools_stay_labels() -> None:
    assert skills("- Field work: coring, mapping\n- Lab: staining\n- Python: plots") == [
        *("coring", "mapping", "staining", "plots")
    ]


def test_words_over_labelled_bullets_are_no_skill() -> None:
    assert skills("With ease\n- Python: counts of moss\n- Git: keeping code\n- R: small maps") == [
        "Python",
        "Git",
        "R",
    ]


@pytest.mark.parametrize("sign", ["\x88", "\x83", "\x0f"])
def test_a_bare_code_where_a_line_begins_is_a_bullet(sign: str) -> None:
    assert clean(f"Moss\n {sign} Ferns\n   and trees\nLi{sign}chens") == "Moss\n • Ferns\n   and trees\nLichens"


def test_plain_headings_with_and_without_space_below() -> None:
    named = {
        "Interests": "",
        "Education": "\n",
        "Experience": "\n",
        "Publications": "\n",
        "Grant": "\n",
        "Skills": "\n",
    }
    rows = "2019 Moss, University of York"
    text = "Ada Vale\n\n" + "\n\n".join(f"{head}\n{space}  {rows}" for head, space in named.items())
    assert ("grants", "Grant") in outline(text)


def test_a_label_below_an_honour_says_who_gave_it() -> None:
    (prize,) = read("## Awards\n\n- **Moss Prize**, 2016\n  Organised by: Fern Teachers' Society").awards
    assert (prize.name, prize.granter) == ("Moss Prize", "Fern Teachers' Society")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "My main language is Python. I use it with NumPy, SciPy and matplotlib, and I am familiar with PyMC3.",
            ["Python", "NumPy", "SciPy", "matplotlib", "PyMC3"],
        ),
        (
            "I use Vim as an editor, VSCode for coding and the Git version control system. I prefer open software.",
            ["Vim", "VSCode", "Git"],
        ),
        ("For maps I rely on QGIS; I word my letters in English and excel at none.", ["QGIS"]),
        ("I have worked with R and Stata at Westmoor University since May 2019.", ["R", "Stata"]),
    ],
)
def test_of_sentences_only_the_names_are_skills(text: str, expected: list[str]) -> None:
    assert skills(f"Tools\t{text}") == expected


def test_a_language_in_front_of_how_well_it_is_spoken_and_what_a_phrase_includes() -> None:
    body = "### Languages\n\nEnglish\tNative speaker\nGerman\tC1 level. Certificate in 2018\n\n### Tools\n\n"
    expected = ["English", "German", "R", "Python"]
    assert skills(body + "High level of weaving proficiency including in R, Python") == expected


def test_a_tool_over_its_packages_is_a_skill() -> None:
    body = "Python\n  - NumPy\n\nJava\n  - Spring\n\nMATLAB\n  - Simulink\n"
    assert skills(body) == ["Python", "NumPy", "Java", "Spring", "MATLAB", "Simulink"]


def test_words_over_items_several_times_alike_are_labels() -> None:
    body = "Weaving\nLooms\n  - hand looms\n  - lap looms\nDyes\n  - woad\n\nOther\nTravel\n  - sledges\n"
    assert skills(body) == ["hand looms", "lap looms", "woad", "sledges"]


def test_a_narrow_column_goes_on_in_lower_case_behind_labels_with_dashes() -> None:
    body = "Methods - weaving, hand\nspinning, mending, blue\ndyeing, felting\n\nTools - Python, Git,\nloom kit\n"
    assert skills(body) == [
        "weaving",
        "hand spinning",
        "mending",
        "blue dyeing",
        "felting",
        "Python",
        "Git",
        "loom kit",
    ]


def test_what_a_tool_was_used_for_stands_deeper() -> None:
    body = (
        "* Stata **Advanced**\n    * Counting moss\n* R (basic)\n    * Small maps\n    * Ferns\n* Reading\n    * Runes"
    )
    assert skills(body) == ["Stata", "R", "Runes"]


def test_spaced_slashes_part_names() -> None:
    assert skills("- Boxes: Docker / Podman, C/C++\n- Odds: input / output looms") == [
        *("Docker", "Podman", "C/C++", "input / output looms")
    ]


@pytest.mark.parametrize("row", ["**{}:** {}\t**{}:** {}", "{}\t{}\t{}\t{}"])
def test_two_lists_in_a_row_have_a_label_each(row: str) -> None:
    rows = (("Typesetting", "LaTeX, Word", "Code", "C++, Python"), ("Analysis", "Stata, SAS", "Systems", "Linux, Git"))
    assert skills("\n".join(row.format(*cells) for cells in rows)) == [
        *("LaTeX", "Word", "C++", "Python", "Stata", "SAS", "Linux", "Git")
    ]


USES = {
    "Zephyrix": "control of looms in daily use",
    "Quolt": "building of statistical models",
    "Narvic": "drawing of maps",
}


@pytest.mark.parametrize("form", ["- {} – {}", "- {}: {}", "- {}\n  - {}"])
def test_words_that_tell_of_a_use_make_what_stands_before_a_skill_though_nobody_knows_it(form: str) -> None:
    assert skills("\n".join(form.format(*pair) for pair in USES.items())) == list(USES)


def test_one_use_may_be_told_in_two_words() -> None:
    told = "- **Zephyrix**: a language for loom control\n- **Quolt**: noise analysis\n- **Narvic**: drawing of maps"
    assert skills(told) == ["Zephyrix", "Quolt", "Narvic"]


def test_names_in_brackets_that_nobody_knows_are_listed_there() -> None:
    assert skills("- Programming (Zephyrix, Quolt)\n- Measurement (Tremolith, Narvic)") == [
        *("Zephyrix", "Quolt", "Tremolith", "Narvic")
    ]


@pytest.mark.parametrize("head", ["**Area**\t**Tools**", "Area\tTools", "Category\tSkills"])
def test_a_row_that_names_the_columns_holds_no_skill(head: str) -> None:
    assert skills(f"{head}\nLanguages\tZephyrix, Quolt\nDatabases\tTremolith\n") == ["Zephyrix", "Quolt", "Tremolith"]


def test_how_often_a_tool_is_used_is_no_part_of_it() -> None:
    assert skills("- Zephyrix (daily use)\n- Some exposure to Narvic") == ["Zephyrix", "Narvic"]
    assert skills("- Zephyrix (since 2014)\n- Quolt (2 yrs)") == ["Zephyrix", "Quolt"]


def test_an_item_over_its_parts_is_a_skill_among_items_without_any() -> None:
    assert skills("- Julia\n  - NumPy\n  - Pandas\n- Praat\n- Git\n") == ["Julia", "NumPy", "Pandas", "Praat", "Git"]
    assert skills("- Programming\n  - Julia\n  - Perl\n- Laboratory\n  - Tomography\n") == [
        "Julia",
        "Perl",
        "Tomography",
    ]


@pytest.mark.parametrize("form", ["★★★☆☆ {}", "{} ●●●○○", "{}: ■■■■□", "{} - ▰▰▱▱▱"])
def test_a_scale_of_signs_is_no_part_of_a_skill(form: str) -> None:
    assert skills("\n".join(f"- {form.format(one)}" for one in ("Praat", "C++", "Julia"))) == ["Praat", "C++", "Julia"]
