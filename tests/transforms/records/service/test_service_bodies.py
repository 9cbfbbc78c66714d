"""Bodies where service was done: committees and whose they are, nested headings, rows of two lines, full names."""

from __future__ import annotations

import pytest

from tests.transforms.records.serving import Stated, service


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Member of the hiring committee, Felt Department, 2017", ("committee", "hiring committee, Felt Department")),
        ("Chair of the hiring committee, Wool Department, 2017", ("chair", "hiring committee, Wool Department")),
        ("Member of the program committee, LoomConf 2017", ("program committee", "LoomConf")),
        ("Member of the organizing committee, LoomConf 2017", ("organizer", "LoomConf")),
        (
            "Review Panel, member, Loom Research Council (LRC), WOOL, 2017",
            ("committee", "Review Panel, Loom Research Council (LRC), WOOL"),
        ),
        ("Board of Reviewing Editors, Weft Letters, 2017", ("editor", "Weft Letters")),
        ("Board of directors member, Loom Society, 2017", ("committee", "Loom Society")),
        ("Globex Felt Seminar Organizer, 2017", ("organizer", "Globex Felt Seminar")),
        ("Student Organization Advisor, Young Weavers, 2017", ("other", "Young Weavers")),
        (
            "Program committee member for the Workshop on Felt and Security 2017",
            ("program committee", "Workshop on Felt and Security"),
        ),
        ("Publicity chair, LoomConf 2017, Lyon, France, 2017", ("chair", "LoomConf")),
        ("Served on the Honor Council during the 2017 academic year.", ("committee", "Honor Council")),
    ],
)  # fmt: skip
def test_one_body(text: str, held: tuple[str, str]) -> None:
    others = "- Reviewer, Weft Studies, 2011\n- Treasurer, Guild of Dyers, 2012"
    assert service(f"- {text}\n{others}")[0][:2] == held


def test_the_full_name_in_brackets_stays_whole() -> None:
    body = "- JLS 2016 (Journal of Looms and Software)\n- TLE 2017 (Transactions on Looms and Engines)"
    assert [one[1] for one in service(body, "## Reviewer")] == [
        "JLS (Journal of Looms and Software)",
        "TLE (Transactions on Looms and Engines)",
    ]


def test_a_preposition_said_again_is_no_part_of_a_venue() -> None:
    body = "- Mentor at Globex Camp (2021), at Fern Summer School (2022), and Moss Institute (2021, 2022)."
    assert [one[1] for one in service(body)] == ["Globex Camp", "Fern Summer School", "Moss Institute"]


def test_a_note_behind_one_year_parts_no_list() -> None:
    body = "- PC member of LoomConf 2024, 2023, 2022 (senior), 2021 (senior), 2020"
    assert service(body) == [("program committee", "LoomConf", "2020", "2024")]


def test_a_heading_of_a_higher_rank_states_the_role() -> None:
    body = "### Paper reviewing\n\n#### Conferences\n\n- LoomConf 2023\n\n#### Journals\n\n- Weft Letters\n"
    assert service(body) == [("reviewer", "LoomConf", "2023", None), ("reviewer", "Weft Letters", None, None)]


def test_a_role_below_its_body_is_held_there_and_not_in_the_column_beside() -> None:
    body = (
        "**Weft Seminar Series**\t2019 – 2021  \n*Creator & Organizer*\tGlobex University\n\n"
        "**Felt Department Admissions Committee**\t2018  \n*Member*\tBergen, Norway\n"
    )
    expected: list[Stated] = [
        ("organizer", "Weft Seminar Series", "2019", "2021"),
        ("committee", "Felt Department Admissions Committee", "2018", None),
    ]
    assert service(body) == expected


def test_universities_as_headings_head_what_was_done_there() -> None:
    body = (
        "### Fern Forest School of Textile Medicine\n\n"
        "- Served on the 2016 hiring committee for weavers.\n- Served on the Honor Council.\n\n"
        "### University of Moss at Bergen Hill\n\n- Chair, Dye Committee, 2011\n"
    )
    assert [one[:2] for one in service(body)] == [
        ("committee", "hiring committee for weavers"),
        ("committee", "Honor Council"),
        ("chair", "Dye Committee"),
    ]


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Loom Task Force Member, Globex University, 2017", ("committee", "Loom Task Force, Globex University")),
        ("Hiring Committee Chair, Globex University, 2017", ("chair", "Hiring Committee, Globex University")),
        ("Advisory Board Member, Globex University, 2017", ("committee", "Globex University")),
        ("Member, Rank, Tenure, and Leave Committee, 2017", ("committee", "Rank, Tenure, and Leave Committee")),
        ("Founding Chair\tGuild Technical Committee on Looms\t2017", ("chair", "Guild Technical Committee on Looms")),
        ("Member\tLoom Curriculum Program Committee\t2017", ("committee", "Loom Curriculum Program Committee")),
        ("Director of research, Center for Weaving, 2017", ("other", "Center for Weaving")),
        ("Co-chair, Weft Society Workshop, Fall 2011 and Spring 2017", ("chair", "Weft Society Workshop")),
        ("**Associate Editor** Felt Letters, 2017", ("editor", "Felt Letters")),
        ("**Scientific Officer** Weaving Leaders, 2017", ("other", "Weaving Leaders")),
        ("Reviewed papers for Felt Letters in 2017", ("reviewer", "Felt Letters")),
        ("Organizer, Camp on COVID-19", ("organizer", "Camp on COVID-19")),
        ("LoomConf 2017 (AC)", ("area chair", "LoomConf")),
    ],
)  # fmt: skip
def test_the_words_of_a_role_that_name_its_body(text: str, held: tuple[str, str]) -> None:
    others = "- Reviewer, Weft Studies, 2011\n- Treasurer, Guild of Dyers, 2012"
    stated = service(f"- {text}\n{others}")[0]
    assert stated[:2] == held
    assert stated[2] is None or stated[2] in ("2011", "2017")


def test_journals_called_reviews_are_no_role() -> None:
    body = "- 2020\tFelt and Loom Reviews\n- 2021\tWeft Letters\n"
    assert service(body, "## Reviewer") == [
        ("reviewer", "Felt and Loom Reviews", "2020", None),
        ("reviewer", "Weft Letters", "2021", None),
    ]


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "LoomConf: 2019 (Reviewer), 2020 (SAC), 2021 (SAC)",
            [("reviewer", "LoomConf", "2019", None), ("area chair", "LoomConf", "2020", "2021")],
        ),
        (
            "Felt Letters: Associate Editor (2019–2021), Reviewer (2015–2018)",
            [("editor", "Felt Letters", "2019", "2021"), ("reviewer", "Felt Letters", "2015", "2018")],
        ),
        (
            "LoomConf: Reviewer 2018, 2019; Area Chair 2020",
            [("reviewer", "LoomConf", "2018", "2019"), ("area chair", "LoomConf", "2020", None)],
        ),
        (
            "2023: LoomConf (Reviewer), Organizer of the Moss Workshop",
            [("reviewer", "LoomConf", "2023", None), ("organizer", "Moss Workshop", "2023", None)],
        ),
        (
            "Member of the program committee of weaving conferences: LoomConf, MothConf",
            [("program committee", "LoomConf", None, None), ("program committee", "MothConf", None, None)],
        ),
    ],
)
def test_several_roles_and_venues_in_one_line(text: str, held: list[Stated]) -> None:
    assert service(f"- {text}\n- Treasurer, Guild of Dyers, 2012")[:-1] == held


def test_what_a_committee_is_for_is_no_service() -> None:
    body = "### Dye Committee, Globex\n\nThis committee is responsible for sharing dyes between mills and guilds.\n"
    assert len(service(f"{body}\n### Weft Committee, Globex\n\nThe committee advises weavers of all mills.\n")) == 2


def test_another_deed_of_the_owner_is_no_venue() -> None:
    text = (
        "I have been a program committee member of LoomConf 2019 and MothConf 2020, and I organized the Moss Seminar."
    )
    assert [one[:2] for one in service(text)] == [
        ("program committee", "LoomConf"),
        ("program committee", "MothConf"),
        ("organizer", "Moss Seminar"),
    ]
