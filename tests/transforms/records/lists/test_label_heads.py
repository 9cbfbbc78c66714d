"""Labels that head lists: bullets over deeper ones, words in the margin beside the first of them."""

from __future__ import annotations

from tests.transforms.records.careers import read

SERVED = """## Service

- Conference organization
    - Workshop on Mosses
    - Fern Days
- University Service
    - Moss Committee (2018)
    - Fern Senate (2019)
- Reviewer for Peat Letters
"""

HONOURS = """## Awards

- Fellowships
    - Moss Fellowship, 2018
    - Fern Fellowship, 2015
- International
    - Peat Prize, 2011
    - Bog Medal, 2010
"""

COLUMNS = """## Service

Reviewer\tPeat Letters, 2018
Annals of Ferns, 2016-2018

Program Committee\tMoss Days, 2019
Fern Days, 2020
"""

MARGIN = """

SERVICE

Journal Reviewer          Peat Letters, 2018, 2019
                          Annals of Ferns, 2016-2018

Program Committee         Moss Days, 2018
                          Fern Days, 2019

University Service        Moss Committee, 2020
                          Fern Senate, 2021
"""


def test_a_kind_of_service_over_deeper_bullets_is_no_duty() -> None:
    assert [(one.role, one.venue, one.start) for one in read(SERVED).service] == [
        ("organizer", "Workshop on Mosses", None),
        ("organizer", "Fern Days", None),
        ("committee", "Moss Committee", "2018"),
        ("committee", "Fern Senate", "2019"),
        ("reviewer", "Peat Letters", None),
    ]


def test_a_sort_of_honours_over_deeper_bullets_is_no_honour() -> None:
    assert [(one.name, one.start) for one in read(HONOURS).awards] == [
        ("Moss Fellowship", "2018"),
        ("Fern Fellowship", "2015"),
        ("Peat Prize", "2011"),
        ("Bog Medal", "2010"),
    ]


def test_a_role_in_a_column_holds_for_the_dated_lines_below() -> None:
    assert [(one.role, one.venue, one.start) for one in read(COLUMNS).service] == [
        ("reviewer", "Peat Letters", "2018"),
        ("reviewer", "Annals of Ferns", "2016"),
        ("program committee", "Moss Days", "2019"),
        ("program committee", "Fern Days", "2020"),
    ]


def test_what_stands_beside_a_role_in_the_margin_is_no_heading() -> None:
    found = read(MARGIN, "text/plain").service
    assert [(one.role, one.venue) for one in found] == [
        ("reviewer", "Peat Letters"),
        ("reviewer", "Annals of Ferns"),
        ("program committee", "Moss Days"),
        ("program committee", "Fern Days"),
        ("committee", "Moss Committee"),
        ("committee", "Fern Senate"),
    ]


def test_a_giver_in_a_column_gave_what_stands_beside_and_below() -> None:
    text = (
        "## Awards\n\nUniversity of Oslo\tMoss Prize, 2018\nFern Medal, 2016\n\nUniversity of Bergen\tBog Prize, 2011\n"
    )
    assert [(one.name, one.granter) for one in read(text).awards] == [
        ("Moss Prize", "University of Oslo"),
        ("Fern Medal", "University of Oslo"),
        ("Bog Prize", "University of Bergen"),
    ]


def test_rows_without_a_label_stay_as_they_are() -> None:
    text = "## Service\n\n2019\tReviewer, Peat Letters\n2018\tChair, Moss Days\n"
    assert [(one.role, one.venue, one.start) for one in read(text).service] == [
        ("reviewer", "Peat Letters", "2019"),
        ("chair", "Moss Days", "2018"),
    ]


def test_a_list_that_breaks_off_within_a_name_goes_on_below() -> None:
    text = (
        "SERVICE\n"
        "• Reviewer: Journal of Mosses; Transactions on Ferns; Annals of the Northern\n  Bogs; Peat Letters\n"
        "• Organizer: Annual Meeting of the Fern Guild; Workshop on Wet Moss; Bergen\n  Fern Seminar\n"
    )
    assert [one.venue for one in read(text, "text/plain").service] == [
        "Journal of Mosses",
        "Transactions on Ferns",
        "Annals of the Northern Bogs",
        "Peat Letters",
        "Annual Meeting of the Fern Guild",
        "Workshop on Wet Moss",
        "Bergen Fern Seminar",
    ]


def test_bullets_of_another_mark_stand_below_though_no_deeper() -> None:
    text = "## Awards\n\n• International\n\n- Peat Prize, 2011\n- Bog Medal, 2010\n\n• National\n\n- Fern Prize, 2009\n"
    assert [one.name for one in read(text).awards] == ["Peat Prize", "Bog Medal", "Fern Prize"]


def test_plain_roles_head_the_dated_lines_below() -> None:
    rows = "Reviewer\nPeat Letters (2018)\nAnnals of Ferns (2016)\nCo-organizer\nMoss Days (2019)\nFern Days (2020)\n"
    assert [(one.role, one.venue, one.start) for one in read("SERVICE\n" + rows, "text/plain").service] == [
        ("reviewer", "Peat Letters", "2018"),
        ("reviewer", "Annals of Ferns", "2016"),
        ("organizer", "Moss Days", "2019"),
        ("organizer", "Fern Days", "2020"),
    ]


def test_how_far_grants_are_stands_beside_them() -> None:
    text = (
        "## Grants\n\nActive grants\tInner life of mosses, National Science Foundation, 2018\n"
        "Ferns of the north, European Research Council, 2015\n\n"
        "Past grants\tPeat and water, Leverhulme Trust, 2012\nBogs at night, National Science Foundation, 2010\n"
    )
    assert [(one.title, one.start) for one in read(text).grants] == [
        ("Inner life of mosses", "2018"),
        ("Ferns of the north", "2015"),
        ("Peat and water", "2012"),
        ("Bogs at night", "2010"),
    ]


def test_a_year_that_is_open_does_not_go_on_with_the_next_venue() -> None:
    text = "SERVICE\nProgram Committee Member\n  NeurIPS 2018\n  CHI 2020-\n  AAAI 2017\n"
    assert [(one.venue, one.start) for one in read(text, "text/plain").service] == [
        ("NeurIPS", "2018"),
        ("CHI", "2020"),
        ("AAAI", "2017"),
    ]


def test_sorts_of_service_and_funding_that_head_a_section() -> None:
    served = read("## PC memberships\n\n- Moss Days, 2019\n").service
    funded = read("## Grants as Co-PI\n\n- Inner life of mosses, National Science Foundation, 2018\n").grants
    assert [one.venue for one in served] == ["Moss Days"]
    assert [one.title for one in funded] == ["Inner life of mosses"]


def test_plain_names_beside_and_below_a_role_in_the_margin_are_venues() -> None:
    text = (
        "SERVICE\n\n"
        "Ad hoc reviewer           Journal of Mosses\n"
        "                          Transactions on Ferns\n"
        "                          Peat Letters\n\n"
        "Co-organizer              Annual Meeting of the Fern Guild\n"
        "                          Workshop on Wet Moss\n"
    )
    assert [(one.role, one.venue) for one in read(text, "text/plain").service] == [
        ("reviewer", "Journal of Mosses"),
        ("reviewer", "Transactions on Ferns"),
        ("reviewer", "Peat Letters"),
        ("organizer", "Annual Meeting of the Fern Guild"),
        ("organizer", "Workshop on Wet Moss"),
    ]


def test_a_hosting_body_below_an_organizer_in_a_column_is_no_venue_of_its_own() -> None:
    text = "## Service\n\nOrganizer\tWorkshop on Wet Moss\nUniversity of Oslo, 2019\n"
    assert [one.venue for one in read(text).service][:1] == ["Workshop on Wet Moss"]
