"""How fast citation strings are read, and the citations of made-up CVs: one core, text in memory, a new process.

    uv run python -m tests.bench.bench_citations FILE.jsonl     # lines of {"text": ...}; made-up strings without it

The baseline is that of `bench_parse` over the same texts: ratios to it compare runs on different machines. The first
pass meets each word for the first time, as a command on a file does; a second one over the same strings does not.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import transforms.citations.cite as reader
from tests.bench import bench_parse
from tests.bench.made_up import made_up
from transforms.citations.api import parse_strings
from transforms.citations.citation import Citation, Hints
from transforms.citations.text import Cited
from transforms.citations.train.make import make
from transforms.records.papers import papers

ASKED = 2_000  # strings a second on the machine of the design
_SEED = 7


def strings(path: str | None, count: int) -> list[str]:
    """The strings of a file, or made-up ones."""
    if path is None:
        chance = random.Random(_SEED)
        return [make(chance)[0] for _ in range(count)]
    return [json.loads(line)["text"] for line in Path(path).read_text("utf-8").splitlines()]


def lists(count: int) -> list[tuple[list[Cited], list[Hints]]]:
    """The lists of works of made-up CVs as the reader of papers hands them on."""
    found = []

    def kept(texts: list[Cited], hints: list[Hints]) -> list[Citation]:
        found.append((texts, hints))
        return reader.read_citations(texts, hints)

    papers.read_citations = kept  # type: ignore[assignment]
    try:
        for seed in range(count):
            bench_parse.parse(made_up(seed, 5000)[0].encode())
    finally:
        papers.read_citations = reader.read_citations
    return found


def report(path: str | None, count: int) -> None:
    """Prints the figures."""
    texts = strings(path, count)
    parse_strings(texts[:5])  # vocabularies are compiled once
    first = bench_parse.seconds(parse_strings, [texts])
    again = bench_parse.seconds(parse_strings, [texts])
    base = bench_parse.seconds(bench_parse.baseline, texts)
    size = sum(map(len, texts)) / len(texts)
    print(f"strings        {len(texts)} of {size:.0f} characters, one core")
    print(f"first pass     {len(texts) / first:8.0f} strings/s  (asked: {ASKED})")
    print(f"second pass    {len(texts) / again:8.0f} strings/s")
    print(f"baseline       {len(texts) / base:8.0f} strings/s  the first pass takes {first / base:.1f} times as long")
    known = lists(40)
    cited = [one.text for members, _ in known for one in members]
    spent = bench_parse.seconds(lambda one: reader.read_citations(*one), known)
    base = bench_parse.seconds(bench_parse.baseline, cited)
    print(f"of made-up CVs {len(cited) / spent:8.0f} citations/s, {spent / base:.1f} times the baseline")


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("file", nargs="?", help='lines of {"text": ...}')
    ask.add_argument("--count", type=int, default=1200, help="made-up strings")
    asked = ask.parse_args()
    report(asked.file, asked.count)
