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


LISTS = """\
Ada Vale

Papers

- A. Vale. Reeds in winter. Loom Letters 4, 2012.
- A. Vale. Madder and woad. Loom Letters 9, 2015.

Talks

- 2013: Talk at the Loom Forum, Turku
- 2012: Talk at the House of Felt, Oulu

{head}

- Area Chair: Loom Forum 2014, Felt Meeting 2015
- Reviewer: Loom Letters, Annals of Felt
"""


@pytest.mark.parametrize("head", ["Academic", "Professional", "Academia"])
def test_a_faint_word_between_two_lists_is_a_heading_where_others_look_so(head: str) -> None:
    found = parse(read(LISTS.format(head=head).encode(), "cv.md"))
    assert len(found.talks) == 2
    assert {one.role for one in found.service} == {"area chair", "reviewer"}


@pytest.mark.parametrize("sign", ['"{0}"', "“{0}”"])
def test_the_end_of_a_quotation_is_no_heading(sign: str) -> None:
    title = sign.format("Reeds, Looms and their Keepers in Winter: Notes on\n  Supervision")
    text = f"# Ada Vale\n\n## Talks\n\n- 2013: {title}\n- 2012: Felt, Loom Forum\n"
    assert len(parse(read(text.encode(), "cv.md")).talks) == 2
