"""Forms in which style tells the title of a talk from where it was told. Consumes an entry's lines; produces its talks.

"*Looms of the north*, Globex", "Looms of the north, *Globex*, Turku", "**LoomConf**, *Leeds* Looms of the north".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from transforms.citations.summaries import is_running
from transforms.dates.ranges import find_dates, without_dates, words_begin
from transforms.model import Line, Span
from transforms.records.lists.looks import is_place
from transforms.records.talks.given import cut_at
from transforms.records.talks.scores import Given, is_role, where

_LEAST, _NOTE = 9, 20  # characters of words in a style that can be a title; behind the place: "(virtual talk)"


def in_style(attribute: str) -> Callable[[Sequence[Line]], list[Given]]:
    """The form whose title is the first words set in a style: "bold", "italic" or "links" of a line."""

    def read(lines: Sequence[Line]) -> list[Given]:
        for number, line in enumerate(lines):
            for span in getattr(line, attribute):
                words = line.text[span.start : span.end].strip(" .,:")
                if len(words) >= _LEAST and without_dates(words, find_dates(words)) and not is_role(words):
                    return cut_at(lines, number, span.start, span.end)
        return []

    return read


def before_italic(lines: Sequence[Line]) -> list[Given]:
    """The title goes up to the words in italics that say where, last or between marks: "Looms, *Globex*, Turku"."""
    line = lines[0]
    start, apart = words_begin(line.text), set_apart(line)
    ends = [span for span in line.italic if len(line.text[span.end :].strip(" .,")) <= _NOTE]
    span = next(iter(apart or ends), None)
    return cut_at(lines, 0, start, span.start) if span and span.start - start >= _LEAST else []


def set_apart(line: Line) -> list[Span]:
    """The words in italics between marks that stand behind others."""
    start = words_begin(line.text)
    return [span for span in line.italic if span.start - start >= _LEAST and _is_apart(line.text, span)]


def _is_apart(text: str, span: Span) -> bool:
    """True for words with a capital between marks: not for the "*in vivo*" of a title."""
    before, behind = text[: span.start].rstrip(), text[span.end - 1 : span.end + 5]
    return before[-1:] in _MARKS and text[span.start].isupper() and _BEHIND.match(behind) is not None


_MARKS, _BEHIND = frozenset(",.;:?!–-"), re.compile(r".?\s?(?:[,.;:(]|$|and |& )|[.,;:]")


def behind_styled(lines: Sequence[Line]) -> list[Given]:
    """The title follows the meeting and place set off by style: "**LoomConf**, *Leeds* Looms of the north"."""
    line = lines[0]
    end = start = words_begin(line.text)
    set_apart = [*line.bold, *line.italic, *(Span(link.start, link.end) for link in line.links)]
    for span in sorted(set_apart):
        if line.text[end : span.start].strip(" .,;:(–—-\t"):
            break
        end = max(end, span.end)
    if end == start or is_role(line.text[start:end]):
        return []
    rest = line.text[end:].strip(" .,;:)–—-")
    if rest[:1].islower():
        return []
    if len(rest) >= _LEAST:
        return cut_at(lines, 0, end, len(line.text))
    return cut_at(lines, 1, 0, len(lines[1].text)) if len(lines) > 1 else []


def behind_bold_place(lines: Sequence[Line]) -> list[Given]:
    """The title follows a meeting in bold whose town ends the bold words: "**Felt Days, Graz, Austria**, Wet looms"."""
    line, bold = lines[0], lines[0].bold[0]
    name, comma, town = line.text[bold.start : bold.end].strip(" .,:").rpartition(", ")
    behind = line.text[bold.end :].lstrip(" .,:–—-")
    if not comma or bold.start != words_begin(line.text) or behind.count(" ") < _TITLE or not behind[0].isalnum():
        return []
    if not (is_place(town) or town in _TOWNLESS) or "\t" in behind or is_role(behind):
        return []
    first, meeting = behind.partition(",")[0], name.partition(", ")[0]
    if is_place(first) or where(first) >= _MEETS or (where(meeting) < _MEETS and not find_dates(meeting)):
        return []
    start = len(line.text) - len(behind)
    return cut_at([line, *lines[1:]], 0, start, start + len(without_dates(behind, find_dates(behind)).rstrip(" ,.;")))


_TITLE, _MEETS = 2, 0.8  # blanks of a title; how sure it is that a name is a meeting's
_TOWNLESS = frozenset(("Virtual", "virtual", "Online", "online"))


def whole_in_style(talks: Sequence[Given], lines: Sequence[Line]) -> Sequence[Given]:
    """An entry's only talk, its title up to where the style ends in which it begins.

    "**Dyes, Wool, Felt**, Globex"; "Plenary talk: *Dyes of the north*, Days of Wool, Turku".
    """
    if len(lines) > 1 and _heads_summary(lines):
        return [Given(lines[0].text.strip(' .“”"'), ())]
    line, title = lines[0], talks[0].title if len(talks) == 1 else None
    start = words_begin(line.text)
    styled = (*line.bold, *line.italic, *(Span(link.start, link.end) for link in line.links)) if title else ()
    span = next((span for span in styled if span.start == start), None)
    if title and span and _ends_within(title, line.text[start : span.end]):
        whole = cut_at(lines, 0, start, span.end)
        return whole if len(whole) == 1 and whole[0].places else talks
    span = next((span for span in styled if title and _goes_over(title, line, span)), None)
    if len(talks) == 1 and (end := _sentence_end(title, line)):
        span = Span(start, end)
    whole = cut_at(lines, 0, *span) if span else []
    return whole if len(whole) == 1 and whole[0].places else talks


def _heads_summary(lines: Sequence[Line]) -> bool:
    """True for a bold title of its own line over nothing but sentences that say what the talk was about."""
    title, *below = lines
    if not title.is_bold or title.text.count(" ") < _WORDS or is_role(title.text):
        return False
    if where(title.text) == 1 and ": " not in title.text:
        return False
    told = all(len(line.text) > _LONG and is_running(line.text) and line.text[-1] in _STOPS for line in below)
    return told and not any(find_dates(line.text) for line in lines)


_WORDS, _LONG = 2, 90  # blanks of a title; characters of such a sentence


def _sentence_end(title: str | None, line: Line) -> int:
    """Where a title's sentence ends before the meeting in italics that was read as its tail, or it as the meeting's; 0.

    "Do Looms Hum? *Annual Meeting of Weavers*, Globex".
    """
    spans = [span for span in set_apart(line) if line.text[: span.start].rstrip()[-1:] in _STOPS] if line.italic else []
    if len(spans) != 1:
        return 0
    stop = spans[0].start
    if not title:
        return stop if line.text[:stop].rstrip()[-1] in "?!" else 0
    begin = line.text.find(title)
    return stop if 0 <= begin < stop - _LEAST and stop < begin + len(title) else 0


_STOPS = frozenset(".?!")


def _goes_over(title: str, line: Line, span: Span) -> bool:
    """True for a title that begins in a style, the first of its line, and goes on behind it and a comma."""
    words, before = line.text[span.start : span.end].strip(" .,:"), line.text[: span.start].rstrip()
    is_first = span.start == words_begin(line.text) or before[-1:] == ":"
    rest = title.removeprefix(words) if is_first and " " in words and len(words) >= _LEAST else ""
    return rest[:2] == ", " and rest[2:3].isupper() and not is_role(words)


def _ends_within(title: str, words: str) -> bool:
    """True for a title that goes on behind a comma, in words that hold no date."""
    return words.startswith(f"{title}, ") and not find_dates(words)
