"""Employers that no list knows: in front of their teams, as headings over their towns, with their town twice."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    ("line", "employer"),
    [
        ("Felbrun Crafts Festival, Model Shop Boston, MA", "Felbrun Crafts Festival"),
        ("Grislund Gallery, Sound Studio Leeds, UK", "Grislund Gallery"),
        ("Vornholt Energy, Wind Tunnel Hall Oslo, Norway", "Vornholt Energy"),
    ],
)
def test_the_house_stands_in_front_of_its_team(line: str, employer: str) -> None:
    text = f"Ada Quill\n\nEXPERIENCE\n\nStage Designer Jan 2019 - May 2021\n{line}\n\n- Built models.\n"
    assert [one.organization for one in whole(text).positions] == [employer]


@pytest.mark.parametrize(
    "school", ["Al-Wadi University", "Universiteit Zandmeer", "Moorgate Theological Seminary", "Fernhill Conservatory"]
)
def test_headings_in_the_rank_of_the_sections_name_schools(school: str) -> None:
    text = (
        "# Ada Quill\n\n#### PROFESSIONAL SERVICE\n\n- Reviewer: Loom Letters\n\n## EDUCATION\n\n"
        f"#### {school}\n\nLundby, Norway\n\nM.A. in History, School of Languages\n\nSep 2009 - Jul 2011\n\n"
        "#### Awards and Honors\n\n- Loom Medal, 2019\n- Felt Prize, 2018\n"
    )
    found = whole(text)
    assert [(one.organization, one.unit) for one in found.education] == [(school, "School of Languages")]
    assert len(found.awards) == 2


def test_a_town_of_two_words_that_a_school_is_called_after() -> None:
    text = "Ada Quill\n\nEDUCATION\n\nUniversity of Fallow Creek Fallow Creek, Australia\nB.A. in Law 2001 - 2004\n"
    (found,) = whole(text).education
    assert (found.organization, found.location) == ("University of Fallow Creek", "Fallow Creek, Australia")


def test_posts_over_clinics_are_no_works() -> None:
    posts = "".join(
        f"{title}\n{place}\n\n- Ran surveys of dyed wool.\n\n"
        for title, place in (
            ("Resident Physician Oct 2021 - present", "Quillby Eye Infirmary, Survey Desk Leeds"),
            ("Consultant Neurologist Nov 2018 - Oct 2021", "Fernhill Eye Infirmary, Survey Desk Perth"),
            ("Research Assistant Jun 2015 - Oct 2018", "Grislund Heart Clinic, Survey Desk Bergen"),
        )
    )
    found = whole(f"Ada Quill\n\nProfessional Experience\n\n{posts}")
    assert [one.title for one in found.positions] == [
        "Resident Physician",
        "Consultant Neurologist",
        "Research Assistant",
    ]
    assert not found.papers


def test_towns_behind_unknown_employers_where_siblings_end_in_places() -> None:
    text = (
        "Ada Quill\n\nEXPERIENCE\n\nLoom Engineer Jan 2019 - May 2021\nVornholt Robotics Zurich\n\n- Built looms.\n\n"
        "Dye Scientist Jan 2016 - Dec 2018\nGrislund Felt Leeds, UK\n"
    )
    assert [(one.organization, one.location) for one in whole(text).positions] == [
        ("Vornholt Robotics", "Zurich"),
        ("Grislund Felt", "Leeds, UK"),
    ]


@pytest.mark.parametrize(
    ("item", "title", "employer"),
    [
        ("- Vornholt AI** - Visiting Student - Bergen Feb 2014 - May 2014", "Visiting Student", "Vornholt AI"),
        (
            "- Lund University *Felt Group*** - Structural\n  Engineer - Lund Jan 2022 - May 2024",
            "Structural Engineer",
            "Lund University",
        ),
    ],
)
def test_dashed_posts(item: str, title: str, employer: str) -> None:
    found = whole(f"Ada Quill\n\nEXPERIENCE\n\n{item}\n- Built looms.\n - Led a survey of wool.\n").positions
    assert [(one.title, one.organization) for one in found] == [(title, employer)]


def test_a_team_over_its_house_with_a_comma() -> None:
    text = (
        "# ADA QUILL\n\n## EXPERIENCE\n\n---\n\n### Loom Engineer\n\nTrust and Care,  \nVornholt Systems, Singapore\n\n"
        "*November 2015 - January 2018*\n"
    )
    (found,) = whole(text).positions
    assert (found.organization, found.unit) == ("Vornholt Systems", "Trust and Care")


def test_an_institute_before_its_unit() -> None:
    text = (
        "Ada Quill\n\nEXPERIENCE\n\nDyer Jan 2019 - May 2021\nInstitute for Felt Studies, Asylum Unit Oslo\n\n- Dyed.\n"
    )
    assert [one.organization for one in whole(text).positions] == ["Institute for Felt Studies"]


def test_a_role_over_topics_whose_ranks_and_employers_differ() -> None:
    def stay(topic: str, employer: str, dates: str) -> str:
        return f"{topic}\n\n{employer}\n\n{dates}\n\n- o Advisor: Bo Orr\n  - Project 1: Felt\n    - \\* Wove felt.\n\n"

    text = (
        "# Ada Quill\n\n#### Research Experience\n\n $Graduate\\ Research\\ Intern$ \n\n"
        + stay("# Slow Looms in Wet Halls", "Vornholt Labs", "Sep 2022 - Jan 2023")
        + stay("## Analysis of Data Lakes for Mills", "Grislund Labs", "Sep 2020 - Aug 2022")
        + stay("# Analysis of Dye in Cold Halls", "Lund University", "Aug 2018 - Jul 2019")
    )
    assert [(one.title, one.organization) for one in whole(text).positions] == [
        ("Graduate Research Intern", "Vornholt Labs"),
        ("Graduate Research Intern", "Grislund Labs"),
        ("Graduate Research Intern", "Lund University"),
    ]


@pytest.mark.parametrize(
    ("item", "employer", "unit"),
    [
        (
            "- Vornholt Photonics *Cryogenics*** - Loom Engineer - Oslo Jan 2022 - May 2024",
            "Vornholt Photonics",
            "Cryogenics",
        ),
        (
            "- Grislund Asset Felting *Equity Weaving*** - Dyer - Oslo Jan 2022 - May 2024",
            "Grislund Asset Felting",
            "Equity Weaving",
        ),
    ],
)
def test_teams_in_italics_behind_unknown_houses(item: str, employer: str, unit: str) -> None:
    (found,) = whole(f"Ada Quill\n\nEXPERIENCE\n\n{item}\n- Built looms.\n - Led a survey of wool.\n").positions
    assert (found.organization, found.unit) == (employer, unit)


def test_each_heading_in_the_rank_above_names_its_own_school() -> None:
    text = (
        "# Ada Quill\n\n## Education\n\n#### Hochschule Vornach\n\nVornach, Germany\n\nMSc in Botany\n\n"
        "Oct 2020 - Jul 2024\n\n#### Institute of Alpine Looms\n\nLundby, Norway\n\nBSc in Botany, Business School\n\n"
        "Oct 2016 - Jul 2020\n"
    )
    assert [one.organization for one in whole(text).education] == ["Hochschule Vornach", "Institute of Alpine Looms"]


def test_one_of_the_universities_of_a_name() -> None:
    text = "Ada Quill\n\nEDUCATION\n\nAmerican University of Vornsk Vornsk, Georgia\nB.A. in Law 2001 - 2004\n"
    assert [one.organization for one in whole(text).education] == ["American University of Vornsk"]
