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
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import IO, Generic, TypeVar, cast

from transforms.model import Document
from transforms.readers import dispatch
from transforms.readers.errors import UnreadableError

T = TypeVar("T")
Function = Callable[[bytes, str], T]

SMALL_JOB = 50  # documents that are read in this process before any worker is started
_CHUNK = 8  # documents sent to a worker at a time
_LIFE = 2000  # documents after which a worker is replaced, so that leaks of native readers stay bounded
_START_SECONDS = 60.0
_HEADER = struct.Struct(">Q")


@dataclass(frozen=True, slots=True)
class Limits:
    """What one document may cost: bytes of the file, seconds and bytes of memory of its worker."""

    bytes: int = dispatch.LIMIT
    seconds: float = 20.0
    memory: int = 1_500_000_000


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
    function: Function[T], sources: Iterable[Source], *, limits: Limits | None = None, processes: int | None = None,
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
                yield _outcome(loaded, *_call(function, loaded.data or b"", loaded.uri))


def _run_there(
    function: Function[T], sources: Iterator[Source], limits: Limits, processes: int,
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


def _call(function: Function[T], data: bytes, uri: str) -> tuple[T | None, str | None, str]:
    """(value, reason, detail). Whatever a reader raises, the run goes on."""
    try:
        return function(data, uri), None, ""
    except UnreadableError as error:
        return None, error.reason, error.detail
    except MemoryError:
        return None, "reader crashed", "out of memory"
    except Exception as error:  # noqa: BLE001
        return None, "reader crashed", f"{type(error).__name__}: {error}"[:300]


class _Crew(Generic[T]):
    """The workers of one job. A thread takes an idle one or starts one, and gives it back."""

    def __init__(self, function: Function[T], limits: Limits) -> None:
        self._function, self._limits = function, limits
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        self._all: set[_Worker] = set()
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

    def _attempt(self, sources: list[Source]) -> tuple[list[tuple[T | None, str | None, str]], tuple[str, str] | None]:
        """The results up to the first failure of the worker itself, and that failure."""
        worker = self._take()
        done: list[tuple[T | None, str | None, str]] = []
        try:
            worker.send(sources)
            done.extend(worker.receive(self._limits.seconds) for _ in sources)
        except TimeoutError:
            self._discard(worker)
            return done, ("too slow", f"more than {self._limits.seconds:g} seconds")
        except (OSError, EOFError, pickle.UnpicklingError):
            worker.wait()
            return done, ("reader crashed", self._discard(worker))
        if worker.served >= _LIFE:
            self._discard(worker)
        else:
            self._idle.put(worker)
        return done, None

    def _take(self) -> _Worker:
        with contextlib.suppress(queue.Empty):
            return self._idle.get_nowait()
        worker = _Worker(self._function, self._limits)
        with self._lock:
            self._all.add(worker)
        return worker

    def _discard(self, worker: _Worker) -> str:
        with self._lock:
            self._all.discard(worker)
        return worker.kill()


class _Worker:
    """One child process. Requests and results are pickles with their length in front."""

    def __init__(self, function: Callable[[bytes, str], object], limits: Limits) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from orchestration.workers import serve; serve()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths}, start_new_session=True,
        )
        assert self._process.stdin
        assert self._process.stdout
        self._in, self._out = self._process.stdin, self._process.stdout
        self.served = 0
        self._is_ready = False
        _write(self._in, (function, limits))

    def send(self, sources: Sequence[Source]) -> None:
        """Documents to read. The child takes in the whole request before it begins, so this does not block for long."""
        _write(self._in, [(source.data, source.uri) for source in sources])

    def receive(self, seconds: float) -> tuple[T | None, str | None, str]:
        """The next result.

        Raises:
            TimeoutError: the child took too long, the time of its start not counted.
            EOFError: the child is gone.
        """
        if not self._is_ready:
            _read(self._out, time.monotonic() + _START_SECONDS)
            self._is_ready = True
        self.served += 1
        return cast("tuple[T | None, str | None, str]", _read(self._out, time.monotonic() + seconds))

    def wait(self) -> None:
        """Let a child that is about to end do so, in order to know how it ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(2.0)

    def kill(self) -> str:
        """End the child; how it ended."""
        code = self._process.poll()
        self._process.kill()
        for stream in (self._in, self._out):
            with contextlib.suppress(OSError):
                stream.close()
        self._process.wait()
        code = self._process.returncode if code is None else code
        return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"


def _write(stream: IO[bytes], value: object) -> None:
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    stream.write(_HEADER.pack(len(body)) + body)
    stream.flush()


def _read(stream: IO[bytes], deadline: float | None = None) -> object:
    (size,) = _HEADER.unpack(_exactly(stream, _HEADER.size, deadline))
    return pickle.loads(_exactly(stream, size, deadline))  # noqa: S301  # what our own other end wrote


def _exactly(stream: IO[bytes], size: int, deadline: float | None) -> bytes:
    parts: list[bytes] = []
    while size:
        if deadline is not None:
            ready, _, _ = select.select([stream], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise TimeoutError
        part = os.read(stream.fileno(), min(size, 1 << 20))
        if not part:
            raise EOFError
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def serve() -> None:
    """The child's side: results on what was standard output, stray prints nowhere."""
    requests, results = os.fdopen(0, "rb", buffering=0), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        function, limits = cast("tuple[Callable[[bytes, str], object], Limits]", _read(requests))
        _limit_memory(limits.memory)
        _write(results, "ready")
        while True:
            for data, uri in cast("list[tuple[bytes, str]]", _read(requests)):
                _limit_seconds(limits.seconds)
                result = _call(function, data, uri)
                _write(results, result)
                if result[2] == "out of memory":
                    return


def _limit_memory(memory: int) -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_seconds(seconds: float) -> None:
    """The parent keeps the time; this ends a child in an endless loop whose parent is gone."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + 2 * seconds) + 2, hard))
