"""What a style sets apart behind a duty: the venues of a list, or the duty said again."""

from __future__ import annotations

import pytest

from tests.transforms.records.serving import Stated, service


@pytest.mark.parametrize(
    "line",
    [
        "2019 - Present\t**Peer Reviewer**, *Weft Letters, JLOOM, Felt Review, Cluster Weaving*",
        "- Referee: *Weft Letters, JLOOM, Felt Review, Cluster Weaving*, since 2019",
    ],
)
def test_commas_in_one_stretch_of_italics_part_the_venues_of_a_list(line: str) -> None:
    found = service(f"{line}\n")
    assert [one[1] for one in found] == ["Weft Letters", "JLOOM", "Felt Review", "Cluster Weaving"]
    assert {one[2] for one in found} == {"2019"}


@pytest.mark.parametrize("name", ["Signs, Looms, and Dyers", "Wool: Craft, Art and Trade"])
def test_commas_in_a_name_in_italics_part_nothing(name: str) -> None:
    assert [one[1] for one in service(f"- Reviewer: *{name}*, 2012\n")] == [name]


@pytest.mark.parametrize(
    ("line", "held"),
    [
        ("2018\t**Poster co-Chair for Warm Looms**, *Co-chair for posters at WL*", ("chair", "Warm Looms", "2018")),
        (
            "2018\t**Moss Student Committee**, *Student representative of the city for the guild hall*",
            ("committee", "Moss Student Committee", "2018"),
        ),
        ("2018\t**Dye Chapter President**, *President of the chapter in Moss*", ("other", "Dye Chapter", "2018")),
        (
            "2018\t**Weft Graduate Council**, *Committee for better yarn all over Moss*",
            ("committee", "Weft Graduate Council", "2018"),
        ),
    ],
)
def test_what_italics_say_again_of_a_duty_is_no_other_duty(line: str, held: tuple[str, str, str]) -> None:
    assert [one[:3] for one in service(f"{line}\n\n2011\t**Secretary, Weavers' Guild**\n")] == [
        held,
        ("other", "Weavers' Guild", "2011"),
    ]


def test_an_office_in_italics_stays() -> None:
    held = service("- **Felt Committee**, *Chair of the committee*, 2012\n- **Wool Committee**, *Member*, 2011\n")
    assert ("chair", "2012") in [(role, start) for role, _, start, _ in held]


@pytest.mark.parametrize(
    ("line", "held"),
    [
        ("2021-2022\tWorkshop chair for FELT22", ("chair", "FELT", "2021", "2022")),
        ("2021-2022\tTreasurer of LoomConf 2022", ("other", "LoomConf", "2021", "2022")),
        ("2019-2020\tLocal organizer, Weft Meeting 2020", ("organizer", "Weft Meeting", "2019", "2020")),
    ],
)
def test_a_meetings_year_within_the_years_beside_it_is_not_when_the_role_was_held(line: str, held: Stated) -> None:
    assert service(f"{line}\n") == [held]
