"""The members of a list of topics in prose: "A, B and C". Consumes words; produces topics.

A comma parts topics, unless it parts adjectives or words behind one preposition. An "and" parts two topics that can
stand alone, and the last two of a list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from transforms.records.lists.pieces import phrases, tidy
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of, forms

AND = re.compile(
    r"^(?:and|&|as well as|or|including|e?specially|particularly|in particular)(?:,? (?:the|on))?\s+", re.IGNORECASE
)
TOPIC = 5  # words, and fewer, that name a topic by themselves
_PREPOSITION = re.compile(rf"\b(?:{any_of('prose', 'interests', 'prepositions')})\b")
_TERM = re.compile(rf"(?i)\b(?:{any_of('prose', 'interests', 'terms_with_prepositions')})\b")
_ADJECTIVE = re.compile(f"(?:{any_of('prose', 'interests', 'adjective_ends')})$")
_BOTH = re.compile(r"\s+(?:and|as well as|&)\s+")
_EDGE = " .,;:!?()[]/\"'“”‘’"
_PAIR = 2
_SHORT = 3  # words of each of two topics that an "and" parts


def members(text: str, *, several: bool = False) -> list[str]:
    """The topics of a list in prose; `several` where its introduction tells of more than one."""
    parts = phrases(_RECENT.sub(r"\1 ", text), ",;")
    if len(parts) < _PAIR:
        return _of_two(text, several=several)
    if several and len(parts) == _PAIR and (halves := _of_three(*parts)):
        return [parts[0], *halves]
    if AND.match(parts[-1]):
        return [text] if _is_adjective(parts[0]) else parts
    if halves := last_two(parts):
        return [*parts[:-1], *halves]
    if len(parts) > _PAIR:
        return [text] if _is_adjective(parts[0]) else parts
    least = 0 if several else 1
    bare = [_USES.sub("", part) for part in parts]
    are_topics = all(least < len(part.split()) < TOPIC and not _PREPOSITION.search(part) for part in bare)
    return parts if are_topics and not _is_adjective(parts[0]) else [text]


_USES = re.compile(r" (?:and|&) (?:their|its) .*$")
_RECENT = re.compile(
    r"(\band|&),? (?:(?:more |most )?(?:recently|lately)|increasingly|now|also)(?:, (?:in )?| (?=in ))"
)


def _is_adjective(words: str) -> bool:
    """True for words the last of which only says of what kind something is: "efficient", "data-efficient"."""
    last = words.rstrip(_EDGE).rpartition(" ")[2].casefold()
    if last in _NOUNS:
        return False
    return _ADJECTIVE.search(last) is not None or not _adjectives().isdisjoint((last, last.rpartition("-")[2]))


_NOUNS = frozenset(forms("prose", "interests", "nouns_like_adjectives"))


@cache
def _adjectives() -> frozenset[str]:
    return frozenset(forms("lists", "interests", "adjectives"))


def _of_three(first: str, rest: str) -> list[str]:
    """Both of "the ethics of design and old maps" behind "looms,": one comma before an "and" makes a list of three."""
    if AND.match(rest) or _PREPOSITION.search(first) or _is_adjective(first) or _BOTH.search(first):
        return []
    left, both, right = rest.rpartition(" and ")
    if not both or not _PREPOSITION.search(left) or _BOTH.search(left) or " " not in right:
        return []
    return [] if right.startswith(("their ", "its ")) else [left, right]


def are_of_one(parts: list[str]) -> bool:
    """True for the parts of an item that names one topic: "Looms for mills, farms, and homes"."""
    if len(parts) < _PAIR or not AND.match(parts[-1]):
        return False
    preposition = _PREPOSITION.search(parts[0])
    return preposition is not None and preposition.start() > 0 and not any(map(_PREPOSITION.search, parts[1:]))


def are_deeds_on_one(parts: list[str]) -> bool:
    """True for what is done with one thing: "Modeling, design, and repair of looms"."""
    *deeds, last = parts or [""]
    return bool(deeds) and _DEED_ON.match(last) is not None and all(map(_DEED_NOUN.fullmatch, deeds))


_DEED_NOUN = re.compile(r"(?i)[a-z]{2,20}(?:ing|tion|ment|sis|design)|design|test|control")
_DEED_ON = re.compile(rf"(?:and|&) (?:{_DEED_NOUN.pattern.removeprefix('(?i)')}) of [a-z]", re.IGNORECASE)


def last_two(parts: list[str]) -> list[str]:
    """Both sides of the "and" that ends "A, B and C"; [] where what it joins are words of one topic."""
    if _is_adjective(parts[0]) or any(_BOTH.search(part) for part in parts[:-1]):
        return []
    match = _BOTH.search(parts[-1])
    if match is None:
        return []
    left, right = parts[-1][: match.start()], parts[-1][match.end() :]
    if _PREPOSITION.search(left) or _is_adjective(left) or AND.match(left) or right.startswith(("their ", "its ")):
        return []
    if len(parts) == _PAIR and " " not in left and _PREPOSITION.search(parts[0]):
        return []  # "methods for images, text and sound"
    return [left, right]


def _of_two(text: str, *, several: bool) -> list[str]:
    """Both of "robotics and control" where topics are announced; else the text, to be cut at an "and" or not."""
    match = _BOTH.search(text) if several else None
    if match is None or _BOTH.search(text, match.end()):
        return [text]
    left, right = text[: match.start()], text[match.end() :]
    if right.startswith(("their ", "its ")):
        return [text]
    short = max(len(left.split()), len(right.split())) <= _SHORT
    if not short or _PREPOSITION.search(_TERM.sub("", left)) or _is_adjective(left):
        return [text]
    return [left, right]


def at_and(text: str) -> list[str]:
    """The phrase cut at "and" where both sides stand on their own.

    No preposition before it but one inside a term ("internet of things"), more than one word on the left.
    """
    for match in _BOTH.finditer(text) if "and" in text or "as well" in text else ():
        left, right = text[: match.start()], text[match.end() :]
        if (_OF_ONE.match(left) and _OF_OTHER.match(right)) or _are_alike(left, right) or _IS_SCIENCE.match(text):
            return [left.strip(), *at_and(right.strip())]
        if (
            len(left.removeprefix("the ").split()) > 1
            and (len(right.split()) > 1 or _SCIENCE.fullmatch(right))
            and not _PREPOSITION.search(_TERM.sub("", left))
            and not (_shares_head(left) or (_DEED.fullmatch(left) and not _GERUND.match(right)))
            and not right.startswith(("their ", "its "))
        ):
            return [left.strip(), *at_and(right.strip())]
    return [text.strip()] if text.strip() else []


def _are_alike(left: str, right: str) -> bool:
    """True for two topics of one build: "learning looms for felt" and "slow nets for fog"."""
    return any(_ONCE[word].fullmatch(left) and _ONCE[word].fullmatch(right) for word in _ONCE)


_ONCE = {word: re.compile(rf"[\w-]{{1,30}} (?:[\w-]{{1,30}} ){{1,3}}{word} [\w -]{{3,40}}") for word in ("for", "in")}
# "the history of dyes" and "the politics of cloth"
_OF_ONE, _OF_OTHER = re.compile(r"(?:the )?[\w-]{4,30} of \S"), re.compile(r"the [\w-]{4,30} of \S")
_SCIENCE = re.compile(r"[a-z]{2,12}(?:ology|onomy|graphy|onomics)")  # "power looms and hydrology"
# "hydrology and power looms", no "hydrology and loom research"
_IS_SCIENCE = re.compile(
    rf"(?:{_SCIENCE.pattern}|robotics|linguistics) and (?:[\w-]{{3,20}} ){{1,2}}"
    r"(?!(?:research|methods|models|systems|applications?|education|engineering|analysis|policy|studies|data)$)[a-z]{4,20}$"
)
_DEED = re.compile(r"(?:develop|build|design|creat|mak|improv|engineer)ing \w+")  # "building robust" and "fair models"
_GERUND = re.compile(r"\w+ing\b")


def _shares_head(left: str) -> bool:
    """True for modifiers of one noun.

    "natural and artificial intelligence", "image and slow-motion film analysis".
    """
    last = left.rstrip(_EDGE).rpartition(" ")[2].casefold()
    if not _adjectives().isdisjoint((last, last.rpartition("-")[2])):
        return True
    return last.endswith(("al", "ic", "ed", "ive", "ary", "ous")) and len(left.split()) < 3


_TOPICS_INSIDE = re.compile(r"(?P<field>[^()]+?)\s*\((?P<inner>[^()]+,[^()]+)\)")


def topics_of(part: str, *, cut: bool = True) -> Iterator[str]:
    """The topics of one phrase: itself, what its bracket lists, or both sides of an "and"."""
    part = tidy(without_front(_SPECIAL, without_front(AND, part)))
    if part in ("etc", "etc.") or _ELSEWHERE.match(part) or _ADDRESS.match(part):
        return
    listed = _TOPICS_INSIDE.fullmatch(part) if part[-1:] == ")" else None
    if listed:
        yield listed["field"]
        if _EXAMPLES.match(listed["inner"]):
            return
        yield from (tidy(without_front(AND, inner)) for inner in phrases(listed["inner"], ",;"))
        return
    yield from (topic for topic in (at_and(part) if cut else [part]) if any(c.isalpha() for c in topic))


_EXAMPLES = re.compile(r"(?i)(?:e\.?\s?g\.?|i\.e\.?|such as|for example)\b")
_ADDRESS = re.compile(r"(?i)(?:https?://|www\.)?[\w-]{2,40}(?:\.[\w-]{2,40}){1,4}/")
_SPECIAL = re.compile(r"(?i)^(?:with an? )?(?:(?:special|particular|main) )?(?:interests?|focus) (?:in|on)\s+")
_ELSEWHERE = re.compile(
    r"(?i)(?:please )?see (?:\w+ ){0,3}(?:descriptions?|pages?|below|above|statement|publications?)\b"
)
