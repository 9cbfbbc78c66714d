"""Rulings: what a person decided holds over every rule, and is recorded."""

from __future__ import annotations

from typing import Any

import polars as pl

from tests.documents import Parsed, cv, lake
from transforms.resolve import resolve
from transforms.resolve.rulings import RULE, Ruling


def paper(title: str, *authors: str, **fields: Any) -> dict[str, Any]:
    return {"title": title, "authors": list(authors), "year": 2020, **fields}


ONE = cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Ada Quill", "Bo Tarn")])
OTHER = cv(
    "b.txt", "Cy Dell", papers=[paper("On Quills", "Ada Quill", "Bo Tarn"), paper("On Ink", "Bo Tarn", "Cy Dell")]
)
ALONE = cv("c.txt", "Bo Tarn", papers=[paper("On Stones", "Bo Tarn", "Di Elk")])


def made(*documents: Parsed, rulings: tuple[Ruling, ...] = ()) -> dict[str, pl.DataFrame]:
    return resolve(lake(*documents), rulings)


def ids(frames: dict[str, pl.DataFrame], name: str) -> int:
    return frames["person_entities"].filter(person_name=name)["person_id"].n_unique()


def ruled(frames: dict[str, pl.DataFrame]) -> list[str]:
    return frames["match_decisions"].filter(rule=RULE)["decision"].to_list()


def test_people_kept_apart_stay_apart_whatever_joins_them() -> None:
    assert ids(made(ONE, OTHER), "Bo Tarn") == 1
    apart = made(ONE, OTHER, rulings=(Ruling("person", "apart", "Bo Tarn", "a.txt", "Bo Tarn", "b.txt"),))
    assert ids(apart, "Bo Tarn") == 2
    assert ids(apart, "Ada Quill") == 1
    assert ruled(apart) == ["keep apart"]


def test_people_of_one_name_are_joined() -> None:
    assert ids(made(ONE, ALONE), "Bo Tarn") == 2
    same = made(ONE, ALONE, rulings=(Ruling("person", "same", "Bo Tarn", "a.txt", "bo tarn", ""),))
    assert ids(same, "Bo Tarn") == 1
    assert ruled(same) == ["merge"]


def test_papers_are_joined_and_kept_apart() -> None:
    apart = made(ONE, OTHER, rulings=(Ruling("paper", "apart", "On Quills", "a.txt", "On Quills", "b.txt"),))
    assert apart["paper_entities"]["paper_id"].n_unique() == 3
    same = made(ONE, OTHER, rulings=(Ruling("paper", "same", "On Quills", "", "On Ink", ""),))
    assert same["paper_entities"]["paper_id"].n_unique() == 1
    assert len(same["paper_entities"]) - 1 == len(same["match_decisions"].filter(entity="paper", decision="merge"))


def test_one_documents_twice_listed_paper_may_be_two() -> None:
    twice = cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Ada Quill"), paper("On Quills", "Ada Quill")])
    assert made(twice)["paper_entities"]["paper_id"].n_unique() == 1
    apart = made(twice, rulings=(Ruling("paper", "apart", "On Quills", "a.txt", "On Quills", "a.txt"),))
    assert apart["paper_entities"]["paper_id"].n_unique() == 2


def test_organizations_and_venues_are_joined_and_kept_apart() -> None:
    document = cv(
        "a.txt",
        "Ada Quill",
        positions=[{"title": "Clerk", "organization": "HKU"}, {"title": "Clerk", "organization": "Hong Kong Inks"}],
        papers=[paper("On Ink", "Ada Quill", venue="INFOCOM"), paper("On Pens", "Ada Quill", venue="Pens Monthly")],
    )
    rulings = (
        Ruling("organization", "apart", "HKU", "", "The University of Hong Kong", ""),
        Ruling("venue", "same", "Pens Monthly", "", "INFOCOM", ""),
    )
    names = made(document)["organization_entities"].filter(organization_name="HKU")["name"].to_list()
    assert names == ["The University of Hong Kong"]
    frames = made(document, rulings=rulings)
    assert frames["organization_entities"].filter(organization_name="HKU")["name"].to_list() == ["HKU"]
    assert frames["venue_entities"]["venue_id"].n_unique() == 1
    assert sorted(ruled(frames)) == ["keep apart", "merge"]


def test_a_ruling_on_what_is_not_there_does_nothing() -> None:
    rulings = (Ruling("person", "same", "Nobody", "", "Bo Tarn", ""), Ruling("venue", "apart", "X", "", "Y", ""))
    assert made(ONE, rulings=rulings)["match_decisions"].equals(made(ONE)["match_decisions"])
