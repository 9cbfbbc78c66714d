"""Lists whose bullets stand to the left of the lines that head them, as text of PDF pages has them. All made up."""

from __future__ import annotations

from tests.transforms.entries.test_entries import heads

OVER = """TEACHING

  Example College                                    2015-2018
  Department of Roots
· Leaves of the North, for those who begin
· Bark and Twigs
{gap}
  Other College                                      2013-2015
  Department of Oaks
· Trees of Towns, a course on all that stands in
  streets
· Woods and Rivers
"""


def test_a_line_that_stands_where_the_first_head_does_heads_its_own_bullets() -> None:
    for gap in ("", "\n"):
        found = heads(OVER.format(gap=gap))
        assert any("Other College" in words for entry in found for words in entry)
        assert len(found) == 2


def test_undated_lines_below_dated_items_say_where_these_came_from() -> None:
    text = (
        "AWARDS\n\n- Moss Medal\t2019\nDepartment of Roots,\nExample University.\n- Fern Prize\t2017\n"
        "Department of Leaves,\nOther University.\n- Oak Prize\t2016\n- Elm Prize\t2015\n"
    )
    assert [words[0] for words in heads(text)] == [
        "Moss Medal\t2019",
        "Fern Prize\t2017",
        "Oak Prize\t2016",
        "Elm Prize\t2015",
    ]


def test_a_note_with_a_star_ends_before_the_next_dated_head() -> None:
    text = (
        "EDUCATION\n\n  PhD in Roots                                2019-2023*\n  Example University\n"
        " * Handing in: June\n\n\n  MSc in Twigs                                2017-2019\n  Other University\n"
        "  BSc in Leaves                               2014-2017\n  Third University\n"
    )
    assert len(heads(text)) == 3
