"""Texts that front matter holds in fields of its own, and notes among the fields. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_TEXT = """  I am a postdoctoral fellow at the University of Lund, where I weave with kelp and listen to old machines.

  Before that I was a lecturer at Quill College. I like long walks, and short bibliographies of slow trades.
"""


def _page(source: str) -> ParsedCV:
    return parse(read(source.encode(), "index.md"))


@pytest.mark.parametrize(
    "fields",
    [
        "## wide column\ntitle:  # none\nshow_intro: true\nheadless: true\nlead: |\n",
        "title: Home\nbiography: >-\n",
        "layout: page\nweight: 3\nhero: |\n",
    ],
)
def test_a_text_among_the_fields_is_the_pages(fields: str) -> None:
    found = _page(f"---\n{fields}{_TEXT}footer: none\n---\n\nSee the theme for the layout.\n")
    assert [(one.title, one.organization) for one in found.positions] == [
        ("postdoctoral fellow", "University of Lund"),
        ("lecturer", "Quill College"),
    ]


def test_an_abstract_among_the_fields_stays_hidden() -> None:
    assert not _page(f"---\ntitle: Kelp\nabstract: |\n{_TEXT}---\n\nKelp is slow.\n").positions


def test_a_rule_over_a_section_opens_no_fields() -> None:
    found = _page("---\n## Education\nPhD: Lund University, 2004\n---\n\n## Awards\n\n- Kelp Prize, 2005\n")
    assert [one.end for one in found.education] == ["2004"]


@pytest.mark.parametrize("broken", ["role = [", "role = " + "[" * 4_000, 'role = "Weaver" "Dyer"'])
def test_front_matter_that_is_no_toml_loses_no_word(broken: str) -> None:
    page = read(f'+++\nname = "Ada Quill"\n{broken}\n+++\n\nI dye wool.\n'.encode(), "page.md")
    assert 'name = "Ada Quill"' in page.text
    assert "I dye wool." in page.text
    assert page.notes == ()
