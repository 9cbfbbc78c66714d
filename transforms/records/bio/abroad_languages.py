"""The languages besides English in which lives are told (`abroad.toml`): consumes a sentence; tells its language."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from transforms.vocabulary import any_of, toml

_FEWEST = 3  # different small words of a language by which a sentence is told to be in it


class Language(NamedTuple):
    """How one language tells of lives: its small words, and the patterns for what leads to what."""

    words: frozenset[str]
    cue: re.Pattern[str]
    at: re.Pattern[str]
    link: re.Pattern[str]
    joint: re.Pattern[str]
    did: re.Pattern[str]
    named: tuple[tuple[re.Pattern[str], str], ...]
    topics: re.Pattern[str]


@cache
def _languages() -> tuple[Language, ...]:
    return tuple(_language(told) for name, told in toml("abroad").items() if name != "all")


def _language(told: dict[str, list[str]]) -> Language:
    """The patterns of one language; what stands between "is" and a title are its articles and adverbs."""

    def pattern(form: str) -> re.Pattern[str]:
        return re.compile(form, re.IGNORECASE)

    at, of, joint = "|".join(told["at"]), "|".join(told["of"]), str(told["and"])
    named = [one.partition(" > ") for one in told["named"]]
    return Language(
        words=frozenset(str(told["words"]).split()),
        cue=pattern(rf"(?<!\w)(?:(?P<now>{'|'.join(told['is'])})|{'|'.join(told['was'])})\s{_BETWEEN}"),
        at=pattern(rf",?\s(?:{at})"),
        link=pattern(rf",?\s(?:{at}|{of})(?:{at}|{of})?$"),
        joint=pattern(rf",?\s{joint}\s(?:{_ARTICLES})?"),
        did=pattern(rf"(?<!\w)(?:{'|'.join(told['did'])})(?!\w)"),
        named=tuple((pattern(rf"(?<!\w){form}(?!\w)"), degree) for form, _, degree in named),
        topics=pattern(rf"(?<!\w)(?:{'|'.join(told['topics'])})\s(?:(?:los|las|les|die|i|le|os|as|el|la|o|a)\s)?"),
    )


_ARTICLES = rf"(?:{any_of('abroad', 'all', 'articles')})\s"
_BETWEEN = (
    rf"(?:(?:{any_of('abroad', 'all', 'between')}"
    r"|(?:desde|depuis|dal|seit)\s(?:\w+\s(?:de\s)?)?(?:19|20)\d\d),?\s){0,3}"
    rf"(?:{_ARTICLES})?"
)


def told_in(text: str) -> Language | None:
    """The language whose small words a sentence has most of, where there are enough of them; None for English."""
    found = frozenset(_SIGNS.sub(" ", text.casefold()).split())
    if len(found & _ENGLISH) > 1:
        return None
    count, place = max((len(found & language.words), -place) for place, language in enumerate(_languages()))
    return _languages()[-place] if count >= _FEWEST else None


_SIGNS = re.compile(r"[.,;:()’'\"“”*]")
_ENGLISH = frozenset(("the", "and", "of", "at", "with", "from", "my", "is", "his", "her", "to"))


def begins_abroad(title: str) -> bool:
    """True for a "title" that is the beginning of such a sentence: "Soy profesora titular"."""
    return _VERB.match(title) is not None


_VERB = re.compile(r"(?:Soy|Sou|Je suis|Sono|Ich bin|Es|É|È|ist (?:sie|er)|bin ich) ")
