"""Labels of skills in converted markdown, which one blank parts from the words that stood beside them."""

from __future__ import annotations

from tests.transforms.records.one_section import read
from transforms.readers.converted.skill_labels import with_skill_labels


def test_labels_of_most_lines_are_parted_from_their_words() -> None:
    lines = ["## Skills", "", "Languages Bash, Python", "_Systems_ Linux, OSX", "Data science R, SciPy"]
    made = with_skill_labels(lines)
    assert made[2:] == ["Languages\tBash, Python", "Systems\tLinux, OSX", "Data science\tR, SciPy"]
    assert sorted(skill.text for skill in read("\n".join(made)).skills) == [
        "Bash",
        "Linux",
        "OSX",
        "Python",
        "R",
        "SciPy",
    ]


def test_words_alone_and_other_sections_stay() -> None:
    alone = ["## Skills", "", "Software Carpentry, Python", "Looms, felts", "Wool", "Dyes"]
    assert with_skill_labels(alone) == alone
    other = ["## Publications", "", "Systems Of looms, 2019", "Languages Of felts, 2018"]
    assert with_skill_labels(other) == other


def test_a_label_that_its_narrow_column_broke_is_whole() -> None:
    lines = ["## Skills", "", "Programming", "", "languages", "", "", "Bash, Python", "", "Tools Looms, felts"]
    made = [line for line in with_skill_labels(lines) if line]
    assert made[1:] == ["Programming languages\tBash, Python", "Tools\tLooms, felts"]


def test_where_most_rows_have_known_labels_all_of_them_have_one() -> None:
    lines = [
        "## Skills",
        "",
        "Programming Loom, Bobbin",
        "",
        "Weaves Twill, Satin",
        "",
        "Tools Heddle, Reed,",
        "Shuttle, Comb",
    ]
    lines += ["", "Operating systems Linux, OSX", "", "Other drafts Threadbook, Peg plans", "", "Python, Emacs"]
    made = [line for line in with_skill_labels(lines) if "\t" in line]
    assert made == [
        "Programming\tLoom, Bobbin",
        "Weaves\tTwill, Satin",
        "Tools\tHeddle, Reed,",
        "Operating systems\tLinux, OSX",
        "Other drafts\tThreadbook, Peg plans",
    ]


def test_languages_are_parted_from_how_well_they_are_spoken() -> None:
    lines = ["## Skills", "", "### Languages", "", "Welsh Native", "Czech **Fluent**, lived in Brno", "Latin hymns"]
    assert with_skill_labels(lines)[4:] == ["Welsh\tNative", "Czech\t**Fluent**, lived in Brno", "Latin hymns"]


def test_labels_in_a_type_of_their_own_are_parted_in_every_section() -> None:
    lines = ["**Miscellaneous**", "", "_Languages_ Welsh (native)", "", "_Programming languages_ Loom, Bobbin"]
    made = with_skill_labels(lines)
    assert made[2:] == ["Languages\tWelsh (native)", "", "Programming languages\tLoom, Bobbin"]
    assert with_skill_labels([*lines[:2], "_Languages_ of the loom", "_Felts_ Wool"])[2] == "_Languages_ of the loom"
