"""A post whose title stands alone over what was worked on, and names that are no post. All made up."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read

_WORKED_ON = """## Research Interest

- Weaving: Slow Looms, Fast Dyes

## Education

#### Leeds University

B.A. in Weaving

Sep. 2018-Jul. 2022

## Research Experience

Research Assistant

## Speed and Wear Analysis of Distributed Weaving Algorithms

Leeds University

Nov. 2021 - Present

- o Advisor: Bo Orr
  - Project 1: Analysis of Push Looms
    - Proved that the looms run on
    - Conducted research on the looms

# Nets in Winter

Globex

Oct. 2020 - May 2021

- Research Assistant
"""
_AUTHORS = """Ada Vale

Experience

Research Assistant
Kestrel Labs
2019 - 2020

- Built looms
- Nets at Scale

Bo Orr*, Mia Lund*, Ada Vale*, Cy Storr (*shared first authors) [soon on arXiv]

- Accepted to ICML2025, Spotlight
"""


def test_what_was_worked_on_is_no_section_below_a_title_that_stands_alone() -> None:
    found = parse(read(_WORKED_ON.encode(), "a.md")).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Research Assistant", "Leeds University", "2021-11"),
        ("Research Assistant", "Globex", "2020-10"),
    ]


def test_a_list_of_authors_is_no_post() -> None:
    found = parse(read(_AUTHORS.encode(), "a.txt")).positions
    assert [(one.title, one.organization) for one in found] == [("Research Assistant", "Kestrel Labs")]
