"""Parse past one machine: shards of files, parsed anywhere into one lake's caches, from where `vitae build` takes them.

Consumes paths (or URLs that fsspec opens) and a lake's folder that all machines see; produces what a build would have
kept, under names that its contents make, each file written beside its place and moved there. So a shard may run twice,
on two machines at once, or again after its worker was killed. What cannot be read or parsed is a row with the reason.
All machines need the same version of Vitae: a build passes over what another version of the parser kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from orchestration import cache
from orchestration.erased import FILE, Erasures
from orchestration.ingest import Row, frame_of, ingest
from orchestration.parsing import parse_all
from orchestration.sources import Found
from orchestration.state import BYTE_LIMIT
from orchestration.workers import SMALL_JOB

if TYPE_CHECKING:
    from distributed import Client

_KEPT = ("uri", "sha256", "reason", "detail")


@dataclass(frozen=True, slots=True)
class Manifest:
    """What came of a shard.

    Attributes:
        parsed: how many documents were parsed; those whose content was parsed before are not.
        rows: (uri, sha256, reason, detail) of each file, in the order of the paths; the reason is "" for what was read.
    """

    parsed: int
    rows: tuple[tuple[str, str | None, str, str], ...]


def parse_shard(paths: Sequence[str], out: str) -> Manifest:
    """Parses files into the caches of the lake `out` (`<state>/lake`), and tells what came of each.

    Raises:
        OSError: `out` cannot be written.
    """
    lake = Path(out)
    erasures = Erasures.read(lake / FILE)
    read = ingest([_found(path) for path in paths], cache.documents(lake, erasures), BYTE_LIMIT, erasures)
    result = parse_all(frame_of("raw_documents", read.documents), cache.parsed(lake, erasures))
    rows = {str(row["uri"]): _row(row, result.failed) for row in (*read.documents, *read.quarantined)}
    return Manifest(result.parsed, tuple(rows[uri] for path in paths if (uri := _found(path).uri) in rows))


def _found(path: str) -> Found:
    if "://" not in path:
        return Found(Path(path).as_posix(), Path(path))
    from upath import UPath  # noqa: PLC0415 - fsspec is loaded for URLs alone

    return Found(path, cast("Path", UPath(path)))


def _row(row: Row, failed: Sequence[str]) -> tuple[str, str | None, str, str]:
    """What came of a file; `failed` says "uri: reason: detail", and a uri may hold a colon and a blank itself."""
    uri, sha256, reason, detail = (row.get(name) for name in _KEPT)
    if failure := next((said for said in failed if said.startswith(f"{uri}: ")), ""):
        reason, _, detail = failure.removeprefix(f"{uri}: ").partition(": ")
    return str(uri), None if sha256 is None else str(sha256), str(reason or ""), str(detail or "")


def parse_on(client: Client, paths: Sequence[str], out: str, size: int = SMALL_JOB) -> Iterator[Manifest]:
    """The manifests of all shards, parsed by a Dask cluster's workers (the extra `cluster`), as they come.

    A shard whose worker is lost goes to another one; where none brings it to an end, each of its files is a row that
    says so, and to run the same again parses what is missing.
    """
    import distributed  # noqa: PLC0415 - an extra

    dask: Any = distributed  # no types
    shards = [list(paths[at : at + size]) for at in range(0, len(paths), size)]
    futures: dict[Any, list[str]] = dict(zip(client.map(parse_shard, shards, out=out, pure=False), shards, strict=True))
    for future in dask.as_completed(futures):
        yield future.result() if future.status == "finished" else _lost(futures[future], future.exception())


def _lost(shard: Sequence[str], error: BaseException) -> Manifest:
    detail = f"{type(error).__name__}: {error}"[:300]
    return Manifest(0, tuple((path, None, "reader crashed", detail) for path in shard))
