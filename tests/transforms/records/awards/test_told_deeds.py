"""Honours in bold and, behind a colon, what was done for them."""

from __future__ import annotations

from tests.transforms.records.careers import read


def test_what_was_done_is_neither_an_honour_nor_who_gave_it() -> None:
    found = read(
        "## Awards\n\n- **Loom Challenge Finalist**: Founding member of the crew that wove on, adding moss\n"
        "- **First Place in WEFT Competition**: Demonstrated excellence in weaving techniques and tools\n"
        "- **Best Paper Award**: ICML 2021\n"
    ).awards
    assert [(one.name, one.granter) for one in found] == [
        ("Loom Challenge Finalist", None),
        ("First Place in WEFT Competition", None),
        ("Best Paper Award", "ICML"),
    ]
