"""Worker processes: functions over documents, each within limits of time and memory.

A document that makes its reader hang or crash costs that document only: the worker is killed and replaced, and the run
goes on. Few documents of text forms are read in this process, because starting others takes longer than reading them.
Workers are child processes of their own making: Python's pools break as a whole when one worker is killed.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Generic, TypeVar, cast

from orchestration.worker import Limits, Worker, call
from transforms.model import Document
from transforms.readers import dispatch
from transforms.readers.errors import UnreadableError

__all__ = ["Limits", "Outcome", "Source", "read", "run"]

T = TypeVar("T")
Function = Callable[[bytes, str], T]
Result = tuple[T | None, str | None, str]

SMALL_JOB = 50  # documents that are read in this process before any worker is started
_CHUNK = 8  # documents sent to a worker at a time
_LIFE = 2000  # documents after which a worker is replaced, so that leaks of native readers stay bounded


@dataclass(frozen=True, slots=True)
class Source:
    """One document: its uri, and its bytes or where they are."""

    uri: str
    data: bytes | None = None
    path: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """What came of one document: a value, or a reason of `warehouse.fields.QUARANTINE_REASONS` with its detail."""

    source: Source
    value: T | None = None
    reason: str | None = None
    detail: str = ""


def run(
    function: Function[T],
    sources: Iterable[Source],
    *,
    limits: Limits | None = None,
    processes: int | None = None,
) -> Iterator[Outcome[T]]:
    """The function's outcome for each source, in their order, as soon as they are there.

    Args:
        function: a function of a module (workers find it by its name); its value must be picklable.
        sources: the documents; taken from the iterator a few chunks ahead of what was asked for.
        limits: what one document may cost.
        processes: how many workers for a job of more than 50 documents; as many as there are cores by default.

    Raises:
        ValueError: the function stands in the script that is run, where no worker finds it.
    """
    if function.__module__ == "__main__":
        raise ValueError(f"workers find {function.__name__} by its module: it must not stand in the script that is run")
    limits = limits or Limits()
    remaining = iter(sources)
    first = list(islice(remaining, SMALL_JOB + 1))
    if len(first) <= SMALL_JOB:
        yield from _run_here(function, first, limits)
        return
    yield from _run_there(function, _chain(first, remaining), limits, processes or os.cpu_count() or 1)


def read(data: bytes, uri: str, limits: Limits | None = None) -> Document:
    """One document, read within limits where its form is binary.

    Raises:
        UnreadableError: the bytes hold no document that any reader reads, or reading it took too much.
    """
    limits = limits or Limits()
    if len(data) > limits.bytes:
        raise UnreadableError("too large", f"{len(data):,} bytes, and the limit is {limits.bytes:,}")
    if not dispatch.is_binary(data):
        return dispatch.read(data, uri, limits.bytes)
    [outcome] = _run_here(dispatch.read, [Source(uri, data)], limits)
    if outcome.value is None:
        raise UnreadableError(outcome.reason or "unreadable", outcome.detail)
    return outcome.value


def _chain(first: Sequence[Source], rest: Iterator[Source]) -> Iterator[Source]:
    yield from first
    yield from rest


def _run_here(function: Function[T], sources: Sequence[Source], limits: Limits) -> Iterator[Outcome[T]]:
    """Text forms in this process, binary forms in one worker that starts when the first of them turns up."""
    with _Crew(function, limits) as crew:
        for source in sources:
            loaded = _loaded(source, limits)
            if not isinstance(loaded, Source):
                yield Outcome(source, None, *loaded)
            elif dispatch.is_binary(loaded.data or b""):
                yield from crew.outcomes([loaded])
            else:
                yield _outcome(loaded, *call(function, loaded.data or b"", loaded.uri))


def _run_there(
    function: Function[T],
    sources: Iterator[Source],
    limits: Limits,
    processes: int,
) -> Iterator[Outcome[T]]:
    """Chunks of documents in workers; a few chunks ahead of what was asked for, never the whole job in memory."""
    waiting: deque[Future[list[Outcome[T]]]] = deque()
    with _Crew(function, limits) as crew, ThreadPoolExecutor(processes, "vitae-worker") as threads:
        try:
            while chunk := list(islice(sources, _CHUNK)):
                waiting.append(threads.submit(crew.outcomes_of, chunk))
                if len(waiting) > 3 * processes:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _loaded(source: Source, limits: Limits) -> Source | tuple[str, str]:
    """The source with its bytes, or (reason, detail) why they cannot be had."""
    if source.data is not None:
        return source
    path = Path(source.path or "")
    try:
        size = path.stat().st_size
        if size > limits.bytes:
            return "too large", f"{size:,} bytes, and the limit is {limits.bytes:,}"
        return replace(source, data=path.read_bytes())
    except FileNotFoundError:
        return "vanished", "the file went away during the run"
    except OSError as error:
        return "unreadable", error.strerror or type(error).__name__


def _outcome(source: Source, value: T | None, reason: str | None, detail: str) -> Outcome[T]:
    """The outcome, without the source's bytes."""
    return Outcome(replace(source, data=None), value, reason, detail)


class _Crew(Generic[T]):
    """The workers of one job. A thread takes an idle one or starts one, and gives it back."""

    def __init__(self, function: Function[T], limits: Limits) -> None:
        self._function, self._limits = function, limits
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self._all: set[Worker] = set()
        self._lock = threading.Lock()
        self._is_closed = False

    def __enter__(self) -> _Crew[T]:
        return self

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._is_closed = True
            for worker in self._all:
                worker.kill()

    def outcomes_of(self, sources: Sequence[Source]) -> list[Outcome[T]]:
        """The outcomes of a chunk."""
        return list(self.outcomes(sources))

    def outcomes(self, sources: Sequence[Source]) -> Iterator[Outcome[T]]:
        """One outcome for each source. Where a worker dies, the next one goes on behind the document that killed it."""
        loaded = [_loaded(source, self._limits) for source in sources]
        todo = deque(ready for ready in loaded if isinstance(ready, Source))
        tries = 0
        found: dict[int, Outcome[T]] = {}
        while todo and not self._is_closed:
            done, failure = self._attempt(list(todo))
            for source, result in zip(list(todo), done, strict=False):
                found[id(source)] = _outcome(source, *result)
            for _ in done:
                todo.popleft()
            tries = 0 if done else tries
            if failure and todo:
                tries += 1
                if tries > 1 or failure[0] == "too slow":  # a crash is tried again once: it may have come from outside
                    poison = todo.popleft()
                    found[id(poison)] = _outcome(poison, None, *failure)
                    tries = 0
        for source, ready in zip(sources, loaded, strict=True):
            yield found[id(ready)] if isinstance(ready, Source) else Outcome(source, None, *ready)

    def _attempt(self, sources: list[Source]) -> tuple[list[Result[T]], tuple[str, str] | None]:
        """The results up to the first failure of the worker itself, and that failure."""
        worker = self._take()
        done: list[Result[T]] = []
        try:
            worker.send([(source.data or b"", source.uri) for source in sources])
            done.extend(cast("Result[T]", worker.receive(self._limits.wall_seconds)) for _ in sources)
        except TimeoutError:
            self._discard(worker)
            return done, ("too slow", f"more than {self._limits.wall_seconds:g} seconds")
        except (OSError, EOFError, pickle.UnpicklingError):
            worker.wait()
            end = self._discard(worker)
            if end.endswith("SIGPROF"):
                return done, ("too slow", f"more than {self._limits.seconds:g} seconds of processor time")
            return done, ("reader crashed", end)
        if worker.served >= _LIFE:
            self._discard(worker)
        else:
            self._idle.put(worker)
        return done, None

    def _take(self) -> Worker:
        with contextlib.suppress(queue.Empty):
            return self._idle.get_nowait()
        worker = Worker(self._function, self._limits)
        with self._lock:
            self._all.add(worker)
        return worker

    def _discard(self, worker: Worker) -> str:
        with self._lock:
            self._all.discard(worker)
        return worker.kill()
