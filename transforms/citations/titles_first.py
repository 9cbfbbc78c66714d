"""Lists of their owner's works alone: "Norms and Threads. *Felt Quarterly* 4 (2021)", no authors in front of any title.

Consumes the citations of one list; produces them, those that open with one sentence before the italics of their venue
told to begin with their title. Else two words of a title, or two words joined by "and", are taken for names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.text import Cited
from transforms.names.people import fold

_LEAST, _SHARE = 3, 0.75  # such works, and their share of those with a range in italics
_WORDY = 2  # of them, whose sentences can be no names
_LONGEST = 200  # characters of a title
_SENTENCE = re.compile(r"[^.?!\n]{4,}[.?!][”\"]?\s{1,2}")
_INITIAL = re.compile(r"\b[A-Z]\.|\bet al\b")
_NAMED = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,25},? [A-Z]\.|[A-Z]\. ?(?:[A-Z]\. ?)?[A-ZÀ-Þ]")
_SMALL = re.compile(r"(?<![\w'’-])(?!(?:and|et|und|van|von|der|den|del|dos|with)\b)[a-z]{2,}(?!\w)")


def with_titles_first(texts: Sequence[Cited], owner: str) -> Sequence[Cited]:
    """The citations, those of a list that gives no authors told to begin with their title."""
    styled = [cited for cited in texts if cited.italic and cited.italic[0].start] if len(texts) >= _LEAST else ()
    if len(styled) < _LEAST:
        return texts
    leads = [cited.text[: cited.italic[0].start] for cited in styled if cited.italic[0].start <= _LONGEST]
    titles = [lead for lead in leads if _SENTENCE.fullmatch(lead)]
    if len(titles) < max(_LEAST, _SHARE * len(styled)) or any(map(_INITIAL.search, titles)):
        return texts
    if [cited for cited in texts if _NAMED.match(cited.text)]:
        return texts
    family = fold(owner).split()[-1:]
    wordy = [lead for lead in titles if len(_SMALL.findall(lead)) > 1 or ": " in lead]
    if len(wordy) < _WORDY or any(family[0] in fold(lead).split() for lead in titles if family):
        return texts
    told = set(titles)
    return [_begun(cited) if cited.italic and cited.text[: cited.italic[0].start] in told else cited for cited in texts]


def _begun(cited: Cited) -> Cited:
    end = cited.italic[0].start
    return replace(cited, begins_titled=True, title_end=0 if "(" in cited.text[:end] else end)
