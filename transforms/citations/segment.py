"""Where authors, title and the rest of a citation stand.

Consumes `Cited` texts of one list; produces a `Segments` for each. Quotes and italics decide where they stand;
else candidate cuts are scored, and what most members of the list do is preferred for the others.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from transforms import venues
from transforms.citations.details import PREPRINT, status_of
from transforms.citations.name_runs import AFTER_NAMES, name_run
from transforms.citations.text import Cited
from transforms.model import Span
from transforms.names import fold, is_name, split_authors

_QUOTES = (("“", "”"), ("„", "“"), ("«", "»"), ("``", "''"), ("\"", "\""), ("‘", "’"), ("“", "“"), ("”", "”"), ("‟", "”"))
_STOP_END = frozenset("a an the of for in on with and or to by from via using at as into its is are between".split())
_SMALL = frozenset("a an the of for in on and & y e de la des du und der".split())
_YEAR_FIRST = re.compile(r"[(\[]?(?:19|20)\d\d")
_WORDS = re.compile(r"[^\W\d_]{1,40}")
_PHRASE = re.compile(r"\b(?:best|award|oral|spotlight|equal contribution|acceptance rate|top \d)", re.IGNORECASE)


@dataclass
class Segments:
    """Ranges of a citation's text. Any may be None.

    Attributes:
        authors, title: their ranges.
        rest: ranges that hold venue, year and all else, in order.
        order: the order of the fields, as the list's grammar: "authors title", "title authors", "title".
        certain: True where structure decided, not a score.
        cut: what ended the title.
        score: how well the reading was weighed, 0 where structure decided.
    """

    authors: Span | None
    title: Span | None
    rest: tuple[Span, ...]
    order: str
    certain: bool
    cut: str = ""
    score: float = 0.0


def quoted(text: str) -> Span | None:
    """The first quotation of at least two words or 12 characters; its inside."""
    best: Span | None = None
    for opening, closing in _QUOTES:
        start = text.find(opening)
        while start >= 0:
            if start == 0 or not text[start - 1].isalnum():
                end = _closing(text, start + len(opening), closing)
                if end > start + 12 and (best is None or start < best.start - 1):
                    best = Span(start + len(opening), end)
                    break
                if end < 0:
                    break
            start = text.find(opening, start + 1)
    return best


def _closing(text: str, start: int, closing: str) -> int:
    """Where the quotation ends: at a closing mark that no letter follows."""
    end = text.find(closing, start)
    while end >= 0 and text[end + len(closing) : end + len(closing) + 1].isalnum():
        end = text.find(closing, end + 1)
    return end


def title_ends(text: str, start: int) -> list[int]:
    """The places where a title that begins at `start` may end, left to right, at most 24."""
    found = []
    for match in _TITLE_END.finditer(text, start):
        if match.start() > start + 8:
            found.append(match.start() + (1 if match[0] in "?!" else 0))
        if len(found) > 24:
            break
    found.append(len(text))
    return found


_TITLE_END = re.compile(r"(?<!\bvs)(?<!\bi\.e)(?<!\be\.g)(?<!\bcf)(?<!\bSt)(?<!\bDr)(?<!\bMr)(?<!\bU\.S)\.(?=[\s\x00”\"')\]]|$)|[?!](?=\s|$)|,(?=\s|\x00)|\n|\t|\s(?=[(\[])|\s[–—|-]\s|;\s|\x00|:(?=\s)|\s(?=(?:Under [Rr]eview|Submitted|In [Pp]reparation|To [Aa]ppear|Forthcoming|Accepted (?:to|at|for|in)|In [Pp]ress)\b)")


def title_score(text: str) -> float:
    """How much the text looks like a whole title, about -3 to 3."""
    words = text.split()
    count = len(words)
    if not words:
        return -5.0
    score = 1.0 if 4 <= count <= 22 else 0.3 if count in (2, 3) or count <= 30 else -0.8
    last = words[-1].strip(".,:;").casefold()
    if last in _STOP_END:
        score -= 2.0
    if not (words[0][:1].isupper() or words[0][:1].isdigit() or words[0][0] in "“\"'($‘[*+"):
        score -= 0.5
    if text.count("(") != text.count(")"):
        score -= 1.0
    if venues.known(text):
        score -= 2.5
    if "\x00" in text:
        score -= 1.5
    if _DATED_END.search(text) or _STATUS_END.search(text):
        score -= 1.5
    head, stop, last_sentence = text.rpartition(". ")
    if stop and len(head) > 10:
        score -= 2.0 if venues.likeness(last_sentence) > 0.55 else 0.9 if last_sentence[:1].isupper() else 0.0
    return score


_THESIS = re.compile(r"[(\[]?(?:unpublished )?(?:ph\.?\s?d\.?|masters?'?s?|m\.?sc\.?|m\.?phil\.?|doctoral|bachelor'?s?|diploma|habilitation|dissertation|thesis)\b[\s.]*(?:thesis|dissertation|\))?", re.IGNORECASE)
_STATUS_END = re.compile(r"[\s.,(](?:under review|submitted|in preparation|to appear|forthcoming|in press|accepted|under revision)\W{0,5}$", re.IGNORECASE)
_DATED_END = re.compile(r"(?:19|20)\d\d\)?\W{0,5}$")


_HEAD_END = re.compile(r"[.;\n\t\x00|]\s?(?=\S)|,\s")


def rest_score(text: str) -> float:
    """How much the text looks like what follows a title: a venue, a year, a status."""
    text = text.strip(" .,;:|–—-”\"“")
    if not text or not text.strip("\x00 .,;:()[]"):
        return 0.6
    head = _HEAD_END.split(text, maxsplit=1)[0]
    likely = venues.likeness(head)
    if likely < 0.9 and len(head) < len(text):
        likely = max(likely, venues.likeness(text.split("\x00", 1)[0][:160]) * 0.95)
    score = likely * 2.4
    if text[:3].casefold() in ("in ", "in:"):
        score += 0.8
    state = status_of(text[:60])
    if state and state[1].start < 4:
        score += 1.6
    if text[0] == "\x00" or text[:1] in "([" or PREPRINT.match(text) or text[:10].casefold() == "manuscript":
        score += 0.8
    if _YEAR_FIRST.match(text):
        score += 0.8
    if _THESIS.match(text):
        score += 2.5
    words = [w for w in head.split() if w[0].isalpha()]
    if 1 <= len(words) <= 8 and score < 1 and all(w[:1].isupper() or w in _SMALL for w in words) and words[0][:1].isupper():
        score += 0.7
    if words and words[0][:1].islower() and not state and score < 1:
        score -= 1.2
    return score


def segment(cited: Cited, masked: str, owner: str, grammar: Counter[str], tagged: Segments | None = None) -> Segments:
    """The fields of one citation.

    `masked` is its text with identifiers blanked; `grammar` what its siblings do; `tagged` the tagger's opinion.
    """
    quote = quoted(masked)
    styled = _styled_title(cited, masked, owner)
    if styled and (quote is None or styled.end <= quote.start or styled.start <= quote.start < quote.end <= styled.end):
        return _around(masked, styled, owner)
    if quote:
        return _around(masked, quote, owner)
    lined = _by_lines(masked, owner) if "\n" in masked else None
    if lined:
        return lined
    return _scored(cited, masked, owner, grammar, tagged)


def _by_lines(text: str, owner: str) -> Segments | None:
    """Title, names and venue on lines of their own: the line of names tells which is which."""
    lines = [Span(m.start(), m.end()) for m in _LINE.finditer(text)]
    listed = [i for i, line in enumerate(lines) if _is_list_of_names(text[line.start : line.end], owner)]
    if owner:
        family = fold(owner).split()[-1]
        listed = [i for i in listed if family in fold(text[lines[i].start : lines[i].end]).split()] or listed
    if not listed or len(lines) < 2:
        return None
    place = listed[0]
    names = _trimmed(text, lines[place])
    if place == 0:
        title, rest = lines[1], (Span(lines[1].end, len(text)),)
        order = "authors title"
    else:
        title, rest = Span(lines[0].start, lines[place - 1].end), (Span(lines[place].end, len(text)),)
        order = "title authors"
    words = text[title.start : title.end]
    if venues.known(words) or len(words) < 8 or place > 2 or "\x00" in words:
        return None
    return Segments(names, _trimmed(text, title), rest, order, certain=True, cut="\n")


_LINE = re.compile(r"[^\n]+")


def _is_list_of_names(line: str, owner: str) -> bool:
    end = name_run(line, 0, owner)
    return end > 3 and not any(c.isalnum() for c in line[end:]) and ("," in line or "&" in line or " and " in line or fold(line) == fold(owner))


def _around(text: str, title: Span, owner: str, *, certain: bool = True) -> Segments:
    """Fields where the title is known: authors before it, or else right behind it."""
    before = text[: title.start].strip(" \n\t“”\"«„‘`'")
    opening = _lead_names(text, title, owner) if any(c.isalnum() for c in before) else None
    if opening:
        return Segments(opening, title, (Span(opening.end, title.start), Span(title.end, len(text))), "authors title", certain)
    after = _skip_punctuation(text, title.end)
    end = name_run(text, after, owner)
    if end > after and _is_author_list(text[after:end], owner, text[after - 1 : after]):
        return Segments(Span(after, end), title, (Span(0, title.start), Span(end, len(text))), "title authors", certain)
    found = _with_names(text, title.end, owner)
    if found:
        return Segments(found, title, (Span(0, title.start), Span(title.end, found.start), Span(found.end, len(text))), "title authors", certain)
    return Segments(None, title, (Span(0, title.start), Span(title.end, len(text))), "title", certain)


_WITH = re.compile(r"\b(?:(?:joint(?:ly)?(?: work)?|co-?authored|together|in collaboration)\s{1,3}with|with|w/)\s{1,3}", re.IGNORECASE)


def _with_names(text: str, start: int, owner: str) -> Span | None:
    """Co-authors told somewhere behind the title: "(with A. Lerner and P. Strahan)"."""
    for match in _WITH.finditer(text, start):
        end = name_run(text, match.end(), owner)
        if end > match.end():
            return Span(match.end(), end)
    return None


def _lead_names(text: str, title: Span, owner: str) -> Span | None:
    end = name_run(text[: title.start], 0, owner)
    if end > 0:
        return Span(0, end)
    head = text[: title.start]
    match = AFTER_NAMES.search(head)
    stop = match.start() if match else len(head.rstrip(" \n\t“”\"«„‘`',.:"))
    return Span(0, stop) if 2 < stop < 2000 and head[:1].isalpha() and not venues.known(head) and _capitalised(head[:stop]) else None


def _capitalised(text: str) -> bool:
    words = [w for w in _WORDS.findall(text) if len(w) > 1]
    return bool(words) and sum(w[0].isupper() for w in words) >= 0.6 * len(words)


_BEFORE_AUTHORS = re.compile(
    r"[\s”“\"'»’,.:;\x00*|]{0,12}(?:\(?\s{0,3}(?:joint(?:ly)?(?: work)? with|with|w/|by|co-?authored? with|coauthors?:?|authors?:?)\s{1,3})?", re.IGNORECASE)


def _skip_punctuation(text: str, start: int) -> int:
    match = _BEFORE_AUTHORS.match(text, start)
    return match.end() if match else start


def _is_author_list(text: str, owner: str, before: str) -> bool:
    if owner and fold(owner).split()[-1:] and fold(owner).split()[-1] in fold(text).split():
        return True
    if not any(is_name(author.name) for author in split_authors(text)):
        return False
    return ("," in text or "&" in text or " and " in text) or (not venues.known(text) and not venues.is_place(text) and is_name(text))


def _styled_title(cited: Cited, text: str, owner: str) -> Span | None:
    """A title set off by its style or by a link of its own: the long bold, italic or linked range that is no name."""
    named = name_run(text, 0, owner)
    opening = _title_start(text, named)
    for spans in (cited.bold, [Span(link.start, link.end) for link in cited.links], cited.italic, cited.underline):
        for span in spans:
            before = text[opening : span.start].rstrip()
            if before.strip(" .,;:()“”\"\x00").count(" ") >= 2 and (named or before[-1:] in ".,:;?!”\")"):
                continue
            words = text[span.start : span.end].strip(" .,;:“”\"")
            if len(words) > 14 and words.count(" ") >= 2 and "\x00" not in words and not _is_names(words, owner) and (
                    venues.likeness(words) < 0.6) and not status_of(words) and _no_phrase(words):
                return _trimmed(text, span)
    behind = opening if named and (cited.bold or cited.italic) else 0
    for span in (*cited.bold, *cited.italic):
        if behind and abs(span.start - behind) < 3 and span.end - span.start > 2:
            return _trimmed(text, span)
    return None


def _no_phrase(words: str) -> bool:
    return not _PHRASE.search(words)


def _is_names(text: str, owner: str) -> bool:
    return name_run(text, 0, owner) >= len(text.rstrip(" .,*")) - 1


def _trimmed(text: str, span: Span) -> Span:
    start, end = span
    while start < end and text[start] in " \n\t“”\"«„.,;:‘":
        start += 1
    while end > start and text[end - 1] in " \n\t“”\"».,;:’":
        end -= 1
    return Span(start, end)


def _scored(cited: Cited, text: str, owner: str, grammar: Counter[str], tagged: Segments | None) -> Segments:
    options = list(_candidates(cited, text, owner, grammar))
    if tagged and tagged.title:
        options.append((_own_score(tagged, text, owner), tagged))
    best = max(options, key=lambda o: (o[0] + _prior(o[1], grammar) + _agreement(o[1], tagged), -len(o[1].cut)))
    best[1].certain = best[0] > 3.2 and (not best[1].authors or _sure(best[1], text))
    best[1].score = best[0]
    return best[1]


def _own_score(tagged: Segments, text: str, owner: str) -> float:
    """The tagger's reading weighed like the others."""
    title = tagged.title or Span(0, 0)
    score = title_score(text[title.start : title.end].strip(" .,;:\n\t")) + rest_score(text[title.end :])
    return score + (2.2 + 0.2 * min(text.count(",", tagged.authors.start, tagged.authors.end), 5) if tagged.authors else 0.0)


_AGREED = 1.1


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


_HEAD = re.compile(r"[^.;\n\t\x00]{3,160}")


def _prior(segments: Segments, grammar: Counter[str]) -> float:
    total = grammar.total()
    if not total:
        return 0.0
    return 2.0 * grammar[segments.order] / total * 2 + 1.2 * grammar[segments.order + segments.cut] / total


_GOOD = 4.6  # a reading with names in front that scores so needs no others beside it


def _candidates(cited: Cited, text: str, owner: str, grammar: Counter[str]) -> Iterator[tuple[float, Segments]]:
    """Scored ways to read the text: names first; title first, then names; title alone."""
    end = name_run(text, 0, owner)
    best = 0.0
    if end:
        start = _title_start(text, end)
        bonus = 2.2 + 0.2 * min(text.count(",", 0, end), 5)
        for score, stop, cut in _titles(cited, text, start, ""):
            best = max(best, score + bonus)
            yield score + bonus, Segments(
                Span(0, end), _trimmed(text, Span(start, stop)), (Span(end, start), Span(stop, len(text))), "authors title", certain=False, cut=cut)
        if best > _GOOD and not grammar["title authors"]:
            return
    yield from _title_first(cited, text, owner)


def _title_first(cited: Cited, text: str, owner: str) -> Iterator[tuple[float, Segments]]:
    for begin, finish in _later_names(text, owner):
        title = _trimmed(text, Span(0, begin))
        strip = _BEFORE_NAMES.sub("", text[title.start : title.end])
        title = Span(title.start, title.start + len(strip))
        bonus = 2.7 if text[begin - 1 : begin] == "\n" else 1.5
        yield title_score(strip) + bonus + 0.5 * rest_score(text[finish:]), Segments(
            Span(begin, finish), title, (Span(finish, len(text)),), "title authors", certain=False, cut=text[begin - 1 : begin])
    family = fold(owner).split()[-1:]
    lost = -2.0 if family and family[0] in fold(text).split() else 0.0  # the owner is named, but not among authors
    for score, stop, cut in _titles(cited, text, 0, owner):
        yield score + lost, Segments(None, _trimmed(text, Span(0, stop)), (Span(stop, len(text)),), "title", certain=False, cut=cut)


_BEFORE_NAMES = re.compile(r"[\s(,.:;|–—-]{0,6}(?:(?:joint(?:ly)?(?: work)? )?with|by|w/)?\s{0,3}$")


def _title_start(text: str, end: int) -> int:
    match = AFTER_NAMES.match(text, end)
    if match and match.end() > end:
        end = match.end()
    while end < len(text) and text[end] in " .,;:\n\t)*†‡-–—|":
        end += 1
    return end


_CUTS = {"\n": 1.2, ".": 0.6, "?": 0.3, "!": 0.2, "\t": 0.8, ",": 0.0, "": 0.0, ":": -1.0}


def _titles(cited: Cited, text: str, start: int, owner: str) -> Iterator[tuple[float, int, str]]:
    """Scored ends of a title that begins at `start`: score, place, and the character that ends it."""
    family = fold(owner).split()[-1:]
    for stop in title_ends(text, start):
        title = text[start:stop].strip(" .,;:\n\t")
        rest = text[stop:]
        cut = text[stop - 1 : stop] if text[stop - 1 : stop] in "?!" and stop else rest[:1]
        score = title_score(title) + rest_score(rest)
        score += _CUTS.get(cut, -0.1)
        if any(abs(span.start - stop) <= 2 for span in cited.italic):
            score += 1.5
        if any(abs(span.end - stop) <= 2 and span.start <= start + 2 for span in cited.italic):
            score += 1.5
        if "\n" in title:
            score -= 0.8
        if family and family[0] in fold(title).split():
            score -= 2.5
        yield score, stop, cut


def _later_names(text: str, owner: str) -> list[tuple[int, int]]:
    """Runs of names that do not begin the text: of two names or more, or with the owner in them."""
    found: list[tuple[int, int]] = []
    position = 0
    for match in _RUN_START.finditer(text):
        if match.end() <= position or match.end() < 8:
            continue
        end = name_run(text, match.end(), owner)
        if end > match.end() and _is_author_list(text[match.end() : end], owner, text[match.end() - 1]):
            found.append((match.end(), end))
            position = end
        if len(found) > 3:
            break
    return found


_RUN_START = re.compile(r"\.\s{1,3}|\n|\t|\s[–—|-]\s|\((?:with\s{1,3}|joint(?:ly)? with\s{1,3})?|\bwith\s{1,3}|\bby\s{1,3}|[?!:]\s{1,3}|;\s|,\s{1,3}(?=[A-Z])")
