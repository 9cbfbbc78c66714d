"""What a list of honours does with its names and givers: consumes entries with their honours; produces them mended.

One list follows one form: the name set off by a style or not, then a mark, then who gave it. Where the words of an
entry do not show who gave it ("Loom Prize. Kommune of Vik"), or tear the name ("Women at Looms: Young Hands"), the
form of its siblings does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates, words_begin
from transforms.headings.wording import named
from transforms.model import Line
from transforms.parsed import Award
from transforms.records.awards.joined_givers import given_first, given_from
from transforms.records.awards.names import EXPLAINED, cleaned, gives
from transforms.records.awards.words import has_award_word, is_body, is_contest, is_placed, is_strong
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_organization, is_place
from transforms.records.lists.pieces import phrases, tidy

_LEAST = 2  # entries that show a form
_SHARE = 0.4  # of the entries
_WORDS = 14  # of who gave an honour
_MARK = re.compile(r"(?:[.,]?[”\"])?(?:\s?\([^()]{1,80}\))?\s?(?P<mark>\t|[.,|;:·]|[–—-]{1,3}(?=\s))\s*")
_STOP = re.compile(r"(?<=[a-zà-þ0-9)][a-zà-þ0-9)])[.;]\s|\t")


class _Form(NamedTuple):
    """How a name stands: its style, and the mark before who gave it."""

    style: str
    mark: str


def by_siblings(found: Sequence[tuple[Item, list[Award]]]) -> Iterator[Award]:
    """The honours, those whose entry shows no giver read as their siblings' entries are."""
    found = _with_dashed([one for pair in found for one in _each(*pair)])
    forms = [form for item, awards in found if (form := _form_of(item, awards))]
    form = max(forms, key=forms.count, default=None)
    count = forms.count(form) if form else 0
    learned = form if count >= _LEAST and count >= _SHARE * len(found) else None
    learned = learned or _all_below(found, forms)
    dated = sum(1 for item, _ in found if find_dates(item.text)) >= max(_LEAST, _MOST * len(found))
    found = given_first(given_from(_with_bracketed(found)))
    below = learned is not None and learned.mark == _BELOW and all(len(_stated(item)) <= _PAIR for item, _ in found)
    for item, awards in found:
        if dated and _tells(item):
            continue
        if learned and len(awards) == 1 and item.head:
            mended = _mended(awards[0], item.head[0], learned)
            yield _by_place(mended, item, learned.mark) if below or count >= _MOST * len(found) else mended
        else:
            yield from awards


def _all_below(found: Sequence[tuple[Item, list[Award]]], forms: Sequence[_Form]) -> _Form | None:
    """The form of a list of dated pairs of short lines, where one of them shows its giver below and none elsewhere.

    None need show it where all are a dated line over a name in capitals: nobody knows them, but so do givers stand.
    """
    rows = [item for item, awards in found if len(awards) == 1 and len(_stated(item)) == _PAIR]
    if not forms and len(rows) == len(found) > _LEAST and all(_is_over_name(*_stated(item)) for item in rows):
        return _Form("", _BELOW)
    if len(rows) < _LEAST or not forms or any(form.mark != _BELOW for form in forms):
        return None
    return forms[0] if all(find_dates(" ".join(line.text for line in item.lines)) for item in rows) else None


def _with_dashed(found: Sequence[tuple[Item, list[Award]]]) -> Sequence[tuple[Item, list[Award]]]:
    """The honours of a list in which a dash parts each from a few words in capitals, whoever knows them: its giver."""
    bare = [awards[0] for _, awards in found if len(awards) == 1 and not awards[0].granter]
    given = [form for item, awards in found if awards and awards[0].granter and (form := _form_of(item, awards))]
    if not bare or len(bare) + len(given) < max(_LEAST, len(found)) or any(form.mark != "-" for form in given):
        return found
    if not all(map(_is_dashed, bare)):
        return found
    return [
        (item, [_parted(awards[0])]) if len(awards) == 1 and not awards[0].granter else (item, awards)
        for item, awards in found
    ]


def _is_dashed(award: Award) -> bool:
    name, dash, by = award.name.partition(_JOINTS["-"])
    if not dash or _JOINTS["-"] in by or not (is_strong(name) or is_placed(name)):
        return False
    return _giver(by) is not None


def _parted(award: Award) -> Award:
    name, _, by = award.name.partition(_JOINTS["-"])
    return award.model_copy(update={"name": name, "granter": _giver(by)})


def _is_over_name(first: Line, below: Line) -> bool:
    """True for a line with its date over a few words in capitals that stand like it: "Loom Prize 2019", "Fogworks"."""
    if below.bullet or below.indent != first.indent or not find_dates(first.text) or find_dates(below.text):
        return False
    return _NAME.fullmatch(below.text) is not None and not named(below.text).whole


_NAME = re.compile(r"[^\W\d_a-z][\w’'&.-]{1,30}(?: (?:of|for|and|&|the|[^\W\d_a-z][\w’'&.-]{0,30})){0,5}")


def _stated(item: Item) -> list[Line]:
    """The entry's lines without those that only say when."""
    return [line for line in item.lines if without_dates(line.text, find_dates(line.text)).strip(" .,()\t")]


def _each(item: Item, awards: list[Award]) -> Sequence[tuple[Item, list[Award]]]:
    """The honours of an entry that has each of them on a dated line of its own, one by one."""
    is_each = len(awards) > 1 and len(awards) == len(item.head) == len(item.lines)
    if not is_each or not all(find_dates(line.text) for line in item.head):
        return [(item, awards)]
    return [(replace(item, head=(line,)), [award]) for line, award in zip(item.head, awards, strict=True)]


def _with_bracketed(found: Sequence[tuple[Item, list[Award]]]) -> Sequence[tuple[Item, list[Award]]]:
    """The honours; in a list whose names end in who gave them in brackets, all brackets hold that."""
    ends = [_BRACKETED.fullmatch(awards[0].name) if len(awards) == 1 else None for _, awards in found]
    known = sum(end is not None and any(map(is_organization, end["by"].split(", "))) for end in ends)
    read = sum(map(_is_bracketed, found))
    bracketed = sum(bool(end) for end in ends)
    if known + read < _LEAST or bracketed + read < _MOST * len(found):
        return found
    return [
        (item, [awards[0].model_copy(update={"name": end["name"], "granter": end["by"]})])
        if end and not awards[0].granter and not _is_rank(end["by"])
        else (item, awards)
        for (item, awards), end in zip(found, ends, strict=True)
    ]


def _is_bracketed(found: tuple[Item, list[Award]]) -> bool:
    """True where the entry has who gave its honour in brackets right behind the name."""
    item, awards = found
    return len(awards) == 1 and bool(awards[0].granter) and f"{awards[0].name} ({awards[0].granter}" in item.text


def _is_rank(text: str) -> bool:
    """True for how far somebody came: "Level 2", "Runner-up"."""
    return (is_strong(text) and not is_body(text)) or any(map(str.isdigit, text))


_BRACKETED = re.compile(r"(?P<name>[^()]{4,120}) \((?P<by>(?=[A-ZÀ-Þ])[^()]{2,80})\)")


def named_first(items: Sequence[Item]) -> list[Item]:
    """The items, who gave the honours below them where the list states that first: "**Globex**" over "Heron Prize"."""
    rows = [item for item in items if len(item.lines) > 1]
    over = [item for item in rows if _is_over(item.lines[0], item.lines[1])]
    if len(over) < _LEAST or len(over) < _MOST * len(rows):
        return list(items)
    return [
        _turned(item) if item in over or (item in rows and not is_strong(item.lines[0].text)) else item
        for item in items
    ]


def _is_over(first: Line, second: Line) -> bool:
    bare = without_dates(first.text, find_dates(first.text)).strip(" .,:\t")
    return not has_award_word(bare) and gives(bare) and is_strong(second.text) and not EXPLAINED.match(second.text)


def _turned(item: Item) -> Item:
    first, second, *rest = item.lines
    return replace(item, head=(second, first), details=tuple(rest))


def _tells(item: Item) -> bool:
    """True for an undated sentence among dated honours: it tells about the one above it."""
    words = item.text.split()
    if len(words) <= _SAID or sum(word[0].islower() for word in words) < _SMALL * len(words):
        return False
    return not find_dates(" ".join((item.text, *item.above[:-1])))


_MOST, _SMALL = 0.6, 0.7  # of the entries, and of a sentence's words
_SAID = 6  # words


def _form_of(item: Item, awards: Sequence[Award]) -> _Form | None:
    """The form that an entry shows: its name at the beginning, a mark, and who gave it right behind."""
    if len(awards) != 1 or not awards[0].granter or not item.head:
        return None
    line, award = item.head[0], awards[0]
    if len(below := _stated(item)) == _PAIR and below[1].text.startswith(award.granter or "\n"):
        return _Form("", _BELOW)
    for style, end in _ends(line, award.name):
        mark = _MARK.match(line.text, end)
        if mark and tidy(line.text[mark.end() :]).startswith(awards[0].granter[:_PROBE]):
            return _Form(style, _kind_of(mark["mark"]))
    return None


_PAIR = 2
_BELOW = "\n"  # the mark of a giver on the line below the name
_PROBE = 12  # characters by which a giver is found again


def _ends(line: Line, name: str) -> Iterator[tuple[str, int]]:
    """Where the name ends: with the style that it is set in, or with its own words."""
    start = words_begin(line.text)
    for style in ("bold", "italic"):
        span = next((span for span in getattr(line, style) if span.start <= start + 1 < span.end), None)
        if span and span.end < len(line.text):
            yield style, span.end - len(line.text[: span.end]) + len(line.text[: span.end].rstrip(" .,:;"))
            return
    at = line.text.find(name, start)
    if 0 <= at <= start + 1:
        yield "", at + len(name)


def _kind_of(mark: str) -> str:
    return "-" if mark[0] in "–—-" else mark


def _mended(award: Award, line: Line, form: _Form) -> Award:
    """The honour with the name that its style sets off, and the words behind the list's mark as who gave it."""
    if award.granter and not (form.style and award.name in line.text[: _PROBE * 8]):
        return award
    text = line.text
    for style, end in _ends(line, award.name.split(" – ")[0] if form.mark == "-" else award.name.split(". ")[0]):
        mark = _MARK.match(text, end)
        if style != form.style or not mark or _kind_of(mark["mark"]) != form.mark:
            return award
        name = cleaned(text[words_begin(line.text) : end])
        stop = _STOP.search(text, mark.end())
        giver = _giver(text[mark.end() : stop.start() if stop else len(text)])
        if not giver or (not is_strong(f"{name} {award.name}") and not style):
            return award
        torn = giver in award.name or (style and not name.startswith(f"{award.name}, "))  # a comma parts what explains
        return award.model_copy(update={"name": name if torn else award.name, "granter": award.granter or giver})
    return award


_JOINTS = {",": ", ", "\t": ", ", "|": ", ", "-": " – "}  # how a name holds what stood behind such a mark


def _by_place(award: Award, item: Item, mark: str) -> Award:
    """The honour with who gave it read where most of its siblings state theirs: last on the line, or below it."""
    if award.granter:
        return award
    name, _, last = award.name.rpartition(_JOINTS[mark]) if mark in _JOINTS else (award.name, "", "")
    if mark == _BELOW and len(below := _stated(item)) == _PAIR and award.name in below[0].text:
        last = below[1].text
    giver = _giver(last)
    return award.model_copy(update={"name": name, "granter": giver}) if name and giver else award


def _giver(text: str) -> str | None:
    """Who gave it, places and dates off; None for words that explain."""
    text = without_dates(text, find_dates(text))
    parts = [cleaned(part) for part in phrases(text, ",")]
    while len(parts) > 1 and (is_place(parts[-1]) or not parts[-1] or is_placed(parts[-1])):
        parts.pop()
    words = ", ".join(parts)
    if not words or is_placed(words) or EXPLAINED.match(words) or is_strong(words) or is_contest(words):
        return None
    return words if words[0].isupper() and len(words.split()) <= _WORDS else None
