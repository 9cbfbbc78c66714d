"""Parses mutated documents; exits 1 where one raises, takes too long or too much memory.

A finding is printed as it occurs, the summary at the end or when the run is interrupted (Ctrl-C, SIGTERM).

    uv run python -m tests.bench.bench_robust --documents 20000

The documents are the bundled samples, made-up CVs, and what `--also FOLDER` holds.
"""

from __future__ import annotations

import argparse
import resource
import signal
import sys
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path

from tests.bench.made_up import made_up
from tests.bench.mutate import mutate
from transforms.parse import parse
from transforms.readers.dispatch import UnreadableError, read
from transforms.readers.errors import NOT_UNDERSTOOD

SAMPLES = Path(__file__).parents[2] / "orchestration" / "samples"
SLOWEST = 2.0  # seconds of processor time that a document may take
MEMORY = 1000  # MB that the process may have taken at its peak: two thirds of what a build's worker may
GIVEN_UP = 15  # seconds of processor time after which a document is given up, with the place where it was
SOUND = {"read", "quarantined"}


class TooSlowError(BaseException):
    """A document was given up. Not an Exception, so that no reader of records catches it."""


def documents(also: Path | None) -> list[tuple[str, bytes]]:
    """What is mutated: name and bytes."""
    paths = [path for folder in (SAMPLES, also) if folder for path in sorted(folder.rglob("*")) if path.is_file()]
    files = [(path.name, path.read_bytes()) for path in paths if path.suffix != ".py"]
    return files + [(f"made-up-{seed}.txt", made_up(seed, 4000)[0].encode()) for seed in range(40)]


def attempt(name: str, data: bytes) -> str:
    """ "read", "quarantined", or what was raised."""
    signal.setitimer(signal.ITIMER_PROF, GIVEN_UP)
    try:
        document = read(data, name)
        parsed = parse(document)
    except UnreadableError:
        return "quarantined"
    except (Exception, TooSlowError):  # noqa: BLE001 - whatever it is, it is the finding
        return traceback.format_exc(limit=-3)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    failed = [issue.message for issue in parsed.issues if issue.code == "reader-failed"]
    failed += [message for code, message in document.notes if code == NOT_UNDERSTOOD]
    return failed[0] if failed else "read" if 0 <= parsed.coverage <= 1 else "coverage out of bounds"


def _give_up(*_: object) -> None:
    raise TooSlowError


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def peak() -> int:
    """MB that this process has taken at its peak so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


@dataclass
class Findings:
    """What came of the documents so far: every seed under its outcome, and the slowest."""

    outcomes: dict[str, list[int]] = field(default_factory=dict)
    slowest: list[tuple[float, int, str]] = field(default_factory=list)
    unsound: int = 0

    def add(self, seed: int, words: str, outcome: str, seconds: float, grown: bool) -> None:
        """Takes one document in; prints it where it is a finding (an outcome that was seen before in one line)."""
        known = outcome in self.outcomes
        self.outcomes.setdefault(outcome, []).append(seed)
        self.slowest = sorted([*self.slowest, (seconds, seed, words)], reverse=True)[:8]
        faults = []
        if outcome not in SOUND:
            faults.append(outcome.strip().splitlines()[-1] if known else outcome.strip())
        if seconds > SLOWEST:
            faults.append(f"{seconds:.3f} s")
        if grown:
            faults.append(f"peak memory {peak()} MB")
        self.unsound += bool(faults)
        for fault in faults:
            print(f"seed {seed}  {words}: {fault}", flush=True)

    def summary(self) -> None:
        """Prints how many documents came to what, and the slowest."""
        for outcome, seeds in self.outcomes.items():
            print(f"{len(seeds):6} {outcome}" + ("" if outcome in SOUND else f"  seeds {seeds[:5]}"))
        for seconds, seed, words in self.slowest:
            print(f"{seconds:8.3f} s  seed {seed}  {words}")
        print(f"peak memory {peak()} MB", flush=True)


def main(count: int, first: int, also: Path | None) -> int:
    """Prints what happened; returns the exit status."""
    sources = documents(also)
    signal.signal(signal.SIGPROF, _give_up)
    signal.signal(signal.SIGTERM, _interrupt)
    findings = Findings()
    limit, seed = MEMORY, first
    try:
        for seed in range(first, first + count):
            name, data = sources[seed % len(sources)]
            data = mutate(data, seed)
            start = time.process_time()
            outcome = attempt(name, data)
            seconds, grown = time.process_time() - start, peak() > limit
            limit = max(limit, peak())
            findings.add(seed, f"{name} of {len(data):,} bytes", outcome, seconds, grown)
    except KeyboardInterrupt:
        print(f"interrupted: --first {seed} goes on", flush=True)
    findings.summary()
    return 1 if findings.unsound else 0


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--documents", type=int, default=20_000)
    ask.add_argument("--first", type=int, default=0, help="the first seed, to repeat one finding")
    ask.add_argument("--also", type=Path)
    asked = ask.parse_args()
    sys.exit(main(asked.documents, asked.first, asked.also))
