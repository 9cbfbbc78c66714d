"""Segments and rows. Consumes the words of a page; produces runs of words on one baseline, and rows of such runs."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from operator import attrgetter

from transforms.readers.inline import BOLD
from transforms.readers.page.margin_dates import is_date, unmark_dated
from transforms.readers.page.stretched import LEAST, STOP_STRETCHED, STOPS, STRETCHED_ALIKE, is_stretched, usual_blank
from transforms.readers.page.word import ICON, Word, in_order

_GAP = 1.15  # em between two columns of a row; justified text stretches its blanks to hardly one
_NEAR_ICON = 0.8  # em between a picture and the words that it begins
_OTHER_SIZE = 1.3  # a name and the address beside it are two lines
_SAME_LINE = 0.3  # em by which baselines on one line may differ
BULLETS = frozenset("•●○◦▪■□▫‣⁃∙·*⋆⋄◇◆♦►▶▷▸▹⊲⊳◃➢➤➔→✓✔✦❖⬥⚫⚪❑❒✧★☆")
NUMBER = re.compile(r"\(?\d{1,3}[.)]$|\[\w{1,6}\]$|[1-9]\d?(?:\.[1-9]\d?){1,3}$")
_SHORT = 3  # letters of a spaced word beside a longer one
_INNER = "-–’'"  # signs inside letter-spaced words
_PAIR = 2  # what stands in a margin, and beside it
_SYMBOL_BULLETS = frozenset("\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf06e\uf0a8\uf075\uf071\u2022lnvuqØü§")


class Segment:
    """Words on one baseline without a column's gap between them.

    Attributes:
        size: the size of most letters. mark: the bullet that stood before the words, or "".
        mark_x: where the bullet stood.
    """

    __slots__ = ("_text", "base", "mark", "mark_x", "size", "words", "x0", "x1")

    def __init__(self, words: list[Word]) -> None:
        """The words in the order of their places."""
        self.words = words
        self.x0, self.x1 = words[0].x0, max([word.x1 for word in words])
        self.base = words[0].base
        self.size = _main_size(words)
        self.mark, self.mark_x = "", self.x0
        self._text: str | None = None

    @property
    def text(self) -> str:
        """The words with their blanks."""
        if self._text is None:
            words = self.words
            more = [word.text if word.is_glued else " " + word.text for word in words[1:]]
            self._text = "".join((words[0].text, *more))
        return self._text

    def changed(self) -> None:
        """Its words are others than they were."""
        self._text = None

    @property
    def is_bold(self) -> bool:
        """True where most letters are bold."""
        bold = sum([len(word.text) for word in self.words if word.style & BOLD])
        return bold > 0 and 2 * bold > sum([len(word.text) for word in self.words])


class Row:
    """Segments on one line, left to right. `gap` is the distance to the row above, in points; 0 for the first.

    Attributes:
        mark_x: where the bullets of its list stand.
    """

    __slots__ = ("base", "gap", "label", "mark_x", "segments", "size")

    def __init__(self, segments: list[Segment]) -> None:
        """The segments in the order of their places."""
        self.segments = segments
        self.base = segments[0].base
        self.mark_x = segments[0].mark_x
        self.size = (segments[0] if len(segments) == 1 else max(segments, key=lambda one: one.x1 - one.x0)).size
        self.gap = 0.0
        self.label = ""

    @property
    def x0(self) -> float:
        """Where the words begin, the bullet left aside."""
        return self.segments[0].x0

    @property
    def x1(self) -> float:
        """Where they end."""
        return self.segments[-1].x1

    @property
    def mark(self) -> str:
        """The bullet that begins the row."""
        return self.segments[0].mark


def _main_size(words: Sequence[Word]) -> float:
    if len({word.size for word in words}) == 1:
        return round(words[0].size, 1)
    weights: dict[float, int] = {}
    for word in words:
        size = round(word.size, 1)
        weights[size] = weights.get(size, 0) + len(word.text)
    return max(weights, key=lambda size: (weights[size], size))


def segments_of(words: Sequence[Word]) -> list[Segment]:
    """All segments of a page. Words of pictures and bullets become marks of the segment behind them."""
    segments: list[Segment] = []
    for line in _lines(words):
        segments += _cut(line)
    return segments


def _lines(words: Sequence[Word]) -> list[list[Word]]:
    """Words by baseline, each line left to right."""
    lines: list[list[Word]] = []
    base, size = 0.0, 0.0
    for word in in_order(words):
        if lines and (base == word.base or base - word.base <= _SAME_LINE * min(size, word.size)):
            lines[-1].append(word)
        else:
            lines.append([word])
            base, size = word.base, word.size
    return [_once(sorted(line, key=attrgetter("x0"))) for line in lines]


def _once(line: list[Word]) -> list[Word]:
    """The words without those drawn twice, a little apart, to look bold."""
    out: list[Word] = []
    for word in line:
        is_same = out and (word.text, word.is_glued) == (out[-1].text, out[-1].is_glued)
        if is_same and word.x0 - out[-1].x0 < 0.2 * word.size:
            out[-1].style |= BOLD
        else:
            out.append(word)
    return out


def _cut(line: list[Word]) -> list[Segment]:
    """A line's words cut at columns' gaps and at bullets."""
    parts: list[list[Word]] = []
    marks: dict[int, Word] = {}
    mark = last = icon = None
    icons: dict[int, float] = {}
    line = _joined_letters(line)
    stretched = STOP_STRETCHED * usual_blank(line, _GAP)
    for at, word in enumerate(line):
        if len(word.text) == 1 and _is_bullet(word, line, at):
            mark = word
            continue
        if word.style & ICON:
            icon = word
            continue
        if icon and (last is None or icon.x0 > last.x1) and word.x0 - icon.x1 < _NEAR_ICON * word.size:
            icons[len(parts)] = icon.x0
        icon = None
        if last is None or mark or (_is_far(word, last, stretched) and not (at == 1 and NUMBER.match(last.text))):
            parts.append([word])
        else:
            parts[-1].append(word)
        last = word
        if mark:
            marks[len(parts) - 1], mark = mark, None
    segments = [Segment(part) for part in parts]
    if 0 in icons:
        segments[0].x0 = icons[0]
    for at, word in marks.items():
        segments[at].mark, segments[at].mark_x = "-", word.x0
    return segments


def _is_far(word: Word, last: Word, stretched: float) -> bool:
    """Whether a column's gap lies between two words; `stretched`: the widest blank that is none behind a stop."""
    gap = word.x0 - last.x1
    if gap <= max(_GAP * word.size, STRETCHED_ALIKE * stretched / STOP_STRETCHED):
        return False
    return gap > max(_GAP * last.size, stretched if last.text[-1] in STOPS else 0)


def _is_bullet(word: Word, line: list[Word], at: int) -> bool:
    """A sign of its own at a line's or column's start, with words behind it."""
    if at + 1 >= len(line):
        return False
    after, before = line[at + 1], line[at - 1] if at else None
    starts = before is None or word.x0 - before.x1 > word.size
    if not starts:
        return False
    if word.text in BULLETS or "\ue000" <= word.text <= "\uf8ff":
        return word.text != "*" or after.x0 - word.x1 > 0.15 * word.size
    if word.style & ICON and word.text in _SYMBOL_BULLETS:
        return at == 0
    return (
        word.text in "–—-o" and before is None and after.x0 - word.x1 > 0.1 * word.size and after.text[:1] not in "–—-"
    )


def _joined_letters(line: list[Word], least: int = 4) -> list[Word]:
    """Letter-spaced words ("E D U C A T I O N") as words; beside one, shorter ones too ("N O V A K   A D A")."""
    if len(line) < 4 or [len(word.text) for word in line].count(1) < 4:
        return line
    out: list[Word] = []
    run: list[Word] = []
    is_joined = False
    for word in [*line, None]:
        if (
            word is not None
            and len(word.text) == 1
            and (word.text.isalnum() or (run and word.text in _INNER))
            and (not run or word.x0 - run[-1].x1 < 1.6 * word.size)
        ):
            run.append(word)
            continue
        out += _spaced_word(run) if len(run) >= least else run
        is_joined = is_joined or len(run) >= least
        run = [word] if word is not None and len(word.text) == 1 and word.text.isalnum() else []
        if word is not None and not run:
            out.append(word)
    return _joined_letters(line, _SHORT) if is_joined and least > _SHORT else out


def _spaced_word(run: list[Word]) -> list[Word]:
    """The words of a letter-spaced run: a gap of nearly twice the usual one parts them."""
    gaps = sorted(after.x0 - before.x1 for before, after in itertools.pairwise(run))
    usual = gaps[len(gaps) // 2]
    words: list[Word] = []
    for at, letter in enumerate(run):
        gap = letter.x0 - run[at - 1].x1 if at else 0.0
        if words and gap <= max(1.7 * usual, usual + 0.12 * letter.size):
            words[-1].text += letter.text
            words[-1].x1 = letter.x1
        else:
            word = Word(letter.text, letter.x0, letter.x1, letter.base, letter.size)
            word.style, word.url = letter.style, letter.url
            words.append(word)
    return words


def rows_of(segments: Sequence[Segment]) -> list[Row]:
    """Segments by line, top down."""
    rows: list[list[Segment]] = []
    for segment in sorted(segments, key=lambda one: (-one.base, one.x0)):
        if rows and _same_line(rows[-1], segment):
            rows[-1].append(segment)
        else:
            rows.append([segment])
    unmark_dated(rows)
    made = [part for row in rows for part in _items(_unstretched(sorted(row, key=lambda one: one.x0)))]
    for above, row in itertools.pairwise(made):
        row.gap = above.base - row.base
    return made


def _unstretched(row: list[Segment]) -> list[Segment]:
    """The row; where each word stands alone and all blanks are alike, justified text was stretched: it is one segment.

    A table's cells stand under those of other rows; the blanks between them are as unlike as their words. What stands
    in a margin before such text stays apart.
    """
    for start in range(_PAIR if len(row) >= LEAST else 0):
        run = row[start:]
        if is_stretched(run):
            whole = Segment([word for one in run for word in one.words])
            whole.mark, whole.mark_x = run[0].mark, run[0].mark_x
            return [*row[:start], whole]
    return row


def _same_line(row: list[Segment], segment: Segment) -> bool:
    own, size = row[0].size, segment.size
    small, large = (own, size) if own < size else (size, own)
    if abs(row[0].base - segment.base) > 0.4 * small:
        return False
    if large > _OTHER_SIZE * small and len(segment.text) > 3 and not is_date(min(row[0], segment, key=_size)):
        return False
    return not any(segment.x0 < other.x1 - 1 and other.x0 < segment.x1 - 1 for other in row)


def _size(one: Segment) -> float:
    return one.size


def _items(segments: list[Segment]) -> list[Row]:
    """A row; one for each bullet where several stand on the line, or one behind a label."""
    if len(segments) == 1:
        return [Row(segments)]
    starts = [at for at, one in enumerate(segments) if at and one.mark]
    rows = [Row(segments[start:end]) for start, end in zip([0, *starts], [*starts, len(segments)], strict=True)]
    for row in rows[1:]:
        row.mark_x = segments[0 if segments[0].mark else starts[0]].mark_x
    return rows
