"""The collector at rest: what is made meanwhile is old at once, and parsing leaves no cycles behind that it would have
to find."""

from __future__ import annotations

import gc

from tests.bench.made_up import made_up
from transforms.collector import at_rest
from transforms.parse import parse
from transforms.readers.dispatch import read


def test_what_was_made_is_looked_at_no_more():
    gc.collect()
    with at_rest():
        made = [[number] for number in range(5000)]
    assert made[0] not in gc.get_objects(generation=0)
    assert gc.isenabled()


def test_what_may_be_cyclic_stays_young():
    gc.collect()
    with at_rest(cyclic=True):
        made = [[number] for number in range(500)]
    assert any(made[0] is one for one in gc.get_objects(generation=0))


def test_a_collector_that_was_off_stays_off():
    gc.disable()
    try:
        with at_rest():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_parsing_leaves_no_cycles():
    documents = [read(made_up(seed, 4000)[0].encode(), "made-up.txt") for seed in range(4)]
    parse(documents[0])
    gc.collect()
    gc.disable()
    try:
        for document in documents:
            parse(document)
        assert gc.collect() == 0
    finally:
        gc.enable()
