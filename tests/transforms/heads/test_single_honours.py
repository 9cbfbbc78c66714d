"""Names of one honour that read like a heading."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.careers import read

NAMES = ["Moss Prize for Botanists", "Graduate Research Fellowship", "Teaching Award"]


@pytest.mark.parametrize("form", ["{}\n", "- **{}**", "**{}**\n", "**{}** 2019\n\n\n_Guild_\n"])
def test_one_honour_heads_nothing_below_awards(form: str) -> None:
    text = "\n".join(map(form.format, NAMES))
    assert [
        one.name for one in read(f"# Ada Quill\n\n## Awards\n\n{text}\n\n## Languages\n\n- German\n").awards
    ] == NAMES


def test_honours_in_the_plural_head_a_group() -> None:
    text = "## Awards\n\n**Teaching Awards**\n\n- Moss Prize, 2018\n\n**Research Awards**\n\n- Fern Medal, 2016\n"
    assert [one.name for one in read(text).awards] == ["Moss Prize", "Fern Medal"]


@pytest.mark.parametrize("form", ["{} (Northfield University, 2013)", "{} (Reed College (RC), 2013)", "{}  06/2013"])
@pytest.mark.parametrize("name", ["Book of the Year", "Postdoctoral Fellowship"])
def test_an_honour_that_says_when_between_blank_lines_is_no_heading(form: str, name: str) -> None:
    body = f"Loom Prize, 2015\n\n{form.format(name)}\n\nDye Medal, 2011"
    found = whole(f"# Ada Quill\n\n## Honors and Awards\n\n{body}\n")
    assert [one.name.partition(" (")[0] for one in found.awards] == ["Loom Prize", name, "Dye Medal"]


@pytest.mark.parametrize(
    ("heading", "line"),
    [("Service", "Member, *Faculty Senate* 2007–2008"), ("Service", "Honors Program Committee 2022")],
)
def test_plain_words_with_a_date_head_nothing_where_headings_are_marked(heading: str, line: str) -> None:
    body = f"{line}\n\nMember, *Library Advisory Committee* 2000"
    found = whole(f"# Ada Quill\n\n## {heading}\n\n{body}\n\n## Hobbies\n\nRowing\n")
    assert len(found.service) == 2


@pytest.mark.parametrize("word", ["Scholarship", "Stipend", "Fellowship"])
@pytest.mark.parametrize("told", ["I was paid for a year in Leeds.", "It paid for a stay at the coast."])
def test_one_word_over_its_year_and_giver_is_an_honour_below_capitals(word: str, told: str) -> None:
    cards = f"**{word}**\n2010 The Heddle Foundation\n{told}\n\n**{word}**\n2007 Warp Programme\n{told}\n"
    found = whole(f"# Ada Quill\n\n**HONOURS**\n\n{cards}\n**LANGUAGES**\n\nGerman\n").awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        (word, "The Heddle Foundation", "2010"), (word, "Warp Programme", "2007")
    ]  # fmt: skip


def test_one_word_over_several_years_heads_them() -> None:
    found = whole("# Ada Quill\n\n**HONOURS**\n\n**Scholarship**\n2010 Heddle Grant\n2007 Warp Grant\n").awards
    assert [one.name for one in found] == ["Heddle Grant", "Warp Grant"]
