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


def test_names_in_lower_case_begin_projects() -> None:
    names = ["Loom Atlas", "feltstat", "Wool Port"]
    assert _titles("\n\n".join(names)) == names
    bold = (
        "**Loom Atlas** (2020): maps of looms\\\n**feltstat** (2021): a package for felt\\\n**Wool Port** (2022): ports"
    )
    assert _titles(bold) == names
    told = "\n\n".join(f"{name}\\\nOpen-source account of everything woven in the north" for name in names)
    assert _titles(told) == names
    linked = "[Loom Atlas](https://a.org): Maps of looms in every town\\\n[feltstat](https://b.org): Package for felt"
    assert _titles(linked) == names[:2]


def test_a_link_below_words_that_end_open_begins_no_project() -> None:
    body = "- [Loom Atlas](https://a.org): Maps of looms, with code available at\n[loomatlas.org](https://a.org)"
    assert _titles(body) == ["Loom Atlas"]


def test_an_organisation_over_projects_in_bullets() -> None:
    body = (
        "**Globex University**\n\n- feltstat: Package for testing felt and wool\n- Wool Port: Ports of wool on maps\n\n"
        "**Reed College**\n\n- Loom Atlas: Maps of looms in every town\n- Slow Dyes: Colours that wait for rain\n"
    )
    found = read(f"## Projects\n\n{body}").projects
    assert [(one.title, one.organization) for one in found] == [
        ("feltstat", "Globex University"),
        ("Wool Port", "Globex University"),
        ("Loom Atlas", "Reed College"),
        ("Slow Dyes", "Reed College"),
    ]


def test_role_organisation_and_years_below_a_project() -> None:
    body = (
        "**Loom Atlas**\\\nLead Developer, Globex University 2020–2021\\\nOpen-source account of all looms\n\n"
        "**Wool Port**\\\nDeveloper, Reed College 2018–2019\\\nExamined what the ports of wool cost"
    )
    found = read(f"## Projects\n\n{body}").projects
    assert [(one.title, one.organization) for one in found] == [
        ("Loom Atlas", "Globex University"),
        ("Wool Port", "Reed College"),
    ]


def test_tools_in_brackets_and_a_sentence_behind_a_comma_are_no_title() -> None:
    assert _titles(
        "- Loom Atlas (Python, PyTorch): maps of looms in towns\n- Wool Port (C++): ports of wool on maps"
    ) == [
        "Loom Atlas",
        "Wool Port",
    ]
    assert _titles("- Loom Atlas, Low-cost looms printed in plastic for schools, 2023\n- Wool Port, 2021") == [
        "Loom Atlas",
        "Wool Port",
    ]


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


def test_lines_without_marks_below_a_project_and_its_place_tell_of_it() -> None:
    body = (
        "Looms at Sea @Weft\nBuilt looms for boats, and for the harbours that they lie in\nWove nets: large ones\n"
        "LoomConf’25 paper\nNets in Winter @Globex\nWove nets twice as quickly as before.\nDyed them: all of them\n"
    )
    assert _titles(body) == ["Looms at Sea", "Nets in Winter"]


def test_a_sentence_of_small_words_over_entries_is_no_project() -> None:
    found = read(
        "## Software\n\nOpen tools for weaving, slow looms, and dependable wool at scale.\n\n"
        "- **Weftly**  \n  A loom that weaves by itself.\n- **Loomr**  \n  Plans felt for schools.\n"
    ).projects
    assert [one.title for one in found] == ["Weftly", "Loomr"]


def test_works_over_bars_are_no_posts() -> None:
    body = (
        "### Slow Looms in Virtual Rooms | Advisor: Dr. Bo Orr Sep 2024 - Present\n\n- Made models of looms\n\n"
        "### Reading Felt by Sound | GitHub Jan 2024 - May 2024\n\n- Analyzed felt\n\n"
        "### Research Assistant, University of Turku | Advisor: Dr. Mia Lund Sep 2022 - May 2023\n\n- Led a study\n"
    )
    found = read(f"## Research Experience\n\n{body}\n")
    assert [one.title for one in found.projects] == ["Slow Looms in Virtual Rooms", "Reading Felt by Sound"]
    assert [(one.title, one.organization) for one in found.positions] == [("Research Assistant", "University of Turku")]
