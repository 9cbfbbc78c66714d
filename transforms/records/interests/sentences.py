"""Interests in sentences: "My research focuses on A and B, with an interest in C". Consumes text; produces topics."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.records.interests.members import AND, at_and, members
from transforms.records.interests.openings import opening_of
from transforms.records.lists.pieces import tidy
from transforms.text.patterns import without_front

SENTENCE = 26
_LONGEST = 700  # characters of a sentence
_SPLIT_SENTENCES = re.compile(r"(?<=[a-z)\]”\"’])[.!?](?=\s+[A-Z“\"])")
_BRANCH = re.compile(
    r",?\s+(?:(?:with|and|having|and with|and has|and have)\s+)?(?:an?\s+|my\s+)?(?:(?:particular|special|specific"
    r"|strong|current|additional|main|recent|keen|broad|primary|growing|emphasis)\s+)*(?:focus|interests?|emphasis"
    r"|applications?)\s+(?:on|in|to)\s+|,\s+(?:especially|particularly|in particular|specifically)\s+(?:in |on )?"
    r"|,?\s+including\s+|,?\s+such as\s+",
    re.IGNORECASE,
)
_BODY = (
    r"(?-i:(?:[A-Z][\w’'-]*,? (?:(?:of|for|and) )?){0,5}"
    r"(?:Department|School|Faculty|Institut\w*|Cent(?:er|re)|Lab\w*|Group|Team|Division|Universit\w*|College)\b)"
)
_STOP = re.compile(
    r",?\s+(?:and (?:I|we|my|am|have|is|was|he|she|they|(?:his|her|their) (?:\w+ )?"
    r"(?:research|work|interests|current|group|lab|team))\b"
    rf"|where|whose|which|(?:in|at) (?:the )?(?={_BODY})"
    r"|in the (?=(?-i:[A-Z]\w+(?: [A-Z]\w+)* (?:at|of)\b))|at the (?=(?-i:[A-Z]))"
    r"|that (?:is|are|can)|at the (?:university|department"
    r"|institute)|with (?:prof|dr)|under the|advised by|supervised|aiming|I\b).*$",
    re.IGNORECASE,
)
_KEEP_THE = re.compile(r"^the\s+", re.IGNORECASE)


def interests_in(text: str) -> Iterator[str]:
    """The topics that sentences on somebody's research state."""
    for sentence in _SPLIT_SENTENCES.split(text):
        if len(sentence) >= _LONGEST or sentence.rstrip().endswith(":"):
            continue
        opening = opening_of(sentence)
        while opening:
            following = opening_of(sentence, opening.end)
            end = following.start if following else len(sentence)
            yield from _stated(sentence[opening.end : end], opening.several)
            opening = following


_ADVERB = re.compile(
    r"(?:mainly|mostly|broadly|primarily|generally|largely|currently|centered|focused)\s+(?:in|on|around|about|towards?)\s+(?:the\s+)?"
)
_GENERAL = re.compile(
    r"(?:an? )?(?:wide |broad |diverse |whole )?(?:range|variety|number|set|host) of (?:\w+ )?"
    r"(?:topics|areas|problems|issues|questions|fields|subjects|themes|projects)"
    r"(?P<of>\s+(?:in|of|within|across|related to|around)\s+(?=\S))?"
)


def _stated(clause: str, several: bool) -> Iterator[str]:
    clause = _STOP.sub("", _ADVERB.sub("", clause.strip(" .:")))
    for piece in _BRANCH.split(clause):
        bare = piece.strip(" .")
        general = _GENERAL.match(bare)
        if general and (general["of"] or general.end() == len(bare)):
            bare = bare[general.end() :]
        for part in members(bare, several=several) if bare else ():
            for topic in at_and(without_front(AND, part)):
                bare = tidy(without_front(_KEEP_THE, topic))
                if 0 < len(bare.split()) <= SENTENCE and any(map(str.isalpha, bare)) and not _NO_TOPIC.match(bare):
                    yield bare


_NO_TOPIC = re.compile(
    r"(?:supervis|teach|mentor|collaborat|join|hir|advis)ing\b|(?:working with|hearing from|talking (?:to|about))\b"
    r"|(?:listed|described|given|outlined|summari[sz]ed|supported|funded)\b"
    r"|(?:very |quite )?(?:broad|diverse|varied|wide-ranging)$"
    r"|(?:an?|my|our|his|her|their|this|two|three|several|some) (?:[\w-]+ ){0,3}?(?:books?|monographs?|projects?"
    r"|papers?|articles?|podcast|novel|volume|manuscripts?|thesis|dissertation)\b",
    re.IGNORECASE,
)
