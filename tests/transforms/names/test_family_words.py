"""Family names that are words of titles and headings too."""

from __future__ import annotations

import pytest

from transforms.names.people import is_name
from transforms.parse import parse
from transforms.readers.dispatch import read

FAMILIES = ("Grant", "Major", "Post", "Fields", "Long", "Story", "Waters")


@pytest.mark.parametrize("family", FAMILIES)
def test_a_heading_of_a_given_name_and_such_a_word_names_the_owner(family: str) -> None:
    page = f"# Maria {family}\n\nmaria@uni-tarn.org\n\n## Education\n\nPhD in Botany, University of Oslo, 2012\n"
    person = parse(read(page.encode(), "page.md")).person
    assert person is not None
    assert person.name == f"Maria {family}"


@pytest.mark.parametrize("family", FAMILIES)
def test_a_list_that_begins_with_such_a_name_and_initials_is_of_authors(family: str) -> None:
    page = f"Ada Quill\n\nPUBLICATIONS\n{family}, M., Lund, P. (2014). Rope at sea. Journal of Ports, 12, 3-9.\n"
    (paper,) = parse(read(page.encode(), "page.txt")).papers
    assert (paper.authors, paper.title) == ([f"{family}, M.", "Lund, P."], "Rope at sea")


@pytest.mark.parametrize("words", ["Virginia Press", "Austin Music", "Travel Grant", "Grant, Major", "Selected Story"])
def test_a_place_or_another_word_before_it_makes_no_name(words: str) -> None:
    assert not is_name(words)


@pytest.mark.parametrize(
    "name", ["Tim Long", "Ted Young", "Kofi Power", "Zoë Grant", "Oksana Field", "Max Grant", "Penny Field", "Linh Tô"]
)
def test_a_usual_given_name_of_any_culture_before_such_a_word_makes_a_name(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name", ["Long Zhang", "Long T. Nguyen", "Crystal Lee", "Grant Li", "Justice Kim", "Autumn Smith"]
)
def test_a_given_name_that_is_a_word_of_titles_stands_before_a_usual_family_name(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("words", ["Long Looms", "Crystal Growth", "Forest Fires", "Long Short", "Justice Press"])
def test_before_another_word_it_is_one_of_a_title(words: str) -> None:
    assert not is_name(words)


def test_authors_go_on_behind_a_name_that_begins_with_such_a_word() -> None:
    page = "# Ada Quill\n\n## Publications\n\n- **Rope at sea**\n  Ada Quill, Long Chen, Bo Lund\n  ICML 2025\n"
    (paper,) = parse(read(page.encode(), "page.md")).papers
    assert paper.authors == ["Ada Quill", "Long Chen", "Bo Lund"]


@pytest.mark.parametrize(
    "name", ["Maria Grant III", "Maria Long Jr.", "Ada L'Hospital", "Loïc L’Moulin", "Ada D'Orchard"]
)
def test_a_mark_of_generation_or_an_elision_beside_such_a_word(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("words", ["Research Long III", "Growth Fields"])
def test_words_that_are_no_name_with_them(words: str) -> None:
    assert not is_name(words)
