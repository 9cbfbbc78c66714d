"""What headings mean by their grammar whose wordings no list has."""

from __future__ import annotations

import pytest

from transforms.headings.grammar import meant
from transforms.lines.read import read_lines
from transforms.readers.dispatch import read
from transforms.sections.sections import split_sections


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Juried Shows", ("projects",)),
        ("Curatorial Work", ("projects",)),
        ("Pedagogical Work", ("teaching",)),
        ("Charity Work", ("service",)),
        ("Working Groups and Workshops", ("service",)),
        ("Task Forces", ("service",)),
        ("Organizing and Convening", ("service",)),
        ("Teaching Service", ("teaching",)),
        ("Community Practice", ("positions",)),
        ("Panels Convened", ("service",)),
        ("Modules Convened", ("teaching",)),
        ("Co-organized workshops and panels", ("service",)),
        ("Panels and seminars organised", ("service",)),
        ("Papers and symposia organised", ("papers", "service")),
        ("Honours Students Supervised", ("advising",)),
        ("Bursaries and Studentships", ("awards",)),
        ("Invited Lectures & Gastvorträge", ("talks",)),
        ("Zeitschriftenaufsätze", ("papers",)),
        ("Ambiti di ricerca", ("interests",)),
        ("Subventions de recherche", ("grants",)),
        ("Reading Languages", ("skills",)),
        ("Grants Won, Bursaries and Plenaries", ("grants", "awards", "talks")),
        ("Proposals Funded", ("grants",)),
        ("Dissertation Fellowships", ("awards",)),
        ("Organised Fairs, Schools and Symposia", ("service",)),
        ("Retreats and Workshops Convened", ("service",)),
        ("Co-organised Workshops", ("service",)),
    ],
)
def test_a_heading_means_what_its_nouns_and_verbs_say(text: str, kinds: tuple[str, ...]) -> None:
    found = meant(text)
    assert found.kinds == kinds
    assert found.whole


@pytest.mark.parametrize(
    "text", ["Digital", "Legal Loom Retrieval", "Dynamics of woven systems", "Wool for Field Work"]
)
def test_words_without_a_noun_that_names_a_kind_are_not_sure(text: str) -> None:
    assert not meant(text).whole


def test_sections_are_of_the_kinds_that_the_grammar_of_their_headings_says() -> None:
    text = """# Ondine Veldkamp-Asare

## Education
PhD Textile History, Quillmere University, 2009

## Posts Held
Reader in Looms, Quillmere University, 2015-

## Juried Shows
Warp and Weft, Tidewell Gallery
Blue Threads, Castle Loft

## Panels Convened
Wool Congress, Tidewell, 2018
Loom Days, Quillmere, 2016
"""
    sections = split_sections(read_lines(read(text.encode(), "made.md")))
    assert [section.kind for section in sections] == ["header", "education", "positions", "projects", "service"]
