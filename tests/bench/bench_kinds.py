"""How exactly records other than works are read, in lists whose idioms and looks are drawn at random.

    uv run python -m tests.bench.bench_kinds                      # every kind: exactness, by field
    uv run python -m tests.bench.bench_kinds service --worst 12   # its templates, worst first, with examples
    uv run python -m tests.bench.bench_kinds --aside              # only the templates that are kept aside

A document is one section of a made-up CV: a template of `tests/bench/kinds/templates`, a form (plain text, layout text,
markdown, HTML, LaTeX), a style of dates and marks, three to six entries. A field counts where it is exactly what the
document states; a record too many costs all its fields.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.bench.kinds.making import FIELDS, Json, Made, made
from tests.bench.kinds.template import kinds
from transforms.parse import parse
from transforms.readers.dispatch import read


@dataclass
class Result:
    """What was read of one document."""

    document: Made
    read: list[Json]
    right: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    stated: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    spare: int = 0

    @property
    def exactness(self) -> float:
        """The share of the fields that is right."""
        return sum(self.right.values()) / max(1, sum(self.stated.values()) + self.spare)


def norm(value: Any) -> Any:
    """What may differ between equal values: case, quotes, dashes, final stops."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, list):
        return [norm(one) for one in value]
    text = re.sub(r"[“”\"*]|''|``", "", str(value).casefold().replace("’", "'"))
    return re.sub(r"\s+", " ", re.sub("[–—]", "-", text)).strip(" .,;:") or None


def same(value: Any, right: Any) -> bool:
    """True where a value is one of the right answers."""
    forms = right if isinstance(right, list) else [right]
    return any(norm(value or None) == norm(form) for form in forms) or (not value and not right)


def judge(document: Made) -> Result:
    """Parses a document and compares."""
    kind = document.template.kind
    parsed = parse(read(document.text.encode(), document.name)).public()
    found = [one if isinstance(one, dict) else {"item": one} for one in parsed.get(kind) or []]
    result, left = Result(document, found), list(range(len(found)))
    for gold in document.gold:
        right = {n: {name for name in gold if same(found[n].get(name), gold[name])} for n in left}
        key = FIELDS[kind][0]
        best = max(left, key=lambda n: len(right[n]) + 3 * (key in right[n]), default=None)
        told = [name for name in gold if gold[name]]
        for name in gold:
            result.stated[name] += 1
        if best is not None and any(name in right[best] for name in told):
            left.remove(best)
            for name in right[best]:
                result.right[name] += 1
    result.spare = len(left) * len(FIELDS[kind])
    return result


def results(kind: str, count: int, seed: int = 0, *, aside: bool | None = None) -> Iterator[Result]:
    """So many documents of a kind."""
    for number in range(seed, seed + count):
        yield judge(made(kind, number, aside=aside))


def _mean(found: list[Result]) -> float:
    return sum(one.exactness for one in found) / max(1, len(found))


def _fields(found: list[Result]) -> str:
    names = {name: None for one in found for name in one.stated}
    shares = (
        (name, sum(one.right[name] for one in found) / max(1, sum(one.stated[name] for one in found))) for name in names
    )
    return "  ".join(f"{name} {share:.2f}" for name, share in shares)


def show(kind: str, found: list[Result], worst: int, examples: int) -> None:
    """Prints a kind's exactness, and its worst templates and forms."""
    perfect = sum(one.exactness > 0.999 for one in found) / len(found)
    print(f"{kind:<10} {_mean(found):.3f}  perfect {perfect:.2f}   {_fields(found)}")
    if not worst:
        return
    for title, key in (
        ("form", lambda one: one.document.look.form),
        ("template", lambda one: one.document.template.name),
    ):
        groups: dict[str, list[Result]] = defaultdict(list)
        for one in found:
            groups[key(one)].append(one)
        ranked = sorted(groups.items(), key=lambda pair: sum(1 - one.exactness for one in pair[1]), reverse=True)
        for name, group in ranked[:worst]:
            print(f"  {title} {_mean(group):.2f} of {len(group):>3}: {name}")
    for one in sorted(found, key=lambda one: one.exactness)[:examples]:
        print(f"===== {one.exactness:.2f} {one.document.template.name} {one.document.look}")
        print(one.document.text.strip()[:900])
        for row in one.document.gold[:3]:
            print("  STATED", {n: v[0] if isinstance(v, list) else v for n, v in row.items()})
        for row in one.read[:4]:
            print("  READ  ", {name: row.get(name) for name in FIELDS[kind]})


def main() -> None:
    """Prints exactness by kind."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("kinds", nargs="*", metavar="KIND")
    ask.add_argument("--count", type=int, default=300)
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--aside", action="store_true", help="the templates that are kept aside, not the others")
    ask.add_argument("--worst", type=int, default=0, help="so many templates and forms, worst first")
    ask.add_argument("--examples", type=int, default=0, help="so many documents, worst first")
    asked = ask.parse_args()
    for kind in asked.kinds or kinds():
        found = list(results(kind, asked.count, asked.seed, aside=asked.aside))
        show(kind, found, asked.worst, asked.examples)


if __name__ == "__main__":
    main()
