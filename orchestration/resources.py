"""Dagster resources: what is built from, and where things are kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import dagster as dg

from orchestration.history import fast_sqlite, trim
from orchestration.progress import report
from orchestration.state import BYTE_LIMIT, KEPT_RUNS, WAIT_SECONDS
from warehouse.locks import locked


class SourceFiles(dg.ConfigurableResource[None]):
    """What is built from: files, folders and globs."""

    paths: list[str]
    byte_limit: int = BYTE_LIMIT


class StateFolder(dg.ConfigurableResource[None]):
    """The state folder. A run holds its lock from beginning to end, so that a second run waits.

    At the end of each run, wherever it was started, the history loses what is more than `keep_runs`.
    """

    path: str
    wait_seconds: float = WAIT_SECONDS
    keep_runs: int = KEPT_RUNS

    @contextmanager
    def yield_for_execution(self, context: dg.InitResourceContext) -> Iterator["StateFolder"]:  # type: ignore[override]
        """Waits for another run, and keeps others out."""

        def waiting(words: str) -> None:
            report(words, 0, 0)
            if context.log:
                context.log.warning(words)

        with fast_sqlite(), locked(self.folder / "build.lock", self.wait_seconds, waiting):
            yield self
            if context.instance:
                trim(context.instance, self.keep_runs)

    @property
    def folder(self) -> Path:
        """The folder itself, where the warehouse is published."""
        return Path(self.path)

    @property
    def audit(self) -> Path:
        """What came of the checks, kept until the warehouse is published."""
        return self.folder / "lake" / "audit"

    @property
    def data_docs(self) -> Path:
        """Great Expectations' Data Docs."""
        return self.folder / "data_docs"
