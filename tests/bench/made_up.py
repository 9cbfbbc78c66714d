"""Made-up CVs of a given size in hundreds of layouts: each draws its own headings, entries and citations.

uv run python -m tests.bench.made_up 3 --size 5000     # prints number 3
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.bench.facts import Json, Name, person

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec")
_HEADINGS: dict[str, tuple[str, ...]] = {
    "education": ("Education", "Academic Background", "Degrees"),
    "positions": ("Experience", "Professional Experience", "Employment", "Appointments"),
    "papers": ("Publications", "Selected Publications", "Papers"),
    "awards": ("Honors and Awards", "Awards", "Honours"),
    "service": ("Professional Service", "Service", "Academic Service"),
    "teaching": ("Teaching", "Teaching Experience"),
    "talks": ("Invited Talks", "Talks"),
    "interests": ("Research Interests", "Interests"),
    "skills": ("Skills", "Technical Skills"),
}

Lines = Iterator[str]


@dataclass(frozen=True)
class Style:
    """How one document writes things."""

    heading: Callable[[str], str]
    entry: Callable[[str, str, str, str], str]  # title, organisation, place, dates
    item: Callable[[str, str], str]  # words, year
    cite: Callable[[Json, int, Name], str]
    authors: Callable[[Name], str]
    gap: str


def made_up(seed: int, size: int = 5000) -> tuple[str, Json]:
    """A document of about `size` bytes, and what it states."""
    chance = random.Random(seed)
    gold = person(seed, papers=max(3, (size - 1700) // 165))
    style = _style(chance)
    blocks = {kind: list(lines) for kind, lines in _sections(gold, style).items()}
    order = ["interests", "education", "positions", "papers", "awards", "service", "teaching", "talks", "skills"]
    if chance.random() < 0.5:
        head, rest = order[:1], order[1:]
        order = head + chance.sample(rest, len(rest))
    parts = [_head(gold, chance)]
    parts += [style.heading(chance.choice(_HEADINGS[kind])) + "\n" + style.gap.join(blocks[kind]) for kind in order]
    return "\n\n".join(parts) + "\n", gold


def _head(gold: Json, chance: random.Random) -> str:
    who = gold["person"]
    mail, page = who["emails"][0], who["urls"][0]
    return chance.choice((
        f"{who['name']}\n{mail} | {page}",
        f"# {who['name']}\n\n[{mail}](mailto:{mail}) · <{page}>",
        f"{who['name'].upper()}\nEmail:\t{mail}\nWeb:\t{page}",
        f"**{who['name']}**\n\n{mail}\n{page}",
    ))  # fmt: skip


def _sections(gold: Json, style: Style) -> dict[str, Lines]:
    owner = gold["owner"]
    return {
        "interests": iter([", ".join(gold["interests"])]),
        "education": (
            style.entry(f"{r['degree']} in {r['field'][0]}", r["organization"][0], r["location"], _dates(r))
            + (f"\nAdvisor: {r['advisors'][0]}" if r["advisors"] else "")
            for r in gold["education"]
        ),
        "positions": (
            style.entry(r["title"], r["organization"][0], r["location"], _dates(r)) for r in gold["positions"]
        ),
        "papers": (style.cite(r, n, owner) for n, r in enumerate(gold["papers"], 1)),
        "awards": (style.item(f"{r['name']}, {r['granter'][0]}", r["start"]) for r in gold["awards"]),
        "service": (style.item(f"{r['role'].title()}, {r['venue'][0]}", r["start"]) for r in gold["service"]),
        "teaching": (style.item(f"{r['course']}, {r['organization'][0]}", r["start"]) for r in gold["teaching"]),
        "talks": (style.item(f"{r['title']}, {r['venue'][0]}", str(r["year"])) for r in gold["talks"]),
        "skills": iter([", ".join(gold["skills"])]),
    }


def _dates(record: Json) -> str:
    return f"{_month(record['start'])} - {_month(record['end']) if record['end'] else 'Present'}"


def _month(date: str) -> str:
    return f"{_MONTHS[int(date[5:7]) - 1]} {date[:4]}"


def _style(chance: random.Random) -> Style:
    authors: Callable[[Name], str] = chance.choice((
        lambda name: f"{name.given} {name.family}", lambda name: f"{name.initials} {name.family}",
        lambda name: f"{name.family}, {name.initials}",
    ))  # fmt: skip
    listed = chance.choice((_joined, _joined, _bold_owner))
    return Style(
        heading=chance.choice((str.upper, lambda t: f"## {t}", lambda t: f"**{t}**", lambda t: f"{t}\n{'-' * len(t)}",
                               lambda t: f"# {t}", lambda t: t.upper() + "\n" + "_" * 40)),
        entry=chance.choice((
            lambda t, o, p, d: f"**{t}**, {o}, {p} ({d})", lambda t, o, p, d: f"{t} {d}\n{o} {p}",
            lambda t, o, p, d: f"### {t}\n\n{o}, {p}\n\n*{d}*", lambda t, o, p, d: f"{d}\t{t}\t{o}\t{p}",
            lambda t, o, p, d: f"- {o} | {t} | {p} {d}", lambda t, o, p, d: f"{o}, {p}{' ' * 30}{d}\n  {t}",
        )),
        item=chance.choice((
            lambda w, y: f"- {w}, {y}", lambda w, y: f"{y}\t{w}", lambda w, y: f"* {w} ({y})",
            lambda w, y: f"{w} *{y}*  ",
        )),
        cite=_citation(chance, listed, authors),
        authors=authors,
        gap=chance.choice(("\n", "\n", "\n\n")),
    )  # fmt: skip


def _joined(names: list[Name], _: Name, write: Callable[[Name], str]) -> str:
    words = [write(name) for name in names]
    return ", ".join(words[:-1]) + (", and " if len(words) > 2 else " and " if len(words) == 2 else "") + words[-1]


def _bold_owner(names: list[Name], owner: Name, write: Callable[[Name], str]) -> str:
    return ", ".join(f"**{write(name)}**" if name == owner else write(name) for name in names)


def _citation(
    chance: random.Random, listed: Callable[..., str], write: Callable[[Name], str]
) -> Callable[[Json, int, Name], str]:
    begin = chance.choice(("- [{n}] ", "{n}. ", "- ", "[{n}] ", "* "))
    shape = chance.choice((
        "{who}. “{title}.” {where}, {year}{pages}.", '{who}, "{title}," in {where}{pages}, {year}.',
        "{who} ({year}). {title}. *{where}*{pages}.", "**{title}**. {who}. *{where}*, {year}.",
        "{who}. {title}. In {where}, {year}.", "{who}: {title}. {where}{pages} ({year})",
    ))  # fmt: skip

    def cite(record: Json, number: int, owner: Name) -> str:
        where = record["venue"][0] + (f" {record['volume']}" if record["volume"] else "")
        pages = f", pp. {record['pages']}" if record["pages"] else ""
        who = listed(record["names"], owner, write)
        return begin.format(n=number) + shape.format(
            who=who, title=record["title"], where=where, pages=pages, year=record["year"]
        )

    return cite


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("seed", type=int)
    ask.add_argument("--size", type=int, default=5000)
    asked = ask.parse_args()
    print(made_up(asked.seed, asked.size)[0])
