"""Told: honours, service and talks that sentences state. Consumes prose; produces `Award`, `Service`, `Talk`.

Forms read: "was awarded the X of the Y in 2020", "received the X Award", "was named 'X' by Y", "a Globex fellow
(2020-2023)", "is Chair of the X, and Past-President of the Y (2018-2021)", "served on the X", "gave a talk on T at V".
Service and talks are not read where the document has a section of these: news repeats it. So do bios the honours
that a list holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.model import Context, Section
from transforms.names.people import fold
from transforms.parsed import Award, Record, Service, Talk
from transforms.records.bio.news_items import as_sentence
from transforms.records.lists.periods import period, years_at_end
from transforms.records.lists.pieces import unquoted
from transforms.records.lists.prose import LONGEST, Sentence, sentences
from transforms.records.told.grants import grants_in
from transforms.records.told.honours import awards_in
from transforms.records.told.news_talks import talks_apart
from transforms.records.told.service import service_in
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_CONFIDENCE = 0.6
_HINT = re.compile(
    any_of("prose", "told", "hints"),
    re.IGNORECASE,
)
_HINTS = forms("prose", "told", "quick_hints")
_QUOTED = re.compile(r"[“\"‘'](?P<words>[A-Za-z][^“”\"]{3,200}?)[”\"’'](?=[\s,.;:)]|$)")
_GAVE = re.compile(
    r"\b(?:g[ai]ve|gives|giving|gave|given|delivered|delivers|presented|held)\s+(?:(?:an?|the|my|her|his|our"
    r"|invited)\s+)*"
    r"(?P<what>.{0,140}?\b(?:[Tt]alk|[Ll]ecture|[Kk]eynote|[Pp]resentation|[Ss]eminar))\b(?P<rest>.*)"
)
_TITLE = re.compile(r"\b(?:on|about|titled|entitled)\s+(?:the\s+)?(?P<title>[^“\"‘].{5,160}?)\s+(?:at|in)\s")
_LED = re.compile(r"(?: (?:titled|entitled|on|about))?:?\s?$")
_PLACE = re.compile(
    r"\b(?:at|in|for)\s+(?:the\s+)?(?P<venue>[A-Z][^.;]{2,160}?)(?=$|[.;]|\s+in\s+(?:19|20)\d\d|\s+on\s+\d|\s\["
    r"|\s(?:about|titled|entitled)\s|\son\s(?:[“\"a-z]|[A-Z][a-z]+\s[a-z]))"
)


def read_told(section: Section, context: Context) -> Iterator[Record]:
    """The honours, service and talks of a bio or of news."""
    has = {other.kind for other in context.sections if other.lines}
    if section.kind == "news" and "talks" not in has:
        given, section = talks_apart(section)
        yield from given
    for sentence in map(as_sentence, sentences(section)) if section.kind == "news" else sentences(section):
        if len(sentence.text) > LONGEST or not _may_tell(sentence.text):
            continue
        awards = [award for award in awards_in(sentence) if not _is_said(award, section, context)]
        yield from (_on_day(award, sentence) for award in awards) if section.kind == "news" else awards
        if "grants" not in has and not awards:
            yield from grants_in(sentence)
        if "service" not in has:
            yield from (
                _since(service, sentence) if section.kind == "news" else service for service in service_in(sentence)
            )
        if "talks" not in has:
            yield from talks_in(sentence)


def _on_day(award: Award, sentence: Sentence) -> Award:
    """The honour of a news item, on the item's day where that is of the year that its words state, or of none."""
    day = None if award.paper else _leading(sentence.text)
    told = award.start or ""
    if not day or award.end or not day.startswith(told):
        return award
    granter = award.granter.removesuffix(f" {day[:4]}") if award.granter else None
    return award.model_copy(update={"start": day, "granter": granter})


def _since(service: Service, sentence: Sentence) -> Service:
    """The service of a news item, from the item's date where its words state no other."""
    start = None if service.start or service.end else _leading(sentence.text)
    return service.model_copy(update={"start": start}) if start else service


def _may_tell(text: str) -> bool:
    """A cheap test that is never False for a sentence with an honour, a service or a talk."""
    low = text.casefold()
    return holds_one(low, _HINTS) and _HINT.search(text) is not None


def _is_said(award: Award, section: Section, context: Context) -> bool:
    """True for an honour that a list of honours holds, and for one of a bio without its date that a news item dates."""
    return _is_listed(award, context) or _is_news(award, section, context)


def _is_listed(award: Award, context: Context) -> bool:
    lists = [other.lines for other in context.sections if other.kind == "awards"]
    words = {word for word in fold(award.name).split() if word not in _COMMON} if lists else set()
    if not words:
        return any(fold(award.name) in fold(line.text) for lines in lists for line in lines)
    return any(2 * len(words & set(fold(line.text).split())) >= len(words) for lines in lists for line in lines)


_COMMON = frozenset(forms("prose", "told", "honour_words"))


def _is_news(award: Award, section: Section, context: Context) -> bool:
    """True for an honour that a bio states without its date, and a news item with it."""
    if award.start or section.kind == "news":
        return False
    words = award.name.casefold().replace("-", " ")
    return any(
        words in line.text.casefold().replace("-", " ")
        for other in context.sections
        if other.kind == "news"
        for line in other.lines
    )


def talks_in(sentence: Sentence) -> Iterator[Talk]:
    """The talk that a sentence says was given."""
    match = _GAVE.search(sentence.text)
    if not match:
        yield from _shown(sentence)
        return
    rest = match["rest"]
    quoted = _QUOTED.search(rest)
    about = _TITLE.search(rest) or _titled(rest)
    place = _PLACE.search(rest[quoted.end() :] if quoted else rest[about.end("title") :] if about else rest)
    led = quoted or about
    place = place or (_PLACE.search(_LED.sub("", rest[: led.start()]).rstrip(" :,")) if led else None)
    what = match["what"].strip()
    title = (
        quoted["words"]
        if quoted
        else about["title"]
        if about
        else what
        if what[0].isupper() or what[0].isdigit()
        else None
    )
    venue = years_at_end(place["venue"].split(" [")[0].strip(" ,:!"))[0] if place else None
    dates = find_dates(sentence.text)
    when = period([date for date in dates if date.span.start >= match.start()][:1] or dates[-1:])
    dated = when.start or _leading(sentence.text)
    if title or venue:
        yield Talk(
            title=unquoted(title) if title else None,
            venue=venue,
            year=int(dated[:4]) if dated else None,
            evidence=sentence.evidence,
            confidence=_CONFIDENCE,
        )


def _titled(rest: str) -> re.Match[str] | None:
    """The title in capitals that the sentence ends in: "as a part of the Loom series on Knots That Hold"."""
    found = _ENDS_IN.search(rest) if " on " in rest or " about " in rest else None
    return found if found and _CAPITALS.match(found["title"]) else None


_CAPITALS = re.compile(r"[A-Z]\S* (?:(?:an?|the|of|in|for|and|to|on|with) ){0,2}[A-Z]")
_ENDS_IN = re.compile(r"\b(?:on|about) (?P<title>[A-Z][^“\"‘.:;]{5,160}?)[.!]?$")


def _shown(sentence: Sentence) -> Iterator[Talk]:
    """The talk that a title in quotes names behind a word for speaking: 'I presented "Wet looms" at the Weft Days'."""
    shown = (_SHOWN.search(sentence.text) if holds_one(sentence.text, '"“') else None) or _SHOWN_WORK.search(
        sentence.text
    )
    if shown is None:
        return
    title, at = next((shown[a], shown[b]) for a, b in _GROUPS if a in shown.re.groupindex and shown[a])
    year = _leading(sentence.text) or next((date.start for date in find_dates(at)), None)
    venue = years_at_end(at.split(" [")[0].strip(" ,:!"))[0]
    yield Talk(
        title=unquoted(title.strip(" .,")),
        venue=venue,
        year=int(year[:4]) if year else None,
        evidence=sentence.evidence,
        confidence=_CONFIDENCE,
    )


_GROUPS = (("title", "venue"), ("topic", "at"))
_SHOWN = re.compile(
    r"\b(?i:presented|presenting|spoke on|speaking on|gave|giving)\s+(?:(?:a|my|our|the) )?(?:(?:poster|paper|talk) )?"
    r"(?:on |titled )?[“\"](?P<title>[^“”\"]{8,250})[”\"],?\s+(?:at|in|during|to|for)\s+(?:the\s+)?"
    r"(?:(?:online|virtual|annual|upcoming) )?(?P<venue>[A-Z\d][^.;]{2,160})"
)


_SHOWN_WORK = re.compile(  # "presented the paper Wet Looms at the Weft Days"
    r"\b(?:presented|presenting) (?:the|our|my|a) (?:(?:short|full|new|joint) )?(?:paper|work|poster),? "
    r"(?P<title>[A-Z][^.;“”\"]{3,200}?) (?:at|during) (?:the )?(?P<venue>[A-Z\d][^.;]{2,160})"
    r"|\b(?:spoke|speaking|invited to speak) (?:on|about) (?P<topic>[^.;“”\"]{3,160}?) at (?:the )?"
    r"(?P<at>[A-Z\d][^.;,]{2,160})"
)


def _leading(text: str) -> str | None:
    dates = find_dates(text[:20])
    return dates[0].start if dates else None
