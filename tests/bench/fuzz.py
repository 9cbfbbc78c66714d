"""Reads mutated documents of every form and prints the slowest; exits 1 where a reader crashes or takes too long.

    uv run python -m tests.bench.fuzz --documents 3000

Text forms are read in this process, Word and PDF files in workers with limits, as in a run. Word files are mutated
inside the zip file as well as outside, PDF files inside their streams as well as outside.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import sys
import time
import traceback
from collections.abc import Callable, Iterator

from orchestration.workers import Limits, Source, run
from tests.bench.made_up import made_up
from tests.bench.mutate import mutate
from tests.transforms.readers.docx.made_docx import docx, paragraph
from tests.transforms.readers.pdf.made_pdf import Pdf
from transforms.readers.dispatch import UnreadableError, read

SLOWEST = 2.0  # seconds a document may take


def lines_of(seed: int) -> list[str]:
    """The lines of a made-up CV."""
    return made_up(seed, 3000)[0].split("\n")


def as_html(seed: int) -> bytes:
    """A page with headings, lists, tables and links."""
    chance, out = (
        random.Random(seed),
        ["<!doctype html><html><head><title>CV</title><style>.a{display:none}</style></head><body>"],
    )
    for line in lines_of(seed):
        tag = chance.choice(
            ("p", "h2", "li", "td", "div", "span class='a'", "b", "a href='x'", "dt", "dd", "pre", "sup")
        )
        out.append(
            f"<{tag}>{line}</{tag.split()[0]}>"
            + chance.choice(("", "<br>", "<table><tr><td>", "<ul>", "</ul></table>"))
        )
    return "\n".join(out).encode()


def as_tex(seed: int) -> bytes:
    """A document with sections, lists, tables and macros."""
    chance, out = random.Random(seed), [r"\documentclass{res}\newcommand{\x}[2][a]{\textbf{#1} #2}\begin{document}"]
    for line in lines_of(seed):
        words = line.replace("&", r"\&").replace("%", r"\%")
        out.append(
            chance.choice(
                (
                    r"\section{%s}",
                    r"\item %s",
                    r"\cventry{2019}{%s}{a}{b}{}{}",
                    r"\x{%s}",
                    r"\textbf{%s} \hfill 2019 \\",
                    "%s",
                    r"\begin{itemize}\item %s",
                    r"\end{itemize}%s",
                    r"\begin{tabular}{ll}%s & a \\",
                    r"\end{tabular}%s",
                    r"\unknown{%s}{b}",
                )
            ).replace("%s", words)
        )
    return "\n".join(out).encode()


def as_structured(seed: int) -> bytes:
    """A JSON Resume, RenderCV or BibTeX file."""
    lines = [line for line in lines_of(seed) if line.strip()]
    if seed % 3 == 0:
        return json.dumps(
            {"basics": {"name": lines[0]}, "work": [{"position": line} for line in lines[:20]]}, indent=1
        ).encode()
    if seed % 3 == 1:
        entries = "".join(f"      - bullet: {json.dumps(line)}\n" for line in lines[:20])
        return f"cv:\n  name: {json.dumps(lines[0])}\n  sections:\n    awards:\n{entries}".encode()
    return "\n".join(
        f"@article{{k{n}, title={{{line}}}, author={{A and B}}, year=2020}}" for n, line in enumerate(lines)
    ).encode()


def as_docx(seed: int) -> bytes:
    """A Word file whose body may be mutated before it is packed."""
    body = "".join(paragraph(line.replace("&", "&amp;").replace("<", "&lt;")) for line in lines_of(seed))
    return docx(mutate(body.encode(), seed).decode("utf-8", "replace") if seed % 2 else body)


def as_pdf(seed: int) -> bytes:
    """A PDF file of two columns whose drawing may be mutated before it is packed."""
    chance, pdf = random.Random(seed), Pdf()
    for number, line in enumerate(lines_of(seed)):
        if number and number % 50 == 0:
            pdf.page()
        words = line.encode("cp1252", "replace").decode("cp1252")[:90]
        pdf.at(chance.choice((50, 50, 50, 70, 300)), 40 + 14 * (number % 50), words, chance.choice((10, 10, 10, 14)))
    if seed % 2:
        pdf.pages = [
            mutate("\n".join(page).encode("cp1252"), seed)
            .decode("cp1252", "replace")
            .encode("cp1252", "replace")
            .decode("cp1252")
            .split("\n")
            for page in pdf.pages
        ]
    return pdf.data()


TEXT_FORMS: tuple[Callable[[int], bytes], ...] = (as_html, as_tex, as_structured)
BINARY_FORMS: tuple[Callable[[int], bytes], ...] = (as_docx, as_pdf)


def length_of(data: bytes, uri: str) -> tuple[int, float]:
    """What a worker does: characters read, and seconds."""
    start = time.perf_counter()
    return len(read(data, uri).text), time.perf_counter() - start


def text_outcomes(seeds: range) -> Iterator[tuple[str, str, float]]:
    """(name, outcome, seconds) of mutated documents of text forms."""
    for seed in seeds:
        form = TEXT_FORMS[seed % len(TEXT_FORMS)]
        data, start, outcome = mutate(form(seed), seed), time.perf_counter(), "read"
        try:
            read(data, f"{seed}.{form.__name__[3:]}")
        except UnreadableError:
            outcome = "quarantined"
        except Exception:  # noqa: BLE001 - whatever it is, it is the finding
            outcome = traceback.format_exc(limit=-3)
        yield f"{form.__name__} seed {seed} of {len(data):,} bytes", outcome, time.perf_counter() - start


def binary_outcomes(seeds: range) -> Iterator[tuple[str, str, float]]:
    """The same of binary forms, in workers. Sound files and mutated ones alternate."""
    forms = [BINARY_FORMS[seed % len(BINARY_FORMS)] for seed in seeds]
    sources = (
        Source(f"{form.__name__} seed {seed}", form(seed) if seed % 2 else mutate(form(seed), seed))
        for seed, form in zip(seeds, forms, strict=True)
    )
    from tests.bench import fuzz  # noqa: PLC0415 - workers find a function by its module, which is not __main__

    for outcome in run(fuzz.length_of, sources, limits=Limits(seconds=10), processes=1):
        crashed = outcome.reason in ("reader crashed", "too slow")
        said = f"{outcome.reason}: {outcome.detail}" if crashed else "read" if outcome.value else "quarantined"
        yield outcome.source.uri, said, outcome.value[1] if outcome.value else 0.0


def main(count: int, first: int) -> int:
    """Prints what happened; returns the exit status."""
    outcomes: dict[str, list[str]] = {}
    times: list[tuple[float, str]] = []
    for found in (text_outcomes(range(first, first + count)), binary_outcomes(range(first, first + count // 4))):
        for name, outcome, seconds in found:
            outcomes.setdefault(outcome, []).append(name)
            times.append((seconds, name))
    for outcome, names in outcomes.items():
        print(f"{len(names):6} {outcome}" + ("" if outcome in ("read", "quarantined") else f"  {names[:5]}"))
    for seconds, name in sorted(times, reverse=True)[:8]:
        print(f"{seconds:8.3f} s  {name}")
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return 0 if set(outcomes) <= {"read", "quarantined"} and max(times)[0] <= SLOWEST else 1


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--documents", type=int, default=3000)
    ask.add_argument("--first", type=int, default=0, help="the first seed, to repeat one finding")
    asked = ask.parse_args()
    sys.exit(main(asked.documents, asked.first))
