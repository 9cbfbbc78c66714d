"""The second process that evaluates expectations: the same outcomes and pages, and no need for it."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from expectations.declared import Expected
from expectations.run import check
from orchestration import auditor
from orchestration.auditor import Auditor, UndocumentedError, auditing
from warehouse import store

EXPECTED = [
    Expected("dim_venue", "key", "venue_id is unique", "venue_id", "ExpectColumnValuesToBeUnique"),
    Expected("dim_venue", "references", "no row", sql="SELECT venue_id FROM dim_venue WHERE venue_id > 1"),
]


@pytest.fixture(scope="module")
def one() -> Auditor:
    with auditing():
        yield auditor._auditors[-1]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    pl.DataFrame({"venue_id": [1, 2, 2]}).write_parquet(tmp_path / "dim_venue.parquet")
    return {"dim_venue": tmp_path / "dim_venue.parquet"}


def test_outcomes_are_those_of_this_process(one: Auditor, files: dict[str, Path], tmp_path: Path) -> None:
    found = one.outcomes(files, EXPECTED, tmp_path / "there")
    frames = {"dim_venue": pl.read_parquet(files["dim_venue"])}
    made = check(frames, EXPECTED, store.all_violations, tmp_path / "here")
    assert [(o.expected, o.success, o.unexpected_count, o.observed, o.rows.rows(), o.error) for o in found] == [
        (o.expected, o.success, o.unexpected_count, o.observed, o.rows.rows(), o.error) for o in made
    ]
    assert [o.success for o in found] == [False, False]
    one.finish()
    assert {path.name for path in (tmp_path / "there").iterdir()} == {
        path.name for path in (tmp_path / "here").iterdir()
    }


def test_what_it_cannot_evaluate_is_left_to_this_process(one: Auditor, tmp_path: Path) -> None:
    assert one.outcomes({"dim_venue": tmp_path / "none.parquet"}, EXPECTED, tmp_path / "docs") is None
    one.finish()
    assert not (tmp_path / "docs").exists()


def test_pages_that_cannot_be_written_are_no_secret(one: Auditor, files: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "docs").write_text("in the way")
    assert one.outcomes(files, EXPECTED, tmp_path / "docs")
    with pytest.raises(UndocumentedError, match="Data Docs"):
        one.finish()


def test_a_dead_process_leaves_it_to_this_one(files: dict[str, Path], tmp_path: Path) -> None:
    dead = Auditor()
    dead._worker._process.kill()
    assert dead.outcomes(files, EXPECTED, tmp_path / "docs") is None
    dead.finish()
    dead.kill()


def test_without_one_there_are_no_outcomes(files: dict[str, Path], tmp_path: Path) -> None:
    auditors, auditor._auditors[:] = list(auditor._auditors), []
    assert auditor.outcomes(files, EXPECTED, tmp_path) is None
    auditor._auditors[:] = auditors
