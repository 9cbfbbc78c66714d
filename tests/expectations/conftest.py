"""A made-up corpus with at least one row in every table, made by the pipeline's own functions without Dagster."""

from __future__ import annotations

import hashlib
from pathlib import Path

import polars as pl
import pytest

from transforms.frames.frames import document_id, frames_of
from transforms.parsed import (
    Advising,
    Award,
    Education,
    Evidence,
    Grant,
    Interest,
    Language,
    LineFate,
    Paper,
    ParsedCV,
    Person,
    Position,
    Project,
    Record,
    Reference,
    Service,
    Skill,
    Talk,
    Teaching,
)
from transforms.resolve import resolve
from warehouse import derive, store
from warehouse.tables import TABLES

TEXT = """{name}, {mail}
EDUCATION
PhD in Physics, University of Marvel, 2016 - 2020, advised by Ilse Brandt
POSITIONS
Professor, University of Marvel, Physics Laboratory, 2021 -
{name}, Ilse Brandt, Otto Kern. On the theory of wonder. Journal of Wonder, 2020.
{name}, Ilse Brandt. A second look at wonder. NeurIPS, 2021.
Best Paper Award, NeurIPS, 2021
Reviewer, NeurIPS, 2022
Wonder 101, lecturer, 2022
Talk at Wonder Days, 2022
Grant: Wonders, National Science Foundation, 2022 - 2024
Project: wonderlib
Student: Pia Lund, PhD
Interests: wonder
Skills: Python
Best Paper Award again
Languages: Marvelese (native)
Referee: Otto Kern, Professor, University of Marvel, otto@kern.example
A line that nobody reads"""

Frames = dict[str, pl.DataFrame]


def _evidence(text: str, number: int) -> Evidence:
    lines = text.split("\n")
    start = sum(len(line) + 1 for line in lines[: number - 1])
    return Evidence(line_start=number, line_end=number, char_start=start, char_end=start + len(lines[number - 1]))


def _parsed(name: str, mail: str, text: str) -> ParsedCV:
    def at(number: int) -> dict[str, object]:
        return {"evidence": _evidence(text, number), "confidence": 0.9}

    marvel = {"organization": "University of Marvel"}
    records: dict[str, list[Record]] = {
        "education": [
            Education(
                **at(3),
                **marvel,
                degree="PhD",
                level="doctorate",
                field="Physics",
                start="2016",
                end="2020",
                advisors=["Ilse Brandt"],
            )
        ],
        "positions": [
            Position(**at(5), **marvel, title="Professor", unit="Physics Laboratory", start="2021", current=True)
        ],
        "papers": [
            Paper(
                **at(6),
                title="On the theory of wonder",
                authors=[name, "Ilse Brandt", "Otto Kern"],
                year=2020,
                venue="Journal of Wonder",
            ),
            Paper(**at(7), title="A second look at wonder", authors=[name, "Ilse Brandt"], year=2021, venue="NeurIPS"),
        ],
        "awards": [
            Award(
                **at(8),
                name="Best Paper Award",
                granter="NeurIPS",
                start="2021",
                paper="A second look at wonder",
                also=(_evidence(text, 17),),
            )
        ],
        "service": [Service(**at(9), role="reviewer", venue="NeurIPS", start="2022")],
        "teaching": [Teaching(**at(10), course="Wonder 101", role="lecturer", start="2022")],
        "talks": [Talk(**at(11), title="Talk at Wonder Days", year=2022)],
        "grants": [Grant(**at(12), title="Wonders", funder="National Science Foundation", start="2022", end="2024")],
        "projects": [Project(**at(13), title="wonderlib")],
        "advising": [Advising(**at(14), student="Pia Lund", relation="PhD")],
        "interests": [Interest(**at(15), text="wonder")],
        "skills": [Skill(**at(16), text="Python")],
        "languages": [Language(**at(18), language="Marvelese", proficiency="native")],
        "references": [
            Reference(**at(19), **marvel, name="Otto Kern", title="Professor", email="otto@kern.example"),
        ],
    }
    person = Person(**at(1), name=name, emails=[mail])
    status = {2: "structure", 4: "structure", 20: "unparsed"}
    fates = []
    for number in range(1, text.count("\n") + 2):
        span = _evidence(text, number)
        fates.append(
            LineFate(
                number=number,
                char_start=span.char_start,
                char_end=span.char_end,
                section="other",
                status=status.get(number, "evidence"),
            )
        )
    return ParsedCV(document="cv.txt", as_of="2024-05", person=person, lines=fates, **records)


def _raw(uri: str, text: str) -> dict[str, object]:
    sha256 = hashlib.sha256(text.encode()).hexdigest()
    return {
        "document_id": document_id(uri, sha256),
        "uri": uri,
        "file_name": uri,
        "sha256": sha256,
        "media_type": "text/plain",
        "encoding": "utf-8",
        "byte_count": len(text.encode()),
        "line_count": text.count("\n") + 1,
        "text": text,
        "metadata": "{}",
        "notes": "[]",
    }


def _columns(table: str, rows: list[dict[str, object]]) -> pl.DataFrame:
    return derive.frame(TABLES[table], {name: [row[name] for row in rows] for name in TABLES[table].column_names})


def make_frames() -> Frames:
    """Every table of the lake and the star."""
    people = [("Ada Marvel", "ada@marvel.example"), ("Bo Marvel", "bo@marvel.example")]
    texts = {f"{name.split()[0].lower()}.txt": (name, mail, TEXT.format(name=name, mail=mail)) for name, mail in people}
    raw = [_raw(uri, text) for uri, (_, _, text) in texts.items()]
    parsed = [
        (row["document_id"], text, _parsed(name, mail, text))
        for row, (name, mail, text) in zip(raw, texts.values(), strict=True)
    ]
    quarantined = [
        {"uri": "broken.pdf", "sha256": "0" * 64, "reason": "damaged", "detail": "no pages", "byte_count": 9}
    ]
    frames = {
        "raw_documents": _columns("raw_documents", raw),
        "quarantined_documents": _columns("quarantined_documents", quarantined),
    }
    frames |= frames_of(parsed, "1")  # type: ignore[arg-type]
    frames |= resolve(frames)
    return frames | store.build_star(frames)


@pytest.fixture(scope="session")
def good() -> Frames:
    return make_frames()


@pytest.fixture(scope="session")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("docs")
