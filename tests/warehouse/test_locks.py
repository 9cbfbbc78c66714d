"""One build at a time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from warehouse.locks import BusyError, locked

HOLDER = """
import sys
from pathlib import Path
from warehouse.locks import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


@pytest.fixture
def holder(tmp_path: Path):
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path / "lock")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.communicate()


def test_a_second_holder_is_told_who_holds_it(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    with pytest.raises(BusyError, match=f"process {holder.pid}"), locked(tmp_path / "lock"):
        pass


def test_a_second_holder_waits_and_says_so(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    said = []

    def waiting(message: str) -> None:
        said.append(message)
        holder.communicate("\n")

    with locked(tmp_path / "lock", 60, waiting):
        assert "waiting up to 60 s" in said[0]


def test_a_killed_holder_frees_the_lock(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    holder.kill()
    holder.wait()
    with locked(tmp_path / "lock"):
        pass


def test_an_error_inside_frees_the_lock(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), locked(tmp_path / "lock"):
        raise ZeroDivisionError
    with locked(tmp_path / "lock"):
        pass
