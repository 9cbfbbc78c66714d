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


@pytest.mark.parametrize("body", ["Netherlands Organisation for Felt Research", "Northern Organization of Dyers"])
def test_a_body_that_is_called_an_organisation_is_no_role(body: str) -> None:
    line = f"* Reviewer for Loom Research Fund, 2012; {body}, 2014-2016; Moss Academy of Science, 2013\n"
    assert [one[:2] for one in service(line)] == [
        ("reviewer", "Loom Research Fund"),
        ("reviewer", body),
        ("reviewer", "Moss Academy of Science"),
    ]


@pytest.mark.parametrize(
    ("line", "role", "venue"),
    [
        (
            "Convener, Loom Dept. Graduate Advisory Panel (2015)",
            "organizer",
            "Loom Dept. Graduate Advisory Panel",
        ),
        ("Chair, Dept. Curriculum Committee, 2015", "chair", "Dept. Curriculum Committee"),
        ("Member, Univ. Library Board, 2015", "committee", "Univ. Library Board"),
    ],
)
def test_a_word_cut_short_ends_no_sentence(line: str, role: str, venue: str) -> None:
    assert service(f"{line}\n") == [(role, venue, "2015", None)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Workshop Chair FELTQ'21", [("chair", "FELTQ", "2021")]),
        ("Reviewer LOOMCONF’22, DYECON’21", [("reviewer", "LOOMCONF", "2022"), ("reviewer", "DYECON", "2021")]),
        ("PC member WOOLC'20", [("program committee", "WOOLC", "2020")]),
    ],
)
def test_a_meetings_acronym_bears_its_year(line: str, found: list[tuple[str, str, str]]) -> None:
    assert [one[:3] for one in service(f"- {line}\n")] == found
