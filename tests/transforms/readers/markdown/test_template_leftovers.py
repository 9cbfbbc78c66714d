"""What a page's template says where it has nothing to show, and the labels of values that stand elsewhere."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.markdown.shortcodes import without_tags


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("{% if a.size == 0 %}\n<li>No papers here</li>\n{% else %}\n<li>Warps</li>\n{% endif %}", "<li>Warps</li>"),
        ("{% if site.talks %}\nWarps\n{% else %}\n<p>Nothing to list so far.</p>\n{% endif %}", "Warps"),
        ("{% unless prizes %}None yet{% endunless %}\nWarps", "Warps"),
        ("- **Number of looms**: {{ looms.size }}\nWarps", "Warps"),
        ("<em>When:</em> {{ post.when }}<br>\nWarps", "Warps"),
        ("Weaver at {{ site.mill }}", "Weaver at"),
        ("{% if old %}No rest for looms: a history of mills{% endif %}", "No rest for looms: a history of mills"),
    ],
)  # fmt: skip
def test_only_what_a_page_shows(text: str, shown: str) -> None:
    assert without_tags(text).strip() == shown


@pytest.mark.parametrize("title", ["<center> Ada J. Quill </center>", '"<b>Ada J. Quill</b>"', "Ada J. Quill<br/>"])
def test_a_name_in_the_front_matter_without_its_tags(title: str) -> None:
    page = (
        f"---\nlayout: archive\ntitle: {title}\npermalink: /cv/\n---\n\n## Education\n\n* PhD in Wool, Globex, 2012\n"
    )
    assert parse(read(page.encode(), "made-up.md")).person.name == "Ada J. Quill"


def test_a_tag_alone_on_its_line_parts_nothing() -> None:
    page = (
        "# Ada Quill\n\n### Articles\n\n1. [The Dye Gap in Old Looms](https://ada.example.org/a.pdf) <br/>\n"
        '    <span style="font-size:10px">\n    *Conditionally Accepted, Journal of Felt*. </span>\n'
    )
    (found,) = parse(read(page.encode(), "made-up.md")).papers
    assert (found.title, found.venue, found.status) == ("The Dye Gap in Old Looms", "Journal of Felt", "accepted")
