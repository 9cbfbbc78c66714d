"""The owner: consumes lines and sections; produces the `Person` whom the document describes.

The name is sought where documents state it, surest place first: the header's first lines and the title, the form's own
metadata, "I am ..." and a bio's first sentence, the marked or most frequent author of the publications, the file name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from transforms import contacts
from transforms.evidence import of_lines
from transforms.headings import named
from transforms.model import Document, Line, Section
from transforms.names import clean_name, fold, is_name, split_names
from transforms.parsed import Evidence, Issue, Person
from transforms.shapes import is_prose

_CV_WORDS = re.compile(
    r"\b(?:curriculum\s+vit(?:ae|æ|a)|r[ée]sum[ée]|c\.?v\.?|vita|academic|home\s?page|website|personal\s+(?:web)?(?:page|site)|biography|biosketch|bio|"
    r"lebenslauf|profile)\b(?:\s+(?:of|for|von|de))?", re.IGNORECASE)
_LABEL = re.compile(r"^(?:full\s+)?(?:name|nombre|nom|nome|naam)\s*:\s*|^(?:first|given|family|last)\s+names?\s*:\s*", re.IGNORECASE)
_SUFFIX = re.compile(r"(?:,|\s[-–—|]|\t)\s*\(?(?:Ph\.?\s?D\.?|M\.?D\.?|Dr\.?|D\.?Phil|M\.?Sc\.?|B\.?Sc\.?|MPH|MBA|M\.?S\.?|M\.?A\.?|FRS|Prof\.?|P\.?E\.?|FHEA|SFHEA|she|he|they)\b.*$",
                     re.IGNORECASE)
_SELF = re.compile(r"\b(?:I(?:['’]m|\s+am)|[Mm]y\s+name\s+is|[Tt]his\s+is|[Hh]i,?\s+I['’]?m)\s+((?:[A-ZÀ-Þ][\w'’.-]*\s+){1,3}[A-ZÀ-Þ][\w'’-]+)")
_THIRD = re.compile(r"^(?:(?:Dr|Prof|Professor|Mr|Ms|Mrs)\.?\s+){0,2}((?:[A-ZÀ-Þ][\w'’.-]*\s+){1,4}?[A-ZÀ-Þ][\w'’-]+)(?:,[^,]{2,40},)?\s+(?:\([^)]{0,60}\)\s+)?"
                    r"(?:is|was|holds|received|joined|has|earned|obtained|completed|works|leads|serves|studies|graduated|currently)\b")
_AUTHORS_END = re.compile(r"[“\"(:]|(?<=[a-z]{2})\.\s")
_NOT_HEADER = frozenset(("papers", "references", "advising"))
_NEAR = 25


class _Named(NamedTuple):
    name: str
    line: Line | None
    confidence: float


def find_owner(document: Document, lines: tuple[Line, ...], sections: tuple[Section, ...]) -> Person | None:
    """The owner with contact data, or None where nothing names one."""
    top = _top(sections)
    mails = _emails(top, sections)
    found = next(_candidates(document, top, sections, mails), None)
    items = {"urls": _urls(top, sections), "phones": _phones(top), "orcid": _orcids(top, sections)}
    if not found and not mails and not any(items.values()):
        return None
    stated = [item.line for kind in (mails, *items.values()) for item in kind]
    places = _places(([found.line] if found and found.line else []) + stated or [lines[0]], top)
    return Person(
        name=_cased(found.name) if found else None,
        emails=_values(mails), urls=_values(items["urls"]), phones=_values(items["phones"]),
        orcid=next((item.value for item in items["orcid"]), None),
        evidence=places[0], also=tuple(places[1:]),
        confidence=found.confidence if found else 0.6,
        issues=() if found else (Issue(code="owner-unnamed", message="Nothing in the document names its owner."),),
    )


def _top(sections: tuple[Section, ...]) -> tuple[Line, ...]:
    """The lines of the header and of contact sections, and lines of nothing but addresses near the document's beginning."""
    lines: list[Line] = []
    place = 0
    for section in sections:
        for line in section.lines:
            place += 1
            if section.kind == "header" or (place <= _NEAR and section.kind not in _NOT_HEADER and contacts.is_contact(line)):
                lines.append(line)
    return tuple(lines)


def _places(used: list[Line], top: tuple[Line, ...]) -> list[Evidence]:
    """The runs of header lines that hold what was used; whatever stands between two runs is no evidence."""
    header = sorted({line.number: line for line in (*used, *_block(top))}.values(), key=lambda line: line.number)
    runs: list[list[Line]] = []
    for line in header:
        between = line.number - runs[-1][-1].number if runs else 0
        if runs and between - 1 <= line.gap_before:
            runs[-1].append(line)
        else:
            runs.append([line])
    numbers = {line.number for line in used}
    return [of_lines(run) for run in runs if any(line.number in numbers for line in run)]


def _block(top: tuple[Line, ...]) -> list[Line]:
    """The lines of name, address and the like at the beginning, prose left out."""
    return [line for line in top[:_NEAR] if not is_prose(line.text)]


def _values(items: Iterable[contacts.Found]) -> list[str]:
    seen: dict[str, str] = {}
    for item in items:
        key = re.sub(r"^(?:https?://)?(?:www\.)?|/$", "", item.value.lower())
        seen.setdefault(key, item.value)
    return list(seen.values())


def _other_lines(sections: tuple[Section, ...]) -> Iterator[Line]:
    for section in sections:
        if section.kind not in _NOT_HEADER and section.kind != "header":
            yield from section.lines


def _emails(top: tuple[Line, ...], sections: tuple[Section, ...]) -> list[contacts.Found]:
    found = [contacts.Found(value, line) for line in top for value in contacts.emails(line)]
    if not found:
        found = [contacts.Found(value, line) for line in _other_lines(sections) if _may_hold_email(line)
                 for value in contacts.emails(line)][:2]
    return found


def _may_hold_email(line: Line) -> bool:
    return "@" in line.text or any("mailto:" in link.url for link in line.links) or "[at]" in line.text.lower()


def _phones(top: tuple[Line, ...]) -> list[contacts.Found]:
    return [contacts.Found(value, line) for line in top for value in contacts.phones(line)]


def _orcids(top: tuple[Line, ...], sections: tuple[Section, ...]) -> list[contacts.Found]:
    found = [contacts.Found(value, line) for line in top for value in contacts.orcids(line)]
    if not found:
        found = [contacts.Found(value, line) for line in _other_lines(sections) if "orcid" in line.raw.lower()
                 for value in contacts.orcids(line)]
    return found[:1]


def _urls(top: tuple[Line, ...], sections: tuple[Section, ...]) -> list[contacts.Found]:
    found = [contacts.Found(value, line) for line in top for value in contacts.urls(line, in_header=True)]
    for section in sections:
        if section.kind in ("about", "news", "other", "interests") or (section.kind == "papers" and not found):
            lines = section.lines[:3] if section.kind == "papers" else section.lines
            found += [contacts.Found(value, line) for line in lines if line.links or "http" in line.text or "www." in line.text
                      for value in contacts.urls(line, in_header=False)]
    return found


def _candidates(document: Document, top: tuple[Line, ...], sections: tuple[Section, ...],
                mails: list[contacts.Found]) -> Iterator[_Named]:
    yield from _from_header(top, document, mails)
    for key in ("name", "author", "title"):
        name = _name_in(document.metadata.get(key, ""))
        if name:
            yield _Named(name, top[0] if top else None, 0.9)
    yield from _from_prose(sections)
    yield from _from_authors(sections, mails)
    yield from _from_file(document)


def _from_header(top: tuple[Line, ...], document: Document, mails: list[contacts.Found]) -> Iterator[_Named]:
    """Names in the first lines; one that the e-mail address, the metadata or a heading confirms comes first."""
    locals_ = [item.value.split("@")[0].lower() for item in mails]
    title = fold(document.metadata.get("title", "") + " " + document.metadata.get("author", ""))
    found = []
    for place, line in enumerate(top[:12]):
        for column in line.columns[:3]:
            name = _name_in(column)
            if name:
                sure = 2 * bool(line.heading == 1) + 2 * (fold(name) in title) + 2 * _fits(name, locals_) + line.is_bold \
                    + (place < 2) + name.isupper()
                found.append((-sure, place, _Named(name, line, 0.98 if sure > 1 else 0.93)))
    yield from (item[2] for item in sorted(found, key=lambda item: item[:2]))


def _fits(name: str, locals_: list[str]) -> bool:
    """True where an e-mail address is made of the name's parts."""
    parts = [part for part in fold(name).split() if len(part) > 2]
    return any(part in local for local in locals_ for part in parts)


def _name_in(text: str) -> str | None:
    """The person's name in a header's words, titles and "CV of" taken off."""
    if not text or len(text) > 90 or "@" in text or named(text).whole or "://" in text:
        return None
    text = _SUFFIX.sub("", _LABEL.sub("", text.strip(" *_|")))
    bare = _CV_WORDS.sub("", text).strip(" -–—|:,•·'’")
    bare = re.sub(r"['’]s$", "", bare)
    name = clean_name(bare)
    if name.isupper() or name.islower():
        name = _cased(name.upper())
    return name if is_name(name) and not any(c.isdigit() for c in name) and "," not in name else None


def _from_prose(sections: tuple[Section, ...]) -> Iterator[_Named]:
    for section in sections:
        if section.kind not in ("about", "header", "other", "news"):
            continue
        for line in section.lines[:4]:
            match = _SELF.search(line.text) or _THIRD.match(line.text)
            if match and is_name(match[1]):
                yield _Named(clean_name(match[1]), line, 0.85)


def _from_authors(sections: tuple[Section, ...], mails: list[contacts.Found]) -> Iterator[_Named]:
    """The author who is underlined, else bold, else named most often, in the lines that list authors."""
    lines = [line for section in sections if section.kind in ("papers", "positions", "projects", "other", "about", "talks", "news")
             for line in section.lines]
    for marks in (lambda line: line.underline, lambda line: line.bold):
        counts: Counter[str] = Counter()
        where: dict[str, Line] = {}
        for line in lines:
            for span in marks(line):
                name = clean_name(line.text[span.start : span.end])
                if 4 < len(name) < 40 and is_name(name) and _in_list(line.text, span.start, span.end):
                    counts[name] += 1
                    where.setdefault(name, line)
        if counts:
            best, times = counts.most_common(1)[0]
            full = max((name for name in counts if _compatible(name, best)), key=len)
            if times > 1 or len(counts) == 1:
                yield _Named(full, where[full], 0.85)
    yield from _most_frequent([line for section in sections if section.kind == "papers" for line in section.lines], mails)


def _in_list(text: str, start: int, end: int) -> bool:
    """True where a comma or "and" stands beside the name: it is one of several."""
    return bool(re.search(r"(?:,|;|\band|&|\()\s*$", text[:start])) or bool(re.match(r"[*†‡\d∗]*\s*(?:,|;|and\b|&|\.|\()", text[end:]))


def _compatible(name: str, other: str) -> bool:
    return fold(name).split()[-1:] == fold(other).split()[-1:] and fold(name)[:1] == fold(other)[:1]


def _most_frequent(lines: list[Line], mails: list[contacts.Found]) -> Iterator[_Named]:
    counts: Counter[str] = Counter()
    where: dict[str, Line] = {}
    listed = 0
    for line in lines:
        names = [name for name in split_names(_AUTHORS_END.split(line.text[:300], maxsplit=1)[0]) if is_name(name)]
        listed += len(names) > 1
        for name in dict.fromkeys(names):
            counts[name] += 1
            where.setdefault(name, line)
    locals_ = [item.value.split("@")[0].lower() for item in mails]
    ranked = sorted(counts, key=lambda name: (-_fits(name, locals_), -counts[name], name))
    if ranked and (counts[ranked[0]] >= max(2, 0.6 * listed) or _fits(ranked[0], locals_)):
        yield _Named(ranked[0], where[ranked[0]], 0.7)


def _from_file(document: Document) -> Iterator[_Named]:
    stem = document.file_name.rsplit(".", 1)[0]
    name = _name_in(" ".join(re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", _CV_WORDS.sub(" ", re.sub(r"[_\-.]+", " ", stem)))))
    if name and not any(c.isdigit() for c in stem):
        yield _Named(name, None, 0.5)


def _cased(name: str) -> str:
    """A name in capitals in ordinary letters: "ANA DE LA CRUZ-VEGA" gives "Ana de la Cruz-Vega"."""
    if not name.isupper():
        return name
    small = {"DE", "LA", "VAN", "VON", "DER", "DEL", "DA", "DI", "DOS", "DEN", "EL", "Y", "E"}
    return " ".join(word.lower() if i and word in small else "-".join(_capital(part) for part in word.split("-"))
                    for i, word in enumerate(name.split()))


def _capital(word: str) -> str:
    if len(word) <= 2 and "." in word:
        return word
    if word.startswith("MC") and len(word) > 3:
        return "Mc" + word[2:].capitalize()
    return "’".join(part.capitalize() for part in word.split("’")) if "’" in word else "'".join(part.capitalize() for part in word.split("'"))
