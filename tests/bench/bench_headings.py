"""How much is lost where no list knows a heading: documents scored as they are, and with headings exchanged.

    uv run python -m tests.bench.bench_headings DOCUMENTS GOLD [DOCUMENTS GOLD ...]

DOCUMENTS is a folder of CVs in markdown, HTML, LaTeX or plain text, GOLD a folder of JSON files of the same names. In a
document's first version every other heading that the vocabulary knows becomes a word that says nothing, in its second
version the others do. What is printed is F1 over facts by kind, the exchanged beside the unchanged.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.scoring import Score, score
from transforms.headings.wording import named
from transforms.parse import parse
from transforms.readers.dispatch import read

WORDS = (
    "Zubrowka", "Quillow", "Tarnish", "Vantage", "Marrow", "Oxbow", "Dimity", "Fallow", "Harrow", "Lattice", "Murmur",
    "Nettle", "Pommel", "Quern", "Rudder", "Sorrel", "Thicket", "Umber", "Vellum", "Withy", "Yarrow", "Zephyr", "Alder",
)  # fmt: skip
HEADINGS = {
    ".md": re.compile(r"(?m)^#{1,6}\s+(?P<title>[^#\n]+?)\s*#*$|^\*\*(?P<bold>[^*\n]{3,50})\*\*\s*$"),
    ".html": re.compile(r"(?is)<h[1-6][^>]*>(?P<title>[^<]+)</h[1-6]>"),
    ".tex": re.compile(r"\\(?:section|subsection|cvsection|rubric)\*?\{(?P<title>[^{}]+)\}"),
    ".txt": re.compile(r"(?m)^(?P<title>[A-Z][^\n]{2,40})$"),
}
LEAST = 3  # headings that a document must have
EMPTY = {"person": {"name": ""}, "interests": [], "skills": []}  # gold that states nothing: such kinds are not scored
KEPT = ("header", "about", "other")  # kinds whose headings are left as they are


def exchanged(text: str, suffix: str, turn: int, seed: str) -> str:
    """The text with every other known heading exchanged; the text itself where it has too few."""
    words = random.Random(seed).sample(WORDS, len(WORDS))
    found = [match for match in HEADINGS[suffix].finditer(text) if _is_known(match)]
    for number, match in reversed(list(enumerate(found))):
        if len(found) >= LEAST and number % 2 == turn:
            name = match.lastgroup or "title"
            word = words[number % len(words)]
            word = word.upper() if match[name].isupper() else word
            text = text[: match.start(name)] + word + text[match.end(name) :]
    return text


def _is_known(match: re.Match[str]) -> bool:
    kinds = named(match[match.lastgroup or "title"].strip(" *_:")).kinds
    return bool(kinds) and kinds[0] not in KEPT


def scored(documents: Path, gold: Path) -> Iterator[tuple[str, dict[str, Score]]]:
    """("as it is" or "exchanged", scores by kind) of each version of each document that has gold."""
    for path in sorted(documents.iterdir()):
        answers = gold / f"{path.stem}.json"
        if path.suffix not in HEADINGS or not answers.exists():
            continue
        right = json.loads(answers.read_text(encoding="utf-8"))
        right.pop("person", None)  # no heading stands over the owner
        text = path.read_text(encoding="utf-8", errors="replace")
        versions = [other for turn in (0, 1) if (other := exchanged(text, path.suffix, turn, path.stem)) != text]
        for name, version in (("as it is", text), *(("exchanged", version) for version in versions)):
            if versions:
                found = score(parse(read(version.encode(), path.name)).public(), EMPTY | right)
                yield name, {kind: one for kind, one in found.items() if kind in right}


def main() -> None:
    """Prints F1 by kind of both versions."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("paths", type=Path, nargs="+", metavar="DOCUMENTS GOLD")
    paths = ask.parse_args().paths
    sums: dict[str, dict[str, Score]] = {"as it is": defaultdict(Score), "exchanged": defaultdict(Score)}
    count: Counter[str] = Counter()
    for documents, gold in zip(paths[::2], paths[1::2], strict=True):
        for name, scores in scored(documents, gold):
            count[name] += 1
            for kind, one in scores.items():
                sums[name][kind].add(one)
    print(f"{'kind':<12} as it is ({count['as it is']})  exchanged ({count['exchanged']})")
    for kind in sums["as it is"]:
        print(f"{kind:<12} {sums['as it is'][kind].f1:>13.3f} {sums['exchanged'][kind].f1:>14.3f}")


if __name__ == "__main__":
    main()
