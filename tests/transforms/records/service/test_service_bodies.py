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
