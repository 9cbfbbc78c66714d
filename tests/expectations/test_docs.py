"""Data Docs: pages that stand alone, whatever Great Expectations would have them load."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl

from expectations.declared import of_table
from expectations.run import check, expected_of
from warehouse import store
from warehouse.tables import TABLES


def test_a_page_loads_nothing_and_leads_nowhere_but_to_the_index(good: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    check(good, of_table(TABLES["dim_venue"]), store.all_violations, tmp_path)
    page = (tmp_path / "dim_venue.html").read_text()
    assert "values must never be null" in page
    assert not re.findall(r"<(?:script|link|img|iframe)\b|https?://", page)
    assert re.findall(r'href="?([^"#> ]+)', page) == ["index.html"]


def test_the_page_of_rules_says_them_in_words(good: dict[str, pl.DataFrame], tmp_path: Path) -> None:
    check(good, expected_of(["dim_venue"]), store.all_violations, tmp_path)
    page = (tmp_path / "rules_star.html").read_text()
    assert "dim_venue: columns and types are as declared" in page
    assert "must not belong to this set" not in page
    assert "Data asset" not in page
