"""Which listings are one work. All titles are made up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.documents import cv, resolved

ADA = {"title": "On Quills and Their Uses", "authors": ["Ada Quill", "Bo Tarn"], "year": 2021}


def works(*listings: list[dict[str, Any]]) -> int:
    """How many works the papers are, a document for each list."""
    made = resolved(*(cv(f"{i}.txt", f"Owner {i}", papers=papers) for i, papers in enumerate(listings)))
    merges = made["match_decisions"].filter(entity="paper", decision="merge")
    found = made["paper_entities"]
    assert len(merges) == len(found) - found["paper_id"].n_unique()
    return found["paper_id"].n_unique()


@pytest.mark.parametrize("other", [
    {**ADA, "title": "On quills & their uses"[:9] + " and Their Uses."},
    {**ADA, "title": "On Quills, and their Use", "authors": ["A. Quill", "B. Tarn"]},
    {**ADA, "authors": []},
    {**ADA, "year": None},
    {**ADA, "year": 2023},
    {"title": "On Quills and Their Uses in the Far North", "authors": ["Ada Quill", "Bo Tarn"], "year": 2021},
    {"title": "On the Use of Quills", "authors": ["Ada Quill"], "year": 2020, "doi": "10.1000/quills"},
], ids=["case and stop", "slip", "no authors", "no year", "later year", "subtitle", "same doi"])  # fmt: skip
def test_one_work_in_two_documents(other: dict[str, Any]) -> None:
    assert works([{**ADA, "doi": "10.1000/quills"}], [other]) == 1


@pytest.mark.parametrize("other", [
    {**ADA, "authors": ["Cy Dell"]},
    {**ADA, "year": 2009},
    {**ADA, "title": "On Quills and Their Uses 2"},
    {"title": "On Stones and Their Uses", "authors": ["Ada Quill", "Bo Tarn"], "year": 2021},
], ids=["other authors", "far year", "other number", "other title"])  # fmt: skip
def test_two_works(other: dict[str, Any]) -> None:
    assert works([ADA], [other]) == 2


def test_a_preprint_and_its_published_version_are_one_work() -> None:
    preprint = {**ADA, "venue": "arXiv", "status": "preprint", "year": 2020}
    published = {**ADA, "venue": "ICML", "status": "published"}
    assert works([preprint], [published]) == 1
    assert works([preprint, published]) == 1


def test_two_venues_in_one_document_are_two_works_and_another_document_tells_which() -> None:
    conference = {**ADA, "venue": "IEEE INFOCOM", "status": "published"}
    journal = {**ADA, "venue": "IEEE/ACM Transactions on Networking", "status": "published", "year": 2023}
    assert works([conference, journal]) == 2
    assert works([conference, journal], [journal], [conference]) == 2


def test_two_wordings_of_the_venue_in_two_documents_are_one_work() -> None:
    assert works([{**ADA, "venue": "Quill Days"}], [{**ADA, "venue": "Proceedings of the Quill Conference"}]) == 1


def test_the_key_is_the_titles_and_tells_namesakes_apart() -> None:
    one = resolved(cv("a.txt", "Ada Quill", papers=[ADA]))["paper_entities"]["paper_id"].to_list()
    other = resolved(cv("b.txt", "Bo Tarn", papers=[{**ADA, "title": "On Quills and their uses", "venue": "ICML"}]))
    assert other["paper_entities"]["paper_id"].to_list() == one
    assert (
        works([{"title": "Editorial", "authors": ["Ada Quill"]}], [{"title": "Editorial", "authors": ["Bo Tarn"]}]) == 2
    )
