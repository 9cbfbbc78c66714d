"""Readings of a citation that structure does not decide: candidate cuts, each weighed.

Consumes a citation's text, the list's grammar and the tagger's opinion; produces the best `Segments`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from operator import itemgetter

from transforms.citations.later_names import are_authors, later_names, owned, to_last_name
from transforms.citations.name_runs import name_run
from transforms.citations.name_stops import hold_subtitle
from transforms.citations.segments import Segments, title_start, trimmed
from transforms.citations.status import may_state_status, status_of
from transforms.citations.tagged_ends import SHORTENED, is_torn, to_its_end
from transforms.citations.text import Cited
from transforms.citations.title_cuts import cut_of, cut_wrongly
from transforms.citations.titles import rest_score, title_ends, title_score
from transforms.entities import venues
from transforms.entities.joined_names import is_joined
from transforms.model import Span
from transforms.names.people import fold
from transforms.vocabulary import any_of

_AGREED = 1.1
_CERTAIN = 3.2
_GOOD = 3.4  # a reading with names in front that scores so needs no others beside it
_SETTLED = 3.9  # an end of the title that scores so needs no later one beside it
_CUTS = {"\n": 1.2, "-": 0.6, "–": 0.6, "—": 0.6, ".": 0.6, "?": 0.3, "!": 0.2, "\t": 0.8, ",": 0.0, "": 0.0, ":": -1.0}
_OTHER_CUT = -0.1
_UNSTOPPED = -1.6  # for a title with nothing but a blank between it and the rest
_NO_STOP = re.compile(r"\w {1,2}\w")
_IN_ITALICS = 1.5  # for a title that begins or ends where italics do
_SWALLOWED = 3.0  # for a title with the venue at its end
_HEAD = re.compile(r"[^.;\n\t\x00]{3,160}")
_BEFORE_NAMES = re.compile(r"[\s(,.:;|–—-]{0,6}(?:(?:joint(?:ly)?(?: work)? )?with|by|w/)?\s{0,3}$")


def weigh(cited: Cited, text: str, owner: str, grammar: Counter[str], tagged: Segments | None) -> Segments:
    """The best of all readings; `score` says how good it is, `certain` whether it needs no second opinion."""
    options = list(_candidates(cited, text, owner, grammar, first_look=tagged is None and not grammar))
    tagged = None if tagged and tagged.title and _swallows_venue(cited, text, tagged.title) else tagged
    if (
        tagged
        and tagged.title
        and not _reviews(tagged, text)
        and not (tagged.authors and hold_subtitle(text, tagged.authors))
        and not (tagged.authors and cited.begins_titled and not owned(text[: tagged.authors.end], owner))
        and not SHORTENED.search(text, tagged.title.end - 5, tagged.title.end)
        and not is_torn(tagged, text)
    ):
        tagged = to_last_name(to_its_end(tagged, tagged.title, text), text, owner)
        options.append((_own_score(tagged, text), tagged))
    best = max(options, key=lambda o: (o[0] + _prior(o[1], grammar) + _agreement(o[1], tagged), -len(o[1].cut)))
    best[1].certain = best[0] > _CERTAIN and (not best[1].authors or _sure(best[1], text))
    best[1].score = best[0]
    return best[1]


def _swallows_venue(cited: Cited, text: str, title: Span) -> bool:
    """True for a title that ends in the citation's only italics, behind a comma, or in a journal of a joined name.

    "Nets of hemp, *Felt and its Uses*", "Threads for nets, Linear Algebra and its Applications".
    """
    if not cited.italic:
        _, comma, last = text[title.start : title.end].rstrip(" .,").rpartition(", ")
        return comma != "" and " and " in last and is_joined(last)
    venue = cited.italic[0]
    if len(cited.italic) > 1 or venue.start < title.start + _SHORTEST:
        return False
    return (
        abs(venue.end - title.end) <= _STOP and venue.start < title.end and text[venue.start - 2 : venue.start] == ", "
    )


_STOP = 2  # characters between a title and what stands behind it


def _names_bonus(text: str, end: int) -> float:
    return 2.2 + 0.2 * min(text.count(",", 0, end), 5)


def _own_score(tagged: Segments, text: str) -> float:
    """The tagger's reading weighed like the others."""
    title = tagged.title or Span(0, 0)
    score = title_score(text[title.start : title.end].strip(" .,;:\n\t")) + rest_score(text[title.end :])
    if _NO_STOP.match(text, title.end - 1):
        score += _UNSTOPPED
    return score + (
        2.2 + 0.2 * min(text.count(",", tagged.authors.start, tagged.authors.end), 5) if tagged.authors else 0.0
    )


def _agreement(segments: Segments, tagged: Segments | None) -> float:
    """A bonus for what the tagger says as well: the same authors, the same title."""
    if tagged is None or tagged.title is None or segments.title is None:
        return 0.0
    same_end = abs(segments.title.end - tagged.title.end) <= 2
    same_start = abs(segments.title.start - tagged.title.start) <= 2
    return _AGREED * same_end + 0.8 * _AGREED * same_start


def _sure(segments: Segments, text: str) -> bool:
    """True where a known venue follows the title, or a line break parts it from the rest."""
    rest = text[segments.rest[-1].start :].lstrip(" .,;:\n\t")
    head = _HEAD.match(rest)
    return segments.cut == "\n" or (head is not None and venues.likeness(head[0]) >= 0.9)


def _prior(segments: Segments, grammar: Counter[str]) -> float:
    if not grammar:
        return 0.0
    total = grammar.total()
    return 2.0 * grammar[segments.order] / total * 2 + 1.2 * grammar[segments.order + segments.cut] / total


def _candidates(
    cited: Cited, text: str, owner: str, grammar: Counter[str], *, first_look: bool
) -> Iterator[tuple[float, Segments]]:
    """Scored ways to read the text: names first; title first, then names; title alone."""
    end = 0 if _REVIEWS.match(text) else _names_end(text, owner)
    if end and cited.begins_titled and not owned(text[:end], owner):
        end = 0
    best = 0.0
    if end:
        start = title_start(text, end)
        bonus = _names_bonus(text, end) if not owner or " " in text[:end].strip() else 0.0  # "Mereology. Almanac"
        named = "" if owner and owned(text[:end], owner) else owner
        for score, stop, cut in _titles(cited, text, start, named, first_look=first_look):
            best = max(best, score + bonus)
            yield (
                score + bonus,
                Segments(
                    Span(0, end),
                    trimmed(text, Span(start, stop)),
                    (Span(end, start), Span(stop, len(text))),
                    "authors title",
                    certain=False,
                    cut=cut,
                ),
            )
        if best > _GOOD and not grammar["title authors"]:
            return
    yield from _title_first(cited, text, owner, first_look=first_look)


def _names_end(text: str, owner: str) -> int:
    """Where the names end that the text begins with: at its first line's end where all of that are names."""
    line = text.find("\n")
    return line if line > 0 and name_run(text[:line], 0, owner) == line else name_run(text, 0, owner)


# The names behind wrote the book.
_REVIEWS = re.compile(r"(?:Rez(?:ension|\.)|(?:Book )?Review of|Reseña|Recensione|Compte[- ]rendu)(?!\w)")


def _reviews(tagged: Segments, text: str) -> bool:
    """True for a reading that takes a review's first words for its authors."""
    return tagged.authors is not None and tagged.authors.start < 2 and _REVIEWS.match(text) is not None


def _title_first(cited: Cited, text: str, owner: str, *, first_look: bool) -> Iterator[tuple[float, Segments]]:
    later = later_names(text, owner)
    named = [run for run in later if owner and are_authors(text, run, owner)]
    for begin, finish in named:
        yield from _before_venue(cited, text, Span(begin, finish), first_look=first_look)
    for begin, finish in later:
        title = trimmed(text, Span(0, begin))
        strip = _BEFORE_NAMES.sub("", text[title.start : title.end])
        title = Span(title.start, title.start + len(strip))
        bonus = (2.7 if text[begin - 1 : begin] == "\n" else 1.5) - _OTHERS * (
            named != [] and (begin, finish) not in named
        )
        yield (
            title_score(strip) + bonus + 0.5 * rest_score(text[finish:]),
            Segments(
                Span(begin, finish),
                title,
                (Span(finish, len(text)),),
                "title authors",
                certain=False,
                cut=text[begin - 1 : begin],
            ),
        )
    family = fold(owner).split()[-1:]
    lost = -2.0 if family and family[0] in fold(text).split() else 0.0  # the owner is named, but not among authors
    for score, stop, cut in _titles(cited, text, 0, owner, first_look=first_look):
        yield (
            score + lost,
            Segments(None, trimmed(text, Span(0, stop)), (Span(stop, len(text)),), "title", certain=False, cut=cut),
        )


_OTHERS = 1.5  # for names without the owner, where other names hold it


def _before_venue(cited: Cited, text: str, names: Span, *, first_look: bool) -> Iterator[tuple[float, Segments]]:
    """Readings with the venue between the title and the owner's list of names."""
    for score, stop, cut in _titles(cited, text[: names.start], 0, "", first_look=first_look):
        if _FIRST < stop < names.start - _SHORTEST // 2:
            rest = (Span(stop, names.start), Span(names.end, len(text)))
            title = trimmed(text, Span(0, stop))
            yield score + _VENUE_BETWEEN, Segments(names, title, rest, "title authors", certain=False, cut=cut)


_FIRST = 2
_VENUE_BETWEEN = 1.2  # less than for names right behind the title


def _titles(cited: Cited, text: str, start: int, owner: str, *, first_look: bool) -> list[tuple[float, int, str]]:
    """Scored ends of a title that begins at `start`: score, place, and the character that ends it.

    At the first look, what can be no end as good as a settled one is scored only where none is settled.
    """
    family = fold(owner).split()[-1:]
    may_wait = first_look and not may_state_status(text)
    found = []
    waiting = []
    for stop in _ends(cited, text, start):
        if may_wait and _is_inside(cited, text, stop):
            waiting.append(stop)
            continue
        found.append(_title(cited, text, start, stop, family))
        if found[-1][0] > _SETTLED:
            return found
    found += [_title(cited, text, start, stop, family) for stop in waiting]
    return sorted(found, key=itemgetter(1))


def _ends(cited: Cited, text: str, start: int) -> list[int]:
    """Where the title may end: at a stop, and where a venue in italics begins without one ("Title in *Book*")."""
    ends = title_ends(text, start)
    for span in cited.italic:
        place = len(text[: span.start].rstrip())
        stopped = place <= start + _SHORTEST or text[place - 1] in _STOPPED
        if stopped or span.end - span.start < _SHORTEST:
            continue
        if _OPENS_STATUS.match(text, span.start) and status_of(text[span.start : span.end]):
            ends.append(place)
            continue
        led = _IN.search(text, start, place)
        if led or venues.likeness(text[span.start : span.end]) > _LIKELY:
            ends.append(led.start() + 1 if led else place)
    return sorted(set(ends))


_STOPPED = frozenset('.,:;?!”"(\n\x000123456789')
_SHORTEST = 8  # characters of a title, and of a venue in italics
_LIKELY = 0.55
_OPENS_STATUS = re.compile(r"(?i)(?:[a-z]{4,15}ly )?(?:accept|submit|revise|under|r&r|to appear|forthc|in p)")
_IN = re.compile(r"\s[Ii]n(?::|\s(?:the|an?))?$")


def _title(cited: Cited, text: str, start: int, stop: int, family: list[str]) -> tuple[float, int, str]:
    """The score of one end of a title, the end, and the character there."""
    title = text[start:stop].strip(" .,;:\n\t")
    rest = text[stop:]
    cut = text[stop - 1 : stop] if text[stop - 1 : stop] in "?!" and stop else cut_of(rest)
    score = title_score(title) + rest_score(rest) + _CUTS.get(cut, _OTHER_CUT)
    for span in cited.italic:
        if abs(span.start - stop) <= 2:
            unstopped = text[stop - 1].isalnum() and text[stop : span.start] == " "
            score += _IN_ITALICS if unstopped or not status_of(text[span.start : span.end]) else 0.0
            break
    for span in cited.italic:
        if abs(span.end - stop) <= 2 and span.start <= start + 2:
            score += _IN_ITALICS
            break
    if _swallows_venue(cited, text, Span(start, stop)):
        score -= _SWALLOWED
    if "\n" in title:
        score -= 0.8
    score -= cut_wrongly(title, cut, rest)
    if family and family[0] in fold(title).split():
        score -= 2.5
    return score, stop, cut


def _is_inside(cited: Cited, text: str, stop: int) -> bool:
    """True for a comma or colon before plain words, away from italics: title and rest score 3.4 together at most."""
    return (
        text[stop : stop + 1] in _INNER
        and not _SPECIAL.match(text, stop)
        and all(abs(span.start - stop) > 2 and abs(span.end - stop) > 2 for span in cited.italic)
    )


_INNER = frozenset(",:;")
# What a venue, a date, a status, a preprint's server or a thesis may begin with.
_SPECIAL = re.compile(
    rf"[ .,;:|–—\-”\"“]*(?:[(\[\x00\d]|in[ :]|{any_of('citation_words', 'works', 'unpublished')}|$)",
    re.IGNORECASE,
)
