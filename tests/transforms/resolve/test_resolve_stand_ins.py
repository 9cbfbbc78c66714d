"""Owners whom their documents do not name: what stands for their names is no name. All names are made up."""

from __future__ import annotations

import re
from typing import Any

import pytest

from expectations.declared import UNCLEAN
from tests.documents import cv
from tests.transforms.resolve.test_resolve_people import people


def test_a_stand_in_is_no_name_that_is_taken_apart_or_compared() -> None:
    career: dict[str, Any] = {"positions": [{"title": "Professor", "organization": "Aalto University"}]}
    made = people(cv("a/Quill, Ada (2).md", **career), cv("a/cv.md", **career), cv("b/cv.md", **career))
    assert made["person_id"].n_unique() == 3
    assert set(made["full_name"]) == {
        "Unnamed owner of a/Quill, Ada (2).md",
        "Unnamed owner of a/cv.md",
        "Unnamed owner of b/cv.md",
    }


@pytest.mark.parametrize(
    "uri",
    [
        "<b>cv.txt",
        "**cv** & co.md",
        r"\textbf{cv}.tex",
        "a&amp;b [x](#y).md",
        "MÃ¼ller\ufffd.txt",
        "â€™cv.txt",
        "Â cv.txt ",
    ],
)
def test_a_file_may_be_called_what_no_name_may_hold(uri: str) -> None:
    made = people(cv(uri, interests=[{"text": "looms"}]))
    assert re.search(UNCLEAN, made["full_name"][0]) is None
    assert made["full_name"][0].startswith("Unnamed owner of ")


def test_a_stand_in_gives_way_to_the_name_of_a_document_with_the_same_orcid() -> None:
    orcid = "0000-0002-1825-0097"
    made = people(cv("a.txt", person={"orcid": orcid}), cv("b.txt", "Ada Quill", person={"orcid": orcid}))
    assert made["person_id"].n_unique() == 1
    assert set(made["full_name"]) == {"Ada Quill"}
