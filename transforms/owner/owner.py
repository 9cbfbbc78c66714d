"""The owner: consumes lines and sections; produces the `Person` whom the document describes.

The name is sought where documents state it, surest place first: the header's first lines and the title, the form's own
metadata, "I am ..." and a bio's first sentence, the marked or most frequent author of the publications, the file name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.entities import contacts
from transforms.entities.others import own_lines
from transforms.entities.phones import phones
from transforms.evidence import of_lines
from transforms.lines.shapes import is_citation, is_prose
from transforms.model import Document, Line, Section
from transforms.names.case import as_written
from transforms.names.people import fold, is_name
from transforms.owner.authors import NamedOwner
from transforms.owner.broken_names import whole_name
from transforms.owner.identified import stamped
from transforms.owner.names import candidates
from transforms.owner.own_sites import leads_to_another, own_addresses, own_site
from transforms.parsed import Evidence, Issue, Person
from transforms.sections.reached import tells_of_item
from transforms.sections.sections import OTHERS
from transforms.unchecked import made

_NOT_HEADER = OTHERS | {"papers"}
_NEAR = 25
_NOTES = 2  # lines below a heading that may be notes
_NOTE = 140  # characters of a line that says where a whole list is
_SAID = 6  # blanks of a sentence
_FOOT = 3  # last lines of a page that may give the owner's address


def find_owner(document: Document, lines: tuple[Line, ...], sections: tuple[Section, ...]) -> Person | None:
    """The owner with contact data, or None where nothing names one."""
    top = _top(sections)
    mails = _emails(top, sections)
    found = next(candidates(document, lines, top, sections, mails), None)
    found = whole_name(_spelled_out(_in_full(found, top), document, lines), lines, document.text) if found else None
    name = found.name if found else ""
    urls = own_addresses(lines, sections, name, _urls(top, sections, name))
    if lines and (page := document.metadata.get("canonical")):
        urls.append(contacts.Found(page, lines[0]))
    items = {
        "urls": urls if urls or found else list(own_site(sections)),
        "phones": _phones(top, sections),
        "orcid": _orcids(top, sections),
    }
    if not found and not mails and not any(items.values()):
        return None
    stated = [item.line for kind in (mails, *items.values()) for item in kind]
    stated += ([found.line] if found and found.line else []) + _personal(sections)
    places = _places(stated or [lines[0]], top)
    return made(
        Person,
        name=as_written(_turned(found.name), [line.text for line in lines]) if found else None,
        emails=_values(mails),
        urls=_values(items["urls"]),
        phones=_values(items["phones"]),
        orcid=next((item.value for item in items["orcid"]), None),
        evidence=places[0],
        also=tuple(places[1:]),
        confidence=found.confidence if found else 0.6,
        issues=() if found else (Issue(code="owner-unnamed", message="Nothing in the document names its owner."),),
    )


def _in_full(found: NamedOwner, top: tuple[Line, ...]) -> NamedOwner:
    """The name as a line right by it writes it out: a running head says "A. Quill – CV", the title Ada."""
    given, _, family = found.name.rpartition(" ")
    if len(given.split(" ", 1)[0].rstrip(".")) > 1:
        return found
    for line in top[:_TITLE]:
        words = line.text.strip()
        fuller, _, same = words.rpartition(" ")
        if same == family and fuller[:1] == given[:1] and fuller.split(" ", 1)[0].isalpha() and is_name(words):
            return found._replace(name=words, line=line) if len(fuller.split(" ", 1)[0]) > 1 else found
    return found


_TITLE = 4  # lines down to the title


def _spelled_out(found: NamedOwner, document: Document, lines: tuple[Line, ...]) -> NamedOwner:
    """The name "A. Quill" as the page's own data or its foot write it out: "© 2024 Ada Quill"."""
    given, _, family = found.name.rpartition(" ")
    if len(given.rstrip(".")) != 1:
        return found
    told = (document.metadata.get("author", ""), *(stamped(line) for line in lines[-_FOOT:]))
    for name in told:
        first, _, last = name.partition(" ")
        is_same = fold(first[:1]) == fold(given[:1]) and fold(last) == fold(family)
        if is_same and len(first) > _INITIALS and is_name(name):
            return found._replace(name=name)
    return found


def _turned(name: str) -> str:
    """A list's "Quill, Ada" as a page says it."""
    family, comma, given = name.partition(", ")
    return f"{given} {family}" if comma and given.replace("-", "").isalpha() and len(given) > _INITIALS else name


_INITIALS = 2  # letters of initials at most


def _top(sections: tuple[Section, ...]) -> tuple[Line, ...]:
    """The lines of the header and of contact sections, and lines of addresses near the beginning."""
    lines: list[Line] = []
    above: Line | None = None
    place = 0
    for section in sections:
        for line in own_lines(section.lines):
            place += 1
            near = place <= _NEAR and section.kind not in _NOT_HEADER and not tells_of_item(line, section)
            if section.kind == "header":
                near = not contacts.is_anothers(line)
            elif near:
                near = contacts.is_contact(line) and not _ends_sentence(line, above)
            if near:
                lines.append(line)
            above = line
    return tuple(lines)


def _ends_sentence(line: Line, above: Line | None) -> bool:
    """True for the address with which wrapped prose on something ends: "learn more about the project at" / "http://..."."""
    if above is None or line.gap_before or line.bullet or above.text.count(" ") < _SAID or above.text[-1] in ".!?":
        return False
    return contacts.is_site(line.text) and _MINE.search(above.text) is None


_MINE = re.compile(
    r"(?i)\b(?:my (?:\w+ )?(?:web ?site|home ?page|page|site|blog|profile)|(?:find|reach|contact|follow) me)\b"
)


def _personal(sections: tuple[Section, ...]) -> list[Line]:
    """The lines of sections headed "Personal data": citizenship, birth, family."""
    personal = [section for section in sections if section.kind == "header" and section.heading is not None]
    return [line for section in personal for line in section.lines if not contacts.is_anothers(line)]


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


_AROUND = re.compile(r"^(?:https?://)?(?:www\.)?|/$")  # of an address


def _values(items: Iterable[contacts.Found]) -> list[str]:
    seen: dict[str, str] = {}
    for item in items:
        key = _AROUND.sub("", item.value.lower())
        seen.setdefault(key, item.value)
    return list(seen.values())


def _other_lines(sections: tuple[Section, ...]) -> list[Line]:
    others = [section for section in sections if section.kind not in _NOT_HEADER and section.kind != "header"]
    return [line for section in others for line in section.lines]


def _emails(top: tuple[Line, ...], sections: tuple[Section, ...]) -> list[contacts.Found]:
    torn = [line for line in top if line.text[-1:] == "-" and "@" in line.text.rpartition(" ")[2]]
    found = [contacts.Found(value, line) for line in top if line not in torn for value in contacts.emails(line)]
    found = found if found and not torn else [*found, *_over_two_lines(top, torn)]
    if not found:
        found = [
            contacts.Found(value, line)
            for line in own_lines(_other_lines(sections))
            if _may_hold_email(line)
            for value in contacts.emails(line)
        ][:2]
    return found or _in_foot(sections)


def _over_two_lines(top: Sequence[Line], torn: Sequence[Line]) -> list[contacts.Found]:
    """An address whose end stands alone, or in the last column, on the line below: a narrow cell broke it."""
    return [
        contacts.Found(value, line)
        for line, below in pairwise(top)
        if (line in torn if torn else "@" in line.text)
        for value in contacts.emails(replace(line, text=f"{line.text} {below.text.rpartition(_TAB)[2]}", links=()))
    ]


_TAB = "\t"


def _in_foot(sections: tuple[Section, ...]) -> list[contacts.Found]:
    """The address in a page's last lines, whatever section they stand below; referees and students have their own."""
    foot = filter(_may_hold_email, _foot(sections))
    return [contacts.Found(value, line) for line in foot for value in contacts.emails(line)][:1]


def _foot(sections: tuple[Section, ...]) -> list[Line]:
    """The page's last lines; referees and students have their own addresses."""
    last = [section for section in sections[-1:] if section.kind not in OTHERS]
    return [line for section in last for line in [*own_lines(section.lines)][-_FOOT:]]


def _in_rows_of_links(lines: Iterable[Line]) -> Iterator[contacts.Found]:
    """Profiles in a row of nothing but links: "GitHub Mastodon OSF"."""
    for line in lines:
        linked = sum(link.end - link.start for link in line.links)
        if len(line.links) > 1 and linked + _PER_LINK * len(line.links) >= len(line.text):
            yield from (contacts.Found(value, line) for value in contacts.urls(line, in_header=True))


_PER_LINK = 3  # characters between two links


def _may_hold_email(line: Line) -> bool:
    return "@" in line.text or any("mailto:" in link.url for link in line.links) or contacts.hides_email(line.text)


def _phones(top: tuple[Line, ...], sections: tuple[Section, ...]) -> list[contacts.Found]:
    found = [contacts.Found(value, line) for line in top for value in phones(line)]
    foot = [] if found else [line for line in _foot(sections) if _PHONE.match(line.text)]
    return found or [contacts.Found(value, line) for line in foot for value in phones(line)]


_PHONE = re.compile(r"(?i)(?:phone|tel|telephone|mobile)\b[.:]{0,2} ?\+?[\d(][\d ()/.-]{6,22}$")


def _orcids(top: tuple[Line, ...], sections: tuple[Section, ...]) -> list[contacts.Found]:
    found = [contacts.Found(value, line) for line in top for value in contacts.orcids(line)]
    if not found:
        found = [
            contacts.Found(value, line)
            for line in (*_other_lines(sections), *_notes_of_papers(sections))
            if "orcid" in line.raw.lower()
            for value in contacts.orcids(line)
        ]
    return found[:1]


def _notes_of_papers(sections: tuple[Section, ...]) -> Iterator[Line]:
    """A heading of publications, and notes right below it or at the list's end."""
    for section in sections:
        last = [line for line in section.lines[_NOTES:][-1:] if line.links and not line.bullet]
        for line in (*([section.heading] if section.heading else []), *section.lines[:_NOTES], *last):
            if section.kind == "papers" and len(line.text) < _NOTE and not is_citation(line.text):
                yield line


def _profiles_of_papers(sections: tuple[Section, ...]) -> list[contacts.Found]:
    """Profiles that a heading of publications, or a note below it, leads to: "The full list is on Google Scholar"."""
    return [
        contacts.Found(value, line)
        for line in _notes_of_papers(sections)
        if line.links
        if not any(
            is_name(line.text[link.start : link.end]) and ":" not in line.text[: link.start] for link in line.links
        )
        for value in contacts.urls(line, in_header=True)
        if contacts.is_profile(value)
    ]


def _urls(top: tuple[Line, ...], sections: tuple[Section, ...], name: str) -> list[contacts.Found]:
    found = [contacts.Found(value, line) for line in top for value in contacts.urls(line, in_header=True)]
    found = [item for item in found if not leads_to_another(item, name)]
    known = "".join(item.value for item in found)
    found += [item for item in _profiles_of_papers(sections) if not ("scholar." in item.value and "scholar." in known)]
    for section in sections:
        if section.kind in ("about", "news", "other", "interests") or (section.kind == "papers" and not found):
            lines = section.lines[:3] if section.kind == "papers" else section.lines
            found += [
                contacts.Found(value, line)
                for line in lines
                if line.links or "http" in line.text or "www." in line.text
                for value in contacts.urls(line, in_header=False)
            ]
    return [*found, *_in_rows_of_links(_foot(sections))]
