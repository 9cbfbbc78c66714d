"""Scores parsed documents against gold records: how many stated facts were read, and how many were made up.

Every field that a gold record states is a fact. Each predicted record is paired with the gold record it resembles
most. A fact is right where the two agree, missed where it is absent or wrong, spurious where it is not stated.
`Score.f1` is F1 over facts. A gold field holds one right answer or a list of them; `FIELD_forms` holds more;
`FIELD_optional` and `optional` cost nothing, found or missed.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from rapidfuzz.fuzz import ratio, token_sort_ratio

CASES = Path(__file__).parent / "cases"
ALIKE = 82
PAIRED = 60

Json = dict[str, Any]


@lru_cache(maxsize=100_000)
def plain(text: str) -> str:
    """Lower case, no accents, no punctuation, no leading article."""
    letters = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).casefold()
    return re.sub(r"^the ", "", " ".join(re.findall(r"\w+", letters.replace("&", " and "))))


@lru_cache(maxsize=200_000)
def likeness(left: str, right: str) -> float:
    """How alike two texts are, 0 to 100."""
    left, right = plain(left), plain(right)
    return max(ratio(left, right), token_sort_ratio(left, right)) if left and right else 0.0


def _alike(value: Any, right: Any) -> bool:
    return likeness(str(value), str(right)) >= ALIKE


def _date(value: Any, right: Any) -> bool:
    return str(value).startswith(str(right)[:7])


def _same(value: Any, right: Any) -> bool:
    return str(value).casefold() == str(right).casefold()


def _level(value: Any, right: Any) -> bool:
    return plain(str(value)).replace(" ", "")[:2] == plain(str(right)).replace(" ", "")[:2]


def _status(value: Any, right: Any) -> bool:
    printed = {"accepted", "published"}
    return value == right or {value, right} <= printed


def _names(value: Any, right: Any) -> bool:
    return [_name_key(name) for name in value] == [_name_key(name) for name in right]


def _name_key(name: str) -> tuple[str, str]:
    family_first = re.match(r"([^,]+), (.+)", name)
    words = plain(f"{family_first[2]} {family_first[1]}" if family_first else name).split()
    return (words[-1], words[0][0]) if words else ("", "")


def _student(value: Any, right: Any) -> bool:
    return _name_key(str(value)) == _name_key(str(right))


Agree = Callable[[Any, Any], bool]
_PERIOD: dict[str, Agree] = {"start": _date, "end": _date}

# Record kind -> its scored fields with what counts as agreement; the first one or two fields pair records.
FIELDS: dict[str, dict[str, Agree]] = {
    "positions": {"title": _alike, "organization": _alike, **_PERIOD, "current": lambda v, r: bool(v) == bool(r)},
    "education": {"degree": _level, "organization": _alike, "field": _alike, **_PERIOD},
    "papers": {"title": _alike, "authors": _names, "year": _same, "venue": _alike, "status": _status, "doi": _same,
               "arxiv": _same},
    "awards": {"name": _alike, "granter": _alike, **_PERIOD},
    "service": {"venue": _alike, "role": _same, **_PERIOD},
    "teaching": {"course": _alike, "organization": _alike, **_PERIOD},
    "talks": {"title": _alike, "venue": _alike, "year": _same},
    "grants": {"title": _alike, "funder": _alike, **_PERIOD},
    "projects": {"title": _alike, "organization": _alike},
    "advising": {"student": _student},
    "languages": {"language": _alike, "proficiency": _alike},
    "references": {"name": _student, "title": _alike, "organization": _alike, "email": _same},
}  # fmt: skip
PAIRING = {
    "positions": ("title", "organization", "start"), "education": ("degree", "organization", "end"),
    "papers": ("title",), "awards": ("name", "start"), "service": ("venue", "role"), "teaching": ("course",),
    "talks": ("title", "venue"), "grants": ("title", "funder"), "projects": ("title",), "advising": ("student",),
    "languages": ("language",), "references": ("name",),
}  # fmt: skip


@dataclass
class Score:
    """Facts right, missed and spurious, and in words what went wrong."""

    right: int = 0
    missed: int = 0
    spurious: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def f1(self) -> float:
        """F1 over facts; 1.0 where there was nothing to read and nothing was read."""
        total = 2 * self.right + self.missed + self.spurious
        return 2 * self.right / total if total else 1.0

    def add(self, other: Score) -> None:
        """Takes another score's counts over."""
        self.right, self.missed, self.spurious = (
            self.right + other.right, self.missed + other.missed, self.spurious + other.spurious,
        )  # fmt: skip
        self.errors += other.errors

    def wrong(self, message: str, *, missed: int = 0, spurious: int = 0) -> None:
        """Counts an error."""
        self.missed += missed
        self.spurious += spurious
        self.errors.append(message)


def score(predicted: Json, gold: Json) -> dict[str, Score]:
    """One score for each record kind of a document."""
    scores = {kind: _score_records(kind, predicted.get(kind) or [], gold.get(kind) or []) for kind in FIELDS}
    scores["person"] = _score_person(predicted.get("person") or {}, gold["person"])
    for bag in ("interests", "skills"):
        scores[bag] = _score_bag(bag, predicted.get(bag) or [], gold[bag])
    return scores


def total(scores: dict[str, Score]) -> Score:
    """All record kinds together."""
    whole = Score()
    for part in scores.values():
        whole.add(part)
    return whole


def cases() -> list[Json]:
    """The gold records of all bundled samples."""
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(CASES.glob("*.json"))]


def _forms(record: Json, name: str) -> list[Any]:
    value = record.get(name)
    stated = [] if value is None or value == [] else value if isinstance(value, list) and name != "authors" else [value]
    return [*stated, *record.get(f"{name}_forms", [])]


def _resemblance(kind: str, predicted: Json, gold: Json) -> float:
    parts = []
    for name in PAIRING[kind]:
        forms, value = _forms(gold, name), predicted.get(name)
        if forms:
            agree = FIELDS[kind][name]
            parts.append(
                0.0 if value is None
                else max(likeness(str(value), str(form)) for form in forms) if agree is _alike
                else 100.0 * any(agree(value, form) for form in forms)
            )  # fmt: skip
    return sum(parts) / len(parts) if parts else 0.0


def pairs(kind: str, predicted: list[Json], gold: list[Json]) -> Iterator[tuple[int, int]]:
    """Which predicted record is meant by which gold record, most alike first."""
    ranked = sorted(
        ((_resemblance(kind, p, g), not g.get("optional"), -i, -j)
         for i, p in enumerate(predicted) for j, g in enumerate(gold)), reverse=True,
    )  # fmt: skip
    left: set[int] = set()
    right: set[int] = set()
    for alike, _, i, j in ranked:
        if alike >= PAIRED and i not in left and j not in right:
            left.add(i)
            right.add(j)
            yield -i, -j


def _score_records(kind: str, predicted: list[Json], gold: list[Json]) -> Score:
    result = Score()
    paired = list(pairs(kind, predicted, gold))
    first = next(iter(FIELDS[kind]))
    for i, j in paired:
        if not gold[j].get("optional"):
            _score_fields(kind, predicted[i], gold[j], result)
    for j in sorted(set(range(len(gold))) - {j for _, j in paired}):
        if not gold[j].get("optional"):
            facts = sum(bool(_forms(gold[j], name)) for name in FIELDS[kind])
            result.wrong(f"{kind}: missed {_forms(gold[j], first)[:1]}", missed=max(1, facts))
    for i in sorted(set(range(len(predicted))) - {i for i, _ in paired}):
        facts = sum(bool(predicted[i].get(name)) for name in FIELDS[kind])
        result.wrong(f"{kind}: spurious {predicted[i].get(first)!r}", spurious=max(1, facts))
    return result


def agrees(kind: str, name: str, predicted: Json, gold: Json) -> bool:
    """True where a field holds what the gold record states, or where gold does not say."""
    if name not in gold or gold.get(f"{name}_optional"):
        return True
    forms, value = _forms(gold, name), predicted.get(name)
    if name == "current":
        return bool(value) == bool(gold[name])
    given = value not in (None, "", [], False)
    return any(FIELDS[kind][name](value, form) for form in forms) if given else not forms


def _score_fields(kind: str, predicted: Json, gold: Json, result: Score) -> None:
    for name in FIELDS[kind]:
        if name not in gold:
            continue
        forms, value = _forms(gold, name), predicted.get(name)
        forms = [gold[name]] if name == "current" else forms
        given = name == "current" or value not in (None, "", [], False)
        where = f"{kind}.{name} of {_forms(gold, next(iter(FIELDS[kind])))[:1]}: {value!r} for {gold[name]!r}"
        if given and agrees(kind, name, predicted, gold | {f"{name}_optional": False}):
            result.right += 1
        elif (given or forms) and not gold.get(f"{name}_optional"):
            result.wrong(where, missed=bool(forms), spurious=given)


def _score_person(predicted: Json, gold: Json) -> Score:
    result = Score()
    if _same(plain(predicted.get("name") or ""), plain(gold["name"])):
        result.right += 1
    else:
        result.wrong(f"person.name: {predicted.get('name')!r} for {gold['name']!r}", missed=1, spurious=1)
    for name in ("emails", "phones", "urls"):
        free = {_contact(text) for text in gold.get(f"{name}_optional", [])}
        want, got = ({_contact(text) for text in record.get(name) or []} - free for record in (gold, predicted))
        result.right += len(want & got)
        if want != got:
            words = f"person.{name}: {sorted(got)} for {sorted(want)}"
            result.wrong(words, missed=len(want - got), spurious=len(got - want))
    if gold.get("orcid") or predicted.get("orcid"):
        if gold.get("orcid") == predicted.get("orcid"):
            result.right += 1
        else:
            result.wrong("person.orcid", missed=1)
    return result


def _contact(text: str) -> str:
    address = re.sub(r"^(https?://)?(www\.)?|/+$", "", text.strip().casefold())
    return address if re.search(r"[a-z]", address) else re.sub(r"\D", "", address)[-9:]


def _score_bag(kind: str, predicted: list[str], gold: list[str]) -> Score:
    result, left = Score(), list(predicted)
    for text in gold:
        best = max(left, key=lambda other: likeness(other, text), default="")
        if likeness(best, text) >= ALIKE:
            left.remove(best)
            result.right += 1
        else:
            result.wrong(f"{kind}: missed {text!r}", missed=1)
    for text in left:
        result.wrong(f"{kind}: spurious {text!r}", spurious=1)
    return result
