"""The parser's frozen value types. Every span indexes the document's own text, which no stage rewrites."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from transforms.kept import kept

new = tuple.__new__  # a `NamedTuple` of all its values, without its slow constructor: where thousands are made


class Span(NamedTuple):
    """A range of characters, end exclusive."""

    start: int
    end: int


class Link(NamedTuple):
    """A link on a line: the range of its words in `Line.text`, and where it leads."""

    start: int
    end: int
    url: str


@dataclass(frozen=True, slots=True)
class Document:
    """One source document, decoded. `text` is light markdown whatever the form was; spans index it.

    Attributes:
        metadata: what the form itself says: "title", "author", "date" where present.
        notes: what the reader met on the way: (code, message).
    """

    uri: str
    sha256: str
    media_type: str
    encoding: str
    text: str
    byte_count: int = 0
    metadata: dict[str, str] = field(default_factory=dict)
    notes: tuple[tuple[str, str], ...] = ()

    @property
    def file_name(self) -> str:
        """The last part of the uri."""
        return self.uri.rsplit("/", 1)[-1]


@dataclass(frozen=True, eq=False)
class Line:
    r"""One line: where it stands, and its words with the markup turned into style.

    Attributes:
        number: from 1.
        start, end: range in the document's text, without the line break.
        text: the words; markup and escapes gone, blanks folded, `\t` between columns.
        indent: leading columns of the raw line.
        bullet: the mark that began it ("-", "*", "3.", "[3]"), or "".
        heading: markdown heading level 1-6, 0 for none.
        bold, italic, underline: ranges of `text`.
        gap_before: blank lines between this and the previous non-blank line.
        trailing_break: True where the raw line ends in a hard break (two blanks or a backslash).
        rule: True where the line is not blank and yet holds no words: a rule, a table's ruler, an image.
        raw: the raw line.
        until: number of the last line that was put together into this one, 0 for none.
    """

    number: int
    start: int
    end: int
    text: str
    indent: int = 0
    bullet: str = ""
    heading: int = 0
    bold: tuple[Span, ...] = ()
    italic: tuple[Span, ...] = ()
    underline: tuple[Span, ...] = ()
    links: tuple[Link, ...] = ()
    gap_before: int = 0
    trailing_break: bool = False
    rule: bool = False
    raw: str = ""
    until: int = 0

    @kept
    def columns(self) -> tuple[str, ...]:
        """The line's words, column by column."""
        return tuple([bare for part in self.text.split("\t") if (bare := part.strip())])

    @property
    def is_blank(self) -> bool:
        """True where no words stand on the line."""
        return not self.text

    @kept
    def is_bold(self) -> bool:
        """True where (nearly) the whole line is bold."""
        return bool(self.bold) and _length(self.bold) >= 0.8 * len(self.text) > 0

    @property
    def begins_bold(self) -> bool:
        """True where the line's first words are bold."""
        return bool(self.bold) and self.bold[0].start == 0

    @kept
    def is_italic(self) -> bool:
        """True where (nearly) the whole line is italic."""
        return bool(self.italic) and _length(self.italic) >= 0.8 * len(self.text) > 0


def _length(spans: tuple[Span, ...]) -> int:
    """How many characters the spans have; most lines have one."""
    return spans[0][1] - spans[0][0] if len(spans) == 1 else sum([end - start for start, end in spans])


def join_lines(lines: Sequence[Line]) -> str:
    """The words of several lines as one line; a word that was hyphenated at a line's end is joined.

    The hyphen stays where the word has another one ("state-of-" + "the-art"), or where a capital or a figure follows.
    """
    text = ""
    for line in lines:
        if text.endswith("-") and line.text[:1].islower() and text[-2:-1].isalpha():
            keep = "-" in text[text.rfind(" ") + 1 : -1]
            text = (text if keep else text[:-1]) + line.text
        else:
            text = f"{text} {line.text}" if text else line.text
    return text


@dataclass(frozen=True, eq=False)
class Section:
    """A run of lines under one heading.

    Attributes:
        kind: one of `warehouse.fields.SECTION_KINDS`.
        kinds: all kinds that the heading names, `kind` first ("Honors & Service": awards, service).
        subheads: numbers of the lines that head a group inside the section ("Journal articles", "2021").
        heading: the heading's line; None for what stands before any heading.
        lines: the non-blank lines below it, headings of subsections included.
        path: the headings above it, outermost first, then its own.
    """

    kind: str
    heading: Line | None
    lines: tuple[Line, ...]
    path: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    subheads: frozenset[int] = frozenset()

    @kept
    def title(self) -> str:
        """The heading's words, or ""."""
        return self.heading.text if self.heading else ""


@dataclass(frozen=True, eq=False)
class Entry:
    """Lines that belong together inside a section: one job with its details, one publication, one award.

    Attributes:
        lines: its lines in order.
        head: the lines that name it (before the first bullet of detail).
        details: the lines below.
        group: the subheading over it inside the section ("Journal articles", "2021"), or "".
        parent: lines above that hold for this entry and its siblings: an employer over several roles, "Reviewer:" over
            a list of venues. They are not among `lines`.
        is_first: True for the first entry under its parent (its evidence takes the parent in: `evidence.of_entry`).
    """

    section: Section
    head: tuple[Line, ...]
    details: tuple[Line, ...] = ()
    group: str = ""
    parent: tuple[Line, ...] = ()
    is_first: bool = True

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines in order."""
        return self.head + self.details if self.details else self.head

    @kept
    def text(self) -> str:
        """The head's words in one line, columns kept apart by tabs, words cut at a line's end joined."""
        return join_lines(self.head)


@dataclass(frozen=True, eq=False)
class Context:
    """What record readers may know besides their section.

    Attributes:
        owner: the owner's name where known, else None.
        as_of: the document's own date as partial ISO text.
    """

    document: Document
    lines: tuple[Line, ...]
    sections: tuple[Section, ...]
    owner: str | None = None
    as_of: str | None = None
