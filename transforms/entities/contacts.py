"""Contact data: consumes lines; produces e-mail addresses, phone numbers, web addresses and ORCID iDs as stated.

A web address is the owner's where it leads to a profile (Google Scholar, GitHub, ...), or stands in the header and does
not lead to a paper, or where the linked words say so ("homepage", "CV"). Others are somebody else's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple
from urllib.parse import unquote

from transforms.entities.email_forms import as_meant, torn_email
from transforms.entities.own_words import is_aside, own_words, says_own
from transforms.entities.phones import ORCID, PHONE, PHONE_WORD
from transforms.model import Line
from transforms.names.people import is_name
from transforms.vocabulary import any_of, forms

_EMAIL = re.compile(r"(?<![@\w])[A-Za-z0-9_][\w.+-]{0,63}\s?@\s?(?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,12}\b")
_AT = (
    r"(?:\s{0,3}[\[({<]\s{0,2}(?:at|AT|@|\(at\)|ät)\s{0,2}[\])}>]\s{0,3}"
    r"|\s{1,3}(?:at|AT)\s{1,3}|\s{1,3}[@#]\s{1,3}|\s?_at_\s?|\s?-at-\s?)"
)
_DOT = (
    r"(?:\s{0,3}[\[({<]\s{0,2}(?:dot|DOT|Dot|\.)\s{0,2}[\])}>]\s{0,3}"
    r"|\s{1,3}(?:dot|DOT|\.)\s{1,3}|\.|\s?_dot_\s?|-dot-)"
)
_HIDDEN = re.compile(
    rf"(?<![\w.])([A-Za-z0-9][\w+-]{{0,40}}(?:{_DOT}[\w+-]{{1,40}}){{0,4}}){_AT}([A-Za-z0-9][\w-]{{0,40}}(?:{_DOT}[A-Za-z0-9-]{{2,40}}){{1,5}})"
)
_PICTURED = re.compile(  # a picture for the sign: "jane🦉uni.edu"
    r"(?<![\w.])([A-Za-z0-9][\w.+-]{0,60})[\u2190-\u2bff\U0001f300-\U0001faff]\ufe0f?((?:[A-Za-z0-9-]{1,60}\.){1,4}[a-z]{2,12})\b"
)
_HIDING = re.compile(
    r"[\[({<]\s?(?:at|AT|@)|\b(?:at|AT)\b.*\b(?:dot|DOT)\b|_at_|-at-|[\[({<]\s?(?:dot|DOT)"
    r"|\w (?:AT|#) [\w-]+\.\w|(?i:e-?mail|mail)\W{1,4}[\w.-]{1,40} at [\w-]{1,40}\.\w"
    r"|^[\w.-]{2,40} at [\w-]{1,40}(?:\.[\w-]{2,40}){1,4}$"
)
_BRACED = re.compile(r"\{([\w.,\s-]{3,80})\}\s?@\s?([\w-]{1,60}(?:\.[\w-]{1,60}){1,5})")
_OTHERS_LINE = re.compile(
    r"^(?:(?:job\s+)?placement|graduate|administrative|executive|personal)\s+(?:program\s+|student\s+)?"
    r"(?:director|officer|co-?ordinator|administrator|assistant|chair|secretary|advisor)s?\b|^secretary\b|^(?:references|emergency)\b",
    re.IGNORECASE,
)
_URL = re.compile(r"(?:https?://|www\.)[^\s<>()\[\]{}|,;\"“”]{3,300}")
_DOMAIN = re.compile(
    rf"(?<![\w@/.-])(?:[A-Za-z0-9][A-Za-z0-9-]{{1,60}}\.){{1,4}}(?:{any_of('contacts', 'domains')})"
    r"(?:/[\w~.%+/?=&#:@-]{0,200})?(?![\w@])"
)
_PROFILE = re.compile(
    f"(?:{any_of('contacts', 'profiles')})",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    any_of("contacts", "others"),
    re.IGNORECASE,
)
_PAPER = re.compile(
    r"doi\.org/|arxiv\.org/(?:abs|pdf)/|aclanthology\.org/|openreview\.net/(?:forum|pdf)", re.IGNORECASE
)


@cache
def _top_level() -> frozenset[str]:
    return frozenset(forms("contacts", "top_level"))


class Found(NamedTuple):
    """A contact item as stated and the line that it stands on."""

    value: str
    line: Line


def emails(line: Line) -> list[str]:
    """The e-mail addresses of a line; hidden ones ("jane [at] uni [dot] edu") are written out."""
    text = line.text
    found = [
        unquote(link.url.removeprefix("mailto:")).lstrip("/").split("?")[0].strip()
        for link in line.links
        if link.url.startswith("mailto:") and not _EMAIL.search(text, link.start, link.end)  # a page may hide it there
    ]
    if "@" in text:
        for match in _BRACED.finditer(text):
            found += [f"{name.strip()}@{match[2]}" for name in match[1].split(",")]
        stated = [
            match[0]
            for match in _EMAIL.finditer(text)
            if "://" not in text[: match.start()].rpartition(" ")[2]  # "https://x.edu/en/ada@x.edu" is no address
        ]  # "Slow Salt @U.Merrow" is done there
        found += [one.replace(" ", "") for one in stated if " " not in one or _ends_top_level(one)]
        if (torn := torn_email(text, among=found)) and _ends_top_level(torn):
            found = [torn]
    if _HIDING.search(text) or " @ " in text:
        found += _hidden(text)
    if not (found or line.raw.isascii()):  # a line's text has no pictures
        found += [f"{match[1]}@{match[2]}" for match in _PICTURED.finditer(line.raw) if _ends_top_level(match[2])]
    return _unique(as_meant(found))


def _hidden(text: str) -> Iterator[str]:
    """The addresses that a text spells out; an "at" between other words is passed: "me at ada [at] uni.edu"."""
    match = _HIDDEN.search(text)
    while match:
        value = _unhidden(match)
        is_address = _ends_top_level(value)
        if is_address:
            yield value
        match = _HIDDEN.search(text, match.end() if is_address else match.end(1) + 1)


def _ends_top_level(domain: str) -> bool:
    return domain.rsplit(".", 1)[-1].lower() in _top_level()


def hides_email(text: str) -> bool:
    """True where a text may spell an e-mail address out ("jane (at) uni (dot) edu")."""
    return _HIDING.search(text) is not None


def _unhidden(match: re.Match[str]) -> str:
    return "@".join(re.sub(_DOT, ".", part).replace(" ", "") for part in match.groups())


def is_anothers(line: Line) -> bool:
    """True for the contact data of another person or office ("Placement Director: ...")."""
    return _OTHERS_LINE.match(line.text) is not None


def orcids(line: Line) -> list[str]:
    """The ORCID iDs of a line, its links' included."""
    return _unique(
        match.upper() for text in (line.text, *(link.url for link in line.links)) for match in ORCID.findall(text)
    )


def urls(line: Line, in_header: bool) -> list[str]:
    """The owner's own web addresses on a line; outside the header only profiles and what is called the owner's."""
    found = []
    rest = line.text
    for link in line.links:
        words = line.text[link.start : link.end]
        rest = rest[: link.start] + " " * (link.end - link.start) + rest[link.end :]
        is_printed = words == link.url and _DOMAIN.fullmatch(words)  # LaTeX's \\url{github.com/adaquill}
        if not (link.url.startswith(("http", "www.")) or is_printed) or _OTHERS.search(link.url):
            continue
        own = says_own(words) or (_PROFILE.search(link.url) and (in_header or _is_address(words)))
        if own or (in_header and (_is_address(words) or _named_before(line.text, link.start))):
            found.append(_TWICE.sub("", link.url))
    found += _handles(rest) if in_header else []
    bare = [url for url in _bare(rest) if (in_header and not _OTHERS.search(url)) or _PROFILE.search(url)]
    return _unique(
        found
        + (
            [url for url in bare if not is_aside(rest, url, is_profile=is_profile(url))]
            if "(" in rest or "<" in rest
            else bare
        )
    )


def _handles(text: str) -> list[str]:
    """The profiles that a name behind a site's leads to: "GitHub: adaquill"."""
    if ":" not in text:
        return []
    return [
        _SITES[match[1].lower()] + match[2] for match in _HANDLE.finditer(text) if not _NO_HANDLE.fullmatch(match[2])
    ]


_SITES = {
    "github": "https://github.com/",
    "gitlab": "https://gitlab.com/",
    "linkedin": "https://www.linkedin.com/in/",
    "twitter": "https://twitter.com/",
}
_HANDLE = re.compile(r"(?i)\b(github|gitlab|linkedin|twitter): {0,3}@?([a-z0-9][\w-]{2,38})(?= *(?:$|[|·•,;)\t]))")
_NO_HANDLE = re.compile(r"(?i)links?|here|profile|page|account|click|username|github|none")
_TWICE = re.compile(r"^https?://(?=https?://)")  # "https://https://example.org"
_LONGEST_CALL = 40
_TITLE = 4  # blanks in the words of a link that leads to no person
_LABELS = re.compile(
    rf"[\W\d_]+|\b(?:{any_of('contacts', 'labels')})\b",
    re.IGNORECASE,
)


def is_contact(line: Line) -> bool:
    """True where a line holds little but addresses: nothing much is left when they and their labels are taken out."""
    text = line.text
    if not (line.links or "@" in text or "http" in text or "www." in text or ".com" in text):
        return _is_call(text)
    if line.links and not _are_own(line):
        return False
    rest = text
    for link in line.links:
        rest = rest[: link.start] + " " * (link.end - link.start) + rest[link.end :]
    named = _DOMAIN.sub(" ", rest)
    bare = _DOMAIN.sub(" ", _URL.sub(" ", _EMAIL.sub(" ", rest)))
    words = _LABELS.sub(" ", bare).split()
    only_domain = named != rest and not (line.links or "@" in text or "/" in text or "www." in text)
    return bool(line.links or bare != rest) and len(words) <= 2 * (not only_domain) and sum(map(len, words)) < 15


def _are_own(line: Line) -> bool:
    """True where a link leads to a person, none to a paper and none bears a title ("Geese over Lakes [website]")."""
    shown = [(link.url, line.text[link.start : link.end]) for link in line.links]
    if sum(is_name(words) for _, words in shown if " " in words) > 1:  # authors with their pages
        return False
    if any(_BESIDE.search(line.text, 0, link.start) for link in line.links):
        return False
    own = [_is_own(url, words) for url, words in shown]
    return any(own) and not any(
        not is_own and (words.count(" ") > _TITLE or _PAPER.search(url))
        for (url, words), is_own in zip(shown, own, strict=True)
    )


_BESIDE = re.compile(
    r"\b(?:with|by|under|and|Prof\.|Dr\.|(?i:advis[eo]r|supervisor|mentor|host)s?\s?:)\s{0,2}$"
)  # who stands beside the owner


def is_profiles(line: Line) -> bool:
    """True where two links or more lead to mail and profiles and none elsewhere: the icons below a page."""
    own = [link.url for link in line.links if link.url.startswith("mailto:") or _PROFILE.search(link.url)]
    return len(own) > 1 and any(map(_PROFILE.search, own)) and not any(_OTHERS.search(link.url) for link in line.links)


def has_profile(line: Line) -> bool:
    """True where a link leads to mail or a profile."""
    return any(link.url.startswith("mailto:") or _PROFILE.search(link.url) for link in line.links)


def is_site(text: str) -> bool:
    """True for a web address alone, at no site of profiles."""
    return _URL.fullmatch(text) is not None and not is_profile(text)


def is_profile(url: str) -> bool:
    """True for an address at a site of profiles."""
    return _PROFILE.search(url) is not None


def _is_call(text: str) -> bool:
    """True for a phone number alone, called one or with a country's."""
    if len(text) > _LONGEST_CALL or not any(map(str.isdigit, text)) or not ("+" in text or PHONE_WORD.search(text)):
        return False
    match = PHONE.search(text)
    return match is not None and not PHONE_WORD.sub("", _LABELS.sub("", PHONE.sub("", text))).strip()


def _is_own(url: str, words: str) -> bool:
    """True where a link leads to a person rather than to a paper: mail, a profile, "CV", a written address."""
    if url.startswith("mailto:") or _PROFILE.search(url) or says_own(words):
        return True
    return _is_address(words) and not _OTHERS.search(url)


def _is_address(words: str) -> bool:
    words = words.rsplit(": ", 1)[-1].strip()
    return bool(_URL.match(words) or _DOMAIN.match(words))


def _named_before(text: str, start: int) -> bool:
    """True where the words before a link name it: "Homepage: Jane's page"."""
    before = text[max(0, start - 24) : start].lower().rstrip()
    return before.endswith((":", "\t")) and any(
        word in before for word in ("web", "page", "home", "url", "scholar", "github", "linkedin")
    )


def _bare(text: str) -> list[str]:
    if "." not in text:
        return []
    text = text.replace("∼", "~")  # as TeX sets it
    found = [match[0].rstrip(".,;:'’") for match in _URL.finditer(text)]
    rest = _EMAIL.sub(" ", _URL.sub(" ", text)) if found or "@" in text else text
    rest = _HIDDEN.sub(" ", rest) if _HIDING.search(rest) else rest
    return found + [match[0].rstrip(".,;:") for match in _DOMAIN.finditer(rest)]


def _unique(values: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(values))


def names_pages(text: str) -> bool:
    """True for names of one's own pages and of nothing else, whose links a form lost: "Google Scholar | GitHub"."""
    words = [part.strip().lower() for part in _BETWEEN.split(text)]
    return all(word in own_words() for word in words if word)


_BETWEEN = re.compile(r"[^\w. ]")
