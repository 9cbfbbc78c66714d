"""Organisations whose words are cut short. Public names of universities, but for one made up."""

from __future__ import annotations

import pytest

from transforms.entities.organizations import canonical, find_organizations
from transforms.entities.spelling import is_whole_word, spelt_out


@pytest.mark.parametrize(
    "text",
    [
        "Univ. of Pennsylvania",
        "Univ of Otago",
        "Harbin Inst. of Tech.",
        "Univ. of California, Berkeley",
        "Natl. Univ. of Singapore",
    ],
)
def test_a_name_cut_short_is_known_as_the_whole_one(text: str) -> None:
    found = find_organizations(f"a student at the {text} (2020)")
    assert [f"a student at the {text} (2020)"[name.start : name.end] for name in found] == [text.rstrip(".")]
    assert canonical(text) is not None


def test_words_cut_short_are_spelt_out() -> None:
    assert spelt_out(["univ", "of", "merrow"]) == ["university", "of", "merrow"]
    assert spelt_out(["merrow", "inst", "of", "tech"]) == ["merrow", "institute", "of", "technology"]
    assert spelt_out(["tech", "of", "merrow"]) == ["tech", "of", "merrow"]
    assert (is_whole_word("Univ"), is_whole_word("Merrow")) == (False, True)
