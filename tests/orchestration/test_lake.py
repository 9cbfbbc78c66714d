"""The Parquet IO manager."""

from __future__ import annotations

import os
from pathlib import Path

import dagster as dg
import polars as pl
import pytest
from upath import UPath

from orchestration.cache import DamagedError, parser_version
from orchestration.lake import ParquetIOManager

FRAME = pl.DataFrame({"id": [1, 2], "name": ["a", None]})


def store(lake: ParquetIOManager, frame: pl.DataFrame) -> None:
    lake.handle_output(dg.build_output_context(asset_key=dg.AssetKey("things")), frame)


def test_a_frame_comes_back_as_it_was(tmp_path: Path) -> None:
    lake = ParquetIOManager(UPath(tmp_path))
    store(lake, FRAME)
    context = dg.build_input_context(
        asset_key=dg.AssetKey("things"), upstream_output=dg.build_output_context(asset_key=dg.AssetKey("things"))
    )
    assert lake.load_input(context).equals(FRAME)
    assert lake.frames(["things"])["things"].schema == FRAME.schema


def test_only_the_owner_can_read_it_and_nothing_else_is_left(tmp_path: Path) -> None:
    store(ParquetIOManager(UPath(tmp_path)), FRAME)
    [path] = tmp_path.iterdir()
    assert path.name == "things.parquet"
    assert path.stat().st_mode & 0o077 == 0


def test_a_write_that_fails_leaves_the_old_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lake = ParquetIOManager(UPath(tmp_path))
    store(lake, FRAME)

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(pl.DataFrame, "write_parquet", fail)
    with pytest.raises(OSError, match="disk full"):
        store(lake, FRAME.head(1))
    assert lake.frames(["things"])["things"].equals(FRAME)


def test_it_works_on_a_store_that_is_no_disk() -> None:
    lake = ParquetIOManager(UPath("memory://lake"))
    store(lake, FRAME)
    assert lake.frames(["things"])["things"].equals(FRAME)


def test_digests_tell_other_content_and_what_is_missing(tmp_path: Path) -> None:
    lake = ParquetIOManager(UPath(tmp_path))
    store(lake, FRAME)
    before = lake.digests(["things", "nothing"])
    store(lake, FRAME.head(1))
    assert before["nothing"] == ""
    assert before["things"] != lake.digests(["things"])["things"]


def test_of_older_versions_of_the_parser_only_the_last_is_kept(tmp_path: Path) -> None:
    lake = ParquetIOManager(UPath(tmp_path))
    for age, version in enumerate((parser_version(), "newer", "oldest")):
        folder = tmp_path / "cache" / "parsed" / version
        folder.mkdir(parents=True)
        os.utime(folder, (1000 - age, 1000 - age))
    lake.drop_old_caches()
    assert {folder.name for folder in (tmp_path / "cache" / "parsed").iterdir()} == {parser_version(), "newer"}


def test_a_frame_that_is_damaged_or_missing_is_named_with_what_makes_it_again(tmp_path: Path) -> None:
    lake = ParquetIOManager(UPath(tmp_path))
    with pytest.raises(DamagedError, match=r"things\.parquet is not there; a whole `vitae build` makes it"):
        lake.frames(["things"])
    (tmp_path / "things.parquet").write_bytes(b"PAR1")
    with pytest.raises(DamagedError, match=r"things\.parquet is damaged .*; a whole `vitae build` makes it again"):
        lake.frames(["things"])
