"""Shards of files parsed into one lake: by whom, how often and in how many pieces does not show in what is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from upath import UPath

from orchestration import cache, sharding
from orchestration.erased import Erasures
from orchestration.ingest import frame_of, ingest
from orchestration.parsing import Parsed, parse_all
from orchestration.sharding import Manifest, parse_on, parse_shard
from orchestration.sources import find

NOBODY = Erasures(salt="")


@pytest.fixture
def paths(tmp_path: Path) -> list[str]:
    folder = tmp_path / "cvs"
    folder.mkdir()
    for number in range(6):
        (folder / f"{number}.md").write_text(
            f"# Ada Quill {'I' * number}\n\n## Awards\n\n- Loom Prize, {2010 + number}\n"
        )
    (folder / "none.md").write_text(" \n")
    return sorted(str(path) for path in folder.iterdir())


def kept(lake: Path) -> list[tuple[str, str]]:
    """What the caches of a lake hold: the content's hash and what was read from it."""
    shards = cache.parsed(lake, NOBODY)
    return list(shards.rows(shards.keys()).iter_rows())


def reasons(manifests: list[Manifest]) -> dict[str, str]:
    return {Path(uri).name: reason for one in manifests for uri, _, reason, _ in one.rows}


READ = {**{f"{number}.md": "" for number in range(6)}, "none.md": "empty"}


def test_a_shard_gives_what_a_build_reuses(paths: list[str], tmp_path: Path) -> None:
    lake = tmp_path / "lake"
    done = parse_shard(paths, str(lake))
    assert (done.parsed, reasons([done])) == (6, READ)
    again = ingest(find([tmp_path / "cvs"]), cache.documents(lake, NOBODY), 10_000)
    assert again.read == 0
    assert parse_all(frame_of("raw_documents", again.documents), cache.parsed(lake, NOBODY)).parsed == 0


def test_the_same_shard_again_parses_and_writes_nothing(paths: list[str], tmp_path: Path) -> None:
    lake = tmp_path / "lake"
    parse_shard(paths, str(lake))
    files = {path: path.read_bytes() for path in lake.rglob("*.parquet")}
    assert parse_shard(paths, str(lake)).parsed == 0
    assert {path: path.read_bytes() for path in lake.rglob("*.parquet")} == files


def test_a_url_is_read_by_fsspec(tmp_path: Path) -> None:
    UPath("memory://cvs/ada.md").write_text("# Ada Quill\n\n## Awards\n\n- Loom Prize, 2012\n")
    urls = ["memory://cvs/ada.md", "memory://cvs/gone.md"]
    done = parse_shard(urls, str(tmp_path / "lake"))
    assert [(uri, reason) for uri, _, reason, _ in done.rows] == [(urls[0], ""), (urls[1], "vanished")]


def test_what_cannot_be_parsed_is_a_row_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "notes: Ada.md"
    path.write_text("# Ada Quill\n")
    crashed = Parsed([], 1, (f"{path}: reader crashed: exit code 9",))
    monkeypatch.setattr(sharding, "parse_all", lambda *_: crashed)
    (row,) = parse_shard([str(path)], str(tmp_path / "lake")).rows
    assert row[2:] == ("reader crashed", "exit code 9")


def test_a_shard_killed_before_its_file_is_in_place_leaves_nothing_half(paths: list[str], tmp_path: Path) -> None:
    lake = tmp_path / "lake"
    killed = (
        "import os, signal\nfrom pathlib import Path\nfrom orchestration.sharding import parse_shard\n"
        "Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        f"parse_shard({paths!r}, {str(lake)!r})"
    )
    assert subprocess.run([sys.executable, "-c", killed], check=False).returncode == -signal.SIGKILL
    assert not list(lake.rglob("[!.]*.parquet"))
    assert reasons([parse_shard(paths, str(lake))]) == READ


def test_sharding_imports_neither_dagster_nor_dask() -> None:
    heavy = "{'dagster', 'distributed', 'great_expectations', 'pandas'}"
    told = f"import sys, orchestration.sharding; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout == "[]\n"


def dying_once(paths: list[str], out: str) -> Manifest:
    """`parse_shard`, where the first worker that takes the file "3.md" is killed."""
    mark = Path(out).with_name("killed")
    if any(path.endswith("3.md") for path in paths) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return parse_shard(paths, out)


def full(_: list[str], out: str) -> Manifest:
    """A worker whose disk is full."""
    raise OSError(28, "No space left on device", out)


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, host="127.0.0.1", dashboard_address=":0"
        ) as cluster,
        distributed.Client(cluster) as one,
    ):
        yield one


def test_a_cluster_keeps_what_one_machine_keeps_though_a_worker_is_killed(
    client: Any, paths: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "there").mkdir()
    monkeypatch.setattr(sharding, "parse_shard", dying_once)
    manifests = list(parse_on(client, paths, str(tmp_path / "there"), size=2))
    parse_shard(paths, str(tmp_path / "here"))
    assert (tmp_path / "killed").exists()
    assert reasons(manifests) == READ
    assert kept(tmp_path / "there") == kept(tmp_path / "here")


def test_a_shard_that_no_worker_ends_is_told_file_by_file(
    client: Any, paths: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharding, "parse_shard", full)
    manifests = list(parse_on(client, paths, str(tmp_path / "lake"), size=4))
    assert set(reasons(manifests)) == set(READ)
    assert all("No space left" in detail for one in manifests for *_, detail in one.rows)
