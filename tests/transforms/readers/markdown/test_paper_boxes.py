"""Boxes of works of AcadHomepage: what the badge and the note on the authors' marks state."""

from __future__ import annotations

from transforms.model import Document
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes

_BOX = """<div class='paper-box'><div class='paper-box-image'><div><div class="badge">{badge}</div>
<img src='images/x.png' alt="sym" width="100%"></div></div>
<div class='paper-box-text' markdown="1">

[Looms of Moss: Weaving Wool with Felt](#)

**Bo Marsh\\***, **Ada Quill\\***, Kai Reed

{note}

</div>
</div>
"""


def test_the_note_on_marks_is_no_venue_and_a_poster_none_either() -> None:
    note = "*\\* denotes equal contribution, ‡ denotes first reader*"
    text = "# Ada Quill\n\n## Publications\n\n" + _BOX.format(badge="AAAI 2025 · Poster", note=note)
    text += "\n" + _BOX.replace("Looms of Moss", "Threads of Felt").format(badge="ICLR 2026", note=note)
    shown = read_bytes(text.encode(), "about.md").text
    papers = parse(Document("about.md", "0" * 64, "text/markdown", "utf-8", shown)).papers
    assert [(one.venue, one.year) for one in papers] == [("AAAI", 2025), ("ICLR", 2026)]
    assert papers[0].equal_contribution == ["Bo Marsh", "Ada Quill"]
