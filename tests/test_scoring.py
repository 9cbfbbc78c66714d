"""The scorer itself: right answers score 1, each kind of error costs."""

from __future__ import annotations

import copy

import pytest

from tests.scoring import Json, cases, score, total


def _as_read(gold: Json) -> Json:
    """What a perfect parser would give for the gold."""
    read = copy.deepcopy(gold)
    for kind, records in read.items():
        if isinstance(records, list) and records and isinstance(records[0], dict):
            for record in records:
                for name, value in record.items():
                    if isinstance(value, list) and value and name not in {"authors", "advisors"}:
                        record[name] = value[0]
            read[kind] = [record for record in records if not record.get("optional")]
    return read


@pytest.mark.parametrize("gold", cases(), ids=lambda gold: gold["document"])
def test_the_gold_read_back_scores_one(gold: Json) -> None:
    result = total(score(_as_read(gold), gold))
    assert not result.errors
    assert result.right > 20


@pytest.mark.parametrize(
    ("kind", "name", "value"),
    [("papers", "title", "Something else entirely"), ("papers", "authors", []), ("papers", "year", 1999),
     ("awards", "start", None), ("education", "organization", "Nowhere"), ("service", "role", "other")],
)  # fmt: skip
def test_a_wrong_field_costs(kind: str, name: str, value: object) -> None:
    gold = next(case for case in cases() if case["document"] == "minazuki.md")
    read = _as_read(gold)
    read[kind][0][name] = value
    assert total(score(read, gold)).f1 < 1


def test_what_is_not_stated_is_spurious() -> None:
    gold = cases()[0]
    read = _as_read(gold)
    read["talks"] = [*read["talks"], {"title": "A talk that nobody gave", "venue": "Nowhere", "year": 2020}]
    result = total(score(read, gold))
    assert (result.missed, result.spurious) == (0, 3)


def test_nothing_read_scores_zero() -> None:
    gold = cases()[0]
    assert total(score({}, gold)).f1 == 0
