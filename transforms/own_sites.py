"""Sites that bear the owner's name, wherever the document leads there: consumes sections and the name; produces them.

A profile named after the owner ("https://github.com/adaquill" among the skills, one at Publons beside the reviews) and
a site of the owner's own ("https://adaquill.net/teaching/leaves": its front page) are theirs; the page of a work there
is the work's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from transforms import contacts
from transforms.model import Line, Section
from transforms.names import fold, given_family
from transforms.sections import OTHERS

_HOST = re.compile(r"(?:https?://)?(?:www\.)?([\w.-]{3,100})(/\S{0,300})?")
_BARE = re.compile(r"(?:https?://|www\.)[^\s<>()\[\]{}|,;\"“”]{3,300}")
_MARKS = re.compile(r"[^a-z0-9]+")
_PERSONAL = re.compile(
    r"(?:/[\w-]{1,40}(?=/[~@aptsmfu]))?/(?:[~@]|(?:authors?|people|persons?|profiles?|staff|faculty|members?|users?|team)/)?([\w%-]{5,60})/?",
    re.IGNORECASE,
)
_NOT_OWN = OTHERS | {"papers", "projects"}
_LEAST_ALONE = 6  # letters of a family name that alone names a site


def own_sites(sections: Iterable[Section], name: str, known: Iterable[str]) -> list[contacts.Found]:
    """The profiles and sites that bear the owner's name and stand at no host among the `known` addresses."""
    own = _own_labels(name)
    hosts = {match[1].lower() for url in known if (match := _HOST.match(url))}
    found: list[contacts.Found] = []
    for line in _linking(sections) if own else ():
        for url in _addresses(line):
            match = _HOST.match(url)
            if not match or (host := match[1].lower()) in hosts:
                continue
            if site := _own(url, host, match[2] or "", own):
                hosts.add(host)
                found.append(contacts.Found(site, line))
    return found


def _own(url: str, host: str, path: str, own: frozenset[str]) -> str | None:
    if contacts.is_profile(url):
        return url if any(_MARKS.sub("", part) in own for part in re.split(r"[/?=&]", path.lower())) else None
    labels = host.split(".")
    for at, label in enumerate(labels[:-1]):
        if _MARKS.sub("", label) in own:
            return "https://" + ".".join(labels[at:])
    match = _PERSONAL.fullmatch(path)
    return url if match and _MARKS.sub("", match[1].lower()) in own else None


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


def _addresses(line: Line) -> Iterator[str]:
    yield from (link.url for link in line.links)
    yield from (match[0].rstrip(".,;:'’/") for match in _BARE.finditer(line.text))
