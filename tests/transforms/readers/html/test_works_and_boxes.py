"""Works that say who wrote them below "Research", boxes and calls that lead on, mail without its scheme. Made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_WORKS = (
    ("Slow Looms of the North", "Ada Quill, Bo Moss", "Loom Letters", 2026),
    ("Felt in Wet Towns: A Problem of Choice", "Ada Quill", "Working paper", 2025),
    ("Weavers and Their Purpose", "Bo Moss and Ada Quill", "Felt Science, 34(5), 1965-1980", 2022),
    ("Pay at the Loom", "Ada Quill and Cy Orr", "Loom Letters, 69(9), 5087-5111", 2021),
)


def _read(body: str) -> ParsedCV:
    return parse(read(f"<html><body><h1>Ada Quill</h1>{body}</body></html>".encode(), "a.html"))


@pytest.mark.parametrize("name", ["authors", "pub-authors"])
def test_cards_that_say_who_wrote_them_are_works(name: str) -> None:
    groups = ""
    for theme, works in (("Looms and towns", _WORKS[:2]), ("Felt", _WORKS[2:])):
        cards = "".join(
            f'<article class="paper"><div class="when">{year}</div><div><h4><a href="p/{year}.pdf">{title}</a></h4>'
            f'<p class="{name}">{names}</p><p class="venue">{venue}</p></div></article>'
            for title, names, venue, year in works
        )
        groups += (
            f"<section><h3>{theme}</h3><p>How towns share their looms, and who pays.</p><div>{cards}</div></section>"
        )
    papers = _read(f"<section><h2>Research</h2>{groups}</section>").papers
    assert [(one.title, one.year) for one in papers] == [(title, year) for title, *_, year in _WORKS]


def test_boxes_of_pages_are_no_sections() -> None:
    boxes = (
        '<a href="research.html"><h2>Research</h2><p>Looms, felt, and dyes of the north.</p></a>'
        '<a href="teaching.html"><h2>Teaching</h2><p>Courses on felt and on looms.</p></a>'
    )
    found = _read(f"<p>I am a Reader in Botany at the University of Oslo.</p><div>{boxes}</div>")
    assert (list(found.interests), list(found.teaching)) == ([], [])


def test_mail_whose_scheme_was_forgotten() -> None:
    signs = (
        '<li><a href="https://github.com/adaquill" class="sign"><i>Code</i></a></li>'
        '<li><a href="ada@quill.example" class="sign"><i>Mail</i></a></li>'
    )
    found = _read(
        f'<h2>Talks</h2><p>Felt Days, 2019</p><footer id="footer"><ul class="icons">{signs}</ul></footer>'
    ).person
    assert (list(found.emails), list(found.urls)) == (["ada@quill.example"], ["https://github.com/adaquill"])


@pytest.mark.parametrize("greeting", ["Hi!", "Hi there!", "Hello, and welcome!", "👋 Hello!"])
def test_a_greeting_below_the_name(greeting: str) -> None:
    lines = (
        "I am a doctoral student of Botany at Lund University.",
        "My primary fields are slow looms and felt, with a focus on dyes.",
        "In 2024, I visited the University of Graz. I also advised Google as a consultant.",
        '<b>Contact</b><br><a href="mailto:ada@quill.example">ada@quill.example</a>',
    )
    found = _read(f"<p>{greeting}</p>" + "".join(f"<p>{line}</p>" for line in lines))
    assert [(one.degree, one.organization) for one in found.education] == [("doctoral", "Lund University")]
    page = parse(read(f"# Ada Quill\n\n{greeting}\n\n{lines[0]}\n".encode(), "a.md"))
    assert page.lines[2].status == "structure"


@pytest.mark.parametrize(
    "target", ["https://drive.google.com/file/d/ab1/view", "https://www.dropbox.com/s/ab1/q.pdf?dl=0"]
)
def test_a_file_left_with_a_keeper_of_files_is_no_page_of_its_owner(target: str) -> None:
    links = f'<a href="{target}">CV</a> | <a href="https://github.com/adaquill">Code</a>'
    found = _read(f"<p>{links}</p><p>I am a Reader in Botany at the University of Oslo.</p><h2>Talks</h2>").person
    assert list(found.urls) == ["https://github.com/adaquill"]
