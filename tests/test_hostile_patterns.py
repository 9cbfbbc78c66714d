"""No pattern of the parser backtracks badly: each is searched in long hostile text, and may take linear time only."""

from __future__ import annotations

import importlib
import pkgutil
import re
import signal
import time
from collections import deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import transforms

LENGTH = 10_000  # longer lines than any CV has
NOTABLE = 0.1  # seconds of processor time: what is quicker needs no comparison
GROWTH = 8  # four times the text may take so many times as long: 4 is linear, 16 quadratic
_UNITS = (
    " ", "a", "A", "1", "-", ".", ",", "(", "[", "*", "_", "\t",
    '"', "“", "'", "’", "<", "|", "#", "\\", "{", ":", "/", "&",
    "\n", "a ", "A ", "A. ", "A, ", "1 ", "a@", "a.", "a-", "A-", "www.", "http://a", "2020-", "2020 ", "[1] ", "(a",
    "and ", "Jan ", "**a", "a* ", "of ", "A’", "é", "\u0301", "- ", "a\t", "1.", "<a", "$a", "a, b; ",
)  # fmt: skip
_BLANKS = (" ", "\t", "\n", "- ")  # runs that `lines` folds, so that no later stage meets them
_RAW = ("transforms.readers.", "transforms.lines.read.", "transforms.text.markup.")
_RUN_AS = {
    "search": "search", "match": "match", "fullmatch": "fullmatch", "sub": "finditer", "split": "finditer",
    "finditer": "finditer", "findall": "finditer",
}  # fmt: skip
_ENDS = ("", "!", "\x00", " 2020")


def _modules() -> Iterator[str]:
    found = pkgutil.walk_packages(transforms.__path__, "transforms.")
    yield from (module.name for module in found if ".train" not in module.name)


def _within(value: object) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern) and isinstance(value.pattern, str):
        yield value
    elif isinstance(value, dict):
        yield from (pattern for part in value.values() for pattern in _within(part))
    elif isinstance(value, tuple | list):
        yield from (pattern for part in value for pattern in _within(part))


@cache
def patterns() -> dict[str, re.Pattern[str]]:
    """Every pattern that a module of the parser holds, by its module and name."""
    found: dict[re.Pattern[str], str] = {}
    for module in _modules():
        for name, value in vars(importlib.import_module(module)).items():
            for number, pattern in enumerate(_within(value)):
                found.setdefault(pattern, f"{module}.{name}" + (f"[{number}]" if number else ""))
    return {name: pattern for pattern, name in found.items()}


@pytest.mark.parametrize("name", patterns())
def test_a_pattern_takes_linear_time(name: str) -> None:
    pattern = patterns()[name]
    units = [unit for unit in _UNITS if name.startswith(_RAW) or unit not in _BLANKS]
    hostile = ((unit, end) for unit in units for end in _ENDS)
    slow = next((text for text in hostile if _is_slow(pattern, _methods(name), *text)), None)
    assert slow is None, pattern.pattern


def _is_slow(pattern: re.Pattern[str], methods: tuple[str, ...], unit: str, end: str) -> bool:
    whole = _seconds(pattern, methods, unit, end, LENGTH)
    if whole <= NOTABLE:
        return False
    if whole == float("inf"):  # given up: no quarter tells more
        return all(_seconds(pattern, methods, unit, end, LENGTH) == whole for _ in range(2))
    rounds = [[_seconds(pattern, methods, unit, end, length) for length in (LENGTH, LENGTH // 4)] for _ in range(3)]
    return min(whole for whole, _ in rounds) > max(NOTABLE, GROWTH * min(quarter for _, quarter in rounds))


class _GivenUpError(BaseException):
    pass


def _give_up(*_: object) -> None:
    raise _GivenUpError


@cache
def _methods(name: str) -> tuple[str, ...]:
    """How the parser uses a pattern; searched where that does not show."""
    module, _, variable = name.partition("[")[0].rpartition(".")
    source = _source(module if variable.startswith("_") else transforms.__name__)
    used = re.findall(rf"\b{re.escape(variable)}\.(search|match|fullmatch|sub|split|finditer|findall)\(", source)
    return tuple(dict.fromkeys(_RUN_AS[method] for method in used)) or ("finditer",)


@cache
def _source(module: str) -> str:
    """The text of a module, or of all modules of a package."""
    file = Path(importlib.import_module(module).__file__ or "")
    paths = file.parent.rglob("*.py") if file.name == "__init__.py" else [file]
    return "".join(path.read_text(encoding="utf-8") for path in paths)


def _seconds(pattern: re.Pattern[str], methods: tuple[str, ...], unit: str, end: str, length: int) -> float:
    text = unit * (length // len(unit)) + end
    former = signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, 20 * NOTABLE)
    start = time.process_time()
    try:
        for method in methods:
            found = getattr(pattern, method)(text)
            if method == "finditer":
                deque(found, maxlen=0)
    except _GivenUpError:
        return float("inf")
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, former)
    return time.process_time() - start
