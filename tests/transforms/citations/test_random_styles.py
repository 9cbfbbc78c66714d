"""Lists of works in styles drawn at random are read no worse than they were (`tests.bench.bench_styles`)."""

import random

from tests.bench.bench_styles import results, shares, worst
from tests.bench.styles.style import draw

FLOORS = {"found": 0.97, "title": 0.93, "authors": 0.9, "venue": 0.9, "year": 0.95, "status": 0.95, "whole": 0.85}


def test_lists_in_random_styles_are_read():
    read = results(40, 0, 0)
    share = shares(read)
    assert {name: share[name] for name, floor in FLOORS.items() if share[name] < floor} == {}
    assert share["made up"] < 0.05
    assert worst(read)


def test_one_seed_draws_one_style():
    assert draw(random.Random(5)) == draw(random.Random(5)) != draw(random.Random(6))
