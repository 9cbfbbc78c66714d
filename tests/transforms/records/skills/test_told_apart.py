"""Heads told apart from what explains them: topics, certificates, groups between dashes, entries under "Others"."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.records.skills.unparted import tools_in


def test_topics_explained_behind_a_colon() -> None:
    body = (
        "- **Fog nets:** I study how a mesh of thin wire gathers water from the air of dry coasts.\n"
        "- **Salt in walls:** Old brick is slowly broken by crystals that grow inside it, which I hope to slow.\n"
    )
    assert [i.text for i in read(f"## Research Interests\n\n{body}").interests] == ["Fog nets", "Salt in walls"]


def test_label_over_a_list_is_no_topic() -> None:
    body = "- Materials: brick, lime, clay\n- Methods: microscopy, X-ray diffraction\n"
    assert "Materials" not in [i.text for i in read(f"## Research Interests\n\n{body}").interests]


def test_certificate_told_behind_its_colon() -> None:
    body = (
        "- **Night Sailing: Lights and Stars:** A course offered by Vale Academy. Certificate earned in May 2021.\n"
        "- **Rope Work:** an online course given by Globex in June 2020.\n"
    )
    found = [(a.name, a.granter, a.start) for a in read(f"## Certifications\n\n{body}").awards]
    assert found == [
        ("Night Sailing: Lights and Stars", "Vale Academy", "2021-05"),
        ("Rope Work", "Globex", "2020-06"),
    ]


def test_link_below_a_bullet_stays_with_it() -> None:
    body = (
        "- **tidelog:** A small logger for tide gauges.\n\n[Code](https://git.example/a/tidelog)\n\n"
        "- **reefmap:** Maps of reefs drawn from soundings.\n\n[Code](https://git.example/a/reefmap)\n"
    )
    assert [p.title for p in read(f"## Projects\n\n{body}").projects] == ["tidelog", "reefmap"]


def test_groups_between_dashes_are_no_papers() -> None:
    body = (
        "## Publications\n\n— Tide Gauges —\n\n"
        "1. Jane Miller, Ada Okoye. Reading Old Gauges. Journal of Tides, 2020.\n\n"
        "2. Jane Miller, Ada Okoye. Gauges under Ice. Under review.\n\n— Coral Reefs —\n\n"
        "3. Ada Okoye, Jane Miller. Mapping a Reef. Journal of Reefs, 2019.\n\n## Education\n\n"
        "PhD in Geography, University of Leeds, 2018\n"
    )
    found = read(body).papers
    assert [p.title for p in found] == ["Reading Old Gauges", "Gauges under Ice", "Mapping a Reef"]
    assert [p.status for p in found] == ["published", "submitted", "published"]


def test_honours_and_duties_under_others() -> None:
    body = "- Reviewer for Journal of Tides, 2020.\n- Vale Travel Scholarship, 2019.\n- I like to sail at night.\n"
    found = read(f"## Others\n\n{body}")
    assert [s.venue for s in found.service] == ["Journal of Tides"]
    assert [a.name for a in found.awards] == ["Vale Travel Scholarship"]


def test_tools_parted_by_blanks_alone() -> None:
    assert tools_in("Python Julia Microsoft Excel Git") == ["Python", "Julia", "Microsoft Excel", "Git"]
    assert tools_in("drawing of ship models") == ["drawing of ship models"]


def test_tilde_of_formulas_in_an_address() -> None:
    person = read(
        "http://www.example.edu/∼miller\n\n## Education\n\nPhD in Geography, University of Leeds, 2018"
    ).person
    assert person is not None
    assert person.urls == ["http://www.example.edu/~miller"]


@pytest.mark.parametrize("heading", ["Technical Skills and Additional Information", "Skills & Additional Information"])
def test_skills_under_a_heading_that_names_more(heading: str) -> None:
    body = "**Looms:** Jacquard; Dobby; Backstrap\n\n**Coding:** Python; R\n"
    assert [one.text for one in read(f"## {heading}\n\n{body}").skills] == [
        "Jacquard",
        "Dobby",
        "Backstrap",
        "Python",
        "R",
    ]
