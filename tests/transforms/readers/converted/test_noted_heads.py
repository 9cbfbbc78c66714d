"""Headings in plain type that say where the full list is. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.converted.plain_heads import with_plain_heads


def _second(line: str) -> str:
    return with_plain_heads(["# Ada Moss", "", "", line, "", "", "2018 Heron Prize"])[3]


@pytest.mark.parametrize(
    "line",
    [
        "Selected Awards & Honors (full list: _[looms.example/awards](https://looms.example/awards)_ )",
        "Selected publications (see [Scholar](https://scholar.example/moss))",
        "Invited talks **(complete list: [here](https://looms.example/talks))**",
        "Publications ([all of them](https://looms.example/papers))",
    ],
)
def test_a_line_that_names_a_section_and_its_full_list_heads_it(line: str) -> None:
    assert _second(line) == f"## {line}"


@pytest.mark.parametrize(
    "line",
    [
        "Talks (in Danish)",
        "Weavers of the north (see [here](https://looms.example))",
        "Lecturer (see [the list](https://looms.example/staff))",
    ],
)
def test_other_lines_with_brackets_stay(line: str) -> None:
    assert _second(line) == line
