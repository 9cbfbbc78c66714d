"""Interests: research topics. Consumes interest sections and prose; produces `Interest` records.

Forms read: "A, B and C", bullets, "Field: A, B", "Field (A, B, C)", columns, whole phrases as bullets, numbered bold
topics with an explanation, and sentences such as "My research focuses on A and B, with an interest in C".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, reduce

from transforms import evidence
from transforms.headings.wording import named
from transforms.lines.shapes import is_citation, is_prose
from transforms.model import Context, Line, Section
from transforms.names.people import fold
from transforms.parsed import Interest
from transforms.records.interests.announced import SPOKEN, announced, announces, breaks_off, told_below
from transforms.records.interests.listed import listed_topics, marked, topic_label, without_label
from transforms.records.interests.lists import (
    are_one_each,
    are_pastimes,
    of_first_column,
    with_rows_apart,
    without_keys,
    without_labels,
    without_links,
    without_prose,
)
from transforms.records.interests.members import TOPIC, are_deeds_on_one, are_of_one
from transforms.records.interests.openings import opening_of
from transforms.records.interests.sentences import asks, interests_in, without_purpose
from transforms.records.interests.topic_heads import explained_topics
from transforms.records.lists.pieces import phrases, tidy
from transforms.records.lists.prose import sentences
from transforms.text.styled import together
from transforms.unchecked import made

# "Interests" beside a section of research interests says what the owner does in spare time.
_PASTIMES = re.compile(
    r"(?:other |personal |extracurricular |career )?(?:interests?|hobbies)(?: (?:and|&) hobbies)?", re.IGNORECASE
)
_SPARE = re.compile(r"(?:other|personal|extracurricular) interests|hobbies|interests (?:and|&) hobbies", re.IGNORECASE)
_TAUGHT = re.compile(r"(?:areas? of )?teaching (?:interests?|areas?|fields?)", re.IGNORECASE)
_PASTIME = re.compile(
    r"(?:personal|other (?:activities|interests)|hobbies|leisure|sports?|pastimes|spare time|free time)\b[^:]{0,20}:",
    re.IGNORECASE,
)
_FUNDED = re.compile(r"[£€$]\s?\d|\b(?:PI|Co-I)\b")  # a project of the owner's, not a topic
_HEAD = 120  # characters in which a project says who funds it; behind them a topic is explained
_LONG_ITEM = 9  # words; a bullet of more is one interest
_NO_LIST = re.compile(r"^[^,;]+,\s+(?:and|or)\s[^,;]+$")  # a comma before the "and" of two: words of one phrase
_SPEAKS = re.compile(r"(?:Broadly, |Currently, |In )?(?:I|My|We|Our|Current projects|Recent projects)\b")


def read_interests(section: Section, context: Context) -> Iterator[Interest]:
    """The interests of an interests section; what somebody would like to teach is no research interest."""
    yield from _interests(section, context)


@lru_cache(maxsize=4)  # the header asks whether the section states any, before it is read itself
def _interests(section: Section, context: Context) -> tuple[Interest, ...]:
    return tuple(_stated(section, context))


def _stated(section: Section, context: Context) -> Iterator[Interest]:
    if _TAUGHT.fullmatch(section.title.strip(" :")):
        return
    may_be_pastimes = _PASTIMES.fullmatch(section.title.strip(" :")) is not None
    if may_be_pastimes and _SPARE.match(section.title):
        return
    if may_be_pastimes and any(
        other is not section and other.kind == "interests" and not _PASTIMES.fullmatch(other.title.strip(" :"))
        for other in context.sections
    ):
        return
    seen: set[str] = set()
    runs = [
        run
        for run in _runs(of_first_column(with_rows_apart(section.lines)))
        if not (_PASTIME.match(run[0].text) or _FUNDED.search(run[0].text[:_HEAD]))
    ]
    runs = [run for run in runs if not (run[0].heading and _is_no_topic(run[0].text))]
    runs = without_keys(without_prose(without_links(without_labels(_without_opening(runs))), section.subheads))
    one_each = are_one_each(runs)
    found = explained_topics(runs) or (
        (topic, run)
        for run in runs
        if not (may_be_pastimes and (are_pastimes(run) or (_is_small(run[0]) and are_pastimes(section.lines))))
        for topic in ([_whole(run)] if one_each else _topics(run))
    )
    for topic, run in found:
        if fold(topic) not in seen and not asks(topic) and not _MAIL.search(topic):
            seen.add(fold(topic))
            sure = 0.9 if len(topic.split()) <= _LONG_ITEM else 0.75
            yield made(Interest, text=topic, evidence=evidence.of_lines(run), confidence=sure)


_MAIL = re.compile(r"(?i)\S@|[\[({]at[\])}]")


def _without_opening(runs: list[list[Line]]) -> list[list[Line]]:
    """The runs without a sentence that only announces the items below it: "My research interests include:"."""
    if len(runs) > 1 and runs[1][0].bullet and not runs[0][0].bullet and len(runs[0]) == 1 and announces(runs[0][0]):
        return runs[1:]
    first = next((i for i, run in enumerate(runs) if run[0].bullet), 0)
    is_list = first and len(runs) > first + 1 and all(run[0].bullet for run in runs[first:])
    return runs[first:] if is_list and _OPENS_LIST.search(runs[first - 1][-1].text) else runs


_OPENS_LIST = re.compile(r"\b[Ii]nte?re(?:st|t)s? (?:\w+ )?(?:include[sd]?|are|lie in)(?: the following)?:?$")


def _is_no_topic(heading: str) -> bool:
    """True for the section's own name again, and for a work whose citation heads what is told of it."""
    return "interests" in named(heading).kinds or heading[0] in '“"' or is_citation(heading)


def read_interest_prose(section: Section, context: Context) -> Iterator[Interest]:
    """The interests that sentences of a header or "about" section state, where no section of its own lists them."""
    if any(_interests(other, context) for other in context.sections if other.kind == "interests"):
        return
    seen: set[str] = set()
    for sentence in sentences(section):
        for topic in interests_in(sentence.text, sentence.bold):
            if fold(topic) not in seen:
                seen.add(fold(topic))
                yield made(Interest, text=topic, evidence=sentence.evidence, confidence=0.75)
    for number, line in enumerate(section.lines):
        below = section.lines[number + 1 :]
        if announces(line) or (below and below[0].bullet and breaks_off(line)):
            yield from announced(below, seen) if below and below[0].bullet else told_below(below[:1], seen)


def read_interest_labels(section: Section, context: Context) -> Iterator[Interest]:
    """The interests behind a label: "- Research interests: A • B"; in a header "Leeds | Research field: A / B" too."""
    is_header = section.kind in _FIRST
    if is_header and any(other.kind == "interests" and other.lines for other in context.sections):
        return
    for line in section.lines:
        match = (
            (_FIELD if is_header else _LABELLED).search(line.text)
            if "nterest" in line.text or ":" in line.text
            else None
        )
        if match is None:
            continue
        said = line.text[match.end() - 1 :]
        if is_header and not (match.start() == 0 and _parts_topics(said)):
            said = _COLUMN.split(said)[0]
        for topic in _topics([replace(line, text=said.replace(" / ", ", "), bullet="", bold=())]):
            yield made(Interest, text=topic, evidence=evidence.of_lines((line,)), confidence=0.8)


def _parts_topics(said: str) -> bool:
    """True where dots part nothing but topics up to the line's end: "Looms • Yarn • Dyes"; no "Looms • ada@x.org"."""
    return said.count(" • ") + said.count(" · ") > 1 and not _OTHERS.search(said)


_OTHERS = re.compile(r"[@|\t\d]|:(?=\s)|https?:|www\.")  # what stands in columns of a header beside topics
_FIRST = ("header", "about")
_LABELLED = re.compile(r"(?i)^(?:main |current )?research interests?(?::| [-–—])\s+\S")
_FIELD = re.compile(
    r"(?:^|[|•·\t])\s{0,3}(?:(?:Main |Current )?[Rr]esearch (?:[Ii]nterest|[Ff]ield|[Aa]rea|[Tt]opic)s?|Interests"
    r"|Topics|Expertise)"
    r":\s{1,3}\S"
)
_COLUMN = re.compile(r"\s{0,3}[|•\t]")


_EXPLAINED = re.compile(r", (?:an?|the|which|where|i\.e\.) ")  # "**Geometry**, which studies shapes"


def _runs(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines of one list put together: what ends in a comma or begins in lower case goes on."""
    runs: list[list[Line]] = []
    for line in lines:
        torn = bool(runs) and runs[-1][-1].text.endswith("-") and line.text[:1].islower()
        small = bool(runs) and len(runs[-1]) == 1 and _is_small(runs[-1][0]) and _is_small(line)
        parted = small or (bool(runs) and _begins_own(line, runs[-1][0]))
        if runs and not line.bullet and not parted and (torn or (not line.gap_before and _goes_on(runs[-1][-1], line))):
            runs[-1].append(line)
        else:
            runs.append([line])
    return runs


def _begins_own(line: Line, above: Line) -> bool:
    """True for a row with a label below another, a label alone ("Methods:"), deeds on one topic of their own."""
    if (_labelled(line) and _labelled(above)) or _LABEL.fullmatch(line.text):
        return True
    return are_deeds_on_one(phrases(line.text, ",;"))


_LABEL = re.compile(r"[A-ZÀ-Þ][\w&/-]{2,20}(?: [\w&/-]{1,20}){0,3}:")  # over topics of its own


def _labelled(line: Line) -> bool:
    """True for a row that names its field before a colon: "Looms: hand looms, dobby looms"."""
    return ": " in line.text and _ROW.match(line.text) is not None


_ROW = re.compile(r"[\s.-]{0,3}[^\W\d_][^:,;.]{1,60}: ")


def _is_small(line: Line) -> bool:
    """True for a few words in lower case that nothing parts or ends: a topic on a line of its own."""
    text = line.text
    return text[:1].islower() and len(text.split()) < TOPIC and not _MARKS.search(text) and not text.endswith(" and")


_MARKS = re.compile(r"[,;.:(]")
_LINE = (70, 160)  # characters of a full line; longer ones are paragraphs put together


def _goes_on(above: Line, line: Line) -> bool:
    return (
        above.text.endswith((",", " and", "-", ";"))
        or line.text[:1].islower()
        or (
            ("," in above.text or above.text.count("(") > above.text.count(")") or above.text[-1:].islower())
            and _LINE[0] < len(above.text) < _LINE[1]
            and not (line.bold or above.trailing_break)
            and not (above.text[-1] == line.text[-1] == ")")  # each a topic with its parts in brackets
        )
    )


def _whole(run: Sequence[Line]) -> str:
    """The topic of an item that names one: without a label or a badge, its bold words where others explain them."""
    return marked(run[0]) or tidy(_ESPECIALLY.sub("", without_purpose(without_label(reduce(together, run).text))))


_ESPECIALLY = re.compile(r"(?:E?[Ss]pecially|Particularly|In particular|Specifically),? (?:the )?(?:in )?(?=[\w“])")


def _explained(line: Line, text: str) -> str:
    """The topic that an item goes on to explain: in bold, or before a dash and small letters; else ""."""
    head = marked(line)
    behind = text[len(head) :].lstrip()[:1] if head else ""
    if head and not text.startswith(head + ":"):
        return head if behind in (".", "-", "–", "—", ":", "") or _EXPLAINED.match(text, len(head)) else ""
    glossed = _GLOSSED.match(text)
    return tidy(glossed["head"]) if glossed and len(glossed["head"].split()) <= _GLOSS else ""


def _topics(run: Sequence[Line]) -> Iterator[str]:
    text = reduce(together, run).text
    text = _ASIDE.sub(", ", text) if "—" in text else text
    head = _explained(run[0], text) if run[0].bullet else ""
    if head or _POINTS.match(text):
        yield from filter(None, [head])
        return
    speaks = _SPEAKS.match(text) is not None
    stated = list(interests_in(text)) if (speaks or len(text.split()) > _LONG_ITEM) and opening_of(text) else []
    if stated or (speaks and text[-1] in ".:"):
        yield from stated  # a sentence that names no topic is none
        return
    if not run[0].bullet and text[-1] == "." and is_prose(text) and SPOKEN.search(text):
        return
    text = without_purpose(text)
    if run[0].bullet and (not _LISTED.search(text) or (":" not in text and are_of_one(phrases(text, ",;")))):
        yield tidy(text)  # an item that is no list names one topic, whatever it joins
        return
    if are_deeds_on_one(phrases(text, ",;")):
        yield tidy(text)
        return
    if (
        (run[0].bullet or _NO_LIST.match(text))
        and (_NO_LIST.match(text) or len(text.split()) > _LONG_ITEM)
        and ":" not in text[:60]
        and not _is_list(text)
    ):
        yield tidy(text)
        return
    if label := topic_label(run[0]):
        yield label
    yield from listed_topics(text)


# "Looms—including hand looms—and their uses": what dashes set apart is listed with the rest; uses are no topic.
_ASIDE = re.compile(
    r"\s?—\s?(?=(?:including|such as|especially|particularly) )|\s?—\s?and (?:its|their) [^—,;]{1,60}(?=\.?$)"
)
_POINTS = re.compile(  # to another page
    r"(?:Please )?(?:[Ss]ee|[Vv]isit|[Cc]heck(?: out)?|For (?:more|further))\b.{0,120}?"
    r"\b(?:pages?|details?|information|site|website|here|publications?)\b[^,;]{0,40}$"
)
_GLOSSED = re.compile(r"(?P<head>[^,;:()•–—]{3,80}?) [–—-] (?=[a-z])")  # "Fog nets — meshes that gather water, ..."
_GLOSS = 6  # words of such a head
_LISTED = re.compile(r"[,;:|\t(•]")


def _is_list(text: str) -> bool:
    """True for short members between commas; a long phrase with a list inside it is no list."""
    parts = phrases(text, ",;|\t")
    return len(parts) > 2 and all(len(part.split()) <= 5 for part in parts)
