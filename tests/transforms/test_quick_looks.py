"""Quick looks that spare the costly ones: where a pattern finds something, the look before it is never False."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from transforms.dates import plain, worded
from transforms.entities.degree_forms import may_name_degree, pattern
from transforms.entities.degrees import find_degrees
from transforms.lines import place_first
from transforms.vocabulary import toml

_LEVELS = ("doctorate", "master", "bachelor", "other")
_FORMS = sorted(
    {form for level in _LEVELS for key in ("abbreviations", "words") for form in toml("degrees")[level].get(key, ())}
)
_ROUND = st.text(alphabet="aM1 ,.-–(\n\t“", max_size=12)


@pytest.mark.parametrize("form", _FORMS)
@pytest.mark.parametrize("written", ["{}", "2014 {} in Botany", "({}), Globex", "my {}, 2019", "{}.", "PhD/{} in Wool"])
def test_each_form_of_a_degree_is_seen(form: str, written: str) -> None:
    for text in (written.format(form), written.format(form.upper()), written.format(form.capitalize())):
        assert may_name_degree(text) or pattern().search(text) is None


def test_a_text_without_a_degree_is_told_at_once() -> None:
    assert not may_name_degree("Slow looms of the north, Journal of Felt 12, 2019")
    assert find_degrees("BSc in Botany, Ghent University")


@given(
    st.text(alphabet="Looms aB.,(&", max_size=95),
    st.sampled_from(["", ", ", " (", ",", " "]),
    st.integers(1900, 2099),
    st.sampled_from([" – ", ": ", ") | ", " - ", ") — ", "–"]),
    st.text(alphabet="SlowLo 1“", max_size=8),
)
@example("Loom Letters", " ", 2020, " – ", "Slow Looms")
@example("L" + "a" * 80, ", (", 2020, ") – ", "Slow Looms")
def test_a_place_before_a_title_is_seen(place: str, joint: str, year: int, sign: str, title: str) -> None:
    text = f"{place}{joint}{year}{sign}{title}"
    stated, found = place_first._PLACE_FIRST.match(text), place_first.place_first(text)
    assert (found and found.span()) == (stated and stated.span())


@given(_ROUND, st.from_regex(plain._RANGE, fullmatch=True), _ROUND)
def test_a_range_of_years_is_seen(before: str, years: str, behind: str) -> None:
    text = before + years + behind
    dashed = plain._YEAR_DASH.search(text)
    stated = plain._RANGE.search(text)
    found = plain._RANGE.search(text, max(0, dashed.start() - plain._LONGEST_MONTH)) if dashed else None
    assert (found and found.span()) == (stated and stated.span())


@given(_ROUND, st.sampled_from(["mar", "may", "set", "out", "mag", "gen", "ago", "march"]), st.integers(1900, 2099))
def test_a_month_that_is_a_word_too_is_seen(before: str, month: str, year: int) -> None:
    text = f"{before}{month} {year}"
    assert worded._MAY_BE_SMALL.search(text) or worded._SMALL_MONTH.search(text) is None
