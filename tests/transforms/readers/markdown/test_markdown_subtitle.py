"""What stands below the title of a page that Jekyll's "about" layout makes."""

from __future__ import annotations

import pytest

from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_bytes


def _page(subtitle: str) -> ParsedCV:
    text = (
        "---\nlayout: about\ntitle: about\npermalink: /\n"
        f"subtitle: {subtitle}\nprofile:\n  align: right\nsocial: true\n---\n\nI weave looms.\n"
    )
    found = read_bytes(text.encode(), "about.md")
    return parse(Document("about.md", "0" * 64, "text/markdown", "utf-8", found.text))


@pytest.mark.parametrize(
    ("subtitle", "title", "organization"),
    [
        ("Loom Engineer @ <a href='https://globex.example'>Globex</a> | <a href='#'>CV</a>", "Loom Engineer", "Globex"),
        ("<b>Professor of Botany</b> at <a href='#'>Lund University</a>", "Professor of Botany", "Lund University"),
    ],
)
def test_a_post_below_the_title(subtitle: str, title: str, organization: str) -> None:
    assert [(one.title, one.organization, one.current) for one in _page(subtitle).positions] == [
        (title, organization, True)
    ]


def test_how_one_is_reached_below_the_title() -> None:
    found = _page("PhD student, Lund University <br> <a href='mailto:ada@lund.example'>ada (at) lund</a>")
    assert found.person is not None
    assert found.person.emails == ["ada@lund.example"]
    assert [(one.degree, one.organization) for one in found.education] == [("PhD", "Lund University")]


def test_the_sample_that_the_theme_comes_with_is_not_read() -> None:
    text = "<a href='#'>Affiliations</a>. Address. Contacts. Motto. Etc."
    page = (
        f"---\nlayout: about\ntitle: about\nsubtitle: {text}\nprofile:\n  align: right\nsocial: true\n---\n\nI weave.\n"
    )
    assert "Affiliations" not in read_bytes(page.encode(), "about.md").text


def test_a_sentence_is_no_post() -> None:
    text = "# Ada Quill\n\nAda is a graduate student at MIT.\n"
    assert parse(Document("about.md", "0" * 64, "text/markdown", "utf-8", text)).positions == []
