"""What holds for a whole document of pages. Consumes its rows; produces the usual size, leading and margins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from typing import NamedTuple

from transforms.headings.broken import is_one_heading
from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.page.edges import full_edge, mode, usual_leading
from transforms.readers.page.margin_dates import is_date
from transforms.readers.page.margin_heads import flush, joined_labels, look, words_of_lines
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.word import Word

_LARGER = 1.1
_SAME = 0.3  # points by which sizes of one kind differ
_DATED = 3  # lines that make a size that of the text
_HEADING_LENGTH = 80
_NEAR = 2.5
_APART = 0.15  # em between a margin's words and the lines beside them, at least
_MOST_NAMED = 0.6  # of the words in one page's margin, that name sections: a form's fields do not
_LEAST_ALONE, _TIGHT = 3, 1.5  # titles of the margin that stand alone, and em between the lines of one
_TWO = 2
_RETURNS, _HALF = 3, 0.4  # how often a form asks for the same, and the share of a margin's words that return
_LEAST_ALIKE = 2  # labels that surely head sections: then others in their look do, too
_WIDER, _LABEL_WORDS = 0.55, 4  # em of a blank behind a label, and words that it may have
INDENT = 2.6  # em by which a list may stand to the right of other lines: what begins farther left is in the margin
_TOLD = frozenset(("papers", "awards", "grants", "talks", "teaching", "service", "advising"))


class Measures(NamedTuple):
    """Sizes and places in points.

    `headings` are the larger sizes, largest first; `title` is the largest of them where
    no more than two lines have it, else 0; `main_x` is where most lines begin.

    Attributes:
        has_labels: True where headings stand in the left margin, beside the lines that they are over.
        edge: where full lines end.
        beside: words that head a section from a margin in which dates and other labels stand too.
        is_grid: True where places are no more exact than a letter's width.
        text: the size of entries' first lines where it is larger than that of what stands below them; else 0.
        heads_by_size: True where the largest lines below the title name sections themselves.
    """

    body: float
    leading: float
    headings: tuple[float, ...]
    title: float
    main_x: float
    has_labels: bool
    edge: float
    beside: frozenset[str] = frozenset()
    is_grid: bool = False
    text: float = 0.0
    heads_by_size: bool = False

    def is_text(self, size: float) -> bool:
        """True for the size of entries' first lines: without bold letters such a line is no heading."""
        return size < self.text + _SAME

    def level(self, size: float) -> int:
        """The heading level of a size: 1 for the document's title, 0 for body text; 2 is left to headings beside it."""
        if size < _LARGER * self.body:
            return 0
        if self.title and size > self.title - _SAME:
            return 1
        rank = sum(size < other - _SAME for other in self.headings if not self.title or other < self.title - _SAME)
        return min(rank + 2 + bool(self.beside and not self.heads_by_size), 4)


def measure(
    pages: Sequence[Sequence[Row]], *, is_grid: bool = False, main_x: float = 0.0, flush: Iterable[int] = ()
) -> Measures:
    """The measures of a document's rows; `flush`: where words begin beside margins set flush right."""
    rows = [row for page in pages for row in page]
    body = mode((round(one.size, 1), len(one.text)) for row in rows for one in row.segments) or 10.0
    large = Counter(
        round(one.size, 1)
        for row in rows
        for one in row.segments
        if one.size >= _LARGER * body and len(one.text) <= _HEADING_LENGTH and any(map(str.isalpha, one.text))
    )
    text = _text_size(rows, body, large)
    headings = tuple(sorted(large, reverse=True))
    title = headings[0] if headings and large[headings[0]] <= 2 else 0.0
    main_x = main_x or mode(start for row in rows for start in _starts(row.segments[0]))
    no_labels = is_grid and _heads_flush(rows, main_x)
    has_labels = not no_labels and _has_labels(rows, main_x, body) and _are_headings(rows, main_x, body)
    dates_x = 0.0 if has_labels or no_labels else _where_dates_begin(rows)
    if dates_x and _has_labels(rows, dates_x, body) and _are_headings(rows, dates_x, body):
        main_x, has_labels = dates_x, True  # a margin of dates beside one of headings
    beside_x = 0.0 if no_labels else _beside_headings(rows, flush)
    if 0 < beside_x < main_x + _NEAR and _has_labels([_parted(row, beside_x) for row in rows], beside_x, body, _TWO):
        main_x, has_labels = beside_x, True  # most lines go on farther right, with the entries above
    leading = usual_leading(rows, body)
    return Measures(
        body,
        leading,
        headings,
        title,
        main_x,
        has_labels,
        full_edge(rows),
        is_grid=is_grid,
        text=text,
        heads_by_size=_heads_by_size(rows, headings, title),
    )


def _heads_by_size(rows: Sequence[Row], headings: Sequence[float], title: float) -> bool:
    """Whether lines of the largest type below the title's are names of sections, several of them."""
    size = next((one for one in headings if not title or one < title - _SAME), 0.0)
    large = (one for row in rows for one in row.segments if abs(one.size - size) < _SAME)
    return size > 0 and len({one.text for one in large if _heads(one.text)}) >= _LEAST_ALIKE


def _where_dates_begin(rows: Sequence[Row]) -> float:
    """The place at which most dates in front of words begin, behind whatever stands to the left of it; 0 for none."""
    dates = ((one, row) for row in rows for one in row.segments[:2] if is_date(one) and one is not row.segments[-1])
    return mode((float(round(one.x0)), 1) for one, row in dates)


def _beside_headings(rows: Sequence[Row], flush: Iterable[int]) -> float:
    """The place at which words begin beside names of sections in a margin, of three kinds at least; else 0."""
    apart = ((round(row.segments[1].x0), 1) for row in rows if len(row.segments) > 1 and _heads(row.segments[0].text))
    places = (mode(apart), *sorted(map(float, flush)))
    kinds = ({kinds for row in rows if (kinds := _kinds_beside(row, x0))} if x0 else () for x0 in places)
    return next((x0 for x0, found in zip(places, kinds, strict=True) if len(found) >= _LEAST_ALONE), 0.0)


def _kinds_beside(row: Row, x0: float) -> tuple[str, ...]:
    """The kinds that a row's words name before a place, where others begin; a long name ends near to them."""
    words = [word for one in row.segments for word in one.words]
    at = _begins_at(words, x0)
    text = Segment(words[:at]).text if at else ""
    return named(text).kinds if text and _heads(text) else ()


def _begins_at(words: Sequence[Word], x0: float) -> int:
    """How many words of a label stand before the one that begins at a place; 0 where none does."""
    return next((at for at, word in enumerate(words[: _LABEL_WORDS + 1]) if abs(word.x0 - x0) < _NEAR), 0)


def _parted(row: Row, x0: float) -> Row:
    """The row, a label apart from the words that begin at a place: the blank between them may be as narrow as any."""
    words = row.segments[0].words
    at = _begins_at(words, x0)
    return Row([Segment(words[:at]), Segment(words[at:]), *row.segments[1:]]) if at else row


def _text_size(rows: Sequence[Row], body: float, large: Counter[float]) -> float:
    """The largest size of lines with dates beside them, if headings are larger still: small is what stands below."""
    dated = Counter(
        round(row.segments[0].size, 1)
        for row in rows
        if len(row.segments) > 1 and row.size >= _LARGER * body and is_date(row.segments[-1])
    )
    plain = Counter(round(row.size, 1) for row in rows if len(row.segments) == 1 and not row.segments[0].is_bold)
    sizes = [size for size, count in dated.items() if count >= _DATED <= plain[size]]
    text = max(sizes, default=0.0)
    return text if sum(count for size, count in large.items() if size >= text + _SAME) >= _DATED else 0.0


def of_page(measures: Measures, rows: Sequence[Row]) -> Measures:
    """The document's measures; its own margin for a page that alone has headings in one, as before lists of papers."""
    if measures.has_labels or measures.is_grid:
        return measures
    main_x = mode(start for row in rows for start in _starts(row.segments[0]))
    if _has_labels(rows, main_x, measures.body) and _are_headings(rows, main_x, measures.body, _MOST_NAMED):
        return measures._replace(has_labels=True, main_x=main_x)
    return measures


def _starts(one: Segment) -> Iterator[tuple[float, int]]:
    """Where a row's words may be taken to begin, with their length: at its left end, and behind each wider blank.

    Labels that end at a column ("2004-2009 **Ph.D.**" in moderncv) stand nearer to their words than columns do.
    """
    words = one.words
    yield float(round(one.x0)), len(one.text)
    for at in range(1, min(len(words), _LABEL_WORDS + 1)):
        if words[at].x0 - words[at - 1].x1 > _WIDER * one.size:
            yield float(round(words[at].x0)), sum(len(word.text) + 1 for word in words[at:])


def _has_labels(rows: Sequence[Row], main_x: float, body: float, least: int = 3) -> bool:
    """Labels in the margin are words, and the document has no headings as large as they, or larger than text."""
    margin = [row.segments[0] for row in rows if is_in_margin(row.segments[0], main_x, body)]
    labels = [one for one in margin if is_label(one)]
    usual = mode((one.size, 1) for one in labels) - _SAME
    large = max(_LARGER * body, usual)
    own = frozenset(map(id, margin)) if usual > _LARGER * body - 2 * _SAME else frozenset()
    above = {id(one) for one in _letterhead(rows, labels)}
    larger = sum(one.size >= large and id(one) not in own | above for row in rows for one in row.segments)
    return larger <= 3 and len(labels) >= least and len(labels) >= 0.7 * len(margin) and not _are_fields(labels)


def _are_fields(labels: Sequence[Segment]) -> bool:
    """True for what a form asks for each record anew: "Dates", "Position held", "Employer", "Dates", ..."""
    counts = Counter(one.text for one in labels)
    again = [count for count in counts.values() if count >= _RETURNS]
    return len(again) >= _TWO and sum(again) >= _HALF * len(labels)


def _letterhead(rows: Sequence[Row], labels: Sequence[Segment]) -> list[Segment]:
    """What stands above the first label and names no section: the owner's name, in as many lines as it takes."""
    first = next((at for at, row in enumerate(rows) if labels and row.segments[0] is labels[0]), 0)
    return [one for row in rows[:first] for one in row.segments if not named(one.text).whole]


def _heads_flush(rows: Sequence[Row], main_x: float) -> bool:
    """True where names of sections begin lines at the document's edge, and nothing stands beside any of them."""
    left = min((row.segments[0].x0 for row in rows), default=main_x)
    flush = [row for row in rows if row.segments[0].x0 - left < 1]
    heads = [len(row.segments) for row in flush if named(row.segments[0].text).whole]
    return left < main_x and len(heads) >= _LEAST_ALONE and max(heads) == 1


def _are_headings(rows: Sequence[Row], main_x: float, body: float, share: float = 0.3) -> bool:
    """True where words in the margin name sections: a sidebar's words stand in its margin too."""
    labels = [
        row.segments[0].text
        for row in rows
        if is_in_margin(row.segments[0], main_x, body)
        and abs(row.segments[min(1, len(row.segments) - 1)].x0 - main_x) < body
    ]
    return sum(named(label).whole for label in labels) >= max(2, share * len(labels)) or _head_alone(rows, main_x, body)


def _head_alone(rows: Sequence[Row], main_x: float, body: float) -> bool:
    """True where the margin holds hardly anything but names of sections, be they on baselines of their own.

    "Honors" over "and Prizes", beside the gap above the section's first line or on none of its lines.
    """
    margin = [one for row in rows for one in row.segments[:1] if is_in_margin(one, main_x, body) and is_label(one)]
    titles = [words for _, words in joined_labels(margin, _TIGHT * body)]
    return sum(named(words).whole for words in titles) >= max(_LEAST_ALONE, _MOST_NAMED * len(titles))


def sections_beside(segments: Iterable[Segment], measures: Measures) -> frozenset[str]:
    """Labels that name a section as a whole, and only once: those of a form's fields return with each record.

    Bold ones that look like them head sections as well, whatever kind they name.
    Where larger headings stand in the main column they are labels all: "Journals" and "Agencies" below "Reviewing".
    """
    segments = tuple(segments)
    large = (one for one in segments if one.size > _LARGER * measures.body and one.x0 >= measures.main_x - _NEAR)
    if sum(named(one.text).whole for one in large) >= _LEAST_ALONE:
        return frozenset()
    margin = [one for one in segments if is_in_margin(one, measures.main_x, measures.body) and is_label(one)]
    labels = Counter(one.text for one in margin)
    once = [one for one in margin if labels[one.text] == 1 and _heads(one.text)]
    sure = [one for one in once if _is_told(one.text)]
    looks = Counter(map(look, sure))
    wide = {
        look(one)
        for one in segments
        if one.x1 > measures.main_x + measures.body and is_label(one) and look(one) in looks and _heads(one.text)
    }
    sure = [one for one in sure if look(one) not in wide]  # no words of a margin: dates stand below headings
    looks, ends = Counter(map(look, sure)), Counter(map(flush, sure))
    bold = [one for one in margin if one.is_bold and labels[one.text] == 1]
    alike = [one for one in bold if max(looks[look(one)], ends[flush(one)]) >= _LEAST_ALIKE]
    broken = [
        pair
        for pair in pairwise(alike)
        if 0 < pair[0].base - pair[1].base < _TIGHT * measures.body and is_one_heading(words_of_lines(pair))
    ]
    return frozenset(one.text for one in (*sure, *(one for one in alike if one in once), *chain(*broken)))


def _heads(text: str) -> bool:
    return text[0].isupper() and text[-1] != ":" and named(text).whole and not is_role(text) and not is_faint(text)


def _is_told(text: str) -> bool:
    said = named(text)
    return not said.weak and said.kinds[0] in _TOLD


def is_in_margin(one: Segment, main_x: float, body: float) -> bool:
    """True for a segment that stands to the left of where lines begin."""
    return one.x1 < main_x - _APART * body and one.x0 < main_x - INDENT * body and not one.mark


def is_label(one: Segment) -> bool:
    """True for a few words without figures, and no address."""
    text = one.text
    return len(text) <= 40 and text[:1].isalpha() and "@" not in text and not any(map(str.isdigit, text))
