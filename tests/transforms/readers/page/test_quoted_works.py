"""Works that begin with titles in quotes, without marks, gaps or indents between them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.page.measures import measure
from transforms.readers.page.paragraphs import paragraphs
from transforms.readers.page.segments import rows_of

_PLAIN = "Old looms and the people of the long northern shore who wove with them, in a list of their own here, a"
_SECOND = "“Ashes of the lower mills of Ulmstad, and what they say of the wool that was washed there in winters,”"
_END = "Tides 12 (2020), 1–9."


def _made(first: str) -> list[str]:
    lines = (first, _SECOND, _END, _PLAIN, _PLAIN, _PLAIN)
    rows = rows_of([segment(line, 100, 700 - 12 * at) for at, line in enumerate(lines)])
    return [one.text for one in paragraphs(rows, measure([rows]))]


@pytest.mark.parametrize(
    "first",
    [
        "“What felts cost, and who has paid for them in the end,” unpublished paper (2008). [text] [data] [map]",
        "“Why the shuttles of the lower town are slow” (with Bo Reed), Loom House Paper 12, Norrfjord, in May.",
        "“Reds that last through the long summers of the north?” Quarterly Review of the Dyers, vol. 3. [slides]",
    ],
)
def test_a_title_in_quotes_below_a_whole_work_begins_another(first: str) -> None:
    assert _made(first)[:2] == [first, f"{_SECOND} {_END}"]


def test_a_title_in_quotes_goes_on_where_the_line_above_has_not_come_to_its_end() -> None:
    first = "“Reds that last through the long summers of the north,” a paper read at the fair, and a reply to it,"
    assert _made(first)[0] == f"{first} {_SECOND} {_END}"
