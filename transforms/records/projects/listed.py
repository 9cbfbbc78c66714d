"""Lines that name several projects: "Packages of X: a, b, c", "Developer of a and b". Consumes a line; gives titles."""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line
from transforms.records.lists.looks import is_organization
from transforms.records.lists.pieces import tidy
from transforms.records.projects.heads import SENTENCE, plain_title
from transforms.vocabulary import any_of

_LABEL = re.compile(r"^(?P<title>[^:]{2,120}?)\s*:\s+(?P<rest>\S.*)$")
_LIST_LABEL = re.compile(
    rf"\b(?:{any_of('entry_words', 'projects', 'list_labels')})\b",
    re.IGNORECASE,
)
_GIVEN = re.compile(
    r"^(?:I (?:also |currently |mainly )?(?=maintain |develop ))?"
    r"(?:core |active |occasional |regular |main |lead |co-?)?"
    r"(?:contribut\w+|(?:maintain|develop)(?!ing\b)\w*|author|creator)"
    r"(?:\s+(?:to|of|for)(?:\s+the)?)?\s*:?\s+(?=\S+(?:$|[\s,;]))",
    re.IGNORECASE,
)
_MOST = 8  # projects that a line names
_NAME_WORDS = 5  # words of a name at most


def listed_projects(line: Line) -> list[str]:
    """The names of a line that lists several: "Packages of X: a, b, c", or a sentence with links to repositories."""
    label = _LABEL.match(line.text)
    if (
        label
        and _LIST_LABEL.search(label["title"])
        and ". " not in label["title"]
        and "," in label["rest"]
        and len(label["rest"].split(",")[0].split()) <= 2
    ):
        return [tidy(part) for part in label["rest"].split(",") if len(part.split()) <= 3 and part.strip()]
    if given := _GIVEN.match(line.text):
        return _given(line, given.end())
    dates = find_dates(line.text)
    parts = [part.strip() for part in without_dates(line.text, dates).split(",")]
    placed = dates and any(map(is_organization, parts[1:]))  # "Loomr, Globex, 2019"
    if len(parts) > 1 and not placed and all(_NAME.fullmatch(part) for part in parts):
        return [plain_title(part.split("(")[0]) for part in parts]
    if SENTENCE.match(line.text) and line.links and not line.begins_bold:
        return [
            _repository(line, number) for number in range(len(line.links)) if _is_repository(line.links[number].url)
        ]
    return []


def _given(line: Line, start: int) -> list[str]:
    """The projects behind what somebody gave to them: "Developer of Loomr and Weftly"; none in a sentence."""
    if line.bold:
        bold = line.bold[0]
        return [plain_title(line.text[bold.start : bold.end])] if abs(bold.start - start) < _NEAR else []
    named = [part for part in re.split(r",|;| and ", line.text[start:]) if part.strip()]
    longest = 1 if line.text.startswith("I ") else _NAME_WORDS
    if any(len(part.strip(" .").split()) > longest for part in named if part is named[0] or not _TOLD.match(part)):
        return []
    return [plain_title(part) for part in named if part is named[0] or not _TOLD.match(part)][:_MOST]


_TOLD = re.compile(r"\s?(?:an?|the|which|where|for|with|that)\s")  # "loomkit, a kit for looms"
_NEAR = 2
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
