"""Running heads that count pages where nothing parts the pages: "Vale / CV 2" over "Vale / CV 3". All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_SKILLS = ["Python", "Knots", "Welding", "Chinese"]


def cv(head: str, first: str = "# **Vita**\n\nAda Vale\n\n") -> ParsedCV:
    """A document whose pages end after each skill."""
    pages = "".join(f"{skill}\n\n{head.format(i)}\n\n" for i, skill in enumerate(_SKILLS, 2))
    return parse(read(f"{first}## Skills\n\n{pages}".encode(), "a.md"))


@pytest.mark.parametrize(
    "head", ["Vale – Vita – {}", "Ada Vale, CV, p. {}", "Curriculum Vitae: Ada Vale {}", "Ada Vale - CV          {}"]
)
def test_heads_that_count_pages_are_no_items(head: str) -> None:
    found = cv(head)
    assert [skill.text for skill in found.skills] == _SKILLS


def test_a_head_without_a_number_that_returns_is_no_item() -> None:
    first = "Ada Vale\n\nWefthaus\n\nada@weft.org\n\n## Languages\n\nNorse, Irish\n\n"
    assert [skill.text for skill in cv("CV – Ada Vale", first).skills][-len(_SKILLS) :] == _SKILLS


def test_items_that_count_are_kept() -> None:
    assert len(cv("Rope Handling {}").skills) == 8


@pytest.mark.parametrize("head", ["Curriculum Vitae: Ada Vale {}", "Vita of Ada Vale, p. {}", "CV Ada Vale Page {}"])
def test_the_owner_is_named_at_the_head_of_the_pages_alone(head: str) -> None:
    person = cv(head, "Botanist with an interest in kites.\n\n").person
    assert person is not None
    assert person.name == "Ada Vale"


def test_ranks_out_of_many_count_no_pages() -> None:
    medals = "2016: Loom Medal, rank 1/52\n\n2014: Loom Medal, rank 3/296\n"
    awards = parse(read(f"# Ada Vale\n\n## Awards\n\n{medals}".encode(), "a.md")).awards
    assert [award.start for award in awards] == ["2016", "2014"]


@pytest.mark.parametrize("head", ["{} | Ada Vale", "Page {} – Ada Vale", "CV of Ada Vale   {}"])
def test_a_head_may_count_first_or_stand_close_to_the_words_above(head: str) -> None:
    text = (
        f"Ada Vale\n\nSKILLS\n\nPython\n\n{head.format(1)}\n\nWelding\n\n{head.format(2)}\n\nKnots\n{head.format(3)}\n"
    )
    assert [one.text for one in parse(read(text.encode(), "cv.txt")).skills] == ["Python", "Welding", "Knots"]


def test_one_number_that_is_gone_leaves_a_series_of_pages() -> None:
    skills = ["Python", "Knots", "Welding", "Chinese", "Dyeing", "Felting"]
    numbers = [1, 2, 3, 5, 6, 7]
    pages = "".join(f"{skill}\n\nAda Vale | {i}\n\n" for skill, i in zip(skills, numbers, strict=True))
    found = parse(read(f"# Ada Vale\n\nada@weft.example\n\n## Skills\n\n{pages}".encode(), "a.md"))
    assert [skill.text for skill in found.skills] == skills
