"""Links that lead to the owner's pages by what their addresses say: the name in them, a site of reviewers or authors.

Consumes sections and the owner's name; produces addresses with their lines.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from urllib.parse import unquote

from transforms.contacts import Found
from transforms.model import Line, Link, Section

_WEB = ("http://", "https://")
_CV = re.compile(
    r"(?i)(?:download |view |see |full |my |pdf |the )*(?:cv|c\.v\.|curriculum vitae|vita|r[ée]sum[ée])(?: \(?pdf\)?)?"
    r"(?: here)?|(?:download |as )?pdf(?: version)?(?: of my cv)?|here"
)
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


def own_pages(lines: Sequence[Line], sections: Sequence[Section], name: str | None) -> Iterator[Found]:
    """The addresses of links that name the owner, hold his CV, or list what he wrote and reviewed."""
    words = _words(name or "")
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
    links = [(link.url, line) for section in sections for line in section.lines for link in line.links]
    hosts = Counter(url.split("/")[2] for url in dict(links) if url.startswith(_WEB) and url.count("/") > _MANY)
    for host, count in hosts.most_common(1):
        line = next(line for url, line in links if f"//{host}/" in url)
        if count >= _MANY and host.count(".") <= _ROOM and _PERSONAL.search(host) and not _SHARED.search(host):
            yield Found(f"http://{host}", line)


_PERSONAL = re.compile(r"^(?:www\.)?[a-z-]{8,40}\.(?:net|com|org|name|info|me|eu|it|fr|de|github\.io)$")
_SHARED = re.compile(
    r"github\.com|youtube|twitter|linkedin|springer|journal|press|arxiv|scholar|science|google|medium|news"
)


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
    if _is_cv(line, link, words) or (_bears(site, words) and not path.rstrip("/")):
        return True
    return not _ELSEWHERE.search(address) and _is_named(_flat(last), words)


def _is_cv(line: Line, link: Link, words: Sequence[str]) -> bool:
    """True for the owner's CV as a file on the owner's site."""
    host, _, path = unquote(link.url).split("//", 1)[1].partition("/")
    shown = line.text[link.start : link.end].strip(" .[]()")
    own = _bears(_flat(host), words)
    return own and _CV.fullmatch(shown) is not None and _CV_FILE.search(path.rpartition("/")[2]) is not None


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
