"""Projects over the one line that says for whom."""

from __future__ import annotations

from tests.transforms.records.lists import read


def test_the_body_below_a_project_is_its_organization() -> None:
    found = read(
        "## Projects\n\n**Salt in sea ice**, 2019 – 2021\n- Ministry of Science, University of Turku\n\n"
        "**Looms that learn**, 2016 – 2018\n- Wove a loom that learns from the University of Leeds\n"
    ).projects
    assert [(project.title, project.organization) for project in found] == [
        ("Salt in sea ice", "Ministry of Science, University of Turku"),
        ("Looms that learn", None),
    ]
