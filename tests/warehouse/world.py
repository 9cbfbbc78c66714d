"""Two made-up researchers who know each other: the given part of the tests of models and questions."""

from __future__ import annotations

from functools import cache

import polars as pl

from tests.documents import cv, resolved
from warehouse import store

_NORTH = {
    "title": "Inks of the North",
    "authors": ["Bo Tarn", "Ada Quill"],
    "year": 2022,
    "venue": "IEEE INFOCOM",
    "status": "published",
    "equal_contribution": ["Ada Quill"],
}

WORLD = (
    cv(
        "cvs/ada.txt",
        "Ada Quill",
        as_of="2024-05",
        person={"emails": ["ada@quill.example"], "phones": ["+1 (555) 010-0199"], "urls": ["https://quill.example"]},
        positions=[
            {
                "title": "Professor",
                "organization": "Westmoor University",
                "unit": "School of Ink",
                "location": "Westmoor",
                "start": "2020-09",
                "current": True,
            }
        ],
        education=[
            {
                "degree": "PhD",
                "level": "doctorate",
                "field": "Ink Science",
                "organization": "Eastmoor College",
                "start": "2014",
                "end": "2019-06-30",
                "advisors": ["Cy Dell"],
            }
        ],
        papers=[
            _NORTH,
            {
                "title": "On Quills and Their Uses",
                "authors": ["A. Quill", "B. Tarn"],
                "year": 2021,
                "venue": "ICML",
                "volume": "7",
                "issue": "2",
                "pages": "11-19",
                "doi": "10.1000/quills",
                "url": "https://quill.example/uses",
            },
        ],
        awards=[
            {"name": "Ink Prize", "granter": "HKU", "start": "2022"},
            {"name": "Best Paper", "granter": "INFOCOM", "start": "2022", "end": "2023", "paper": "Inks of the North"},
        ],
        service=[{"role": "reviewer", "venue": "INFOCOM", "start": "2020", "end": "2021"}],
        teaching=[{"course": "Inks I", "role": "Lecturer", "organization": "Westmoor University", "start": "2021"}],
        talks=[{"title": "What Quills Want", "venue": "Quill Days", "year": 2023}],
        grants=[{"title": "Inks for All", "funder": "National Science Foundation", "amount": "$5", "start": "2022"}],
        projects=[{"title": "OpenQuill", "organization": "Westmoor University"}],
        advising=[{"student": "Bo Tarn", "relation": "PhD student"}],
        interests=[{"text": "Ink"}, {"text": "quills"}],
        skills=[{"text": "calligraphy"}],
        languages=[{"language": "Old Norse", "proficiency": "reading"}, {"language": "Welsh"}],
        references=[
            {"name": "Cy Dell", "title": "Provost", "organization": "Eastmoor College", "email": "cy@dell.example"},
        ],
    ),
    cv(
        "cvs/bo.txt",
        "Bo Tarn",
        as_of="2023",
        positions=[{"title": "Research Intern", "organization": "PAI", "start": "2022-06", "end": "2022-08"}],
        education=[{"degree": "B.Sc.", "level": "bachelor", "organization": "HKU", "end": "2027", "expected": True}],
        papers=[{**_NORTH, "authors": ["B. Tarn", "Quill, A."], "year": 2021, "venue": "arXiv", "status": "preprint",
                 "arxiv": "2101.00001", "equal_contribution": []}],
        interests=[{"text": "ink"}],
    ),
)  # fmt: skip


@cache
def lake() -> dict[str, pl.DataFrame]:
    """The frames of ingest, parse and resolve."""
    return resolved(*WORLD)


@cache
def world() -> dict[str, pl.DataFrame]:
    """The star."""
    return store.build_star(lake())
