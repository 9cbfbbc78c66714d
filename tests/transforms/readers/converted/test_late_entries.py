"""Works that go on below a margin's heading, which a converter read too early. All made up."""

from __future__ import annotations

from transforms.readers.converted.side_heads import in_their_places

PAGE = """\
# Ada Quill

## Publications

Ada Quill (2008). Looms that walk. Weft House.

Ada Quill and B. Reed (2017). Looms of the coast and


## Awards




felts. Northern Journal of Weaving.

Ada Quill (2013). Felts in a mill. Reeds.

**Heron Award for Weavers** 2016

University of Bergen

## Service

**Organizer** 2016
"""


def test_a_heading_stands_over_the_entries_in_bold_and_not_over_works_that_go_on() -> None:
    made = [line for line in in_their_places(PAGE).split("\n") if line]
    assert made[made.index("## Awards") - 1] == "Ada Quill (2013). Felts in a mill. Reeds."
    assert made[made.index("## Awards") + 1] == "**Heron Award for Weavers** 2016"


def test_a_heading_right_over_its_words_stays() -> None:
    page = PAGE.replace("## Awards\n\n\n\n\n", "## Awards\n\n")
    assert [line for line in in_their_places(page).split("\n") if line] == [line for line in page.split("\n") if line]
