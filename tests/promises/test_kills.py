"""Builds killed at any instant, with readers at work all the while: the warehouse is the old or the new one, whole.

`VITAE_KILLS=50 VITAE_BUILDS=20 uv run pytest tests/promises/test_kills.py` kills as often as that and lets so many
builds end; the usual run kills a few times.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.promises.builds import Outcome, build, kill, rows, start

KILLS = int(os.environ.get("VITAE_KILLS", "3"))
BUILDS = int(os.environ.get("VITAE_BUILDS", "1"))
_USUAL = 12.0  # seconds that a build is taken to last
_ADDED = "\nAWARDS\nThird Prize, Harbour Chess Cup, 2013\n"


@pytest.fixture
def reader(copied: tuple[Path, Path]) -> Iterator[subprocess.Popen[str]]:
    """A process that reads the warehouse while builds go on."""
    script = Path(__file__).with_name("reader.py")
    command = [sys.executable, str(script), str(copied[1] / "warehouse.duckdb")]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    yield process
    process.kill()
    process.communicate()


def test_a_killed_build_leaves_the_old_warehouse_or_the_new_one(
    copied: tuple[Path, Path], first: tuple[Path, Outcome], reader: subprocess.Popen[str]
) -> None:
    folder, state = copied
    chance = random.Random(11)
    document = folder / "vaidyanath.txt"
    texts = [document.read_text() + _ADDED, document.read_text()]
    old, seen = rows(first[0]), []
    for number in range(KILLS):
        document.write_text(texts[number % 2])
        process = start(folder, state)
        _wait_for(
            process, state, chance.uniform(0.2, _USUAL), at_publish=number % 2 == 1, delay=chance.uniform(0, 0.15)
        )
        kill(process)
        seen.append(rows(state))
    for number in reversed(range(BUILDS)):
        document.write_text(texts[number % 2])
        healed = build(folder, state)
        assert healed.status == 0, healed.text
    new = rows(state)
    assert new != old
    assert [number for number, found in enumerate(seen) if found not in (old, new)] == []

    answer, _ = reader.communicate("")
    read = json.loads(answer)
    assert read["errors"] == []
    documents = len(old["dim_document"])
    assert set(read["seen"]) == {str((0, documents, 0))}
    assert not list(state.glob("*.wal"))


def _wait_for(process: subprocess.Popen[str], state: Path, seconds: float, *, at_publish: bool, delay: float) -> None:
    """Until so many seconds have gone by, or the new file is being written; or until the build has ended."""
    end = time.monotonic() + (120 if at_publish else seconds)
    while process.poll() is None and time.monotonic() < end:
        if at_publish and list(state.glob("*.building*")):
            time.sleep(delay)
            return
        time.sleep(0.005)
