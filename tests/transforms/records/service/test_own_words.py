"""Where a role was held by its own words: what stands before it, behind it and beside it in brackets."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from tests.transforms.records.serving import service


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("ACM LoomConf Student Travel Grant chair, 2017", ("chair", "ACM LoomConf")),
        ("Sigloom CCR Publications Chair, 2017", ("chair", "Sigloom CCR")),
        ("Workshop on Quiet Looms (QL) Program Committee Co-Chair, 2017", ("chair", "Workshop on Quiet Looms (QL)")),
        ("Member of the Weft Letters Editorial Board, 2017", ("editor", "Weft Letters")),
        ("[LoomConf 2017](https://l.org) Artifact Evaluation Committee", ("program committee", "LoomConf")),
        ("Reviewer (LoomConf 2017)", ("reviewer", "LoomConf")),
        ("Transactions on Looms (Associate Editor since 2017)", ("editor", "Transactions on Looms")),
    ],
)
def test_the_place_of_a_role(text: str, held: tuple[str, str]) -> None:
    others = "- Reviewer, Weft Studies, 2011\n- Treasurer, Guild of Dyers, 2012"
    assert service(f"- {text}\n{others}")[0][:3] == (*held, "2017")


def test_what_a_body_is_is_no_service() -> None:
    body = "**Weaving Labs**\t2018  \n*Treasurer*  \nWeaving Labs is a student group at Globex that runs talks.\n\n"
    assert service(f"{body}**Felt Club**\t2019  \n*Secretary*\n") == [
        ("other", "Weaving Labs", "2018", None),
        ("other", "Felt Club", "2019", None),
    ]


def test_figures_inside_of_an_acronym_are_no_years() -> None:
    text = "- I have been a reviewer for The Loom Journal (LJ), the Weaving (W4PS) workshop, and the Felt Journal (FJ)."
    assert ("reviewer", "Felt Journal (FJ)", None, None) in service(text)


def test_labels_of_nested_lists_are_no_venues() -> None:
    body = "* **Peer Reviewer**\n\t* *Journals*\n\t\t* Weft Letters (2021)\n\t* *Conferences*\n\t\t* LoomConf (2022)\n"
    assert [one[1] for one in service(f"{body}* **Treasurer** (2019)\n\t* *Guild of Dyers*\n")] == [
        "Weft Letters",
        "LoomConf",
        "Guild of Dyers",
    ]


def test_roles_below_conferences_are_service() -> None:
    body = "*Program Committee*\n- LoomConf – 2012\n\n*Conferences*\n- Session Chair – MothConf – 2014\n"
    assert service(f"{body}- Student Volunteer – International Conference of Moths – 2011\n") == [
        ("program committee", "LoomConf", "2012", None),
        ("chair", "MothConf", "2014", None),
        ("other", "International Conference of Moths", "2011", None),
    ]


def test_a_dash_before_the_years_is_no_part_of_a_name() -> None:
    body = "- International Conference on Felt Technology and Science (FeltCom) – 2013 - 2014\n- LoomConf – 2012\n"
    assert service(body, "## Program Committee")[0][1] == (
        "International Conference on Felt Technology and Science (FeltCom)"
    )


def test_a_role_in_a_column_before_its_first_venue_holds_for_those_below() -> None:
    body = "Treasurer\tGuild of Dyers  \nReferee\tWeft Letters  \nNeurips  \nPLOS ONE  \nFelt Symposium (2014)\n"
    assert [one[:3] for one in service(body) if one[0] == "reviewer"] == [
        ("reviewer", "Weft Letters", None),
        ("reviewer", "Neurips", None),
        ("reviewer", "PLOS ONE", None),
        ("reviewer", "Felt Symposium", "2014"),
    ]


@pytest.mark.parametrize("heading", ["Organisation", "Organization", "Chairing"])
def test_what_was_organised_below_conferences_is_no_talk(heading: str) -> None:
    found = read(
        f'## Conferences\n\n### Presentations\n\n- "Slow Looms," Weft Days, Oslo, 2018\n\n### {heading}\n\n'
        "- Workshop on Quiet Looms, Ridge University, 2018\n"
        '- "Weft and the Thaw." Panel organised for the *Felt General Conference*, Oslo, 2019\n'
        "- 2014 “Looms, Dyes.” Workshop co-organised with Bo Orr at *Ridge University*, Oslo, 28--31 August 2014\n"
    )
    assert [(one.venue, one.start) for one in found.service] == [
        ("Workshop on Quiet Looms, Ridge University", "2018"),
        ("Weft and the Thaw", "2019"),
        ("Looms, Dyes", "2014-08-28"),
    ]
    assert [one.title for one in found.talks] == ["Slow Looms"]


@pytest.mark.parametrize("past", ["formerly Weft Letters", "previously: Annals of Weft", "founded as Weft Notes"])
def test_what_a_journal_was_called_before_says_nothing_of_when(past: str) -> None:
    found = read(f"## Editorial Boards\n\n- Loom Letters ({past}), 1991-2000\n- Moss Annals, 1995-1999\n").service
    assert [(one.venue, one.start, one.end) for one in found] == [
        ("Loom Letters", "1991", "2000"),
        ("Moss Annals", "1995", "1999"),
    ]


def test_an_organiser_of_what_the_words_before_name() -> None:
    found = service(
        "- 2013: Slow Yarn Night Organizer\n- 2014: Quiet Loom Market Organizer & Host\n- 2015: Judge, LoomConf"
    )
    assert [one[:2] for one in found[:2]] == [("organizer", "Slow Yarn Night"), ("organizer", "Quiet Loom Market")]


def test_letters_that_stand_for_the_words_before_them_are_no_role() -> None:
    found = service("- 2013: Spinners Advisory Council (SAC)\n- 2014: Moss Conference (SAC)")
    assert [one[0] for one in found] == ["committee", "area chair"]
    assert service("- 2013: Yarn Safety Committee Representative")[0][0] == "committee"


@pytest.mark.parametrize("heading", ["Service, Memberships, and Activities", "Memberships"])
@pytest.mark.parametrize("body", ["Chimney Safety Committee", "Thatch Task Force"])
def test_a_committee_among_memberships_is_served_on(heading: str, body: str) -> None:
    found = read(f"## {heading}\n\n- {body}, University of Oslo, 2020-2021\n- Guild of Roofers, 2018\n").service
    assert [(one.role, one.start) for one in found] == [("committee", "2020"), ("other", "2018")]
