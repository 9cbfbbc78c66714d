"""Locks between processes: one build at a time."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

_PAUSE = 0.2


class BusyError(Exception):
    """Another process holds the lock."""


@contextmanager
def locked(path: Path, wait_seconds: float = 0, waiting: Callable[[str], None] | None = None) -> Iterator[None]:
    """Holds the lock file for the block. The system frees it when the process ends, however it ends.

    Args:
        path: the lock file; it is made where it is missing and left in place.
        wait_seconds: how long to wait for another holder; 0 asks once.
        waiting: told once, in words, that another process holds it.

    Raises:
        BusyError: another process held it all the while.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    try:
        _acquire(descriptor, path, wait_seconds, waiting)
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        os.close(descriptor)


def _acquire(descriptor: int, path: Path, wait_seconds: float, waiting: Callable[[str], None] | None) -> None:
    deadline = time.monotonic() + wait_seconds
    told = False
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            message = f"another build (process {_holder(descriptor)}) holds {path}"
            if time.monotonic() >= deadline:
                raise BusyError(message) from None
            if waiting and not told:
                waiting(f"{message}; waiting up to {wait_seconds:g} s")
                told = True
            time.sleep(_PAUSE)
        else:
            return


def _holder(descriptor: int) -> str:
    return os.pread(descriptor, 20, 0).decode().strip() or "unknown"
