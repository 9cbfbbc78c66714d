"""What a list of topics as a whole tells of its items: keyed rows, one topic an item, pastimes. Consumes runs of lines.

One line alone says little: "Migration, borders and belonging" is one topic among items without commas, and "Methods" is
a topic in one table and the key of its row in another.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise, zip_longest

from transforms.heads.gutter import apart
from transforms.model import Line
from transforms.records.lists.pieces import phrases
from transforms.text.styled import spliced
from transforms.vocabulary import forms

Runs = list[list[Line]]

_PARTED = re.compile(r"[,;:|\t(•]")
_LEAST, _PAIR = 3, 2
_FEW = 5  # words of a topic
_SENTENCE = 9  # words; a line of more that ends in a full stop tells, and lists nothing
_WORD = re.compile(r"[^\W\d_]+")


def are_one_each(runs: Runs) -> bool:
    """True for items most of which nothing parts: each names one topic, also the one with a comma."""
    runs = [run for run in runs if not run[0].heading]
    if len(runs) <= _LEAST:
        return False
    if not all(run[0].bullet for run in runs):
        return all(len(run) == 1 and not run[0].bullet and _is_short(run[0]) for run in runs)
    whole = sum(not any(_PARTED.search(line.text) for line in run) for run in runs)
    return whole >= _LEAST and whole * 2 > len(runs)


def _is_short(line: Line) -> bool:
    """True for a line of a few words that nothing parts and no full stop ends."""
    return len(line.text.split()) <= _SENTENCE and line.text[-1] != "." and not _PARTED.search(line.text)


def without_keys(runs: Runs) -> Runs:
    """The runs; rows of two columns without their first where only the second lists several."""
    if len(runs) < _PAIR or not all(len(run) == 1 and run[0].text.count("\t") == 1 for run in runs):
        return runs
    cells = [run[0].text.split("\t") for run in runs]
    if any("," in key for key, _ in cells) or not all("," in topics for _, topics in cells):
        return runs
    return [[replace(run[0], text=topics.strip(), bold=())] for run, (_, topics) in zip(runs, cells, strict=True)]


def of_first_column(lines: Sequence[Line]) -> Sequence[Line]:
    """The topics of a table that asks and explains beside them: "Theme | Question | Methods" over its rows.

    Its first row, or all its first cells, are set in bold: the others are not.
    """
    counts = {line.text.count("\t") for line in lines}
    if len(lines) < _ROWS or len(counts) > 1 or not min(counts):
        return lines
    head, *rows = lines
    is_headed = _is_bold(head, len(head.text)) and not any(_is_bold(row, len(row.text)) for row in rows)
    listed = all("," in row.text[row.text.index("\t") :] for row in lines)  # "Methods" beside "Surveys, trials"
    if not is_headed and (listed or not all(_is_bold(row, row.text.index("\t")) for row in lines)):
        return lines
    cells = (apart(row, row.text.index("\t"))[0] for row in (rows if is_headed else lines))
    return [replace(cell, bullet=cell.bullet or "-", underline=()) for cell in cells]


_ROWS = 2


def with_rows_apart(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines; each row with a label in a column a paragraph of its own: "Research Interests:<tab>Looms, Felt"."""
    labelled = [_ROW_LABEL.match(line.text) for line in lines]
    if sum(map(bool, labelled)) < _ROWS:
        return lines
    return [
        replace(spliced(line, label.end() - 1, label.end(), " "), gap_before=1) if label else line
        for line, label in zip(lines, labelled, strict=True)
    ]


_ROW_LABEL = re.compile(r"[A-Z][\w &/-]{2,30}:\t")


def _is_bold(line: Line, end: int) -> bool:
    return sum(min(span.end, end) - span.start for span in line.bold if span.start < end) >= end - line.text.count("\t")


def without_labels(runs: Runs) -> Runs:
    """The runs without lines that only name the list right below them: "Methods:" over "Surveys, field trials"."""
    return [run for run, below in zip_longest(runs, runs[1:]) if not (below and _only_names(run, below[0].text))]


def _only_names(run: Sequence[Line], below: str) -> bool:
    is_label = len(run) == 1 and not run[0].bullet and run[0].text[-1] == ":" and len(run[0].text.split()) <= _FEW
    return is_label and "," in below and below[-1] != ":"


def without_links(runs: Runs) -> Runs:
    """The runs without links in brackets ("[Blog]"), and a label at their end whose links stand elsewhere: "Links:"."""
    runs = [run for run in runs if not (len(run) == 1 and run[0].links and _IN_BRACKETS.fullmatch(run[0].text))]
    return runs[:-1] if runs and len(runs[-1]) == 1 and _LABEL_ALONE.fullmatch(runs[-1][0].text) else runs


_IN_BRACKETS = re.compile(r"\[[^\[\]]{2,60}\]")
_LABEL_ALONE = re.compile(r"[^\W\d_]{2,20}:")


def without_prose(runs: Runs, subheads: Collection[int]) -> Runs:
    """The runs; where several headings or a list name the topics, without the sentences that explain them."""
    if runs and not runs[0][0].bullet and (listed := _listed_below(runs)):
        return listed
    heads = [run for run in runs if run[0].heading or run[0].number in subheads]
    if len({run[0].number for run in heads}) < _PAIR:
        return runs
    below = [run for run in runs if run not in heads]
    if _are_groups(runs, below):
        return below
    if _PAIR * sum(_tells_deed(run) for run in below) > len(below):
        return heads
    return [run for run in runs if not (run[-1].text.endswith(".") and _words(run) > _SENTENCE)]


def _listed_below(runs: Runs) -> Runs:
    """The items of few words that end a section of paragraphs: the topics that these told of at length."""
    first = next((i for i, run in enumerate(runs) if run[0].bullet), 0)
    listed = runs[first:] if first else []
    if len(listed) < _SEVERAL or not all(run[0].bullet and _words(run) <= _SHORT for run in listed):
        return []
    told = [run for run in runs[:first] if run[-1].text.endswith(".") and _words(run) > _SENTENCE]
    return listed if len(told) == first and not any(run[-1].text.endswith(".") for run in listed) else []


_SEVERAL, _SHORT = 3, 8  # items of a list; words of one


def _are_groups(runs: Runs, below: Runs) -> bool:
    """True for headings that each stand over items of few words: these are the topics, and no heading is one."""
    if not below or not all(run[0].bullet and _words(run) <= _FEW and run[-1].text[-1] != "." for run in below):
        return False
    return runs[-1] in below and all(one in below or two in below for one, two in pairwise(runs))


def _tells_deed(run: Sequence[Line]) -> bool:
    """True for an item on what was done: "Built looms that weave in winter"."""
    return bool(run[0].bullet) and _words(run) > _FEW and _DEED.match(run[0].text) is not None


_DEED = re.compile(r"(?:[A-Z][a-z]{2,14}ed|Built|Led|Wrote|Made|Ran|Found|Gave|Took) (?!\w+ing\b)[a-z]")


def _words(run: Sequence[Line]) -> int:
    return sum(len(line.text.split()) for line in run)


def are_pastimes(run: Sequence[Line]) -> bool:
    """True for a list most of whose members are known for what people do in spare time."""
    parts = [part for line in run for part in phrases(line.text, ",;.")]
    known = sum(any(word in _pastimes() for word in _WORD.findall(part.casefold())) for part in parts)
    return known >= _PAIR and known * 2 >= len(parts)


@cache
def _pastimes() -> frozenset[str]:
    return frozenset(forms("lists", "interests", "pastimes"))
