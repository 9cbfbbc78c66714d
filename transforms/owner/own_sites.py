"""Addresses that are the owner's by what they say: consumes lines, sections and the name; produces them with lines.

Three ways: links of the first sections and notes that name the owner, hold the CV, or list works and reviews;
profiles and sites called after the owner wherever the document leads there ("https://github.com/adaquill" among the
skills, "https://adaquill.net/teaching/leaves": its front page), but not the page of a work; and, where nothing names an
owner, the site that the page itself leads into.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from urllib.parse import unquote

from transforms.entities import contacts
from transforms.entities.contacts import Found
from transforms.furniture.own_cv import names_cv
from transforms.model import Line, Link, Section
from transforms.names.people import clean_name, fold, given_family, is_name
from transforms.sections.sections import OTHERS
from transforms.vocabulary import any_of, forms

_WEB = ("http://", "https://")
_CV_FILE = re.compile(r"(?i)(?:^|[^a-z])(?:cv|vitae?|resume|curriculum)(?:[^a-z]|$)")
_REVIEWS = re.compile(
    r"(?i)//(?:www\.)?(?:publons\.com/(?:researcher|wos-op/researcher|author)/|webofscience\.com/wos/author/"
    r"|pubmed\.ncbi\.nlm\.nih\.gov/\?\S*term=\S*(?:author|%5bau|\[au))"
)
_ELSEWHERE = re.compile(r"(?i)\.(?:pdf|pptx?|zip|docx?|html?)$|doi\.org|arxiv\.org|/news|/events?/|/article|blog/")
_LETTERS = re.compile(r"[^a-z]")
_TITLES = re.compile(r"(?:prof(?:essor)?|dr|mr|ms)")
_LEAST, _LONG, _ROOM = 3, 4, 2
_NOTE = 160
_MANY = 3
_TOP = frozenset(("header", "about", "other"))
_SITE = re.compile(r"^(?:www\.)?[a-z-]{8,40}\.(?:net|com|org|name|info|me|eu|it|fr|de|github\.io)$")
_SHARED = re.compile(any_of("contacts", "shared"))
_HOST = re.compile(r"(?:https?://)?(?:www\.)?([\w.-]{3,100})(/\S{0,300})?")
_BARE = re.compile(r"(?:https?://|www\.)[^\s<>()\[\]{}|,;\"“”]{3,300}")
_MARKS = re.compile(r"[^a-z0-9]+")
_PERSONAL = re.compile(
    r"(?:/[\w-]{1,40}(?=/[~@aptsmfu]))?/(?:[~@]|(?:authors?|people|persons?|profiles?|staff|faculty|members?|users?|team)/)?([\w%-]{5,60})/?",
    re.IGNORECASE,
)
_NOT_OWN = OTHERS | {"papers", "projects"}
_LEAST_ALONE = 6  # letters of a family name that alone names a site


def own_addresses(
    lines: Sequence[Line], sections: Sequence[Section], name: str, stated: Sequence[Found]
) -> list[Found]:
    """The addresses `stated` at the top, then what else is the owner's, way after way."""
    found = [*stated, *_own_pages(lines, sections, _words(name))]
    return found + _own_sites(sections, name, [item.value for item in found])


def leads_to_another(item: Found, name: str) -> bool:
    """True where the words of the link name somebody else than `name`: "Advisor: [Prof. Kari Lid](https://...)"."""
    for link in item.line.links if name else ():
        if link.url == item.value and (person := _named(item.line, link)):
            return not set(person) & set(_words(name))
    return False


def _named(line: Line, link: Link) -> list[str]:
    """The words of the name that a link's words are; none for other words."""
    shown = line.text[link.start : link.end]
    return _words(person) if " " in shown and is_name(person := clean_name(shown)) else []


def _own_pages(lines: Sequence[Line], sections: Sequence[Section], words: Sequence[str]) -> Iterator[Found]:
    """The addresses of links that name the owner, hold his CV, or list what he wrote and reviewed."""
    held = {line.number for section in sections for line in section.lines}
    notes = [line for line in lines if line.links and line.number not in held]  # they lead away from the page
    yield from _lists(notes)
    for line in notes:
        yield from (Found(x.url, line) for x in line.links if x.url.startswith(_WEB) and _is_cv(line, x, words))
    top = True
    for section in sections:
        top = top and (section.kind in _TOP or section is sections[0])
        for line in (*([section.heading] if section.heading and top else []), *section.lines):
            for link in line.links:
                if link.url.startswith(_WEB) and _is_own(line, link, words, in_top=top or section.kind == "header"):
                    yield Found(link.url, line)
        if section.kind in ("service", "papers"):
            yield from _lists(section.lines)


def own_site(sections: Sequence[Section]) -> Iterator[Found]:
    """The site that most links of a page without a name lead into: generators write the whole address."""
    links = [
        (link.url, line)
        for section in sections
        for line in section.lines
        for link in line.links
        if not _names_host(line, link)
    ]
    hosts = Counter(url.split("/")[2] for url in dict(links) if url.startswith(_WEB) and url.count("/") > _MANY)
    for host, count in hosts.most_common(1):
        line = next(line for url, line in links if f"//{host}/" in url)
        if count >= _MANY and host.count(".") <= _ROOM and _SITE.search(host) and not _SHARED.search(host):
            yield Found(f"http://{host}", line)


def _names_host(line: Line, link: Link) -> bool:
    """True for a link that says where it leads, as to another's site: "[ClothPapers](https://clothpapers.org/rec/1)"."""
    shown = _flat(line.text[link.start : link.end])
    return shown != "" and (f"/{shown}." in link.url or f".{shown}." in link.url)


def _words(name: str) -> list[str]:
    return [word for part in re.split(r"[\s.,-]+", name) if len(word := _flat(part)) >= _LEAST]


def _bears(letters: str, words: Sequence[str]) -> bool:
    """True where a name stands among the letters of an address."""
    return any(len(word) >= _LONG and word in letters for word in words)


def _flat(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold()) if not text.isascii() else text.casefold()
    return _LETTERS.sub("", plain)


def _is_own(line: Line, link: Link, words: Sequence[str], *, in_top: bool) -> bool:
    """True where the address names the owner: its site, or its last part and nothing else."""
    address = unquote(link.url).split("//", 1)[1]
    host, _, path = address.partition("/")
    site, last = _flat(host), path.split("?")[0].rstrip("/").rpartition("/")[2]
    if not in_top or not (_bears(site, words) or _bears(_flat(last), words)):
        return False
    if (person := _named(line, link)) and not set(person) & set(words):
        return False  # "[Bo Valeria](https://bovaleria.net)" on the page of Ada Vale
    if _is_cv(line, link, words) or (_bears(site, words) and not path.rstrip("/")):
        return True
    return not _ELSEWHERE.search(address) and _is_named(_flat(last), words)


def _is_cv(line: Line, link: Link, words: Sequence[str]) -> bool:
    """True for the owner's CV as a file on the owner's site."""
    host, _, path = unquote(link.url).split("//", 1)[1].partition("/")
    shown = line.text[link.start : link.end].strip(" .[]()")
    own = _bears(_flat(host), words)
    return own and names_cv(shown) and _CV_FILE.search(path.rpartition("/")[2]) is not None


def _is_named(last: str, words: Sequence[str]) -> bool:
    """True where the words of a name are all that stands there, a title aside: "dr-ada-quill"."""
    rest = last
    for word in words:
        rest = rest.replace(word, "", 1)
    return len(words) > 1 and last.endswith(words[-1]) and words[0] in last and len(_TITLES.sub("", rest)) <= _ROOM


def _lists(lines: Sequence[Line]) -> Iterator[Found]:
    """Where what the owner wrote, or reviewed, is listed whole."""
    for line in lines:
        if line.links and len(line.text) < _NOTE:
            yield from (Found(link.url, line) for link in line.links if _REVIEWS.search(link.url))


def _own_sites(sections: Iterable[Section], name: str, known: Iterable[str]) -> list[Found]:
    """The profiles and sites that bear the owner's name and stand at no host among the `known` addresses."""
    own = _own_labels(name)
    hosts = {match[1].lower() for url in known if (match := _HOST.match(url))}
    found: list[Found] = []
    for line in _linking(sections) if own else ():
        for url in _addresses(line):
            match = _HOST.match(url)
            if not match or (host := match[1].lower()) in hosts:
                continue
            if site := _own(url, host, match[2] or "", own):
                hosts.add(host)
                found.append(Found(site, line))
    return found


def _own(url: str, host: str, path: str, own: frozenset[str]) -> str | None:
    if contacts.is_profile(url):
        parts = re.split(r"[/?=&]", path.lower())
        return url if any(_MARKS.sub("", _TOLD_APART.sub("", part)) in own for part in parts) else None
    labels = host.split(".")
    for at, label in enumerate(labels[:-1]):
        if _MARKS.sub("", label) in own:
            return "https://" + ".".join(labels[at:])
    match = _PERSONAL.fullmatch(path)
    return url if match and _MARKS.sub("", match[1].lower()) in own else None


_TOLD_APART = re.compile(r"-(?=[a-z]{0,11}\d)[0-9a-z]{2,12}$")  # from namesakes: "ada-quill-4b07b5340"


def _own_labels(name: str) -> frozenset[str]:
    """What a site of somebody with this name is called."""
    given, last = given_family(name)
    firsts, family = [_MARKS.sub("", word) for word in fold(given).split()], _MARKS.sub("", fold(last))
    if len(family) < len("xx") or not firsts:
        return frozenset()
    first, initials = firsts[0], "".join(word[:1] for word in firsts)
    makes = {"".join(firsts) + family, first + family, family + first, first[:1] + family, family + first[:1]}
    makes |= {initials + family, family + initials, family if len(family) >= _LEAST_ALONE else ""}
    return frozenset(make for make in makes if len(make) > len("xxxx"))


def _linking(sections: Iterable[Section]) -> Iterator[Line]:
    for section in sections:
        if section.kind not in _NOT_OWN:
            yield from (line for line in section.lines if line.links or "http" in line.text or "www." in line.text)


def _is_press(shown: str) -> bool:
    """True for the words of a link to what others say: "News", "[Press release]"."""
    return shown.strip(" .[]()").casefold() in _PRESS


_PRESS = frozenset(forms("contacts", "press"))


def _addresses(line: Line) -> Iterator[str]:
    yield from (link.url for link in line.links if not _is_press(line.text[link.start : link.end]))
    yield from (match[0].rstrip(".,;:'’/") for match in _BARE.finditer(line.text))
