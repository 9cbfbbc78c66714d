"""The owner's name: consumes the document, its sections and e-mail addresses; produces candidates, the surest first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from transforms.entities import contacts
from transforms.entities.organizations import shape_rank
from transforms.entities.places import is_place
from transforms.entities.studies import is_field
from transforms.entities.titles import is_title
from transforms.furniture.page_series import page_series, words_of
from transforms.headings.owned import owners
from transforms.headings.wording import named
from transforms.model import Document, Line, Section
from transforms.names.case import cased
from transforms.names.people import clean_name, fold, is_name
from transforms.names.post_nominals import without_post_nominals
from transforms.owner.authors import NamedOwner, fits, from_authors
from transforms.owner.beside_names import is_where_or_what
from transforms.owner.broken_names import broken_name, unglued
from transforms.owner.family_first import CAPITALS_FIRST, family_first
from transforms.owner.files import linked_cvs
from transforms.owner.identified import named_late, named_profiles, signing
from transforms.owner.labelled_rows import FULL_NAME, parted
from transforms.owner.latin import in_latin
from transforms.owner.plain_words import in_plain_words
from transforms.owner.prose import from_prose
from transforms.text.patterns import without_front
from transforms.text.torn_capitals import untorn
from transforms.vocabulary import any_of, forms

_CV_WORDS = re.compile(
    rf"\b(?:(?:full|complete|detailed|short|current)\s+)?(?:{any_of('headings', 'lines', 'cv_titles')})"
    r"\b(?:\s+(?:of|for|von|de))?",
    re.IGNORECASE,
)
_COUNTED = r"^(?:(?:[a-z]|\d{1,2}(?:\.\d{1,2}){0,2})[.)]?\s{1,4})?"  # "A. Name: Ada Quill" in a form
_LABEL = re.compile(
    rf"{_COUNTED}(?:(?:full\s+)?(?:name|nombre|nom|nome|naam)|(?:first|given|family|last)\s+names?)\s*:\s*",
    re.IGNORECASE,
)
_IS_PAGE = frozenset(forms("name_words", "page_words"))
_OWNED = re.compile(r"(s['’]|['’]s|(?<=[A-Z])['’]S) [a-zA-Z ]{3,30}$")  # "Ada Quill's homepage"
_PAGE = re.compile(
    r"(?i)(?:(?:personal|academic|professional|research|home|web) ?){0,2}(?:page|site|corner|space|blog|portfolio)"
)
_GREETING = re.compile(
    r"^(?:(?:hello|hi|hey|hola|greetings|welcome(?!\s+to\b))\b[^\w]{0,6}(?:there|all|everyone|world)?[^\w]{0,6})?"
    r"(?:(?:I\s?['’]?\s?a?m|my\s+name(?:\s+is|['’]s)|this\s+is|welcome\s+to|meet|about|it['’]s)\s+)?",
    re.IGNORECASE,
)
_SUFFIX = re.compile(
    rf"(?:,|\s[-–—|]|\t)\s*\(?(?:{any_of('name_words', 'forms', 'suffixes')})\b.*$|(?<=[a-z])\s(?:Department|"
    r"Dept\.?|School|Faculty|Division|Institute|Cent(?:er|re)|College)\s(?:of|for)\s.*$|(?<=[a-z])"
    r"\s[A-Z][a-z]{2,8}\s(?:19|20)\d\d$",
    re.IGNORECASE,
)
_TITLES = re.compile(
    rf"^(?:The )?(?:(?:{any_of('name_words', 'forms', 'church_titles')})\.?\s){{0,3}}(?:(?:(?:Univ\.|apl\.)"
    rf"[-\s]?)?(?:(?:{any_of('name_words', 'forms', 'german_titles')})\.(?:-[A-Z][a-z]{{2,5}}\.?)?\s{{0,2}}|"
    r"(?:Prof|PD|Dr|Docent|Sir|Dame|(?:Emerit(?:us|a)\s)?Professor(?:\s[Ee]merit(?:us|a))?)\s)){0,6}"
)
_ROW = re.compile(
    _COUNTED + r"(?:full\s+|complete\s+)?(?:names?(?:\s?\([^)\t]{1,30}\))?"
    r"|first\s+names?(?:\(s\))?\s?(?:/|and)\s?(?:sur|last\s|family\s)names?(?:\(s\))?|"
    r"(?:sur|last\s|family\s)names?\s?(?:/|and|,)\s?(?:first|given)\s+names?|name\s+(?:and\s+|[/&,]\s?)?surname|ad[ıi]\s+soyad[ıi]|nombre(?:\s+y\s+apellidos)?|nom(?:\s+et\s+prénom)?|"
    r"nome(?:\s+e\s+cognome)?|naam)\s*(?:[:：]|\t)[\s:]*(\S[^\t]{2,60})(?:$|\t)",
    re.IGNORECASE,
)
_MANNER = re.compile(r"\s*\((?:Mr|Mrs|Ms|Miss|Dr|he|she|they)\b[^)]{0,20}\)")
_FAMILY_TURNED = re.compile(
    r"^([A-ZÀ-Þ][A-ZÀ-Þ'’-]{2,}(?:\s[A-ZÀ-Þ'’-]{2,})?)\s((?:[A-ZÀ-Þ][a-zß-ÿ][\w'’-]{0,20}\s?){1,2})$"
)
_EARLY, _ROWS = 3, 30  # number of a line; lines of a section: those of a menu may stand above a form
_TURNED, _TOP = 2, 4  # lines at the top in which a name may be written in another order, or before addresses
_TITLE_PARTS = re.compile(r"\s?[|·•»:]\s|\s[-–—/]\s")


def candidates(
    document: Document,
    lines: tuple[Line, ...],
    top: tuple[Line, ...],
    sections: tuple[Section, ...],
    mails: list[contacts.Found],
) -> Iterator[NamedOwner]:
    """Names that may be the owner's, the surest first; `top`: the header, `mails`: addresses in it."""
    yield from _from_row(sections)
    if (told := document.metadata.get("author", "")) and is_name(told) and f"{told}](" in document.text:
        yield NamedOwner(told, top[0] if top else None, 0.9)
    yield from broken_name(top, mails)
    yield from _from_header(top, document, mails)
    titled, keys = tuple(_from_titles(lines)), ("name", *signing(document), "brand")
    known = [name for key in keys for name in _names_in(document.metadata.get(key, ""))]
    if not any(name in document.text for name in known):
        yield from titled  # what only the page's title says may be the site's name: "Loom Wool Adventures"
    yield from (NamedOwner(_as_told(name, document.text), top[0] if top else None, 0.9) for name in known)
    yield from titled
    yield from (NamedOwner(name, line, 0.85) for name, line in owners(sections))
    yield from from_prose(sections)
    yield from (NamedOwner(one, top[0] if top else None, 0.8) for one in _names_in(document.metadata.get("site", "")))
    about = document.metadata.get("description", "")
    owned = _name_in(about) if _OWNED.search(about) or is_name(about) else None
    if owned:
        yield NamedOwner(owned, None, 0.85)
    yield from (NamedOwner(name, line, 0.8) for words, line in linked_cvs(top) if (name := _name_in(words)))
    for line in page_series(lines):
        if head := _name_in(words_of(line)):
            yield NamedOwner(head, line, 0.85)
    yield from _from_foot(lines)
    yield from (NamedOwner(name, line, 0.8) for name, line in named_profiles(lines))
    yield from from_authors(sections, mails)
    yield from _from_file(document)
    yield from (NamedOwner(name, line, 0.6) for name, line in named_late(document.text, lines))


def _as_told(name: str, text: str) -> str:
    """The name without a title's last word that the page itself never puts behind it ("Ada Quill Exhibit")."""
    shorter, _, last = name.rpartition(" ")
    is_longer = " " in shorter and last.isalpha() and name not in text and text.count(shorter) > 1
    return shorter if is_longer else name


def _from_titles(lines: tuple[Line, ...]) -> Iterator[NamedOwner]:
    """The name in the one heading of the first rank, or the first of lower ranks, or right below "Curriculum Vitae"."""
    heads = [line for line in lines if line.heading]
    is_cv = heads[1:] and heads[0].heading == 1 and not _CV_WORDS.sub("", heads[0].text).strip(" :")
    said = heads[1:2] if is_cv else [line for line in heads if line.heading == 1] or heads[:1]
    named_so = [(name, line) for line in said if (name := _name_in(line.text))]
    if len({name for name, _ in named_so}) == 1:
        yield NamedOwner(*named_so[0], 0.9)


def _from_foot(lines: tuple[Line, ...]) -> Iterator[NamedOwner]:
    """The name beside "CV" and a page's number, alone between blank lines: the second page's head."""
    for line in lines:
        if line.text[-1:].isdigit() and line.gap_before and len(line.text) < _FOOT and _CV_WORDS.search(line.text):
            words = words_of(line)
            if words != line.text and (name := _name_in(words)):
                yield NamedOwner(name, line, 0.8)


_FOOT = 60  # characters of such a head


def _names_in(title: str) -> Iterator[str]:
    """The names in a page's title: the whole of it, else its parts ("Research · Ada Quill", "Ada Quill | Moss Lab")."""
    for words in (title, *(_TITLE_PARTS.split(title) if _TITLE_PARTS.search(title) else ())):
        if name := _name_in(words):
            yield name
    first, *rest = title.split(",")
    if rest and any(shape_rank(part.strip()) for part in rest) and (name := _name_in(first)):
        yield name  # "Ada Quill, Botany, University of X"


def _from_row(sections: tuple[Section, ...]) -> Iterator[NamedOwner]:
    """A name in a form's row at the beginning: "NAME: Quill, Ada", "Name : QUILL, Ada (Ms.)"."""
    rows = [one for part in sections[:3] if part.kind in ("header", "about") for one in part.lines[:_ROWS]]
    for line in rows + [one for part in sections[:_EARLY] for one in part.lines[:1] if one.text.startswith(FULL_NAME)]:
        row = "\t".join(line.columns[:2]) if "\t" in line.text else parted(line)
        match = _ROW.match(row) if line.text[0] in "FNCLSfncls" else None
        name = _name_in(_in_order(_MANNER.sub("", match[1]).strip())) if match else None
        if name:
            yield NamedOwner(name, line, 0.97)


def _in_order(name: str) -> str:
    """A name stated family name first in reading order; what stands behind a second comma stays off."""
    family, comma, given = name.partition(",")
    given = given.split(",")[0].strip()
    if comma and is_name(f"{family}, {given}") and not _SUFFIX.search(name):
        return f"{given} {cased(family.strip())}"
    return name


def _from_header(top: tuple[Line, ...], document: Document, mails: list[contacts.Found]) -> Iterator[NamedOwner]:
    """Names in the first lines; one that the e-mail address, the metadata or a heading confirms comes first."""
    locals_ = [item.value.split("@")[0].lower() for item in mails]
    title, found = fold(document.metadata.get("title", "") + " " + document.metadata.get("author", "")), []
    over = top[0].text if len(top) > 1 else "-"  # "Curriculum Vitae", "Personal Homepage"
    first = int(not _CV_WORDS.sub("", over).strip() or _PAGE.fullmatch(over) is not None)
    for place, line in enumerate(top[:12]):
        for column in (_before_contact(part, is_first=place < _TOP) for part in line.columns[:3]):
            name = _name_in(column) or (_turned(column, locals_, line) if place < _TURNED else None)
            name = name or (_before_title(column, _below(top, place)) if line.heading == 1 or place <= first else None)
            name = name or (in_plain_words(column, document.text) if not place else None)
            if name and (column.islower() or shape_rank(name)) and not (fold(name) in title or fits(name, locals_)):
                continue  # "git repo" in a table, "Observatoire de la Roche" in an address
            if name:
                sure = (
                    2 * bool(line.heading == 1)
                    + 2 * (fold(name) in title)
                    + 2 * fits(name, locals_)
                    + line.is_bold
                    + (place < 2)
                    + name.isupper()
                )
                found.append((-sure, place, NamedOwner(name, line, 0.98 if sure > 1 else 0.93)))
    yield from (item[2] for item in sorted(found, key=lambda item: item[:2]))


def _before_contact(text: str, *, is_first: bool) -> str:
    """The words before how to reach the person: "Ada Quill e-mail: ...", in a first line "Ada Quill, ada@quill.org"."""
    text = _BESIDE.split(text, maxsplit=1)[0]
    if not is_first or not ("@" in text or "." in text or text[-1:].isdigit() or " | " in text or " · " in text):
        return text
    return _REACHED.split(text, maxsplit=1)[0]


def _below(top: tuple[Line, ...], place: int) -> str:
    """The one word below a line, which may be the end of its last phrase."""
    words = top[place + 1].text if place + 1 < len(top) else ""
    return words if words.isalpha() else ""


def _before_title(text: str, below: str = "") -> str | None:
    """The name before what the person is: "Ada Quill — Weaver", "Ada Quill Senior Weaver - Globex"."""
    first, *rest = _DASH.split(text, maxsplit=1)
    said = rest and (is_title(rest[0]) or is_title(f"{rest[0]} {below}") or is_where_or_what(_DASH.split(rest[0])[0]))
    if said and (name := _name_in(first)):
        return name
    name, comma, where = text.partition(", ")
    if comma and " " in name and is_where_or_what(where):
        return _name_in(name)  # "Ada Quill, Globex University", "Ada Quill, Professor of Looms"
    words = first.split()
    ends = [at for at in _NAME_ENDS if len(words) > at and words[at][0].isupper() and is_title(" ".join(words[at:]))]
    return next(filter(None, (_name_in(" ".join(words[:at])) for at in ends)), None)


_NAME_ENDS = (3, 2)  # words of a name that a title follows
_DASH = re.compile(r"\s[-–—|·•]\s")
_BESIDE = re.compile(r"(?i)(?<=\w) (?=(?:e-?mail|mobile|phone|tel\.?) ?: ?[\w+(])")  # how to reach a person

_REACHED = re.compile(
    r"(?<=[^\W\d_])[ ,;:(<|·]{1,3}(?=[\w.+-]{1,64}@[\w-]|\+?\(?\d[\d ().-]{7,20}$"
    r"|(?:https?://|www\.)[\w.-]{4,60}/?$|[\w-]{3,40}\.(?:com|org|net|io|me|eu)$)"
    rf"| [|·] (?=(?i:{any_of('contacts', 'labels')})\b)"  # "Ada Quill | Email | GitHub"
)


def _turned(text: str, locals_: list[str], line: Line) -> str | None:
    """The name in a first line's words that are no name as they stand: "Quill, Ada" or "AdaQuill"."""
    if "," not in text:
        return unglued(text, locals_, line)
    name = _name_in(_in_order(text.strip(" *_")))
    is_sure = line.heading == 1 or fits(name or "", locals_) or (line.number < _EARLY and family_first(text))
    return name if name and (is_sure or (CAPITALS_FIRST.fullmatch(text) and not is_place(text))) else None


@lru_cache(maxsize=1 << 10)
def _name_in(text: str) -> str | None:
    """The person's name in a header's words, titles and "CV of" taken off."""
    text = _GENERATION.sub(r" \1", text) if "," in text else text
    text = without_post_nominals(text) if len(text) < _LONGEST else text
    if not text or len(text) > 90 or "@" in text or " # " in text or named(text).whole or "://" in text:
        return None
    if _IS_PAGE.issuperset(text.lower().split()):  # "Page Title", which nobody wrote
        return None
    if _OF_FIELDS.search(text) and is_field(text):  # "Historia del Tejido y Teoría Literaria"
        return None
    text = untorn(without_front(_GREETING, without_front(_LABEL, text.strip(" *_|!"))))
    text = text if text.isascii() else in_latin(text)
    owned = _OWNED.search(text)
    whose = without_front(_TITLES, text[: owned.start() + (owned[1][0] == "s")]) if owned else ""
    if owned and (is_name(whose) or named(what := text[owned.end(1) :].strip()).whole or _PAGE.fullmatch(what)):
        text = whose  # "Ada Quill's Research", "Dr. Ada Quill's Academic Journey"
    text = without_front(_TITLES, _SUFFIX.sub("", text))
    bare = _CV_WORDS.sub("", text).strip(" -–—|:,•·'’!👋()[]")
    bare = re.sub(r"['’]s\s*$|(?<=[A-Z])['’]S\s*$|(?<=[a-zß-ÿ]{2})\.$", "", bare)
    name = clean_name(bare)
    if ("." in name and _ADDRESS.search(name)) or "'s " in name or "’s " in name:
        return None
    if name.isupper() or name.islower():
        name = cased(name.upper())
    elif family_first := _FAMILY_TURNED.match(name):
        name = f"{family_first[2].strip()} {cased(family_first[1])}"
    return name if is_name(name) and not any(map(str.isdigit, name)) and "," not in name else None


_OF_FIELDS = re.compile(r"\w (?:e|y|et|und|del|de la|do|da|della|du) [A-ZÀ-Þ]")
_GENERATION = re.compile(r",\s{1,2}((?:Jr|Sr)\.?|I{2,3}|IV)(?=,|\s|$)")  # "Ada Quill, Jr."
_ADDRESS = re.compile(r"[a-zß-ÿ]\.[a-z]{2}")  # letters in a name's words stand alone before a point
_LONGEST = 200  # characters of a name with all its letters


def _from_file(document: Document) -> Iterator[NamedOwner]:
    stem = document.file_name.rsplit(".", 1)[0]
    name = _name_in(
        " ".join(re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", _CV_WORDS.sub(" ", re.sub(r"[_\-.]+", " ", stem))))
    )
    if name and not any(c.isdigit() for c in stem):
        yield NamedOwner(name, None, 0.5)
