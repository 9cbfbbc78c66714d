r"""Projects: titled pieces of work, software and data sets. Consumes project and position sections; gives `Project`s.

Forms read: "Title @Org" over bullets, "Title: what it does", bold titles, "NAME\tdescription", "Project 1: Title"
under a position, sentences that name a repository by its link.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms import evidence
from transforms.dates import find_dates, without_dates
from transforms.model import Context, Line, Section
from transforms.parsed import Evidence, Project
from transforms.records.items import Item, items_of
from transforms.records.looks import is_organization, is_titled
from transforms.records.pieces import pieces_of, tidy, unquoted
from transforms.records.talk_titles import cited_title

_NUMBERED = re.compile(
    r"^(?:(?:research |selected |course |side |main )?projects?)\s*(?:#?\s?\d{1,2}|[IVX]{1,4}"
    r"|[A-D])?\s*[:.–-]\s*(?P<title>\S.{2,})$",
    re.IGNORECASE,
)
_AT = re.compile(r"^(?P<title>.{3,}?)\s*[@＠]\s?(?P<org>[^\s@][^@]{1,60})$")
_LABEL = re.compile(r"^(?P<title>[^:]{2,120}?)\s*:\s+(?P<rest>\S.*)$")
_LIST_LABEL = re.compile(
    r"\b(?:packages?|software|tools?|librar(?:y|ies)|experiments?|data ?sets?|programs?|modules?|apps?|scripts?"
    r"|repositories)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(
    r"^(?:I|We|You|My|Our|In|A|An|The|This|All|Here|It|For|With)\s+(?:[a-z]|\w+ \w+ (?:of|for|to|in)\b)"
)
_URL = re.compile(r"https?://\S+|www\.\S+")
_NOTE = re.compile(
    r"\s*[(\[](?:[^()\[\]]*\b(?:github|code|link|demo|website|with|in progress|ongoing|url|pdf|report|slides"
    r"|team of)\b[^()\[\]]*|[A-Z]{4,})[)\]]",
    re.IGNORECASE,
)


def read_projects(section: Section, context: Context) -> Iterator[Project]:
    """The projects of a projects section."""
    for item in items_of(section, context):
        yield from projects_of(item)


def read_numbered_projects(section: Section, _: Context) -> Iterator[Project]:
    """The projects that positions list as "Project 1: ...", with the position's organisation."""
    organization: str | None = None
    marks = [i for i, line in enumerate(section.lines) if _is_numbered(line)]
    if not marks:
        return
    for number, line in enumerate(section.lines):
        if number in marks:
            match = _NUMBERED.match(line.text)
            assert match
            end = next(
                (i for i in range(number + 1, len(section.lines)) if i in marks or _is_head(section.lines[i], line)),
                len(section.lines),
            )
            yield Project(
                title=_title(match["title"]),
                organization=organization,
                evidence=evidence.of_lines(section.lines[number:end]),
            )
        elif not line.bullet and (stated := _organization(line)):
            organization = stated


def _is_numbered(line: Line) -> bool:
    return line.text[:1] in "PpRrSsCcM" and bool(
        re.match(r"(?:\w+ )?projects?\s*(?:#?\s?\d{1,2}|[IVX]{1,4})\s*[:.–-]", line.text, re.IGNORECASE)
    )


def _is_head(line: Line, mark: Line) -> bool:
    """True for a line that begins something new: a heading, or a bullet no deeper than the project's own."""
    return bool(line.heading) or bool(line.bullet and line.indent < mark.indent)


def _organization(line: Line) -> str | None:
    for piece in pieces_of([line])[0]:
        if is_organization(piece.text):
            return piece.text
    return None


def projects_of(item: Item) -> Iterator[Project]:
    """The projects of one entry."""
    if not item.head:
        return
    if _CITED.match(item.head[0].text) or item.head[0].bold:
        cited = cited_title(item.lines)
        if cited:
            title = _KIND_TAIL.sub("", _URL.sub("", cited.title)).strip(" .,")
            if any(_SOFTWARE.search(text) for text in item.above):
                yield Project(title=title, evidence=item.evidence, confidence=0.7)
            return
        if _CITED.match(item.head[0].text):
            return
    if len(item.head) > 1 and all(_LABEL.match(line.text) or _bold(line) for line in item.head):
        for line in item.head:
            yield from _of_line(line, evidence.of_lines((line,)))
        return
    yield from _of_line(item.head[0], item.evidence)


def _of_line(first: Line, where: Evidence) -> Iterator[Project]:
    """The projects that an entry's first line names."""
    listed = _listed(first)
    if listed:
        for title in listed:
            yield Project(title=title, evidence=where, confidence=0.75)
        return
    title, organization = _head(first)
    title = _HELD.sub("", title)
    if title:
        yield Project(
            title=title, organization=organization, evidence=where, confidence=0.9 if len(title.split()) < 16 else 0.6
        )


def _listed(line: Line) -> list[str]:
    """The names of a line that lists several: "Packages of X: a, b, c", or a sentence with links to repositories."""
    label = _LABEL.match(line.text)
    if (
        label
        and _LIST_LABEL.search(label["title"])
        and "," in label["rest"]
        and len(label["rest"].split(",")[0].split()) <= 2
    ):
        return [tidy(part) for part in label["rest"].split(",") if len(part.split()) <= 3 and part.strip()]
    parts = [part.strip() for part in line.text.split(",")]
    if len(parts) > 1 and all(_NAME.fullmatch(part) for part in parts):
        return [_title(part.split("(")[0]) for part in parts]
    if _SENTENCE.match(line.text) and line.links:
        return [
            _repository(line, number) for number in range(len(line.links)) if _is_repository(line.links[number].url)
        ]
    return []


_HELD = re.compile(
    r"\s+[–—-]{1,3}\s+(?:(?:co-?|lead |main |core |sole )?(?:creator|contributor|maintainer|developer|author|owner"
    r"|founder|lead))s?\b.{0,40}$",
    re.IGNORECASE,
)
_TAIL = re.compile(r"\s*[(\[](?P<org>[^()\[\]]{3,60})[)\]]$")
_CITED = re.compile(r"[A-Z][\w’'-]{1,30},? [A-Z]\.[^()]{0,200}\(?(?:19|20)\d\d")
_SOFTWARE = re.compile(
    r"\b(?:software|packages?|librar(?:y|ies)|toolbox(?:es)?|apps?|applications?|source codes?|shiny)\b",
    re.IGNORECASE,
)
_KIND_TAIL = re.compile(
    r"[,.]?\s+(?:an? )?(?:\w+ ){0,3}(?:software (?:package|application)|package|application|software|library)$",
    re.IGNORECASE,
)
_NAME = re.compile(r"[\w.+-]+(?:\s*\([^()]*\))?")


def _is_repository(url: str) -> bool:
    return bool(re.search(r"(?:github|gitlab|bitbucket)\.\w+/[^/]+/[^/]+|huggingface\.co|pypi\.org|cran|zenodo", url))


def _repository(line: Line, number: int) -> str:
    """A repository's name: the link's words, or the last part of its address where they say nothing."""
    link = line.links[number]
    text = line.text[link.start : link.end].strip()
    if text.casefold() in ("here", "link", "code", "github", "repository", "repo", "this", "this repository"):
        return link.url.rstrip("/").rsplit("/", 1)[-1]
    return text


def _head(line: Line) -> tuple[str, str | None]:
    """Title and organisation from a project's first line."""
    text = without_dates(line.text, find_dates(line.text))
    text = _URL.sub("", text).strip(" \t|,;–-")
    if _SENTENCE.match(text) and len(text.split()) > 12 and not line.bold:
        return "", None
    numbered = _NUMBERED.match(text)
    text = numbered["title"] if numbered else text
    at = _AT.match(text)
    if at:
        return _title(at["title"]), at["org"].strip(" .")
    bold = _bold(line)
    if bold:
        return _title(bold), _organization_after(text, bold)
    label = _LABEL.match(text)
    if label and len(label["title"].split()) <= 8 and (len(label["rest"].split()) > 3 or "\t" in text):
        return _title(label["title"]), None
    tail = _TAIL.search(text)
    if tail and is_organization(tail["org"]):
        return _title(text[: tail.start()]), tail["org"]
    parts = [part.strip() for part in text.split("\t") if part.strip()]
    organization = next((part for part in parts[1:] if is_organization(part)), None)
    return _title(parts[0]) if parts else "", organization


def _organization_after(text: str, bold: str) -> str | None:
    rest = text.partition(bold)[2]
    for part in re.split(r"[,|\t–—-]+", rest):
        if is_organization(part.strip()) and is_titled(part):
            return part.strip()
    return None


def _bold(line: Line) -> str | None:
    """The bold words with which the line begins, where others follow."""
    if line.bold and line.bold[0].start <= 1 and line.bold[0].end < len(line.text):
        return line.text[line.bold[0].start : line.bold[0].end]
    return None


def _title(text: str) -> str:
    return unquoted(tidy(_NOTE.sub("", text)).rstrip(":").strip())
