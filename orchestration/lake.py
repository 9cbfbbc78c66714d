"""The lake: one Parquet file per asset, between the stages. Whoever reads a file sees the old or the new one, whole."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

import dagster as dg
import polars as pl
from upath import UPath

from orchestration import cache
from orchestration.cache import DamagedError, Shards, read_parquet, write_parquet
from orchestration.erased import FILE, Erasures


class ParquetIOManager(dg.UPathIOManager):
    """Polars frames as Parquet below a folder or a URL, `<asset>.parquet`."""

    extension = ".parquet"

    def dump_to_path(self, context: dg.OutputContext, obj: pl.DataFrame, path: UPath) -> None:  # noqa: ARG002
        """Writes a frame; on a local disk beside its place first, then moved there."""
        if isinstance(path, Path):
            write_parquet(obj, Path(path))
        else:
            with path.open("wb") as file:  # an object store shows a whole object or none
                obj.write_parquet(file)

    def load_from_path(self, context: dg.InputContext | None, path: UPath) -> pl.DataFrame:  # noqa: ARG002
        """Reads a frame."""
        return read_parquet(path)

    def path_of(self, name: str) -> UPath:
        """Where an asset's frame lies."""
        return self._base_path / f"{name}{self.extension}"

    def frames(self, names: Iterable[str]) -> dict[str, pl.DataFrame]:
        """The frames of the named assets.

        Raises:
            DamagedError: an asset was never made, or its file is damaged.
        """
        return {name: self._frame(name) for name in names}

    def _frame(self, name: str) -> pl.DataFrame:
        path = self.path_of(name)
        try:
            return read_parquet(path)
        except FileNotFoundError:
            raise DamagedError(f"{path} is not there; a whole `vitae build` makes it") from None

    def files(self, names: Iterable[str]) -> dict[str, Path]:
        """The files of the named assets; none where they lie elsewhere than on a local disk."""
        paths = {name: self.path_of(name) for name in names}
        return {name: Path(str(path)) for name, path in paths.items() if isinstance(path, Path)}

    def digests(self, names: Iterable[str]) -> dict[str, str]:
        """What each asset's file holds, as a hash; "" for one that is not there."""
        paths = {name: self.path_of(name) for name in names}
        return {
            name: hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "" for name, path in paths.items()
        }

    def documents(self) -> Shards:
        """Documents that were read before, by content."""
        return cache.documents(self._folder, self.erasures())

    def parsed(self) -> Shards:
        """Parsed CVs from before, by content."""
        return cache.parsed(self._folder, self.erasures())

    def erasures(self) -> Erasures:
        """Who was erased; nobody on an object store.

        Raises:
            ValueError: the list is damaged.
        """
        return Erasures.read(self._folder / FILE)

    def drop_old_caches(self) -> None:
        """Removes what earlier versions of the parser kept, but for the last of them: one may go back to it.

        Where somebody was erased since, none is kept.
        """
        version = cache.version(self.erasures())
        for kind in ("documents", "parsed"):
            others = [folder for folder in cache.kept(self._folder, kind).glob("*") if folder.name != version]
            spared = [folder for folder in others if _list(folder.name) == self.erasures().digest]
            last = max(spared, key=lambda other: other.stat().st_mtime_ns, default=None)
            for folder in others:
                if folder != last:
                    shutil.rmtree(folder, ignore_errors=True)

    @property
    def _folder(self) -> Path:
        return Path(str(self._base_path))


def _list(version: str) -> str:
    return version.partition("-without-")[2]


class Lake(dg.ConfigurableIOManagerFactory[ParquetIOManager]):
    """Where the lake lies: a folder, or a URL that fsspec opens (the caches of parsed documents need a folder)."""

    base_path: str

    def create_io_manager(self, context: dg.InitResourceContext) -> ParquetIOManager:  # noqa: ARG002
        """The IO manager of the lake."""
        return ParquetIOManager(UPath(self.base_path))
