"""Which person a referee is: an adviser, the owner of another document, or nobody known. All names are made up."""

from __future__ import annotations

import polars as pl
import pytest

from tests.documents import cv
from tests.transforms.resolve.test_resolve_people import ids, people


def test_a_referee_is_the_adviser_of_that_name_and_never_the_owner() -> None:
    made = people(
        cv(
            "a.txt",
            "Ada Quill",
            education=[{"degree": "PhD", "advisors": ["Bo Tarn"]}],
            references=[{"name": "B. Tarn"}, {"name": "Ada Quill"}],
        )
    )
    assert len(ids(made, "Bo Tarn", "B. Tarn")) == 1
    assert len(ids(made, "Ada Quill")) == 2


@pytest.mark.parametrize(("name", "mail", "same"), [
    ("Bo Tarn", "bo@tarn.example", True), ("B. Tarn", "BO@tarn.example", True),
    ("Cy Dell", "bo@tarn.example", False), ("B. Tarn", "b@tarn.example", False),
])  # fmt: skip
def test_a_referee_is_the_owner_of_a_document_with_that_address(name: str, mail: str, same: bool) -> None:
    made = people(
        cv("a.txt", "Ada Quill", references=[{"name": name, "email": mail}]),
        cv("b.txt", "Bo Tarn", person={"emails": ["bo@tarn.example"]}),
    )
    referee = made.filter(pl.col("mention_role") == "referee")["person_id"].item()
    assert (referee in ids(made.filter(pl.col("mention_role") == "owner"), "Bo Tarn")) is same


def test_a_referee_at_an_organisation_of_the_owner_is_the_owner_of_that_name() -> None:
    marvel = {"organization": "University of Marvel"}
    job = marvel | {"title": "Professor"}
    made = people(
        cv("a.txt", "Ada Quill", references=[marvel | {"name": "Zbigniew Tarn"}, {"name": "Quentin Ember"}]),
        cv("b.txt", "Zbigniew Tarn", positions=[job]),
        cv("c.txt", "Quentin Ember", positions=[job]),
    )
    assert len(ids(made, "Zbigniew Tarn")) == 1
    assert len(ids(made, "Quentin Ember")) == 2
