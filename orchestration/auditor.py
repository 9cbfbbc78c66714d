"""A second process that evaluates expectations while this one does the run's own work.

The import of Great Expectations takes as long as everything that a build does before its first check, and Data Docs
are written while the next stage is made. Where no such process stands ready, expectations are evaluated in this one.
"""

from __future__ import annotations

import gc
import os
import pickle
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, cast

from orchestration.errors import SaidError
from orchestration.worker import Limits, Worker

if TYPE_CHECKING:
    from expectations.declared import Expected
    from expectations.run import Outcome, Validated

_NO_LIMITS = Limits(seconds=0, memory=-1)
RARE_COLLECTION = 100_000  # new objects before Python looks for garbage: it finds none in imports, and takes a tenth
_PATIENCE = 1e6  # seconds
_LOST = (OSError, EOFError, TimeoutError, pickle.UnpicklingError)

_validated: list[Validated] = []  # in the second process: validations whose pages are still to be written


class UndocumentedError(SaidError):
    """The Data Docs of a validation could not be written."""


def perform(request: bytes, errand: str) -> list[Outcome] | None:
    """The second process's side: one of three errands."""
    import expectations.run as gx  # noqa: PLC0415 - here alone, so that the process starts at once
    from warehouse import store  # noqa: PLC0415

    if errand == "prepare":
        gc.set_threshold(RARE_COLLECTION)
        gx.prepare()
        return None
    if errand == "document":
        folder, asking = cast("tuple[Path, int]", pickle.loads(request))  # noqa: S301 - ours
        if os.getppid() == asking:  # else it was killed, and another may be writing
            gx.write_pages(folder, _validated)
        _validated.clear()
        return None
    frames, expected = cast("tuple[Mapping[str, Path], Sequence[Expected]]", pickle.loads(request))  # noqa: S301 - ours
    outcomes, validated = gx.validate(gx.read(frames), expected, store.all_violations)
    _validated.extend(validated)
    return outcomes


class Auditor:
    """The second process as the first one sees it."""

    def __init__(self) -> None:
        """Starts it, and lets it import what it needs."""
        self._worker = Worker(perform, _NO_LIMITS)
        self._worker.send([(b"", "prepare")])
        self._owed = ["prepare"]

    def outcomes(self, frames: Mapping[str, Path], expected: Sequence[Expected], docs: Path) -> list[Outcome] | None:
        """What came of the expectations on Parquet files, in the order given; None where they must be evaluated here.

        The pages of the Data Docs are written later.

        Raises:
            UndocumentedError: the pages of the request before could not be written.
        """
        try:
            self._settle()
            asked, documented = pickle.dumps((dict(frames), list(expected))), pickle.dumps((docs, os.getpid()))
            self._worker.send([(asked, "evaluate"), (documented, "document")])
            self._owed = ["evaluate", "document"]
            found, failure = self._receive()
        except _LOST:
            return None
        return None if failure else cast("list[Outcome]", found)

    def finish(self) -> None:
        """Waits until the last pages are written.

        Raises:
            UndocumentedError: they could not be written.
        """
        with suppress(*_LOST):  # the next build writes its pages
            self._settle()

    def kill(self) -> None:
        """Ends the process now."""
        self._worker.kill()

    def _settle(self) -> None:
        while self._owed:
            errand = self._owed[0]
            _, failure = self._receive()
            if failure and errand == "document":
                raise UndocumentedError(f"the Data Docs could not be written: {failure}")

    def _receive(self) -> tuple[object, str]:
        value, reason, detail = self._worker.receive(_PATIENCE)
        self._owed.pop(0)
        return value, f"{reason}: {detail}" if reason else ""


_auditors: list[Auditor] = []


@contextmanager
def auditing() -> Iterator[None]:
    """Within, a second process stands ready for `outcomes`, unless there is one core only."""
    if (os.cpu_count() or 1) < 2:
        yield
        return
    auditor = Auditor()
    _auditors.append(auditor)
    try:
        yield
        auditor.finish()
    finally:
        _auditors.remove(auditor)
        auditor.kill()


def outcomes(frames: Mapping[str, Path], expected: Sequence[Expected], docs: Path) -> list[Outcome] | None:
    """What came of the expectations on Parquet files; None where there are none, or no second process could tell."""
    return _auditors[-1].outcomes(frames, expected, docs) if _auditors and frames else None
