"""Where a list begins right below a heading, its first item is no heading, whatever it names."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

PAGE = """\
Ada Vale

{first}

About Me

I am a keeper of looms at the Guild of Dyers in Oulu.

Research Interests

   {item}
   Old reeds
   Winter felts

Education

   MSc in Weaving, University of Oulu, 2011
"""


@pytest.mark.parametrize("item", ["Computing Education", "Teaching Practice", "Community Service", "Software Projects"])
def test_the_first_item_is_an_interest(item: str) -> None:
    found = parse(read(PAGE.format(first="Keeper of Looms", item=item).encode(), "cv.txt")).public()
    assert found["interests"] == [item, "Old reeds", "Winter felts"]


def test_a_first_line_that_names_a_kind_is_a_heading() -> None:
    text = """\
Employment
    2011-2014: Keeper of Looms, Guild of Dyers, Oulu

Publications
Articles
Books

Selected Talks and Readings:
    March 3, 2013: Reeds in winter, Loom Forum, Turku
"""
    found = parse(read(text.encode(), "cv.txt"))
    assert [(post.title, post.organization) for post in found.positions] == [("Keeper of Looms", "Guild of Dyers")]
