"""Degrees told in bios: undergraduates, degrees in brackets, the same university; front matter of home pages."""

from __future__ import annotations

from tests.transforms.records.careers import read
from transforms.readers.dispatch import read as read_bytes


def told(text: str) -> list[tuple[str, str | None, str | None]]:
    return [(e.degree, e.field, e.organization) for e in read(f"# Ada Quill\n\n{text}\n").education]


def test_undergraduates() -> None:
    assert told("Hi, I'm Ada Quill, a fourth year undergraduate majoring in botany from Lund University.") == [
        ("undergraduate", "botany", "Lund University")]  # fmt: skip
    assert told("Before that, I spent three years as an undergraduate in Botany at Rice University.") == [
        ("undergraduate", "Botany", "Rice University")]  # fmt: skip


def test_degrees_in_brackets_behind_their_university() -> None:
    found = told("I hold degrees from Oxford (BA, MPhil) and Yale (PhD, 2014) and I work on trees.")
    assert [(degree, where) for degree, _, where in found] == [("BA", "Oxford"), ("MPhil", "Oxford"), ("PhD", "Yale")]


def test_where_a_degree_was_achieved() -> None:
    text = "My way began at the old University of Cambridge, where I achieved a MEng in Botanical Engineering."
    assert told(text)[0][::2] == ("MEng", "University of Cambridge")


def test_the_same_university() -> None:
    text = "I am a final-year student at Lund University. Before this, I received my B.S. degree in Botany from the same university in 2021."  # noqa: E501
    assert ("B.S.", "Botany", "Lund University") in told(text)


def test_experiences_in_front_matter() -> None:
    page = (
        "---\nlayout: about\ntitle: about\nprofile:\n  more_info: >\n    <p>ada.quill@lund.example</p>\n"
        "experiences:\n  content:\n    - title: Tree Intern\n      date: 2023.7 - now\n      company: Globex\n"
        "---\n\nTrees.\n"
    )
    found = read_bytes(page.encode(), "about.md")
    assert "Tree Intern" in found.text
    assert "# about" not in found.text


def test_a_handle_behind_its_site() -> None:
    found = read("Ada Quill\n\nGitHub: ada-quill | ada@lund.example\n")
    assert found.person is not None
    assert "https://github.com/ada-quill" in found.person.urls
