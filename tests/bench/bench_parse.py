"""How fast documents are parsed: one core, text in memory, made-up documents.

    uv run python -m tests.bench.bench_parse                     # 5,000 documents of 5 KB
    uv run python -m tests.bench.bench_parse --size 12000 --documents 1000
    uv run python -m tests.bench.bench_parse --profile           # the functions that cost most

The baseline is a fixed piece of pure Python over the same texts, run in turn with the parser: ratios to it compare
runs on different machines. Growth is the time per document at the full count over that at a tenth of it.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import re
import time
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import transforms.parse as parser
from tests.bench.made_up import made_up
from transforms.readers.dispatch import read

ASKED = 250  # documents of 5 KB a second on the machine of the design
_STAGES = ("read_lines", "split_sections", "find_owner", "structure_lines", "_fates")
_WORD = re.compile(r"\w+")


def baseline(text: str) -> int:
    """The fixed workload: fold the letters, count the words, look at each line."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    words = Counter(_WORD.findall(plain))
    return sum(len(line.strip()) for line in plain.splitlines()) + len(words)


def parse(data: bytes) -> object:
    """Reads and parses one document."""
    return parser.parse(read(data, "made-up.txt"))


def seconds(work: Callable[[Any], object], items: list[Any]) -> float:
    """The processor time that the work takes over all items."""
    gc.collect()
    start = time.process_time()
    for item in items:
        work(item)
    return time.process_time() - start


@contextmanager
def timed_stages() -> Iterator[dict[str, float]]:
    """Seconds by stage of the parser while the block runs: its own stages, and each reader of records."""
    spent: dict[str, float] = defaultdict(float)

    def timed(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def run(*arguments: Any) -> Any:
            start = time.process_time()
            result = function(*arguments)
            result = list(result) if isinstance(result, Iterator) else result
            spent[name] += time.process_time() - start
            return iter(result) if isinstance(result, list) else result

        return run

    stages = {name: getattr(parser, name) for name in _STAGES if hasattr(parser, name)}
    readers = dict(parser.READERS)
    try:
        for name, function in stages.items():
            setattr(parser, name, timed(name.lstrip("_"), function))
        for kind, functions in readers.items():
            parser.READERS[kind] = tuple(timed(function.__name__, function) for function in functions)
        yield spent
    finally:
        for name, function in stages.items():
            setattr(parser, name, function)
        parser.READERS.update(readers)


def report(count: int, size: int) -> None:
    """Prints the figures."""
    texts = [made_up(seed, size)[0] for seed in range(count)]
    data = [text.encode() for text in texts]
    for seed in range(count, count + 20):
        parse(made_up(seed, size)[0].encode())  # vocabularies are compiled once; none of the measured is known
    few = seconds(parse, data[: count // 10])
    base, many = seconds(baseline, texts), seconds(parse, data)
    megabytes = sum(map(len, data)) / 1e6
    growth = (many / count) / (few / (count // 10))
    print(f"documents      {count} of {megabytes / count * 1000:.1f} KB, one core")
    print(f"parsed         {count / many:8.0f} documents/s  {megabytes / many:6.2f} MB/s  (asked: {ASKED} of 5 KB)")
    print(f"baseline       {count / base:8.0f} documents/s  the parser takes {many / base:.1f} times as long")
    print(f"growth         {growth:.2f} times the time per document from {count // 10} to {count}")
    others = range(count + 20, count + 20 + min(count, 1000))  # documents of their own, for which no cache is warm
    fresh = [made_up(seed, size)[0].encode() for seed in others]
    with timed_stages() as spent:
        whole = seconds(parse, fresh)
    for name, cost in sorted(spent.items(), key=lambda item: -item[1])[:5]:
        print(f"  {name:<24} {1000 * cost / len(fresh):6.3f} ms/document  {cost / whole:5.1%}")


def profile(count: int, size: int) -> None:
    """Prints the functions that cost most."""
    data = [made_up(seed, size)[0].encode() for seed in range(count)]
    parse(data[0])
    runner = cProfile.Profile()
    runner.runcall(seconds, parse, data)
    pstats.Stats(runner).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--documents", type=int, default=5000)
    ask.add_argument("--size", type=int, default=5000)
    ask.add_argument("--profile", action="store_true")
    asked = ask.parse_args()
    (profile if asked.profile else report)(asked.documents, asked.size)
