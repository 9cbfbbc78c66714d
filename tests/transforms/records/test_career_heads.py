"""Careers under headings, studies with their degree below, students under a name, German CVs."""

from __future__ import annotations

import pytest

from tests.transforms.records.test_careers import positions, read
from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_file

NESTED = """# Lund University School of Law

## Associate Professor of Law, 2006-present

- Tenure awarded 2011

# Past Teaching

### Uppsala University, Uppsala, Sweden

#### Lecturer in Law, 2003-2005

- Legal Writing

# Legal Practice

### Hart & Quill LLP, Boston, MA

#### Associate, 2001-2003

- Civil litigation

### Oak Elm and Ash, Boston, MA

#### Associate, 1999-2001

- Contracts
"""


def whole(text: str) -> ParsedCV:
    return parse(Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text))


def test_roles_as_headings_below_their_employers() -> None:
    assert [(p.title, p.organization, p.start) for p in whole(NESTED).positions] == [
        ("Associate Professor of Law", "Lund University", "2006"),
        ("Lecturer in Law", "Uppsala University", "2003"),
        ("Associate", "Hart & Quill LLP", "2001"),
        ("Associate", "Oak Elm and Ash", "1999"),
    ]


def test_an_author_who_says_in_the_front_matter_how_to_be_reached() -> None:
    page = (
        b"---\ntitle: Vita\nauthor: Ada Quill\nemail: ada@example.edu\nphone: 205-726-9071\n---\n\n# Education\n\nPhD\n"
    )
    person = parse(read_file(page, "vita.md")).person
    assert person is not None
    assert (person.name, person.emails, person.phones) == ("Ada Quill", ["ada@example.edu"], ["205-726-9071"])


def test_a_degree_in_the_year_in_which_its_studies_ended_is_their_end() -> None:
    found = read(
        "WERDEGANG\n\n2008–2011\tStudium Bachelor Informatik an der TU Braunschweig mit Nebenfach Musik\n\n"
        "2011\tBachelor of Science mit der Arbeit: Packing Strips. Gutachter: Prof. Dr. Ben Oak und Cy Elm\n"
    ).education
    assert [(e.degree, e.field, e.organization, e.start, e.end, e.advisors) for e in found] == [
        ("Bachelor of Science", "Informatik", "TU Braunschweig", "2008", "2011", ["Ben Oak", "Cy Elm"])]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ph.D. Candidate, POSTECH Chemistry\n", ("Ph.D.", None, "POSTECH")),
        ("PhD Student in Economics, University of Zurich\n", ("PhD", "Economics", "University of Zurich")),
        ("I am a Ph.D. candidate in POSTECH Chemistry working on things.\n", ("Ph.D.", "Chemistry", "POSTECH")),
        ("PhD candidate in optics at Lund University. We think about light.\n", ("PhD", "optics", "Lund University")),
        (
            "Before, I received a Diploma in Physics from Lund University, Sweden.\n",
            ("Diploma", "Physics", "Lund University"),
        ),
        ("I am a PhD student in the Program in Ecology at Lund University.\n", ("PhD", None, "Lund University")),
    ],
)
def test_a_degree_under_the_name_or_in_the_first_sentence(text: str, expected: tuple[str, str | None, str]) -> None:
    found = whole(f"# Ada Quill\n\n{text}").education
    assert [(e.degree, e.field, e.organization) for e in found] == [expected]


def test_a_title_of_two_kinds_of_assistance() -> None:
    assert positions("2015–2017: Research and Teaching Assistant in Optics at Lund University\n")[0][:2] == (
        "Research and Teaching Assistant in Optics", "Lund University")  # fmt: skip


def test_a_stay_without_a_title_gives_its_place_to_the_clause_behind() -> None:
    found = whole(
        "# About\n\nI am Ada Quill. I spent two years in Globex Labs where I was a research intern.\n"
    ).positions
    assert [(p.title, p.organization) for p in found] == [("research intern", "Globex Labs")]


def test_a_role_without_a_verb_begins_a_page() -> None:
    found = whole(
        "# Ada Quill\n\nResearch Fellow at the Lund University School of Law, starting in September.\n"
    ).positions
    assert [(p.title, p.organization) for p in found] == [("Research Fellow", "Lund University")]
