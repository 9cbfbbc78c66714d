"""How much work a document costs, in calls of Python functions: a count, the same on every machine.

A rule that looks through every line of every document shows here before anybody measures seconds. What is worth its
calls may raise the limit; `python -m tests.bench.bench_parse --profile` says where they come from.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from tests.bench.made_up import made_up
from transforms.parse import parse
from transforms.readers.dispatch import read

CALLS = {5_000: 15_600, 12_000: 19_500}  # letters of a document -> calls of Python functions and steps of generators
DOCUMENTS = 12


def _calls(size: int) -> float:
    """The mean number of calls over some documents, the vocabularies loaded before."""
    documents = [read(made_up(seed, size)[0].encode(), "made-up.txt") for seed in range(70_000, 70_000 + 2 * DOCUMENTS)]
    for document in documents[DOCUMENTS:]:
        parse(document)
    count = 0

    def counted(_: FrameType, event: str, __: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(counted)
    try:
        for document in documents[:DOCUMENTS]:
            parse(document)
    finally:
        sys.setprofile(None)
    return count / DOCUMENTS


def test_documents_cost_no_more_calls_than_they_may() -> None:
    spent = {size: _calls(size) for size in CALLS}
    assert {size: calls for size, calls in spent.items() if calls > CALLS[size]} == {}
