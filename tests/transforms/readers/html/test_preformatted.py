"""Pages that are nothing but a preformatted text, as their authors typed it."""

from __future__ import annotations

import pytest

from transforms.readers.dispatch import read
from transforms.readers.html.reader import preformatted

FELLOW = "\n".join(f"  - Fellow {n}, Moss Institute, 20{n}" for n in range(10, 18))
TYPED = (
    f"Ada Quill\nWeaver\n\nEducation\n\n  - PhD in Felt Studies, University of Oslo, 2012\n\nAppointments\n\n{FELLOW}"
)


@pytest.mark.parametrize("page", ["{}", "<html><head><title>Ada Quill</title></head><body>{}</body></html>"])
def test_a_typed_page_keeps_its_lines(page: str) -> None:
    document = read(page.format(f"<pre>{TYPED}</pre>").encode(), "typed.html")
    assert "Fellow 10, Moss Institute, 2010" in document.text
    assert document.text.index("Education") < document.text.index("PhD") < document.text.index("Appointments")
    assert "\n```" not in document.text


@pytest.mark.parametrize(
    "page",
    [
        "<p>No typed text</p>",
        "<pre>Two\nlines</pre>",
        f"<p>{'Words beside the text, of one who weaves. ' * 9}</p><pre>{TYPED}</pre>",
        f"<pre>{TYPED}</pre><pre>{TYPED}</pre>",
        f"<pre>{TYPED}{'<b>Marked</b>' * 9}</pre>",
    ],
)
def test_other_pages_are_read_as_pages(page: str) -> None:
    assert preformatted(page) is None
