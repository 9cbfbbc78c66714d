"""Organisations and affiliations: by vocabulary, by shape, with units and places split off."""

from __future__ import annotations

import pytest

from transforms.entities.affiliations import split_affiliation
from transforms.entities.organizations import canonical, find_organizations, is_unit, shape_rank
from transforms.entities.places import cities, is_place
from transforms.resolve.organizations import organization_of


@pytest.mark.parametrize(
    ("text", "organization", "unit", "location"),
    [
        ("University of California: Berkeley Berkeley CA", "University of California, Berkeley", None, "Berkeley CA"),
        ("Dept. of Physics, The Ohio State University, US", "The Ohio State University", "Dept. of Physics", "US"),
        ("Rasholm University (Norway)", "Rasholm University", None, "Norway"),
        ("University of Padova (Italy)", "University of Padova", None, "Italy"),
        ("Cisco Meraki, Smart Camera Team San Francisco, CA", "Cisco Meraki", "Smart Camera Team", "San Francisco, CA"),
        ("Google Deepmind Mountain View, CA", "Google Deepmind", None, "Mountain View, CA"),
        ("Alibaba Group Tidal Team", "Alibaba Group", "Tidal Team", None),
        ("Tidal Lab at Johns Hopkins University", "Johns Hopkins University", "Tidal Lab", None),
        ("Delft University of Technology (TU Delft)", "Delft University of Technology (TU Delft)", None, None),
        ("Albert-Maria-Universität Freiburg, Germany", "Albert-Maria-Universität Freiburg", None, "Germany"),
        ("Department of Looms, Universität Linz", "Universität Linz", "Department of Looms", None),
        ("Lace Lab, University of Southern Kansas", "University of Southern Kansas", "Lace Lab", None),
        ("American University of Kuwait, Kuwait", "American University of Kuwait", None, "Kuwait"),
        ("CERN-LOOM, Geneva", "CERN-LOOM", None, "Geneva"),
        ("Norwegian-American University, Bergen", "Norwegian-American University", None, "Bergen"),
        ("European University of Cyprus", "European University of Cyprus", None, None),
        ("CNRS-University of Leeds", "University of Leeds", "CNRS", None),
        ("University of Nordhaven, Lower Quay, MA", "University of Nordhaven", None, "Lower Quay, MA"),
        ("Nordhaven Systems Tidal Group", "Nordhaven Systems", "Tidal Group", None),
        ("Purdue University West Lafayette, IN", "Purdue University", None, "West Lafayette, IN"),
        ("University of Michigan, Ann Arbor", "University of Michigan, Ann Arbor", None, None),
        ("Hochschule Nordhaven", "Hochschule Nordhaven", None, None),
        ("Lower Quay Hospitals NHS Foundation Trust", "Lower Quay Hospitals NHS Foundation Trust", None, None),
        ("Quay Hospital, LQH NHS Trust, Leeds", "LQH NHS Trust", "Quay Hospital", "Leeds"),
        ("Google Deepmind Tarnby, NJ", "Google Deepmind", None, "Tarnby, NJ"),
        ("Google Deepmind Port Tarnby, Chile", "Google Deepmind", None, "Port Tarnby, Chile"),
        ("Google Deepmind Tarnby Bay, NJ", "Google Deepmind", None, "Tarnby Bay, NJ"),
        ("Tarnby-Pune University Merrow, NY", "Tarnby-Pune University", None, "Merrow, NY"),
        ("Fulbright Institute of Technology Fukuoka GA", "Fulbright Institute of Technology", None, "Fukuoka GA"),
        ("National University of Graz", "National University of Graz", None, None),
        ("King Tarn University of Graz, Austria", "King Tarn University of Graz", None, "Austria"),
        ("Lanolin Class, Tarnby Tech, China", "Tarnby Tech", "Lanolin Class", "China"),
        ("Amazon Prime Air, WA", "Amazon Prime Air", None, "WA"),
        ("Zorbix Labs Tarnby, Chile", "Zorbix Labs", None, "Tarnby, Chile"),
        ("Purdue University / Zorbix / Quay Works, Leeds", "Purdue University / Zorbix / Quay Works", None, "Leeds"),
        ("Purdue University / Department of Tides", "Purdue University", "Department of Tides", None),
        ("Zorbix, Lower Quay, Germany", None, "Zorbix", "Lower Quay, Germany"),
    ],
)  # fmt: skip
def test_an_affiliation_is_organisation_unit_and_place(
    text: str, organization: str | None, unit: str | None, location: str | None
) -> None:
    assert split_affiliation(text)[:3] == (organization, unit, location)


def test_aliases_lead_to_one_name_with_its_parent() -> None:
    assert canonical("HKU") == canonical("The University of Hong Kong")
    assert canonical("Qwen Team").parent == "Alibaba Group"
    assert canonical("Nordhaven Works") is None


@pytest.mark.parametrize(
    ("name", "city", "country"),
    [
        ("Google", "Mountain View", "US"),
        ("DeepMind", "London", "GB"),
        ("MSRA", "Beijing", "CN"),
        ("NYU Shanghai", "Shanghai", "CN"),
        ("TikTok", "Culver City", "US"),
    ],
)
def test_a_city_lies_in_its_own_country(name: str, city: str, country: str) -> None:
    assert canonical(name)[2:4] == (city, country)
    assert is_place(city)


def test_no_city_holds_its_country() -> None:
    assert not [city for city in cities() if "," in city]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Lower Quay Academy of Sciences", "society"),
        ("Nordhaven Academy of Arts and Sciences", "society"),
        ("Royal Nordhaven Academy", "society"),
        ("Royal Academy of Music", "university"),
        ("Lower Quay Academy", "university"),
        ("University of Nordhaven", "university"),
    ],
)
def test_a_learned_academy_is_a_society(name: str, kind: str) -> None:
    assert organization_of(name).kind == kind


def test_a_comma_ends_a_company_and_not_a_university() -> None:
    assert [name.organization.name for name in find_organizations("Google, Research Intern")] == ["Google"]
    assert find_organizations("University of Texas, Austin")[0].organization.name == "University of Texas at Austin"


def test_an_acronym_must_stand_as_it_is_written() -> None:
    assert not find_organizations("we met at the epfl")
    assert find_organizations("we met at EPFL")


def test_a_name_that_is_a_place_as_well_is_doubtful() -> None:
    assert [name.certain for name in find_organizations("a stay at Columbia")] == [False]


def test_shapes_tell_employers_from_units_and_titles() -> None:
    assert shape_rank("Nordhaven Institute of Technology") == 2
    assert shape_rank("Nordhaven University Extension School") == 2
    assert shape_rank("Tidal Systems Laboratory") == 1
    assert shape_rank("Research Intern") == 0
    assert is_unit("Department of Tides")
    assert not is_unit("University of Nordhaven")


def test_a_government_s_department_is_a_part_of_nothing_named() -> None:
    assert not is_unit("Ohio Department of Health")
    assert not is_unit("New York City Department of Education")
    assert is_unit("Tidal Department of Looms")


def test_a_universitys_hospital_is_an_organization_of_its_own() -> None:
    assert split_affiliation("Department of Pediatrics, Aarhus University Hospital, Denmark")[:2] == (
        "Aarhus University Hospital",
        "Department of Pediatrics",
    )


def test_a_university_of_a_subject_is_not_the_towns_other_one() -> None:
    assert split_affiliation("School of Pharmacy, Tehran University of Medical Sciences, Iran")[:3] == (
        "Tehran University of Medical Sciences",
        "School of Pharmacy",
        "Iran",
    )


@pytest.mark.parametrize(
    ("text", "known"),
    [("Moss / Fern Weaving (Reeds / Sedges)", 1), ("Globex Inc / Fern Weaving / Moss Works, Paris", 2)],
)
def test_parts_between_slashes_are_taken_apart_where_they_decide(text: str, known: int) -> None:
    split_affiliation.cache_clear()
    split_affiliation(text)
    assert split_affiliation.cache_info().currsize == known


@pytest.mark.parametrize("text", ["Oxford-Orr Institute of Looms", "Stanford-Vale Centre"])
def test_a_word_before_another_and_a_hyphen_is_no_organisation(text: str) -> None:
    assert not find_organizations(text)


@pytest.mark.parametrize("text", ["Yale-NUS College", "Carnegie-Mellon University", "Google-funded looms"])
def test_known_names_with_hyphens_stay(text: str) -> None:
    assert find_organizations(text)


@pytest.mark.parametrize(
    "name",
    [
        "Harvard Felt School of Business",
        "Northwestern Ada Weaver School of Law",
        "Penn State College of Medicine",
        "Johns Hopkins Moss School of Arts and Sciences",
        "UCLA T.H. Felt School of Public Health",
    ],
)
def test_a_school_behind_a_short_name_is_known_by_both(name: str) -> None:
    found = split_affiliation(f"Department of Looms, {name}, Leeds")
    assert (found.organization, found.unit) == (name, "Department of Looms")


def test_a_school_behind_a_university_is_its_part() -> None:
    found = split_affiliation("Lund University Felt School of Business")
    assert found.organization == "Lund University"


def test_a_university_is_none_whose_name_ends_as_its_own() -> None:
    assert [one.organization.name for one in find_organizations("Trinity Western University")] == [
        "Trinity Western University"
    ]
