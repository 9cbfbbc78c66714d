"""Headings in a margin, in several lines each. Consumes a margin's segments; produces the words of each heading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from transforms.headings.broken import begins_heading, is_one_heading
from transforms.headings.wording import named
from transforms.readers.page.segments import Segment

_TWO, _MOST_LINES, _NEVER = 2, 4, 1e9  # lines of headings in the margin


def joined_labels(labels: Iterable[Segment], most: float) -> Iterator[tuple[float, str]]:
    """(baseline, words) of each label of a margin, its lines in one weight and no farther apart than `most` joined."""
    run: list[Segment] = []
    for one in labels:
        if run and (not 0 <= run[-1].base - one.base <= most or run[-1].is_bold != one.is_bold):
            yield from _headings(run)
            run = []
        run.append(one)
    yield from _headings(run)


def _headings(run: Sequence[Segment]) -> Iterator[tuple[float, str]]:
    """(baseline, words) of each heading in lines right below each other: one, but where its lines name two sections."""
    cuts = _cuts(run) if len(run) > _TWO else []
    while run:
        parts = ((end, words_of_lines(run[:end]), words_of_lines(run[end:])) for end in range(1, len(run)))
        end = next((end for end, words, more in parts if begins_heading(words, more)), len(run))
        end = cuts.pop(0) if cuts else end
        yield run[0].base, words_of_lines(run[:end])
        run = run[end:]


def _cuts(run: Sequence[Segment]) -> list[int]:
    """How many lines each heading has: the fewest headings that each name one section; none where words are left."""
    best: list[tuple[float, list[int]]] = [(0.0, [])]
    for end in range(1, len(run) + 1):
        ways = (
            (best[at][0] + 1 + named(words).weak + _TWO * (len(named(words).kinds) > 1), [*best[at][1], end - at])
            for at in range(max(0, end - _MOST_LINES), end)
            if is_one_heading(words := words_of_lines(run[at:end]))
        )
        best.append(min(ways, default=(_NEVER, [])))
    return best[-1][1] if best[-1][0] < _NEVER else []


def words_of_lines(run: Sequence[Segment]) -> str:
    """The words of a label's lines; a hyphen that only its line's end asked for is gone."""
    words = run[0].text
    for one in run[1:]:
        whole = words[:-1] + one.text if words[-1] == "-" else ""
        is_one = whole and (one.text[0].islower() or named(whole).whole)
        words = whole if is_one else words + one.text if whole else f"{words} {one.text}"
    return words


def look(one: Segment) -> tuple[int, float, bool, bool]:
    """What labels of one kind share: where they begin, their size and weight, and whether they are in capitals."""
    return round(one.x0), round(one.size, 1), one.is_bold, one.text.isupper()


def flush(one: Segment) -> tuple[int, float, bool]:
    """The same of labels that are set against the words beside them, where their column ends."""
    return round(one.x1), round(one.size, 1), one.is_bold
