"""Results kept by content: append-only Parquet shards, a folder for each version of what made them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import polars as pl
from polars.exceptions import PolarsError

from orchestration.erased import Erasures
from orchestration.errors import SaidError

if TYPE_CHECKING:
    from upath import UPath

PARSER_VERSION = "1"
COLUMNS = ("media_type", "encoding", "text", "metadata", "notes")  # of documents that were read

_ROOM = Path(__file__).parent.parent / "transforms"


@cache
def parser_version() -> str:
    """The parser's version with a digest of its sources and vocabularies, so that any change of a rule shows."""
    digest = hashlib.sha256()
    for path in sorted(_ROOM.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(path.relative_to(_ROOM).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{PARSER_VERSION}-{digest.hexdigest()[:12]}"


def documents(lake: Path, erasures: Erasures) -> Shards:
    """Documents that were read before, by content; `lake` is the folder that keeps them."""
    return Shards(kept(lake, "documents") / version(erasures), COLUMNS)


def parsed(lake: Path, erasures: Erasures) -> Shards:
    """Parsed CVs from before, by content."""
    return Shards(kept(lake, "parsed") / version(erasures), ("parsed",))


def kept(lake: Path, kind: str) -> Path:
    """The folder of one kind of results, one folder in it for each version of what made them."""
    return lake / "cache" / kind


def version(erasures: Erasures) -> str:
    """Under what name documents are kept: the parser's version, and who had been erased."""
    return "".join((parser_version(), *(f"-without-{people}" for people in [erasures.digest] if people)))


class DamagedError(SaidError):
    """A Parquet file of the lake is missing or damaged; says which, and what makes it again."""


class Shards:
    """Rows of text by `sha256`, in Parquet shards that are written once and never changed.

    A shard's name is the hash of the keys in it: writing the same rows again gives the same file.
    """

    def __init__(self, folder: Path, columns: Sequence[str]) -> None:
        """Shards in a folder, with these columns beside `sha256`."""
        self.folder = folder
        self.columns = ("sha256", *columns)

    @property
    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.parquet"))

    def keys(self) -> set[str]:
        """The sha256 of all content that a row is kept for."""

        def ask(files: list[Path]) -> set[str]:
            return set(pl.scan_parquet(files).select("sha256").collect()["sha256"]) if files else set()

        try:
            return ask(self._files)
        except PolarsError as error:
            self._drop_damaged(error)
            return ask(self._files)

    def rows(self, keys: Collection[str]) -> pl.DataFrame:
        """The rows of these keys, one each, in the order of their keys.

        Raises:
            DamagedError: a shard was damaged where `keys` does not look. It was removed.
        """
        try:
            return self._rows(keys, self._files)
        except PolarsError as error:
            damaged = ", ".join(map(str, self._drop_damaged(error)))
            raise DamagedError(f"{damaged}: damaged, and removed; the next build reads its content anew") from None

    def _rows(self, keys: Collection[str], files: list[Path]) -> pl.DataFrame:
        if not files:
            return pl.DataFrame(schema=dict.fromkeys(self.columns, pl.String))
        wanted = pl.LazyFrame({"sha256": sorted(keys)}, schema={"sha256": pl.String})
        shards = pl.scan_parquet(files).select(self.columns)
        return shards.join(wanted, on="sha256", how="semi").unique("sha256").sort("sha256").collect()

    def _drop_damaged(self, error: PolarsError) -> list[Path]:
        """Removes the shards that cannot be read: what was in them is made again."""
        damaged = [path for path in self._files if not _is_sound(path)]
        if not damaged:
            raise error
        for path in damaged:
            path.unlink(missing_ok=True)
        return damaged

    def add(self, rows: Collection[Sequence[str]]) -> None:
        """Keeps rows (`sha256` first, then the columns). Whole or not at all, under a name made of their keys."""
        if not rows:
            return
        frame = pl.DataFrame(sorted(rows), schema=dict.fromkeys(self.columns, pl.String), orient="row")
        name = hashlib.sha256("".join(frame["sha256"]).encode()).hexdigest()[:24]
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_parquet(frame, self.folder / f"{name}.parquet")


def _is_sound(path: Path) -> bool:
    try:
        pl.read_parquet(path)
    except PolarsError:
        return False
    return True


def read_parquet(path: Path | UPath) -> pl.DataFrame:
    """The frame in a file of the lake.

    Raises:
        DamagedError: the file holds none.
        FileNotFoundError: there is no such file.
    """
    with path.open("rb") as file:
        try:
            return pl.read_parquet(file.read())
        except PolarsError as error:
            raise DamagedError(f"{path} is damaged ({error}); a whole `vitae build` makes it again") from None


def write_parquet(frame: pl.DataFrame, path: Path) -> None:
    """Writes a frame beside its place and moves it there; only its owner can read it."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    with os.fdopen(os.open(scratch, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        frame.write_parquet(file)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)
