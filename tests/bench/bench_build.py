"""How long a cold build takes, as a multiple of the time that importing its two large libraries takes in the same run.

uv run python -m tests.bench.bench_build [FOLDER]      # the bundled samples, or the documents of a folder
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.promises.builds import SAMPLES, build

ASKED = 2.5
_IMPORTS = "import dagster, great_expectations"


def imports() -> float:
    """Seconds that the imports alone take."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", _IMPORTS], check=True)
    return time.perf_counter() - start


def cold_build(documents: Path) -> float:
    """Seconds that a build in an empty state folder takes."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        outcome = build(documents, Path(folder) / "state")
        if outcome.status:
            sys.exit(outcome.text)
        return time.perf_counter() - start


def main(documents: Path) -> None:
    """Prints both and their ratio, the better of three each, taken in turn."""
    pairs = [(imports(), cold_build(documents)) for _ in range(3)]
    base, whole = (min(times) for times in zip(*pairs, strict=True))
    print(f"imports {base:.1f} s, cold build {whole:.1f} s: {whole / base:.2f} times as long (asked: at most {ASKED})")


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute() if len(sys.argv) > 1 else SAMPLES)
