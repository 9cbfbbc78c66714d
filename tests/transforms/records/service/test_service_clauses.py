"""Service in sentences about oneself, clause by clause, and in sentences that begin with roles."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from tests.transforms.records.serving import Stated, service


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            ("I review for LoomConf (since 2023), MothConf and Weft Letters; I was area chair for the felt track of"
            " SpinConf 2025 and co-organised the Peat Workshop at LoomConf 2024."),
            [("reviewer", "LoomConf"), ("reviewer", "MothConf"), ("reviewer", "Weft Letters"),
             ("area chair", "felt track of SpinConf"), ("organizer", "Peat Workshop at LoomConf")],
        ),
        (
            ("I have reviewed for Weft Letters, Moss Letters, and Felt. I co-organized the Peat workshop in 2021 and I"
            " am a member of the Royal Fern Society. From 2019 to 2021 I was secretary of the Young Weavers Network."),
            [("reviewer", "Weft Letters"), ("reviewer", "Moss Letters"), ("reviewer", "Felt"),
             ("organizer", "Peat workshop"), ("other", "Royal Fern Society"), ("other", "Young Weavers Network")],
        ),
        (
            "Associate chair for LoomConf 2023. External reviewer for SpinConf, MothConf, and TOLO. Co-chair of SPIN.",
            [("area chair", "LoomConf"), ("reviewer", "SpinConf"), ("reviewer", "MothConf"), ("reviewer", "TOLO"),
             ("chair", "SPIN")],
        ),
    ],
)  # fmt: skip
def test_clauses(text: str, held: list[tuple[str, str]]) -> None:
    assert {(one.role, one.venue) for one in read(f"## Service\n\n{text}").service} == set(held)


def test_sentences_of_roles_below_other() -> None:
    found = read("## Other\n\nReferee for *Weft*, *Moss* and *TOLO A*. Expert for the Loom Board 2021. Mother of two.")
    assert [(one.role, one.venue) for one in found.service][:3] == [
        ("reviewer", "Weft"),
        ("reviewer", "Moss"),
        ("reviewer", "TOLO A"),
    ]


def test_journals_by_themselves_are_reviewed_for() -> None:
    found = read(
        "## Service\n\n**Organization:** LoomConf 2022 (co-chair)  \n**Journals:** TOPLAS, JFP, TOPS\n"
    ).service
    assert [(one.role, one.venue) for one in found][-3:] == [(("reviewer"), name) for name in ("TOPLAS", "JFP", "TOPS")]


def test_reviewing_told_last_in_a_bio() -> None:
    found = read(
        "## About\n\nI am a co-editor of Loom Studies, weave a lot, and review for Weft Letters, Moss and Felt."
    ).service
    assert ("reviewer", "Weft Letters") in [(one.role, one.venue) for one in found]


@pytest.mark.parametrize(
    ("line", "held"),
    [
        ("- Convener, Weft Congress 2011. Stream B: How looms dry", [("Weft Congress", "2011")]),
        ("- Editor, Felt Open, a quarterly for weavers, 2019-present", [("Felt Open", "2019")]),
        ("- Organizer, Loom Assembly, March 11-13, 2019", [("Loom Assembly", "2019-03-11")]),
        (
            "- LOC member of the *Moss Days 2017*. Kuopio, Finland (June 19-23, 2017).",
            [("Moss Days", "2017-06-19")],
        ),
        (
            "- Reviewer for more than 30 periodicals, for example The Loom, Weft Letters, Felt and Society",
            [("The Loom", None), ("Weft Letters", None), ("Felt and Society", None)],
        ),
    ],
)
def test_venues_without_what_is_said_of_them(line: str, held: list[tuple[str, str | None]]) -> None:
    assert [(one.venue, one.start) for one in read(f"## Service\n\n{line}\n").service] == held


def test_lists_of_journals_below_kinds_and_publishers() -> None:
    text = """\
## Reviewing activities

### Journals of societies
* Union of Weavers: Loom Letters
* Elsevier: Journal of Moss, Wool and Society, Peat Today

### Others
Kempia, Tela Borealis, Peat Now, Journal of Wet Wool.
"""
    venues = (
        "Loom Letters|Journal of Moss|Wool and Society|Peat Today|Kempia|Tela Borealis|Peat Now|Journal of Wet Wool"
    )
    assert [(one.role, one.venue) for one in read(text).service] == [("reviewer", name) for name in venues.split("|")]


def test_days_of_a_meeting_end_no_office() -> None:
    body = "- Chair, Felt Days, 30 June - 3 July 2019\n- Chair, Fern Board, 1 September 2019 - 31 August 2021\n"
    assert [(one.start, one.end) for one in read(f"## Service\n\n{body}").service] == [
        ("2019-06-30", None),
        ("2019-09-01", "2021-08-31"),
    ]


def test_an_initial_in_a_name_ends_no_sentence() -> None:
    text = "Referee for journals including *J. Felted Looms*, *Weft*, *Moss* and *Peat*. Expert for the Loom Board."
    held = [(one.role, one.venue) for one in read(f"## Service\n\n- {text}\n").service]
    assert held[:4] == [("reviewer", name) for name in ("J. Felted Looms", "Weft", "Moss", "Peat")]


def test_a_role_alone_in_brackets_loses_no_other_line() -> None:
    text = "# Ada Quill\n\n## Service\n\n- Reviewer, Wool Letters, 2017\n- (Session Chair)\n- Chair, Loom Days, 2018\n"
    cv = read(text)
    assert not cv.issues
    assert [one.venue for one in cv.service if one.venue] == ["Wool Letters", "Loom Days"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("- ICRA 2023 (Area Chair)", [("area chair", "ICRA", "2023", None)]),
        ("- **CHI** - Reviewer (2022, 2024)", [("reviewer", "CHI", "2022", "2024")]),
        ("Reviewer for ICRA / IROS", [("reviewer", "ICRA", None, None), ("reviewer", "IROS", None, None)]),
        (
            "- Reviewer: ICML/NeurIPS/ICLR 2024",
            [("reviewer", one, "2024", None) for one in ("ICML", "NeurIPS", "ICLR")],
        ),
        ("- Reviewer: ESEC/FSE 2024", [("reviewer", "ESEC/FSE", "2024", None)]),
    ],
)
def test_roles_and_years_behind_a_meeting_and_meetings_between_slashes(line: str, expected: list[Stated]) -> None:
    assert service(line) == expected
