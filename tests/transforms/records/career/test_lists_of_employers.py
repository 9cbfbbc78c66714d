"""Lists that say "dates, words, town" in each entry, with a known employer among the words: all are employers."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

EMPLOYERS = ["Brimlo", "University of Oslo", "Tarn Tech", "Hollow Ventures"]


@pytest.mark.parametrize("sign", [" — ", ": ", "\t"])
def test_unknown_employers_stand_as_their_known_sibling(sign: str) -> None:
    items = [f"- 20{10 + at} - 20{11 + at}{sign}{name}, Lima" for at, name in enumerate(EMPLOYERS)]
    body = "\n".join(items)
    document = whole(f"# Mira Tolland\nmira@tolland.example\n\n## Experience\n\n{body}\n")
    assert [one.organization for one in document.positions] == EMPLOYERS


def test_without_a_known_employer_nothing_is_named() -> None:
    items = [
        f"- 20{10 + at} - 20{11 + at} — {name}, Lima" for at, name in enumerate(["Sabbatical", "Gap year", "Walks"])
    ]
    body = "\n".join(items)
    document = whole(f"# Mira Tolland\nmira@tolland.example\n\n## Experience\n\n{body}\n")
    assert not any(one.organization for one in document.positions)
