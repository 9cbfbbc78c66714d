"""Sections of two kinds whose halves look different: roles over venues, then bullets of the other kind."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_DUTIES = "**PC Member** *2025*  \nLoomConf\n\n**Reviewer**  \nWeft Letters  \nJournal of Felt"


@pytest.mark.parametrize("heading", ["Service and Awards", "Service & Honors"])
def test_honours_behind_roles_over_venues(heading: str) -> None:
    found = read(f"## {heading}\n\n{_DUTIES}\n\n▷ National Scholarship *2015*\n▷ Weft Grant for Students *2018*")
    assert [one.venue for one in found.service] == ["LoomConf", "Weft Letters", "Journal of Felt"]
    assert [one.name for one in found.awards] == ["National Scholarship", "Weft Grant for Students"]


def test_courses_behind_roles_over_venues() -> None:
    courses = "At the University of Turku:  \n▷ WEA7404B Looms and warp *2019*  \n▷ WEA1330 Felting I *2018*"
    found = read(f"## Service and Teaching\n\n{_DUTIES}\n\n{courses}")
    assert [one.venue for one in found.service] == ["LoomConf", "Weft Letters", "Journal of Felt"]
    assert [one.course for one in found.teaching] == ["WEA7404B Looms and warp", "WEA1330 Felting I"]
    assert {one.organization for one in found.teaching} == {"University of Turku"}


def test_bullets_that_state_roles_stay_with_the_first_half() -> None:
    found = read(f"## Service and Awards\n\n{_DUTIES}\n\n- Reviewer for Dye Notes\n- Editor, Wool Review")
    assert len(found.service) == 5


@pytest.mark.parametrize("lead", ["", "PC Member 2025  \nLoomConf\n\n"])
def test_plain_roles_over_venues_behind_courses(lead: str) -> None:
    courses = "At the University of Turku:  \n▷ WEA7404B Looms and warp *2019*  \n▷ WEA1330 Felting I *2018*"
    found = read(f"## Teaching and Service\n\n{courses}\n\n{lead}Reviewer  \nWeft Letters  \nJournal of Felt")
    assert [one.venue for one in found.service] == [*(["LoomConf"] if lead else []), "Weft Letters", "Journal of Felt"]
    assert [one.role for one in found.service][-2:] == ["reviewer", "reviewer"]
    assert [one.course for one in found.teaching] == ["WEA7404B Looms and warp", "WEA1330 Felting I"]


def test_an_honour_that_names_a_role_is_no_duty() -> None:
    found = read(f"## Service and Awards\n\n{_DUTIES}\n\n▷ Excellent Student Leader Award *2016*\n▷ Weft Medal *2015*")
    assert [one.name for one in found.awards] == ["Excellent Student Leader Award", "Weft Medal"]
