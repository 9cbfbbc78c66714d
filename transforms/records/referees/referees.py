"""One referee in the lines that speak of them. Consumes text and lines; produces a name, and a `Reference`'s fields."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.entities.affiliations import Affiliation, split_affiliation
from transforms.entities.contacts import emails
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import is_place
from transforms.entities.titles import is_title
from transforms.model import Line
from transforms.names.people import clean_name, is_name
from transforms.names.words import DEGREE, is_common
from transforms.vocabulary import any_of


class Named(NamedTuple):
    """A referee's name where a text begins with it: the honorific before it, and what stands behind it."""

    name: str
    honorific: str
    behind: str
    sure: bool


class Told(NamedTuple):
    """What the lines below a name say."""

    title: str | None
    organization: str | None
    email: str | None


_LEAD = re.compile(
    r"(?i)\s*(?:\((?:[^()]{3,40})\)\s*)?(?:(?:full )?name\s*[:\t]\s*"
    r"|(?:referee|reference)\s*(?:no\.? ?)?\d{0,2}\s*[:.]\s*)?"
    r"(?:\d{1,2}[.)]\s+)?"
)
_HONORIFIC = re.compile(
    r"(?:(?:(?:Full|Assoc(?:iate|\.)?|Asst\.?|Assistant|Adjunct|Emerit(?:us|a)|Distinguished|Research|"
    rf"Hon(?:orary|\.)?|Visiting)\s{{1,3}})?(?:{any_of('entry_words', 'referees', 'titles')})"
    r"\b\.?(?:-Ing\.?)?(?:\s?\([^()]{1,12}\))?(?:\s?(?:em|emer|[Ee]merit(?:us|a)|rer|nat|habil|med|phil|hc)"
    r"\b\.?)*\s{0,3})+"
)
_NAME_ENDS = re.compile(r"\s*(?:[,;|\t(:\[]|\s[-–—]\s|\s(?=[\w.+-]+\s?@)|$)")
_DEGREES = re.compile(rf"(?:[,\s]{{1,4}}(?:{DEGREE.pattern}|{any_of('name_words', 'forms', 'honours')})\b\.?){{1,6}}")
_PROFESSOR = re.compile(r"(?i)prof|^pr\b")
_LABEL = re.compile(
    rf"(?i)\b(?:{any_of('entry_words', 'referees', 'contact_labels')})\b\.?\s*(?:\([a-z]+\)\s*)?[:.]?\s*|[☎📞📱✉]"
)
_FIELD = re.compile(
    rf"(?i)^(?:{any_of('entry_words', 'referees', 'post_labels')})\s*[:\t]\s*|^(?:position|designation|"
    r"affiliation|employer)\s(?=[A-Z])"
)
_RELATION = re.compile(
    r"(?i)^(?:relation(?:ship)?\b.*|(?:my )?(?:phd |postdoc(?:toral)? |master'?s? |thesis |academic |research |former "
    r"|current |co-?)*(?:advis[eo]r|supervisor|mentor|collaborator|colleague|line manager|co-?author)s?\b.*)$"
)
_ADDRESS = re.compile(
    r"[\w.+-]{1,64}\s?@\s?[\w.-]{1,100}|https?://\S+|www\.\S+|(?<![\w-])[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}/\S*"
    r"|\+?\(?\d[\d\s().–/-]{6,22}\d(?:\s?ext\.?\s?\d+)?"
)
_HIDDEN = re.compile(r"(?i)(?<![\w.-])[\w.-]{1,60}(?:\s?[\[({]\s?at\s?[\])}]|\sat(?=\s.{1,40}\sdot\s))\s?[\w.-].*$")
_EMPTY = re.compile(r"\([\s,;]*\)|\([\s,;]*$")
_AT = re.compile(r"\s(?:at|@)\s(?:the )?(?=[A-ZÀ-Þ])")
_MOST_WORDS = 5


def name_in(text: str) -> Named | None:
    """The name that the text begins with."""
    lead = _LEAD.match(text)
    text = text[lead.end() :] if lead else text
    honour = _HONORIFIC.match(text)
    rest = text[honour.end() :] if honour else text
    if not rest[:1].isupper():
        return None
    end = _NAME_ENDS.search(rest)
    stated = rest[: end.start()] if end else rest
    degrees = _DEGREES.match(rest, len(stated)) or _DEGREES.search(stated)
    if degrees and degrees.start() < len(stated):
        stated = stated[: degrees.start()]
    sure = bool(honour or degrees)
    for words in _heads(stated):
        name = " ".join(words)
        if _is_person(name, sure=sure):
            behind = rest[len(stated) if len(words) == len(stated.split()) else rest.find(name) + len(name) :]
            if degrees and behind.lstrip(", ").startswith(degrees[0].lstrip(", ")):
                behind = behind.lstrip(", ")[len(degrees[0].lstrip(", ")) :]
            return Named(clean_name(name), honour[0].strip() if honour else "", behind, sure)
    return None


def _heads(stated: str) -> list[list[str]]:
    """The words that may be the name: all of them, or those before a title that follows without a mark."""
    words = stated.split()
    shorter = [
        words[:count] for count in range(min(_MOST_WORDS, len(words) - 1), 1, -1) if is_title(" ".join(words[count:]))
    ]
    for count in range(2, min(_MOST_WORDS, len(words))):
        if _begins_employer(words[count:]):
            return [*shorter, words[:count]]
    return [*shorter, words] if len(words) > 2 else [words]  # a name and a title are three words


def _begins_employer(words: Sequence[str]) -> bool:
    """True where an organisation follows a name without a mark: "Ada Vale CNRS", "Bo Quill Institute of Ferns"."""
    known = find_organizations(" ".join(words))[:1]
    return (
        (len(words[0]) > 2 and words[0].isupper())
        or (is_common(words[0]) and not is_title(" ".join(words)))
        or any(one.start == 0 and one.certain for one in known)
    )


def _is_person(name: str, *, sure: bool) -> bool:
    if not 0 < len(name.split()) <= _MOST_WORDS + 1 or shape_rank(name) or is_title(name):
        return False
    return (is_name(name) and (sure or not is_place(name))) or (sure and name.isalpha() and name[:1].isupper())


def told(behind: str, lines: Sequence[Line], honorific: str) -> Told:
    """What is said of a referee: behind the name on its line, and on the lines below."""
    mail = next((found for line in lines for found in emails(line)), None)
    texts = [_plain(behind), *(_plain(line.text) for line in lines[1:])]
    title = ""
    rest: list[str] = []
    for text in _whole(texts):
        for piece in _pieces(text):
            if not title and is_title(piece) and not _RELATION.match(piece):
                title = piece
            elif not _RELATION.match(piece):
                rest.append(piece)
    head, organization = _cut_at(title)
    found = _affiliation([organization] if organization else rest)
    stated = head or (honorific if _PROFESSOR.search(honorific) else "")
    return Told(stated.strip(" ,") or None, found, mail)


def _plain(text: str) -> str:
    """The words without addresses, telephone numbers and the labels before them."""
    text = _ADDRESS.sub("\t", _LABEL.sub("\t", text))
    text = _HIDDEN.sub("\t", text) if "at" in text.lower() else text
    return _FIELD.sub("", _EMPTY.sub("", text).strip(" \t,;:.–—-"))


def _whole(texts: Sequence[str]) -> list[str]:
    """The lines, put together where a phrase goes on on the next: "Department of Ferns" + "and other Plants"."""
    whole: list[str] = []
    for text in texts:
        if whole and text and (text[0].islower() or whole[-1].endswith((" of", " for", " and", "&", "-"))):
            whole[-1] = f"{whole[-1]} {text}"
        elif text:
            whole.append(text)
    return whole


def _pieces(text: str) -> list[str]:
    parts = re.split(r"\s*[;|\t•·]\s*|\s+[-–—]\s+|,\s+|\s*\((?=[A-Z][^()]{6,}\))|\)(?=\s|$|,)", text)
    return [bare for part in parts if (bare := part.strip(" ,.").removeprefix("(").removesuffix(")"))]


def _cut_at(title: str) -> tuple[str, str]:
    """A title and the organisation behind its "at"."""
    at = _AT.search(title)
    return (title[: at.start()], title[at.end() :]) if at else (title, "")


def _affiliation(pieces: Sequence[str]) -> str | None:
    """The organisation among the phrases: the surest one; a unit only where nothing else is said."""
    read: list[Affiliation] = [split_affiliation(piece) for piece in pieces]
    whole = split_affiliation(", ".join(pieces)) if pieces else None
    if whole and whole.rank == _KNOWN:
        return whole.organization
    ranked = sorted((one for one in read if one.organization), key=lambda one: -one.rank)
    if ranked:
        return ranked[0].organization
    return pieces[0] if len(pieces) == 1 and 1 < len(pieces[0]) <= _LONGEST and not is_place(pieces[0]) else None


_KNOWN, _LONGEST = 3, 60
