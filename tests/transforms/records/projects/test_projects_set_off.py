"""Projects with labelled lines about them, and with where and when behind commas."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def _titles(body: str) -> list[str | None]:
    return [one.title for one in read(f"## Projects\n\n{body}\n").projects]


def test_labelled_lines_tell_of_a_project_and_name_none() -> None:
    body = (
        "Loomkit\n\nTechnologies: Rust, SQL\n\n- Led a team of four weavers\n\n"
        "Feltlab\n\nAdvisor: Prof. Nora Lunde\n\n- Made felt twice as quickly as before\n"
    )
    assert not {title for title in _titles(body) if (title and ":" in title) or title == "Technologies"}


def test_tools_at_the_end_of_a_project_are_none() -> None:
    body = (
        "**Loomkit**. Small library for looms on boats. *Tools: Rust, SQL, Docker*\n\n"
        "**Feltlab**. Fast models for felt and for wool. *Tools: C++, Rust, Julia*\n"
    )
    assert _titles(body) == ["Loomkit", "Feltlab"]


def test_an_employer_between_a_name_and_a_year_is_no_project() -> None:
    assert _titles("- Loomkit, Google, 2019\n- feltlab, NVIDIA, 2021\n- ropes, CERN, 2022") == [
        "Loomkit",
        "feltlab",
        "ropes",
    ]


def test_a_town_behind_the_bold_employer_over_the_title_in_italics() -> None:
    found = read(
        "## Projects\n\n**Northern Looms Co., Ltd. Bergen, Norway**\n*A Station That Counts Threads 2023–2024*\n\n"
        "- Planned the station\n\n**Institute of Yarn Oslo, Norway**\n*A Weaving Simulator 2022*\n\n- Wrote the model\n"
    )
    assert [(one.title, one.organization) for one in found.projects] == [
        ("A Station That Counts Threads", "Northern Looms Co., Ltd."),
        ("A Weaving Simulator", "Institute of Yarn"),
    ]


def test_titles_over_their_supervisors_among_experience_are_projects() -> None:
    found = read(
        "## Experience\n\n"
        "Measuring the strength of alder roots\tMay 2013 - Oct. 2014\nSupervisor: Prof. Cy Dow (Reed College)\n"
        "- Wove forty ropes.\n- Tore them all.\n\n"
        "Sorting of felt by colour and age\tMar. 2022 - Jun. 2023\nSupervisor: Prof. Di Fern (University of Leeds)\n"
        "- Sorted felt.\n- Counted what was left.\n"
    )
    assert [(one.title, one.organization) for one in found.projects] == [
        ("Measuring the strength of alder roots", "Reed College"),
        ("Sorting of felt by colour and age", "University of Leeds"),
    ]
    assert not found.positions
