"""What sort of venue each is, and which usual ways of writing one mean a known one."""

from __future__ import annotations

import pytest

from tests.documents import cv, resolved
from transforms.resolve.venue_kinds import kind_of
from transforms.resolve.venues import venue_of


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Journals of Moss Science, Series B", "journal"),
        ("Frontiers in Moss Physiology", "journal"),
        ("Moss and Loom Reviews", "journal"),
        ("Int J Moss Res", "journal"),
        ("Current Opinion in Looms", "journal"),
        ("Brain and Cognition", "journal"),
        ("Joint Moss Meetings", "conference"),
        ("Web of Loom Conferences", "conference"),
        ("Proceedings of the Loom Makers", "conference"),
        ("International Moss Symposium", "conference"),
        ("[ICRA] Hands that Feel: Looms and Mosses", "workshop"),
        ("Moss at Work: A Primer", "book"),
        ("Ashgate", "book"),
        ("IEEE", "other"),
        ("Moss Studies Committee", "other"),
        ("Department of Loom Studies", "other"),
        ("[Draft] Hands that Feel", "other"),
    ],
)
def test_the_words_of_a_venue_that_nobody_knows_tell_its_kind(name: str, kind: str) -> None:
    assert kind_of(name) == kind


@pytest.mark.parametrize(
    ("cited", "kind"),
    [
        ({"volume": "12", "issue": "3"}, "journal"),
        ({"volume": "12", "pages": "1-9"}, "journal"),
        ({"pages": "1-9"}, "other"),
        ({}, "other"),
    ],
)
def test_how_works_are_cited_tells_the_kind_of_their_venue(cited: dict[str, str], kind: str) -> None:
    made = resolved(cv("a.txt", "Ada Quill", papers=[{"title": "On Looms", "venue": "Quill & Moss", **cited}]))
    assert made["venue_entities"]["venue_kind"].to_list() == [kind]


def test_a_volume_without_a_number_makes_no_journal_of_an_acronym() -> None:
    paper = {"title": "On Looms", "venue": "QXWYZ", "volume": "1234", "pages": "1-9"}
    made = resolved(cv("a.txt", "Ada Quill", papers=[paper]))
    assert made["venue_entities"]["venue_kind"].to_list() == ["other"]


@pytest.mark.parametrize(
    ("name", "acronym", "kind"),
    [
        ("ACMMM", "ACM MM", "conference"),
        ("T-PAMI", "TPAMI", "journal"),
        ("T-IP", "TIP", "journal"),
        ("IEEE T-NNLS", "TNNLS", "journal"),
        ("ECCVW 2022", "ECCVW", "workshop"),
        ("CVPR Workshops", "CVPRW", "workshop"),
        ("PACM HCI", "PACMHCI", "journal"),
        ("AISTAT", "AISTATS", "conference"),
        ("TCYB", "TCYB", "journal"),
    ],
)
def test_usual_forms(name: str, acronym: str, kind: str) -> None:
    found = venue_of(name)
    assert (found.acronym, found.kind, found.rule) == (acronym, kind, "vocabulary")


@pytest.mark.parametrize(
    ("name", "acronym", "known"),
    [
        ("CHI’16: ACM Conference on human factors in computing systems", "CHI", "CHI"),
        ("ICWSM'15: AAAI Conference on Weblogs and Social Media", "ICWSM", "ICWSM"),
        ("ICML 2019: International Conference on Machine Learning", "ICML", "ICML"),
        ("LOOM’19: Conference on Mosses and Looms", "LOOM", "Conference on Mosses and Looms"),
        ("LOOM'19, International Conference on Looms", "LOOM", "International Conference on Looms"),
        ("SML: Society for Moss and Looms", "SML", "Society for Moss and Looms"),
        ("CHI’22: Workshop on Looms for Mosses", "CHI", "Workshop on Looms for Mosses"),
    ],
)
def test_a_short_form_in_front_of_the_name_is_no_part_of_it(name: str, acronym: str, known: str) -> None:
    found = venue_of(name)
    assert found.acronym == acronym
    assert found.venue_id == venue_of(known).venue_id


@pytest.mark.parametrize("name", ["MOSS: A Journal of Looms", "JMIR: Mental Health", "Moss 2019 Looms"])
def test_what_a_colon_parts_is_no_short_form_without_its_letters(name: str) -> None:
    assert venue_of(name).acronym is None


def test_a_service_at_a_publisher_is_no_service_for_its_proceedings() -> None:
    assert venue_of("IEEE").name == "IEEE"
    assert venue_of("Proc. IEEE").name == "Proceedings of the IEEE"
