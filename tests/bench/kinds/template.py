"""Templates of entries: lines with slots, as people write them, kept in `templates/KIND.toml`.

`{slot}` is filled; `[...]` may be left out, and is where a slot in it is empty; `[[` and `]]` are brackets; `**` and
`*` mark bold and italics, `"` quotes; ` >> ` pushes the rest to the right (a tab, a column, a flush date).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
SLOT = re.compile(r"\{(\w+)\}")
_OPTIONAL = re.compile(r"(?<!\[)\[(?!\[)([^\[\]]*)\](?!\])")
_ASIDE = 3  # every third template is kept aside: mechanisms are measured on it, not made for it
_DATES = ("years", "year", "date", "terms", "term", "end")


@dataclass(frozen=True)
class Template:
    """How one list writes its entries: lines (`below` them details), rows of a table, or groups below a head."""

    kind: str
    number: int
    lines: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    header: tuple[str, ...] = ()
    group: tuple[str, ...] = ()
    head: str = ""
    join: str = ""
    pools: tuple[str, ...] = ()

    @property
    def aside(self) -> bool:
        """True for the templates that are kept aside."""
        return self.number % _ASIDE == _ASIDE - 1

    @property
    def name(self) -> str:
        """The template in one line."""
        rows = " || ".join(self.columns) or " / ".join(self.lines)
        head = f"<{self.head}> " if self.head else ""
        joined = f" (joined by {self.join!r})" if self.join else ""
        return head + rows + "".join(f" /- {line}" for line in self.below) + joined

    @property
    def slots(self) -> set[str]:
        """All slots that an entry of it shows."""
        return set(SLOT.findall(" ".join((*self.lines, *self.below, *self.columns, self.head))))

    @property
    def date(self) -> str:
        """The slot of its date, or nothing."""
        return next((slot for slot in _DATES if slot in self.slots), "")


@cache
def templates(kind: str) -> tuple[tuple[Template, ...], tuple[str, ...]]:
    """All templates of a kind, and the headings under which they stand."""
    told = tomllib.loads((HERE / "templates" / f"{kind}.toml").read_text(encoding="utf-8"))
    made = []
    for number, row in enumerate(told["template"]):
        lists = {name: tuple(row.get(name, ())) for name in ("lines", "below", "columns", "header", "pools")}
        group = tuple(row["group"].split(",")) if "group" in row else ()
        made.append(
            Template(kind, number, **lists, group=group, head=row.get("head", ""), join=row.get("join", ""))  # type: ignore[arg-type]
        )
    return tuple(made), tuple(told["headings"])


def kinds() -> list[str]:
    """The kinds that have templates."""
    return sorted(path.stem for path in (HERE / "templates").glob("*.toml"))


def fill(line: str, slots: Mapping[str, str | None], *, whole: bool = True) -> tuple[str, set[str]]:
    """A line with its slots filled, and which of them it shows; without its optional parts where not `whole`."""

    def optional(match: re.Match[str]) -> str:
        empty = any(slots.get(slot) is None for slot in SLOT.findall(match[1]))
        return "" if empty or not whole else match[1]

    line = _OPTIONAL.sub(optional, line).replace("[[", "[").replace("]]", "]")
    return SLOT.sub(lambda match: slots.get(match[1]) or "", line), set(SLOT.findall(line))


def dates_in_front(line: str, slot: str) -> str | None:
    """The line with the date moved from its end to its front; None where it does not end with one."""
    for end in (f" >> {{{slot}}}", f", {{{slot}}}", f" ({{{slot}}})", f"[, {{{slot}}}]", f"[ ({{{slot}}})]"):
        if line.endswith(end) and line.count(f"{{{slot}}}") == 1:
            return f"{{{slot}}} >> {line[: -len(end)]}"
    return None
