"""Dagster resources: what is built from, and where things are kept."""

from __future__ import annotations

from pathlib import Path

import dagster as dg

from orchestration.state import BYTE_LIMIT


class SourceFiles(dg.ConfigurableResource[None]):
    """What is built from: files, folders and globs."""

    paths: list[str]
    byte_limit: int = BYTE_LIMIT


class StateFolder(dg.ConfigurableResource[None]):
    """The state folder."""

    path: str

    @property
    def folder(self) -> Path:
        """The folder itself, where the warehouse is published."""
        return Path(self.path)

    @property
    def audit(self) -> Path:
        """What came of the checks, kept until the warehouse is published."""
        return self.folder / "lake" / "audit"
