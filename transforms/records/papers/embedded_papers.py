"""Papers inside other entries: consumes projects, positions and education; produces the `Paper`s told there.

Two shapes: a numbered list of citations without a heading of its own; and a line that names authors with the owner
among them ("Title A. Author*, O. Owner", or the title on the line before), with status notes in the lines after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.citations.citation import Citation, Hints
from transforms.citations.cite import read_citations
from transforms.citations.equal import equal_mark
from transforms.citations.name_runs import name_run
from transforms.citations.segments import opens_inside
from transforms.citations.start_looks import is_numbered
from transforms.citations.status import status_of
from transforms.citations.text import Cited
from transforms.model import Context, Line, Section, Span
from transforms.names.known import SYLLABLES
from transforms.names.people import fold, split_names
from transforms.names.words import bears, is_common, is_given_name
from transforms.parsed import Record
from transforms.records.papers.items import whole_items
from transforms.records.papers.papers import read_papers, records_of_citation

_GREEK_NOTE = re.compile(r"\s{0,3}[(\[][^A-Za-z()\[\]]{0,12}[)\]]\s{0,3}$")
_RUN = re.compile(r"(?:^|[\s.,;:(])(?=[^\W\d_a-z])")


def read_embedded_papers(section: Section, context: Context) -> Iterator[Record]:
    """Papers that the section's entries tell of."""
    family = fold(context.owner or "").split()[-1:]
    if not family:
        return
    first, last = _listed(section.lines, family[0])
    if last > first:
        yield from read_papers(replace(section, heading=None, path=(), lines=section.lines[first:last]), context)
    if not _lists_with(section.lines, family[0]):
        return
    lines = whole_items([*section.lines[:first], *section.lines[last:]], context.owner or "")
    for index, line in enumerate(lines):
        if "," in line.text and bears(line.text, family[0]):
            yield from _authored(lines, index, context.owner or "")


def _lists_with(lines: Sequence[Line], family: str) -> bool:
    """True where the family name stands in a line with a comma, or below one that a margin broke in the name."""
    beside = zip(("", *(line.text for line in lines)), lines, strict=False)
    return any(("," in line.text or "," in above) and bears(line.text, family) for above, line in beside)


def _listed(lines: Sequence[Line], family: str) -> tuple[int, int]:
    """The first run of numbered citations by the owner, a list without a heading; an empty range if there is none."""
    first, last, cited = 0, 0, 0
    for index, line in enumerate(lines):
        if is_numbered(line):
            own = _QUOTATION.search(line.text) and bears(line.text, family)
            first = index if not cited else first
            cited += bool(own)
            last = index + 1 if cited else 0
        elif cited and line.gap_before == 0:
            last = index + 1
        elif cited:
            break
    return (first, last) if cited > 1 else (0, 0)


_QUOTATION = re.compile(r"[“\"«„][^”\"»]{12,}")


def _authored(lines: Sequence[Line], index: int, owner: str) -> Iterator[Record]:
    """A line with a list of authors that holds the owner."""
    text = lines[index].text
    span = _authors_span(text, owner)
    if span is None:
        return
    start = index
    title = _unquoted(_GREEK_NOTE.sub("", text[: span.start]))
    if len(title) < 12:
        start = index - 1
        if start < 0 or not _may_title(lines[start]):
            return
        title = _unquoted(lines[start].text)
    notes = _notes(lines, index)
    yield from _records(
        title, text[span.start :], lines[start : index + 1 + len(notes)], [line.text for line in notes], owner
    )


def _may_title(line: Line) -> bool:
    """True for a line that a paper may be called by: long, or an item of several words ("Slow Looms")."""
    text = line.text
    return (len(text) >= _LONG or (bool(line.bullet) and len(text) >= _SHORT and " " in text)) and text[-1] != ":"


_LONG, _SHORT = 15, 9  # characters


def _unquoted(title: str) -> str:
    """A title without the marks round it; "“Whose salt?”: Tolls" only begins with a quotation."""
    title = title.strip(" .,:;–—-")
    return title if title[:1] in _OPENING and opens_inside(title, 0, len(title)) else title.strip(' .,:;–—-“”"')


_OPENING = ("“", '"', "«")


def _authors_span(text: str, owner: str) -> Span | None:
    """The longest run of at least two names that holds the owner's."""
    wanted = fold(owner)
    for match in _RUN.finditer(text):
        end = name_run(text, match.end(), owner)
        words = text[match.end() : end]
        if (
            end > match.end()
            and "," in words
            and wanted in fold(words)
            and not _JOINED_FIRST.match(words)
            and (_boundary(text[: match.end()], words) if match.end() else _is_list(words))
        ):
            own = text.find(owner, match.end(), end)  # a whole name first: "Ponds Thi Mai Dahl, Bo Orr"
            is_first = own >= 0 and "," not in text[match.end() : own]
            start = own if is_first else _trim_start(text, match.end(), end)
            lone = _OF_ONE_NAME.search(text, max(0, start - _NAME), start)
            return Span(lone.start("name") if lone else start, end)
    return None


def _is_list(words: str) -> bool:
    """False where the first name has words to spare: a title stands in it ("Ada's Slow Looms Bo Orr, Cy Elm")."""
    first, *others = split_names(words)
    return not others or _size(first) <= max(map(_size, others)) + 1


_NAME = 30  # characters of a name of one word, with its mark
_OF_ONE_NAME = re.compile(r" (?P<name>[A-ZÀ-Þ][^\W\d_]{2,20})(?: ?[*†‡∗])?, $")  # "... Slow Ponds Suharti*, Ada Lund"


# "Locks and Reeds Ned Dahl, Ada Lund", "Locks, Reeds, and Mud Ned Dahl, Ada Lund": no names yet
_JOINED_FIRST = re.compile(r"(?:[^,]{2,60}, ){0,4}(?:[^,]{2,60} )?(?:and|&) [^,]{2,60},")


def _trim_start(text: str, start: int, end: int) -> int:
    """Where the first name begins: it has no more words than the shortest other ("Ponds Ned Dahl, Ada Lund")."""
    first, *others = split_names(text[start:end])
    before = text[:start].rstrip()
    if not before or before[-1] in '.)]”"*$!?' or text[start - 1] == "\t" or _is_given(first.split()[0]):
        return start
    words = (first[: -len(mark[0])] if (mark := _OF_LINE.search(first)) else first).split()
    spare = _size(" ".join(words)) - min(map(_size, others), default=9)
    told = next((i for i, word in enumerate(words[:-1]) if _is_given(word) or _begins_others(word, others)), 0)
    told -= told > 0 and _INITIAL.fullmatch(words[told - 1]) is not None  # "Ponds S. Nia Dahl"
    spare = min(max(spare, 0), len(words) - _WHOLE)
    while spare < len(words) - _WHOLE and is_common(words[spare]):
        spare += 1  # "Key-Value Ponds Grethe Dahl" beside a name of three words
    for _ in range(_with_syllable(words, told or _initials_at(words, others, spare))):
        start = text.index(" ", start) + 1
    return start


def _initials_at(words: list[str], others: Sequence[str], spare: int) -> int:
    """Where a first name with initials begins: "Ponds N. Dahl, B. Orr", "Ponds Nia D. Dahl, Bo Orr"."""
    dotted = [i for i, word in enumerate(words) if word[1:2] == "."]
    if not dotted:
        return spare
    middle = dotted[0] and not any(name[1:2] == "." for name in others)
    return dotted[0] - bool(middle and not words[dotted[0] - 1].endswith("s"))


_INITIAL = re.compile(r"[A-HJ-UWYZÀ-ÖØ-Þ]\.")  # "Ponds, Part I. Nia Dahl"


def _begins_others(word: str, others: Sequence[str]) -> bool:
    """True for what another name of the list begins with: "Ponds Thi Mai Dahl, Thi Lan Orr"."""
    return word[1:2] != "." and any(name.startswith(word + " ") for name in others)


def _with_syllable(words: list[str], first: int) -> int:
    """Where a given name of two syllables begins whose second one is at `first`: "Ponds Mi Sook Han"."""
    is_second = first > 0 and first < len(words) - 1 and SYLLABLES.issuperset(words[first - 1 : first + 1])
    return first - is_second


_WHOLE = 2  # words of a name
_OF_LINE = re.compile(r",? (?:Jr|Sr|I{2,3}|IV)\b\.?$")


def _is_given(word: str) -> bool:
    return any(is_given_name(fold(part).capitalize()) for part in word.split("-"))


def _size(name: str) -> int:
    """Words of a name, no initials; a particle and what follows it count as one ("de Soto")."""
    return sum(not word[0].islower() and word[1:2] != "." for word in _OF_LINE.sub("", name).split())


def _boundary(before: str, names: str) -> bool:
    """True where a run of names may begin: what stands before it is a title's end."""
    first = [word for word in names.split(",", maxsplit=1)[0].split() if word[1:2] != "." and not word[0].islower()]
    least = 3 - (bool(first) and (_is_given(first[0]) or SYLLABLES.issuperset(first[:2])))  # "Slow Nets Ka Ho Lam"
    return len(before.split()) >= least and len(first) <= 4


def _notes(lines: Sequence[Line], index: int) -> list[Line]:
    """The next line where it states what became of the paper ("Accepted to ICML 2025, Spotlight")."""
    if index + 1 < len(lines):
        following = lines[index + 1]
        state = status_of(following.text)
        if len(following.text) < 110 and state and (state[1].start < 40):
            return [following]
    return []


def _records(title: str, authors: str, lines: Sequence[Line], notes: list[str], owner: str) -> Iterator[Record]:
    rest = " ".join(_without_subject(note) for note in notes)
    split = name_run(authors, 0, owner)
    last = _LAST_NAME.match(authors, split)
    split = last.end() if last else split
    said = title.translate(_INNER)
    text = f"{authors[:split]}, “{said}”, {_CLOSED_NOTE.sub(_open_note, authors[split:]).strip(' .,')}"
    if notes and (state := status_of(rest)) and state[0] in ("accepted", "submitted"):
        text = f"{authors[:split]}, “{said}”, {rest}"
    mark = equal_mark(authors)
    citation: Citation = read_citations([Cited(text)], [Hints(owner, equal_mark=mark)])[0]
    citation.certain = False
    citation.title = title if said != title and citation.title == said else citation.title
    yield from records_of_citation(citation, tuple(lines), owner)


_INNER = str.maketrans("“”", "‘’")
# A name that nobody knows behind the others, before what became of the work: ", Suharti (*equal contribution)"
_LAST_NAME = re.compile(
    r",? (?:and )?[A-ZÀ-Þ][\w'’-]{2,20}(?: [A-ZÀ-Þ][\w'’-]{1,20}){0,2}"
    r"(?= ?\([*†‡∗] ?(?:[Ee]qual|[Cc]o-?first|[Cc]ontrib)"
    r"|,? (?:available|to appear|submitted|accepted|under|in prep)\b)"
)


def _open_note(match: re.Match[str]) -> str:
    """A status note without its brackets: "[coming soon to arXiv]"."""
    return ", " + match[1] if status_of(match[1]) else match[0]


_CLOSED_NOTE = re.compile(r"[\[(]([^\[\]()]{3,80})[\])]")


def _without_subject(note: str) -> str:
    return re.sub(
        r"^\W{0,5}(?:(?:this|the|our)\s{1,3}(?:paper|work|manuscript|article)\s{1,3}(?:is|was|has been)\s{1,3})",
        "",
        note,
        flags=re.IGNORECASE,
    )
