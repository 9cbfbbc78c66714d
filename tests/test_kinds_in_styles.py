"""Lists of every kind in idioms and looks drawn at random: a few of them must be read as exactly as ever."""

from __future__ import annotations

import pytest

from tests.bench.bench_kinds import results
from tests.bench.kinds.template import kinds, templates

FLOORS = {
    "advising": 0.93, "awards": 0.9, "education": 0.95, "grants": 0.88, "interests": 0.85, "languages": 0.85,
    "positions": 0.95, "service": 0.86, "skills": 0.85, "talks": 0.85, "teaching": 0.88,
}  # fmt: skip
LISTS = 24


@pytest.mark.parametrize("kind", kinds())
def test_lists_in_random_styles_are_read_exactly(kind: str) -> None:
    found = list(results(kind, LISTS))
    assert sum(one.exactness for one in found) / len(found) >= FLOORS[kind]


@pytest.mark.parametrize("kind", kinds())
def test_every_template_is_one_of_its_own(kind: str) -> None:
    every, headings = templates(kind)
    assert headings
    assert len({one.name for one in every}) == len(every)
    for one in results(kind, LISTS):
        assert one.document.gold
        assert one.document.template.slots
