"""Clauses: the parts of a sentence that each tell one step of a career. Consumes a `Sentence`; produces `Sentence`s."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.records.bio.titles import HEAD, WORD
from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of

_HE = r"(?:I|he|she|they|Dr\.? [A-Z]\w+|Prof(?:essor|\.)? [A-Z]\w+)"
_JOINT = re.compile(
    rf";\s+(?![^()]{{0,60}}\))|,?\s+and\s+(?=(?:in|from|since|until|between|during|after)\s[^,;.]{{3,30}},?\s{_HE}\b)|"
    rf",?\s+and\s+(?=(?:then\s|later\s|currently\s|now\s|before that\s|previously\s)?{_HE}\s(?:"
    rf"{any_of('prose', 'clauses', 'verbs')})\b)|,\s+(?=where\s+{_HE}\s+(?:also\s|first\s)?(?:"
    rf"{any_of('prose', 'clauses', 'joined')})\b)|,?\s+(?=where\s+{_HE}\s(?:am|is|was|serve|work|"
    r"hold|ha[sd] been|have been)\b)|"
    rf",\s+(?=when\s+{_HE}\s(?:was|became|joined|moved|took)\b)|"
    r",?\s+and\s+(?=(?:before that|previously|earlier|prior to that|later),?\s(?:at|as|in)\b)|"
    r",?\s+and\s+(?=(?:(?:is|was|has been|am|have been)\s+(?:currently |now |then |also |later |"
    "subsequently |promoted|appointed|a|an|the|[A-Z])|promoted|holds|held|became|joined|moved|(?:then|"
    r"later|subsequently)(?! an?\s))\b)|,?\s+and\s+(?=(?:currently|now)\s(?:is|am)\b)"
)
# what tells that a role is held today, at a clause's beginning: "is currently ", "now am "
NOW = re.compile(r"(?:is|am) (?:currently|now|presently) |(?:currently|now|presently) (?:is|am) ")
_ROLE_WORD = re.compile(f"(?i){any_of('prose', 'roles', 'words')}")


_DATED = re.compile(r"(?:in|from|since|between|during)\s(?:[A-Z][a-z]+\s)?(?:19|20)\d\d")


def clauses(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence cut at its joints, where both sides may tell of a role; else as a whole."""
    text = sentence.text
    at = 0
    if ("and " in text or ";" in text or "where " in text or "when " in text) and _ROLE_WORD.search(text):
        for joint in _JOINT.finditer(text):
            if _SUCCEEDS.match(text, joint.end()) and _BARE.search(text, at, joint.start()):
                continue
            if text.startswith("where ", at) and _NEXT_AS.match(text, joint.end()):
                continue
            if _ROLE_WORD.search(text, joint.end()) and (
                _DATED.match(text, joint.end())
                or text.startswith(("where", "when"), joint.end())
                or NOW.match(text, joint.end())
                or _ROLE_WORD.search(text, at, joint.start())
            ):
                yield Sentence(text[at : joint.start()], sentence.lines)
                at = joint.end()
    yield Sentence(text[at:], sentence.lines)


# "a dyer and then loom scientist in the Felt Lab": the stay behind is that of both
_SUCCEEDS = re.compile(rf"(?i)(?:then|later|subsequently) {WORD}{{0,4}}{HEAD}\b")
_NEXT_AS = re.compile(r"(?:then|later|subsequently),? as (?:an?|the) ")  # "where I was, first as a X and then as a Y"
_BARE = re.compile(rf"(?i)\b(?:an?|as|first|became) {WORD}{{0,4}}{HEAD}$")


def up_to_degree(text: str) -> str:
    """What is told of a role: who advised a degree that the sentence goes on to tell is no supervisor."""
    degree = _NEXT_DEGREE.search(text)
    return text[: degree.start()] if degree else text


_NEXT_DEGREE = re.compile(
    ",? and (?:(?:I|he|she|they|then|also|previously|before that) ){0,2}(?:"
    f"{any_of('prose', 'clauses', 'next_degrees')}) (?:an?|my|his|her|their|the) "
)
