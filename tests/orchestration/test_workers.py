"""Workers: documents are parsed in processes of their own, within limits; what a reader does there harms no build."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from orchestration import workers
from orchestration.workers import Limits, Source, run
from transforms.readers.errors import UnreadableError

PDF = b"%PDF-1.4 "


def act(data: bytes, uri: str) -> tuple[str, int]:
    """Do what the document says."""
    word = data.removeprefix(PDF).decode()
    time.sleep(60 * (word == "hang"))
    while word == "spin":
        pass
    if word == "crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif word == "exit":
        os._exit(3)
    elif word == "fill":
        return str(len(bytearray(4_000_000_000))), os.getpid()
    elif word == "raise":
        raise RecursionError("too deep")
    elif word == "refuse":
        raise UnreadableError("encrypted", "a password")
    elif word == "print":
        sys.stdout.write("noise\n")
        os.write(1, b"noise\n")
    elif word.startswith("crash once "):
        mark = Path(word.removeprefix("crash once "))
        if not mark.exists():
            mark.touch()
            os._exit(1)
    return f"{uri}: {word}", os.getpid()


def jobs(*words: str, prefix: bytes = b"") -> list[Source]:
    return [Source(f"d{i}", prefix + word.encode()) for i, word in enumerate(words)]


def test_few_text_documents_stay_in_this_process() -> None:
    outcomes = list(run(act, jobs("a", "raise", "refuse")))
    assert outcomes[0].value == ("d0: a", os.getpid())
    assert (outcomes[1].reason, outcomes[1].detail) == ("reader crashed", "RecursionError: too deep")
    assert (outcomes[2].reason, outcomes[2].detail) == ("encrypted", "a password")


def test_outcomes_do_not_carry_the_bytes() -> None:
    assert all(outcome.source.data is None for outcome in run(act, jobs("a", "refuse")))


def test_binary_documents_are_read_elsewhere_and_cost_only_themselves() -> None:
    words = ("a", "crash", "b", "hang", "exit", "print", "fill", "refuse", "c", "spin")
    outcomes = list(run(act, jobs(*words, prefix=PDF), limits=Limits(seconds=1.0, wall_seconds=12.0)))
    assert [o.reason for o in outcomes] == [
        None,
        "reader crashed",
        None,
        "too slow",
        "reader crashed",
        None,
        "reader crashed",
        "encrypted",
        None,
        "too slow",
    ]
    assert outcomes[1].detail == "signal SIGSEGV"
    assert outcomes[4].detail == "exit status 3"
    assert outcomes[6].detail == "out of memory"
    assert outcomes[9].detail == "more than 1 seconds of processor time"
    assert [o.value[0] for o in outcomes if o.value] == ["d0: a", "d2: b", "d5: print", "d8: c"]
    assert os.getpid() not in [o.value[1] for o in outcomes if o.value]


def test_large_job_names_the_poison_and_keeps_the_order() -> None:
    words = [f"w{i}" for i in range(120)]
    words[7], words[60], words[61] = "crash", "exit", "raise"
    outcomes = list(run(act, iter(jobs(*words)), processes=2))
    assert [o.source.uri for o in outcomes] == [f"d{i}" for i in range(120)]
    assert [i for i, o in enumerate(outcomes) if o.value is None] == [7, 60, 61]


def test_a_worker_killed_from_outside_costs_no_document(tmp_path: Path) -> None:
    outcomes = list(run(act, jobs("a", f"crash once {tmp_path / 'mark'}", "b", prefix=PDF)))
    assert [o.reason for o in outcomes] == [None, None, None]


def test_a_job_that_is_given_up_leaves_no_worker_behind() -> None:
    outcomes = run(act, jobs(*("a" for _ in range(200))), processes=1)
    value = next(outcomes).value
    assert value
    outcomes.close()
    with pytest.raises(ProcessLookupError):
        os.kill(value[1], 0)


@pytest.mark.parametrize(("name", "reason"), [("gone", "vanished"), ("big", "too large"), (".", "unreadable")])
def test_files_that_cannot_be_read(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "big").write_bytes(b"x" * 100)
    [outcome] = run(act, [Source("u", path=str(tmp_path / name))], limits=Limits(bytes=99))
    if name == ".":
        outcome = next(run(act, [Source("u", path=str(tmp_path))], limits=Limits(bytes=10**9)))
    assert outcome.reason == reason
    assert str(tmp_path) not in outcome.detail


def test_read_gives_the_document_or_says_why_not() -> None:
    assert workers.read(b"Ada Novak", "a.txt").text == "Ada Novak"
    with pytest.raises(UnreadableError) as caught:
        workers.read(b"%PDF-1.7 garbage", "a.pdf")
    assert caught.value.reason == "damaged"
    with pytest.raises(UnreadableError) as caught:
        workers.read(b"x" * 11, "a.txt", Limits(bytes=10))
    assert caught.value.reason == "too large"
