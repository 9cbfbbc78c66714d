"""Projects: where they were done, as the others of their list tell. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read

Told = list[tuple[str, str | None]]


def projects(body: str) -> Told:
    return [(one.title, one.organization) for one in read(f"## Projects\n\n{body}").projects]


def test_an_organisation_that_nobody_knows_stands_where_the_others_do() -> None:
    body = (
        "- Weaving as computation, Globex Laboratory, 2021\n"
        "- Gauges for small islands, Tidewater Analytics, 2020\n"
        "- Who owns the dyes?, Museum of Rope, 2019\n"
    )
    assert projects(body)[1] == ("Gauges for small islands", "Tidewater Analytics")
    assert projects(body.replace(", ", " | "))[1] == ("Gauges for small islands", "Tidewater Analytics")


def test_tools_and_single_projects_are_no_such() -> None:
    body = "- **Weaving as computation** | Globex Laboratory | 2021\n- **Gauges** | Python | 2020\n"
    assert projects(body)[1] == ("Gauges", None)
    assert projects("- **Gauges**, Tidewater Analytics, 2020\n")[0][1] is None


def test_a_body_stands_between_its_project_and_what_was_done() -> None:
    work = "Studied the use of ropes in small harbours and wrote the final report."
    body = f"- Weaving as computation  2021–2024  \n  Globex GmbH  \n  {work}  \n"
    body += f"- Slow dyes  2020  \n  City of Rope  \n  {work}  \n"
    body += f"- Felt at sea  2019  \n  Initech Laboratory  \n  {work}  \n"
    assert [at for _, at in projects(body)] == ["Globex GmbH", "City of Rope", "Initech Laboratory"]


def test_a_title_lists_things_in_small_letters() -> None:
    assert projects("- Sediment, salt and the village: In this project we look at how ropes change over time.\n") == [
        ("Sediment, salt and the village", None)
    ]


def test_a_colon_in_one_title_of_several_describes_nothing() -> None:
    body = (
        "- Weaving as computation, Globex Laboratory, 2021\n"
        "- Learning from few dyes: a new approach, Initech University, 2020\n"
        "- Who owns the dyes?, Globex Laboratory, 2019\n"
    )
    assert projects(body)[1] == ("Learning from few dyes: a new approach", "Initech University")
    assert projects(body.replace("a new approach", "an R package for felt"))[1][0] == "Learning from few dyes"
