"""Venues that are links, or in italics: commas in such a name part nothing."""

from __future__ import annotations

import pytest

from tests.transforms.records.serving import service


@pytest.mark.parametrize(
    ("line", "role", "venue"),
    [
        (
            "Editorial board, the newsletter [Moth, Loom, Bee: Notes on Felt](http://x.example) (2014)",
            "editor",
            "Moth, Loom, Bee: Notes on Felt",
        ),
        ("Editor, [Wool, Dyes and Threads](http://x.example), 2014", "editor", "Wool, Dyes and Threads"),
        ("Editor of the magazine *Wool, Dyes, Threads*, 2014", "editor", "Wool, Dyes, Threads"),
        ("Reviewer for [Yarn, Rope and Twine](http://y.example), 2014", "reviewer", "Yarn, Rope and Twine"),
    ],
)
def test_commas_in_a_linked_name_part_no_venues(line: str, role: str, venue: str) -> None:
    assert service(f"- {line}\n") == [(role, venue, "2014", None)]


def test_linked_venues_beside_each_other_are_one_each() -> None:
    line = "- Reviewer for [Yarn, Rope and Twine](http://y.example), [Felt Letters](http://z.example)\n"
    assert [one[1] for one in service(line)] == ["Yarn, Rope and Twine", "Felt Letters"]
