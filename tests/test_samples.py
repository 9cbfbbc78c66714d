"""The bundled samples are read as a careful reader reads them, and no worse with other names, order or looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.exchange.measure import CHANGES, KINDS, SAMPLES, changed, exchanged, measure, original
from tests.exchange.swap import titles
from tests.scoring import Json, Score, cases

LEAST = 0.65  # facts F1 of each sample
TOLERANCE = 0.01  # by which the mean may fall when names, order or looks change
DRAWS = 8
GOLD = {gold["document"]: gold for gold in cases()}


@cache
def _score(document: str) -> Score:
    return measure(document, original(document), GOLD[document])


def test_every_sample_has_its_gold() -> None:
    assert {path.name for path in SAMPLES.iterdir() if path.suffix != ".py"} == set(GOLD)


@pytest.mark.parametrize("document", GOLD)
def test_a_sample_is_read(document: str) -> None:
    result = _score(document)
    assert result.f1 >= LEAST, "\n".join(result.errors)


@pytest.mark.parametrize("kind", KINDS)
def test_other_names_score_the_same(kind: str) -> None:
    """One kind of name at a time, so that a failure says which names the parser leans on."""
    loss, worst = _loss(lambda gold, seed: exchanged(gold, seed, (kind,)))
    assert loss <= TOLERANCE, worst


@pytest.mark.parametrize("change", CHANGES)
def test_other_names_order_and_looks_score_the_same(change: str) -> None:
    loss, worst = _loss(lambda gold, seed: changed(gold, seed, change))
    assert loss <= TOLERANCE, worst


@pytest.mark.parametrize("document", GOLD)
def test_an_exchange_leaves_titles_alone_and_changes_the_rest(document: str) -> None:
    gold = GOLD[document]
    text, other = exchanged(gold, 1)
    stated = [title for title in titles(gold) if title in original(document)]
    assert all(title in text for title in stated)
    assert other["person"]["name"] != gold["person"]["name"]
    assert gold["person"]["name"] not in text


def _loss(change: Callable[[Json, int], tuple[str, Json]]) -> tuple[float, str]:
    """By how much the mean F1 falls, and in words what is wrong in the draw that loses most."""
    losses: list[tuple[float, str, list[str]]] = []
    for document, gold in GOLD.items():
        before = _score(document)
        for seed in range(DRAWS):
            result = measure(document, *change(gold, seed))
            new = [error for error in result.errors if error not in before.errors]
            losses.append((before.f1 - result.f1, f"{document}, draw {seed}", new))
    _, name, new = max(losses)
    return sum(loss for loss, *_ in losses) / len(losses), "\n  ".join([name, *new])
