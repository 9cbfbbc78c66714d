"""One worker process and the pipe to it. A worker calls a function on documents, one after the other, within limits."""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import IO, TypeVar, cast

from transforms.readers import dispatch
from transforms.readers.errors import UnreadableError

T = TypeVar("T")
Result = tuple[object, str | None, str]
Task = tuple[bytes, str]

_START_SECONDS = 300.0
_HEADER = struct.Struct(">Q")


@dataclass(frozen=True, slots=True)
class Limits:
    """What one document may cost: bytes of the file, seconds and bytes of memory of its worker.

    Seconds are the processor's, so that what a document costs does not hang on what else the machine does; a worker
    that waits for something and uses none is ended after `wall_seconds`.
    """

    bytes: int = dispatch.LIMIT
    seconds: float = 20.0
    wall_seconds: float = 200.0
    memory: int = 1_500_000_000


def call(function: Callable[[bytes, str], T], data: bytes, uri: str) -> tuple[T | None, str | None, str]:
    """(value, reason, detail). Whatever a reader raises, the run goes on."""
    try:
        return function(data, uri), None, ""
    except UnreadableError as error:
        return None, error.reason, error.detail
    except MemoryError:
        return None, "reader crashed", "out of memory"
    except Exception as error:  # noqa: BLE001
        return None, "reader crashed", f"{type(error).__name__}: {error}"[:300]


class Worker:
    """One child process. Requests and results are pickles with their length in front."""

    def __init__(self, function: Callable[[bytes, str], object], limits: Limits) -> None:
        """Start the child and tell it what to do."""
        paths = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from orchestration.worker import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths},
            start_new_session=True,
        )
        assert self._process.stdin
        assert self._process.stdout
        self._in, self._out = self._process.stdin, self._process.stdout
        self.served = 0
        self._is_ready = False
        _write(self._in, (function, limits))

    def send(self, tasks: Sequence[Task]) -> None:
        """Documents to read, as (bytes, uri). The child takes in the whole request before it begins with it."""
        _write(self._in, list(tasks))

    def receive(self, seconds: float) -> Result:
        """The next result.

        Raises:
            TimeoutError: the child took too long, the time of its start not counted.
            EOFError: the child is gone.
        """
        if not self._is_ready:
            _read(self._out, time.monotonic() + _START_SECONDS)
            self._is_ready = True
        self.served += 1
        return cast("Result", _read(self._out, time.monotonic() + seconds))

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
                result = call(function, data, uri)
                _limit_seconds(0)
                _write(results, result)
                if result[2] == "out of memory":
                    return


def _limit_memory(memory: int) -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_seconds(seconds: float) -> None:
    """Let this process use so much processor time from now on; then SIGPROF ends it. 0: no end."""
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        signal.setitimer(signal.ITIMER_PROF, seconds)
