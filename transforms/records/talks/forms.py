"""Forms of words that tell a talk's title, whatever its siblings do. Consumes an entry's lines; produces its talks.

"Looms @ Globex", "LoomConf talk ([Looms](url)), Turku", "Plenary talk at LoomConf: *Looms*", "Guest lecture on looms,
Globex", "Thesis defence talk — Looms, Globex".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import find_dates, words_begin
from transforms.entities.towns import host_and_town
from transforms.model import Line, Span
from transforms.records.lists.looks import is_acronym, is_place
from transforms.records.talks.given import cut_at
from transforms.records.talks.places import closing_first
from transforms.records.talks.scores import ASKED, FORMS, Given, is_role, where
from transforms.records.talks.styled_readings import behind_bold_place
from transforms.text.styled import without
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_KIND = f"(?:{FORMS})"
_HINTS = forms("entry_words", "talks", "form_hints")
_ADJECTIVES = rf"(?:(?:{ASKED})\s+){{0,3}}"
_GAVE = r"(?:I\s+)?(?:(?:gave|giving|give|delivered|presented)\s+(?:an?|my|the)\s+)?"
_ON = re.compile(rf"(?i)(?:(?:I\s+)?spoke|{_GAVE}{_ADJECTIVES}{_KIND}s?)\s+(?:on|about|titled|entitled)\b:?\s+")
_LABEL = re.compile(rf"(?i){_ADJECTIVES}{_KIND}:\s+")
_EVENT = re.compile(
    rf"(?i)(?<=\s){_KIND}\s?(?P<open>\()(?P<title>(?!(?:with|joint|invited|virtual|online|remote|in|at|by)\b)[^()]{{6,200}})\)"
)
_AT_KIND = re.compile(rf"(?i)^{_GAVE}{_ADJECTIVES}(?:{_KIND}|speaker)\s+(?:at|in|for)\b")
_DEFENCE = re.compile(
    rf"(?i)(?:(?:{any_of('entry_words', 'talks', 'defences')})\s+){{1,3}}(?:defen[cs]e|proposal|"
    rf"exam(?:ination)?)?(?:\s+{_KIND})?\s?(?::|\s[–—-]+)\s+"
)
_SURE, _PLACE, _FEW = 0.8, 0.6, 2


def in_sure_form(lines: Sequence[Line]) -> list[Given]:
    """The talks of an entry whose words leave no doubt where the title stands."""
    text = lines[0].text
    if (found := dated_over_place(lines)) or (" @ " in text and (found := _before_at(lines))):
        return found
    if "? " in text and (found := _question(lines)):
        return found
    if _SUBTITLED_HINT.search(text) and (found := _subtitled(lines)):
        return found
    if (lines[0].italic and (found := _before_italic(lines))) or (
        lines[0].bold and (found := behind_bold_place(lines))
    ):
        return found
    if not holds_one(text, _HINTS):
        return []
    return _in_bracket(lines) or _behind_colon(lines) or _on_topic(lines) or _defended(lines) or _behind_words(lines)


def dated_over_place(lines: Sequence[Line]) -> list[Given]:
    """The title stands before its date, over who asked and in which town: "Slow looms 2021" over "Kestrel Bergen, NO".

    So it is told by the town at the end of the second line, be the host unknown.
    """
    if len(lines) != _FEW or not lines[0].text[-1:].isdigit():
        return []
    first, second = lines
    if len(second.text) > _HOST or second.bullet or "," not in second.text:
        return []
    host, town = host_and_town(second.text)
    if not town or not host or find_dates(second.text) or len(host.split()) > _HOST_WORDS or not ends_dated(first.text):
        return []
    dates = find_dates(first.text)
    title = first.text[: dates[-1].span.start].rstrip(" ,;|–—-(")
    is_where = where(title) >= _PLACE and "? " not in title and ": " not in title
    if len(title.split()) < _WORDS or is_where or closing_first(first.text, dates)[0] != dates[-1]:
        return []
    return [Given(title, (host,))]


_HOST, _HOST_WORDS = 80, 6  # letters and words of a line that says who asked


def between_semicolons(lines: Sequence[Line]) -> list[tuple[Line, ...]]:
    """The parts of a line that tells several talks, each in quotes or "invited talk, Globex"; [] for one talk alone.

    "2024: “Wet looms”, LoomConf, Turku; “On warp”, Weaving Network"; the lines below go with the last of them.
    """
    text = lines[0].text
    if "; " not in text or not any(mark in text for mark in _QUOTES):
        return []
    start = words_begin(text)
    places = [start, *(match.end() for match in _SEMICOLON.finditer(text, start)), len(text) + 2]
    spans = [(a, b - 2) for a, b in pairwise(places)]
    if len(spans) < _FEW or text[start] not in _QUOTES:
        return []
    if not all(text[a] in _QUOTES or is_role(text[a:b].partition(",")[0]) for a, b in spans):
        return []
    parts = [replace(lines[0], text=text[a:b], bold=(), italic=(), links=()) for a, b in spans]
    return [*((part,) for part in parts[:-1]), (parts[-1], *lines[1:])]


_QUOTES = ("“", '"', "‘", "'", "«", "„")
_SEMICOLON = re.compile(r"; (?=[“\"‘'«„]|(?i:invited|keynote|plenary|guest|panel|talk|poster|seminar|lecture)\b)")


def _before_at(lines: Sequence[Line]) -> list[Given]:
    """The title stands before the sign for "at", the place behind it."""
    first = lines[0]
    start, end = words_begin(first.text), first.text.find(" @ ")
    lead = _ON.match(first.text, start, end) or _LABEL.match(first.text, start, end)
    if lead:
        first = without(first, start, lead.end())
        end -= lead.end() - start
    head = first.text[start:end].strip(" .,:")
    if first.text.count(" @ ") > 1 or len(head.split()) < _FEW or is_role(head) or where(head) >= _SURE:
        return []
    return cut_at([first, *lines[1:]], 0, start, end)


def _before_italic(lines: Sequence[Line]) -> list[Given]:
    """The title is the sentence before a meeting in italics: "Wet looms (with B. Fern). *LoomConf 29*, Turku"."""
    line = lines[0]
    start, span = words_begin(line.text), line.italic[0]
    head = line.text[start : span.start].rstrip()
    if head[-1:] not in ".?!" or ". " in head or any(mark in head for mark in _QUOTES) or len(head.split()) < _WORDS:
        return []
    said = line.text[span.start : span.end]
    return (
        cut_at(lines, 0, start, start + len(head) - (head[-1] == "."))
        if where(said) >= _PLACE or _ACRONYM.search(said)
        else []
    )


def _behind_words(lines: Sequence[Line]) -> list[Given]:
    """The title is set off by its style behind where and "talk on": "LoomConf talk given on **Moss on Walls**"."""
    line = lines[0]
    begin = words_begin(line.text)
    for start, end in ((span.start, span.end) for span in (*line.italic, *line.bold)):
        lead = _TALK_ON.search(line.text, begin, start)
        place = line.text[begin : lead.start()].strip(" .,") if lead else ""
        if place and line.text.count(" ", start, end) >= _WORDS and (where(place) >= _SURE or is_acronym(place)):
            return cut_at(lines, 0, start, end)
    return []


_TALK_ON = re.compile(
    rf"(?i)\s{_ADJECTIVES}{_KIND}s?(?:\s(?:given|delivered|presented))?\s(?:on|about|titled|entitled):?\s?[“\"]?$"
)
_WORDS, _ACRONYM = 3, re.compile(r"\([A-Z][\w&-]{0,3}[A-Z]{1,8}\)")


def _question(lines: Sequence[Line]) -> list[Given]:
    """The title is a question, and where it was asked stands right behind it."""
    text = lines[0].text
    start, end = words_begin(text), text.rfind("? ")
    head, behind = text[start : end + 1], text[end + 2 :]
    if len(head.split()) < _FEW or '"' in head or "“" in head or not behind[:1].isupper() or _DATED.search(head):
        return []  # a quotation, or names and a year before the title
    noted = _NOTE.search(behind)
    least = _LIKELY if noted and any(is_place(part.strip()) for part in noted[1].split(",")) else _SURE
    return cut_at(lines, 0, start, end + 1) if where(_PLACE_ENDS.split(behind, maxsplit=1)[0]) >= least else []


_NOTE, _LIKELY = re.compile(r" \(([^()]{3,60})\)[.,]?$"), 0.3
_DATED = re.compile(r"(?:19|20)\d\d")
_PLACE_ENDS = re.compile(r"\t| \(|[,.;](?:\s|$)")


def _subtitled(lines: Sequence[Line]) -> list[Given]:
    """The title goes on behind the words in quotes that open it: "“Still here?”: Looms now. LoomConf".

    Its end is that of its style, or else its stop.
    """
    line = lines[0]
    for span in (*line.bold, *line.italic, *(Span(link.start, link.end) for link in line.links)):
        opened = _OPENED.match(line.text, span.start)
        if opened and opened.end() + _LEAST < span.end:
            return cut_at(lines, 0, *span)
    start = words_begin(line.text)
    goes_on = _SUBTITLE.match(line.text, start)
    return cut_at(lines, 0, start, goes_on.end("title")) if goes_on else []


_SUBTITLED_HINT = re.compile(r"[”\"]: \w")
_OPENED = re.compile(r"[“\"][^“”\"]{3,120}[”\"]: (?=\w)")
_SUBTITLE = re.compile(rf"(?P<title>{_OPENED.pattern}[^.?!“”\"]{{8,160}}[.?!]?)(?<=[.?!]) [A-Z]")


def _in_bracket(lines: Sequence[Line]) -> list[Given]:
    """The title stands in brackets behind the meeting and the word "talk"."""
    line = lines[0]
    match = _EVENT.search(line.text) if "(" in line.text else None
    if match is None or len(match["title"].split()) < _FEW or find_dates(match["title"]):
        return []
    title = match["title"].strip(" “”\"'*_")
    if is_role(title) or where(title) >= _SURE or any(is_place(part.strip()) for part in title.split(",")):
        return []
    bare = without(line, match.start(), match.start("open"))
    start = match.start() + 1
    linked = next((link.end for link in bare.links if abs(link.start - start) < _NEAR), 0)
    end = linked if linked > start + _LEAST else start + len(match["title"])
    return cut_at([bare, *lines[1:]], 0, start, end)


_NEAR = 3


def _behind_colon(lines: Sequence[Line]) -> list[Given]:
    """The title is set off by style or quotes behind the meeting and a colon."""
    line = lines[0]
    lead = _AT_KIND.match(line.text, words_begin(line.text)) if ": " in line.text else None
    if lead is None:
        return []
    for span in (*line.italic, *line.bold, *((link.start, link.end) for link in line.links)):
        start, end = span[0], span[1]
        if start > lead.end() and line.text[:start].rstrip(' “"')[-1:] == ":" and end - start > _LEAST:
            return cut_at(lines, 0, start, end)
    return []


_LEAST = 6  # characters of a title


def _on_topic(lines: Sequence[Line]) -> list[Given]:
    """The title stands behind "talk on", up to the next comma before a place."""
    text = lines[0].text
    start = words_begin(text)
    lead = _ON.match(text, start)
    if lead is None or " at " in text[lead.end() :] or text[lead.end() : lead.end() + 1] in '“"':
        return []
    for comma in re.finditer(r", ", text[lead.end() :]):
        place = lead.end() + comma.start()
        behind = text[place + 2 :].partition(",")[0]
        if where(behind) >= _PLACE or is_place(behind):
            bare = without(lines[0], start, lead.end())
            return cut_at([bare, *lines[1:]], 0, start, place - (lead.end() - start))
    return []


def _defended(lines: Sequence[Line]) -> list[Given]:
    """The title stands behind the examination in which the owner spoke, up to the first comma."""
    text = lines[0].text
    start = words_begin(text)
    lead = _DEFENCE.match(text, start)
    if lead is None:
        return []
    bare = without(lines[0], start, lead.end())
    linked = next((link.end for link in bare.links if abs(link.start - start) < _NEAR), 0)
    end = linked if linked > start + _LEAST else bare.text.find(", ", start)
    return cut_at([bare, *lines[1:]], 0, start, end) if end > start + _LEAST else []
