"""What sort of venue an unknown name tells of: by its words, else by how its works are cited."""

from __future__ import annotations

import re

import polars as pl

from transforms.entities import venues as vocabulary
from transforms.entities.joined_names import is_joined
from transforms.entities.organizations import canonical
from transforms.vocabulary import any_of

_KINDS = (
    (re.compile(r"\b(?:workshops?|wksp)\b", re.IGNORECASE), "workshop"),
    (
        re.compile(
            r"\b(?:arxiv|biorxiv|medrxiv|ssrn|techrxiv|preprints?|tech(?:nical|\.)?\s+rep(?:ort|\.)?|"
            r"working papers?)\b",
            re.IGNORECASE,
        ),
        "preprint server",
    ),
    (
        re.compile(
            rf"\b(?:{any_of('citation_words', 'venues', 'journals')})\b",
            re.IGNORECASE,
        ),
        "journal",
    ),
    (
        re.compile(
            r"\b(?:conference|conf\.?|symposium|symp\.?|proceedings|proc\.?|congress|meeting|colloquium)\b",
            re.IGNORECASE,
        ),
        "conference",
    ),
    (
        re.compile(r"\b(?:press|book|handbook|encyclopedia|springer|publishers?|editors?|eds?\.)\b", re.IGNORECASE),
        "book",
    ),
)
_MORE_KINDS = (
    (re.compile(rf"(?i)\b(?:{any_of('citation_words', 'venues', 'journals_too')})"), "journal"),
    (re.compile(rf"(?i)\b(?:{any_of('citation_words', 'venues', 'meetings_too')})\b"), "conference"),
    (re.compile(rf"(?i)\b(?:{any_of('citation_words', 'venues', 'books_too')})\b"), "book"),
)
_BODY = re.compile(rf"(?i)\b(?:{any_of('citation_words', 'venues', 'bodies')})\b")
_IN_FRONT = re.compile(r"^\[([^\]]{2,15})\] ?\S")
_SHORT = re.compile(r"^[A-Z][\w&/-]{1,9}$")


def kind_by_words(name: str) -> str:
    """The kind that a word of the name tells surely; "other" where none does."""
    return next((kind for pattern, kind in _KINDS if pattern.search(name)), "other")


def kind_of(name: str) -> str:
    """What sort of venue an unknown name tells of."""
    kind = kind_by_words(name)
    if kind != "other":
        return kind
    at = _IN_FRONT.match(name)
    if at and vocabulary.known(at[1]):  # "[ICRA] Hands that Feel", a workshop there
        return "workshop"
    if is_joined(name):
        return "journal"
    if vocabulary.is_publisher(name) and canonical(name) is None:  # the IEEE and the ACM are societies
        return "book"
    if _BODY.search(name):
        return "other"
    return next((kind for pattern, kind in _MORE_KINDS if pattern.search(name)), "other")


def cited_as_journals(papers: pl.DataFrame) -> set[str]:
    """Stated names of venues that are cited with a volume and a number, or, where no acronym, a volume and pages."""
    cited = papers.filter(pl.col("venue_name").is_not_null() & pl.col("volume").is_not_null())
    sure = set(cited.filter(pl.col("issue").is_not_null())["venue_name"])
    likely = set(cited.filter(pl.col("pages").is_not_null())["venue_name"])
    return sure | {name for name in likely if not _is_acronym(name)}


def _is_acronym(name: str) -> bool:
    return _SHORT.match(name) is not None and sum(sign.isupper() for sign in name) > 1
