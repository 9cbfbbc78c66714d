"""Resumes whose margin stands before their main part, and tags that go on over several lines. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_PAGE = (
    "{0}\n\nContact {{#contact}}\n-----------\n\n- quill@alder.example\n\n"
    "Disclaimer {{#disclaimer}}\n-----------\n\nMade with [tool](https://tool.example).\n\n"
    "The code is [there](https://x.example).\n\n"
    "{1}\n\nAda Quill {{#title}}\n-----------\n\nShe likes peat.\n\n"
    "Education {{data-icon=cap data-concise=true}}\n-----------\n\n"
    "### MSc in Botany\n\nAlder University\n\n2011 - 2009\n"
)


def whole(text: str) -> ParsedCV:
    return parse(read(text.encode(), "cv.md"))


@pytest.mark.parametrize("parts", [("Aside\n======", "Main\n======"), ("# Aside", "# Main")])
def test_the_main_part_comes_first_and_the_tool_states_nothing(parts: tuple[str, str]) -> None:
    found = whole(_PAGE.format(*parts))
    assert (found.person.name, found.person.emails) == ("Ada Quill", ["quill@alder.example"])
    assert [(one.degree, one.organization, one.start, one.end) for one in found.education] == [
        ("MSc", "Alder University", "2009", "2011")
    ]
    assert not found.projects


@pytest.mark.parametrize(
    "tag",
    [
        '<div\n  class="bar"\n  style="width: 40%"\n>{}</div>',
        "<span\n   class='tag'>{}</span>  ",
        '<li\n\tid="x1"\n\tclass="y">{}</li>',
    ],
)
def test_a_tag_over_several_lines_is_one(tag: str) -> None:
    page = "# Ada Quill\n\n## Skills\n\n" + "\n".join(map(tag.format, ("Peat coring", "Pollen counts")))
    assert [one.text for one in whole(page).skills] == ["Peat coring", "Pollen counts"]


def test_a_template_s_tag_over_several_lines_states_nothing() -> None:
    page = "# Ada Quill\n\n## Publications\n\n{% works\n   --sort by_year\n   --style plain\n%}\n"
    assert not whole(page).papers
