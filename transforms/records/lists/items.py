"""Items of list sections: entries with their wrapped lines put together, and what stands above them.

Consumes a `Section`; produces `Item`s. How entries are put right for lists is in `nested` and `recut`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from transforms import evidence
from transforms.dates.ranges import find_dates, is_date
from transforms.entries.entries import split_entries
from transforms.entries.titled_blocks import under_titles
from transforms.headings.calls import sends_away
from transforms.headings.wording import is_occasion, is_role, named
from transforms.headings.words import parts_honours
from transforms.kept import kept
from transforms.model import Context, Entry, Line, Section
from transforms.names.people import is_name
from transforms.parsed import Evidence
from transforms.records.lists.counted import counted
from transforms.records.lists.nested import mended, parted
from transforms.records.lists.paragraph_lists import paragraphs_whole
from transforms.records.lists.periods import NONE, Period, first_given, period
from transforms.records.lists.recut import recut
from transforms.records.lists.wrapped import begins_dated, margin, unwrapped
from transforms.records.lists.written import written_out
from transforms.records.plain.items import PlainItem, plain_item, plain_rows
from transforms.records.service.bodies import bodies_in


@dataclass(frozen=True, eq=False)
class Item:
    """One entry of a list section.

    Attributes:
        head, details: the entry's lines, wrapped ones put together.
        above: what holds for it, nearest first: lines it shares with its siblings, the subheading, the section's
            heading.
        when_above: the dates that hold for it: those of the lines above, or of the row above in a table with dates
            on the left.
    """

    entry: Entry
    head: tuple[Line, ...]
    details: tuple[Line, ...]
    above: tuple[str, ...]
    when_above: Period = field(default_factory=Period)

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines in order."""
        return self.head + self.details

    @kept
    def text(self) -> str:
        """The head's words in one line."""
        return " ".join([line.text for line in self.head])

    @kept
    def kind(self) -> str:
        """The kind that the nearest heading above names: the section's own, or a subheading's."""
        for text in self.above[:-1]:
            said = named(text)
            kinds, kind = said.kinds, self.entry.section.kind
            if parts_honours(text, kind):
                return kind
            if kinds == ("talks",) and (kind == "teaching" or (kind == "service" and is_occasion(text))):
                return kind  # "Lectures" and "Workshops" among courses, "Conferences" among those reviewed for
            if kinds and said.whole and not said.weak:
                return kinds[0]
        return self.entry.section.kind

    @kept
    def plain(self) -> PlainItem | None:
        """Its phrases and its year, where it is written in the plainest way."""
        return plain_item(self.head, self.details)

    @property
    def stands_alone(self) -> bool:
        """True where no date, no other entry and nothing but its section's heading stands over it."""
        return self.when_above == NONE and len(self.above) <= 1 and not self.entry.parent

    @kept
    def titled(self) -> PlainItem | None:
        """The same where the first phrase may be a title in two parts."""
        return plain_item(self.head, self.details, titled=True)

    @property
    def evidence(self) -> Evidence:
        """Where the whole entry stands."""
        return evidence.of_entry(self.entry)


def items_of(section: Section, context: Context) -> list[Item]:
    """The items of a section in order."""
    if rows := plain_rows(section):
        return _even(section, rows)
    width = margin(context)
    written = written_out(paragraphs_whole(section.lines, width, section.subheads))
    if len(written) < len(section.lines) or any(a is not b for a, b in zip(written, section.lines, strict=True)):
        section = replace(section, lines=tuple(written))
    items = [_item(entry, width) for entry in _entries(section, width)]
    items = _with_ditto([item for item in items if not (item.head and sends_away(item.head[0].text))])
    return _below_own_dates(items) if "service" in section.kinds else items


def _even(section: Section, rows: Sequence[PlainItem]) -> list[Item]:
    """An item for each line of a list of plain lines."""
    above, none = (section.title,) if section.title else (), Period()
    items = [Item(Entry(section, (line,)), (line,), (), above, none) for line in section.lines]
    for item, row in zip(items, rows, strict=True):
        vars(item)["titled" if section.kind == "talks" else "plain"] = row  # known, so that nobody asks for it
    return items


def alone(kind: str, title: str, text: str) -> Item:
    """The item of a line of its own in a section of one kind."""
    line = Line(1, 0, len(text), text, raw=text)
    section = Section(kind, None, (line,), (title,), (kind,))
    return Item(Entry(section, (line,)), (line,), (), (title,))


def _entries(section: Section, width: int) -> Iterator[Entry]:
    """The entries put right for lists; bodies with rows of roles below them as they stand."""
    at = 0
    for start, end in bodies_in(section):
        if start > at:
            yield from _put_right(replace(section, lines=section.lines[at:start]), width)
        yield Entry(section, section.lines[start:end], (), "")
        at = end
    if at < len(section.lines):
        yield from _put_right(replace(section, lines=section.lines[at:]) if at else section, width)


def _put_right(section: Section, width: int) -> Iterator[Entry]:
    if titled := under_titles(section):
        yield from titled
        return
    marks = frozenset([entry.head[0].bullet for entry in split_entries(section) if entry.head]) - {""}
    for run in _runs(section):
        for whole in recut(mended(counted(run)), width):
            yield from parted(whole, marks)


def _with_ditto(items: list[Item]) -> list[Item]:
    """The items, undated ones of a table whose rows begin with dates given the date above them."""
    above: Entry | None = None
    last = NONE
    mark = ""
    found: list[Item] = []
    for item in items:
        first = item.head[0] if item.head else None
        if above is not None and (item.entry.group != above.group or item.entry.parent != above.parent):
            last = NONE
        above = item.entry
        if first is not None and "\t" in first.text and begins_dated(first):
            mark = first.bullet
            last = period(find_dates(first.text.split("\t")[0]))
        elif (
            last != NONE
            and item.when_above == NONE
            and not (first is not None and (first.text.endswith(":") or (mark and first.bullet != mark)))
            and not any(find_dates(line.text) for line in item.lines)
        ):
            item = replace(item, when_above=last)  # noqa: PLW2901 - the row above holds for this one
        found.append(item)
    return found


def _item(entry: Entry, width: int) -> Item:
    above = [line.text for line in reversed(entry.parent)] + [entry.group, entry.section.title]
    over = _only_dates(entry.group) if entry.section.kind != "teaching" else period(find_dates(entry.group))
    when = first_given(*[period(find_dates(line.text)) for line in reversed(entry.parent)], over)
    return Item(
        entry,
        unwrapped(_named(entry), width),
        unwrapped(entry.details, width),
        tuple(filter(None, above)),
        when,
    )


def _named(entry: Entry) -> tuple[Line, ...]:
    """The head from its bold title on, where the people whom it went to stand over it: "A. Reed, B. Ode:"."""
    head = entry.head
    if len(head) < 2 or head[0].text[-1:] != ":" or head[0].bold or not head[1].bold or head[1].bold[0].start:
        return head
    people = _ASIDE.sub("", head[0].text[:-1]).split(",")
    return head[1:] if all(is_name(part.strip()) for part in people) else head


_ASIDE = re.compile(r"\s?\([^()]{0,60}\)")


def _below_own_dates(items: list[Item]) -> list[Item]:
    """The items, undated ones right below a date on a line of its own, the role above it, given that date."""
    found: list[Item] = []
    for at, item in enumerate(items):
        is_below = at and item.when_above == NONE and _is_lone_date(items[at - 1]) and _may_be_dated(item)
        if is_below and not (at > 1 and _closes(items[at - 1], items[at - 2])):
            item = replace(item, when_above=period(find_dates(items[at - 1].lines[0].text)))  # noqa: PLW2901
        found.append(item)
    return found


def _closes(date: Item, above: Item) -> bool:
    """True for a date right below what it dates: the line above it is no role."""
    last = above.lines[-1] if above.lines else None
    return last is not None and last.number + 1 == date.lines[0].number and not is_role(last.text)


def _is_lone_date(item: Item) -> bool:
    return len(item.lines) == 1 and not item.lines[0].bullet and is_date(item.lines[0].text)


def _may_be_dated(item: Item) -> bool:
    first = item.lines[0] if item.lines else None
    if first is None or first.bullet or first.gap_before or first.heading or is_role(first.text):
        return False
    return not any(find_dates(line.text) for line in item.lines)


def _only_dates(text: str) -> Period:
    """The dates of a subheading that is nothing else: "2024"."""
    return period(find_dates(text)) if text and is_date(text) else NONE


def _runs(section: Section) -> Iterator[list[Entry]]:
    """Entries of one subheading and parent in a row."""
    run: list[Entry] = []
    for entry in split_entries(section):
        if run and (entry.group != run[-1].group or entry.parent != run[-1].parent):
            yield run
            run = []
        run.append(entry)
    if run:
        yield run
