"""Works that sentences of a bio name by their titles: "my book *Looms* (Y Press, 2020)".

Consumes prose; produces `Paper`s. A work that a list of the document holds as well is that list's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.citations.status import names_preprint, status_of
from transforms.dates.ranges import find_dates
from transforms.entities import venues
from transforms.furniture.own_cv import names_cv
from transforms.model import Context, Section
from transforms.names.people import fold
from transforms.parsed import Paper
from transforms.records.lists.prose import LONGEST, Sentence, sentences
from transforms.records.papers.notes import tells_shares
from transforms.records.papers.prose_titles import Told, titles_in
from transforms.records.students.advisers import people_in
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_CONFIDENCE = 0.6
_HINTS = forms("prose", "works", "hints")
_NAME = r"(?!(?:19|20)\d\d\b)[A-ZÀ-Þ0-9][\w&’'./:+-]*"
_VENUE = rf"(?P<venue>(?!I\b){_NAME}(?: (?:(?!I\b){_NAME}|&|of|the|and|for|on|in|de|der|für|et)){{0,9}})"
_BRACKET = re.compile(r"[”\"]?,?\s?\((?P<said>[^()]{3,160})\)")
_AT = re.compile(
    r"(?:\b(?:published|accepted|appear(?:s|ed|ing)?|forthcoming|press|contract|out|review)\b[^.;A-Z]{0,24}? "
    r"|^[”\"]?,? ?)"
    rf"(?:in|at|by|with|to|from|for) (?:the )?{_VENUE}"
)
_CITED = re.compile(rf"^[”\"]?, (?:in )?(?:the )?{_VENUE}(?=,? \(?(?:19|20)\d\d)")
_SMALL_END = re.compile(r"(?: (?:&|of|the|and|for|on|in|de|der|für|et|(?:19|20)\d\d)){1,6}$")
_WITH = re.compile(r"\b(?:[Ww]ith|(?:authored|written) by) (?=[A-ZÀ-Þ])")
_PEOPLE_END = re.compile(
    r"(?<!\b[A-Z])\.|[;()“”\"*]|, (?![A-ZÀ-Þ]|and )"
    rf"|,? (?:{any_of('prose', 'works', 'behind_people')})\b"
)


def read_prose_papers(section: Section, context: Context) -> Iterator[Paper]:
    """Every work that a sentence of the section names and no list holds."""
    for sentence in sentences(section):
        if len(sentence.text) > LONGEST or not holds_one(sentence.text.casefold(), _HINTS):
            continue
        before = ""
        for told in titles_in(sentence):
            if not (_is_no_work(told.title) or _is_listed(told.title, context)):
                before = before or sentence.text[: told.start]
                yield _paper(sentence, told, before, context.owner)


_HONOUR = re.compile(rf"(?i)\b(?:{any_of('lists', 'awards', 'ends')})(?: \([\w-]+\))?$")  # linked, and no work


def _is_no_work(title: str) -> bool:
    return _HONOUR.search(title) is not None or tells_shares(title) or names_cv(title)


def _is_listed(title: str, context: Context) -> bool:
    words = fold(title)
    lists = (section for section in context.sections if section.kind == "papers")
    return any(words in fold(line.text) for section in lists for line in section.lines)


def _paper(sentence: Sentence, told: Told, before: str, owner: str | None) -> Paper:
    behind = sentence.text[told.end : told.until]
    said = _BRACKET.match(behind)
    venue, year = _of_bracket(said["said"]) if said else (None, None)
    rest = behind[said.end() :] if said else behind
    if venue is None:
        venue, stated = _of_clause(rest)
        year = year or stated
    state = status_of(behind)
    preprint = names_preprint(venue or "") or (venue is None and names_preprint(before[-40:] + behind))
    return Paper(
        title=told.title.strip(" .,:;"),
        authors=[*([owner] if owner else []), *_coauthors(before, behind)],
        year=year or _year(rest),
        venue=venue,
        status=state[0] if state else "preprint" if preprint else "published",
        evidence=sentence.evidence,
        confidence=_CONFIDENCE,
    )


def _of_bracket(said: str) -> tuple[str | None, int | None]:
    """The place and the year of "(Y Press, 2020)", "(ICML 2023; with A. Orr)"."""
    year = _year(said)
    for piece in re.split(r"[,;:]\s", said):
        words, own = venues.without_year(piece.strip(" .,*"))
        if words and not _WITH.match(words) and not find_dates(words) and not status_of(words):
            return words, own or year
    return None, year


def _of_clause(rest: str) -> tuple[str | None, int | None]:
    """The place of " appeared in X in 2020", ", X, 2020"."""
    match = _AT.search(rest) or _CITED.match(rest)
    if match is None:
        return None, None
    words, year = venues.without_year(match["venue"].strip(" .,:"))
    words = _SMALL_END.sub("", words).strip(" .,:")
    return (words or None), year


def _year(text: str) -> int | None:
    dates = [date for date in find_dates(text) if not date.is_range and date.start]
    return int(str(dates[0].start)[:4]) if dates else None


def _coauthors(before: str, behind: str) -> list[str]:
    """Who wrote it with the owner: "with A and B" right before the title, or behind it."""
    for text in (behind, before):
        for match in _WITH.finditer(text):
            end = _PEOPLE_END.search(text, match.end())
            names = people_in(text[match.end() : end.start() if end else len(text)])
            if names:
                return names
    return []
