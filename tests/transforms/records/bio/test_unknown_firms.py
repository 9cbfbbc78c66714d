"""Employers that nobody knows, told by what they are; titles of two fields; bodies with German names."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("text", "title", "organization"),
    [
        ("She is the Chief Weaving Officer at Loomly, a spin-off from the University of Leeds that sells felt.",
         "Chief Weaving Officer", "Loomly"),
        ("He is a data scientist at Weftwise, an award-winning Oslo-based company.", "data scientist", "Weftwise"),
        ("I am Chief Scientist at Filzwerk (formerly Loden), a start-up of ETH Zurich.", "Chief Scientist", "Filzwerk"),
        ("She is an advisor at Knotwise, the consultancy that Lund University founded.", "advisor", "Knotwise"),
    ],
)  # fmt: skip
def test_what_a_firm_is_stands_behind_its_name(text: str, title: str, organization: str) -> None:
    assert [(one.title, one.organization) for one in parsed(text).positions] == [(title, organization)]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("I am the Outreach and Innovation Director at Lund University.", "Outreach and Innovation Director"),
        ("She is also the Public Engagement and Policy Lead at Lund University.", "Public Engagement and Policy Lead"),
        ("He was Research and Data Manager at Lund University.", "Research and Data Manager"),
    ],
)
def test_a_post_of_two_fields(text: str, title: str) -> None:
    assert [one.title for one in parsed(f"I like felt. {text}").positions] == [title]


@pytest.mark.parametrize(
    ("place", "organization", "location"),
    [
        ("GSI Helmholtzzentrum für Fadenforschung in Kiel, Germany", "GSI Helmholtzzentrum für Fadenforschung",
         "Kiel, Germany"),
        ("Forschungszentrum für Fäden und Loden, Kiel", "Forschungszentrum für Fäden und Loden", "Kiel"),
        ("the Max-Planck-Institut für vergleichende Textilkunde", "Max-Planck-Institut für vergleichende Textilkunde",
         None),
    ],
)  # fmt: skip
def test_bodies_with_german_names(place: str, organization: str, location: str | None) -> None:
    found = parsed(f"I am a research engineer at {place}.").positions
    assert [(one.organization, one.location) for one in found] == [(organization, location)]


def test_a_part_with_a_german_name_leaves_its_university() -> None:
    found = parsed("Ich bin Dozentin am Institut für Fadenkunde der Universität Wien.").positions
    assert [(one.organization, one.unit) for one in found] == [("Universität Wien", "Institut für Fadenkunde")]


@pytest.mark.parametrize(
    ("place", "unit"),
    [("Lund University (Fern Lab)", "Fern Lab"), ("ETH Zurich (Loom Group), Bern", "Loom Group")],
)
def test_a_group_in_brackets_is_a_part(place: str, unit: str) -> None:
    found = parsed(f"## Experience\n\n- **Postdoc**, {place}, 2012-2014\n").positions
    assert [one.unit for one in found] == [unit]
