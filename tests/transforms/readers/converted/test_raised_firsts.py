"""Upper lines of items that a converter took for raised words, hyphens for bullets, filled headings. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.readers.converted.raised_firsts import with_first_words_back
from transforms.readers.converted.torn_marks import with_lost_bullets
from transforms.readers.dispatch import read
from transforms.readers.leaders import with_filled_headings


@pytest.mark.parametrize(
    ("made", "meant"),
    [
        (
            "**[of]** **[Ghent]** **Lund,** **SE**\n\n- **[University]**\n_PhD_",
            "- **University** **of** **Ghent**, **Lund,** **SE**\n_PhD_",
        ),
        ("_[of]_ _[Dyes]_ \n- _[Guild]_\nWeaver", "- _Guild_ _of_ _Dyes_\nWeaver"),
        ("- **[1]** A note\n", "- **[1]** A note\n"),
        ("A line\n\n- **[University]**\nmore", "A line\n\n- **[University]**\nmore"),
    ],
)
def test_the_first_word_stands_before_the_rest_of_its_line(made: str, meant: str) -> None:
    assert with_first_words_back(made) == meant


def test_a_hyphen_in_bold_is_a_bullet_before_words() -> None:
    made = with_lost_bullets("- Tutor:\n\n**-** Slow Looms, Lund\n\n**-** 2019\n")
    assert "      - Slow Looms, Lund" in made
    assert "**-** 2019" in made


@pytest.mark.parametrize("dots", [". . . . . . . . . .", "..............."])
def test_a_heading_that_dots_fill_up_is_one(dots: str) -> None:
    text = f"# Ada Quill\n\n## Projects\n\nWool\n\nList of Publications{dots}\n\n- Quill: Slow Looms\n"
    assert "### List of Publications\n" in with_filled_headings(text)
    assert "### List of Publications" in read(text.encode(), "a.md").text


def test_what_stands_behind_dots_is_no_heading() -> None:
    assert with_filled_headings("Weaving prize . . . . . . . . . 2019\n") == "Weaving prize . . . . . . . . . 2019\n"


@pytest.mark.parametrize("sort", ["Doctoral Project", "Independent Project (ongoing)", "Master’s Project", "Project 2"])
def test_the_sort_of_a_project_is_not_its_title(sort: str) -> None:
    page = f"# Ada Quill\n\n## Projects\n\n- **{sort}:** *‘Slow Looms of the North’*\n  - Wove a lot of wool\n"
    assert [one.title for one in whole(page).projects] == ["Slow Looms of the North"]


@pytest.mark.parametrize("course", ["1st Year Physics Labs", "Second Year Wool Laboratory"])
def test_classes_of_a_year_are_no_laboratories(course: str) -> None:
    page = f"# Ada Quill\n\n## Teaching\n\n- Demonstrator (practicals):\n  - {course}, Lund University, 2010 – 2012\n"
    page += "  - Slow Looms, Lund University, 2011 – 2012\n"
    assert [one.course for one in whole(page).teaching] == [course, "Slow Looms"]
