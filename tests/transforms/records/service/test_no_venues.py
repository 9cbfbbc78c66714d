"""What stands where a venue would and is none: ends of lists, sentences, research, labels. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def _held(body: str) -> list[tuple[str, str | None]]:
    return [(one.role, one.venue) for one in read(f"## Service\n\n{body}\n").service]


@pytest.mark.parametrize(
    "words",
    [
        "Panels: I served on a panel of the Weaving Fund that decided on stipends.",
        "Ongoing research on slow looms with Globex University",
        "Currently investigating felt networks for a new mill",
    ],
)
def test_sentences_and_research_are_no_service(words: str) -> None:
    assert _held(f"- Reviewer for Journal of Looms\n- {words}\n- Session chair, LoomConf 2019") == [
        ("reviewer", "Journal of Looms"),
        ("chair", "LoomConf"),
    ]


@pytest.mark.parametrize("rest", ["among others", "etc.", "and many others"])
def test_the_end_of_a_list_is_no_venue(rest: str) -> None:
    body = f"Reviewer: Journal of Looms, Felt Letters, {rest}\nSession chair: LoomConf"
    assert _held(body)[:2] == [("reviewer", "Journal of Looms"), ("reviewer", "Felt Letters")]
    assert rest not in [venue for _, venue in _held(body)]


def test_a_kind_of_duty_before_a_dash_is_no_part_of_the_venue() -> None:
    body = "- Editorial – Guest editor for Felt Letters, 2020\n- Reviewing – Referee for Journal of Looms"
    assert _held(body) == [("editor", "Felt Letters"), ("reviewer", "Journal of Looms")]


@pytest.mark.parametrize("made", ["Open-source: Loomkit — a toolkit for weaving", "Software: Weftlib, a dye library"])
def test_what_was_built_is_no_office(made: str) -> None:
    found = read(f"## Professional Service\n\n- Reviewer: Loom Letters\n- {made}").service
    assert [one.venue for one in found] == ["Loom Letters"]
