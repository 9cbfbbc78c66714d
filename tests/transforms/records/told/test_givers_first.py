"""Honours that sentences tell with who gave them first."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("told", "honours"),
    [
        (
            (
                "For this, the Tarn Weaving Association awarded him the Ada B. Loom and Family Prize for Knots in 1994"
                ", honoring those whose cloth lasts, and the Stage Loom Award in 2016."
            ),
            [
                ("Ada B. Loom and Family Prize", "Tarn Weaving Association", "1994"),
                ("Stage Loom Award", "Tarn Weaving Association", "2016"),
            ],
        ),
        (
            "In 2012 the Royal Society of Weft awarded her the Loom Medal.",
            [("Loom Medal", "Royal Society of Weft", "2012")],
        ),
        (
            "The Weft Academy presented Quill with the Carder Prize in 2001 and the Spindle Medal in 2009.",
            [("Carder Prize", "Weft Academy", "2001"), ("Spindle Medal", "Weft Academy", "2009")],
        ),
        (
            "He was awarded the prestigious Bobbin Gold Medal in Weaving—the craft’s “Crown” given by its king.",
            [("Bobbin Gold Medal in Weaving", None, None)],
        ),
        ("The Weft Academy gave her a room for two years.", []),
    ],
)
def test_who_gives_stands_first(told: str, honours: list[tuple[str, str | None, str | None]]) -> None:
    found = read(f"## About\n\nAda Quill is a weaver. {told}").awards
    assert [(one.name, one.granter, one.start) for one in found] == honours
