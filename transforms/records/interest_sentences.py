"""Interests in sentences: "My research focuses on A and B, with an interest in C". Consumes text; produces topics."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.patterns import without_front
from transforms.records.pieces import phrases, tidy

_PREPOSITION = re.compile(
    r"\b(?:of|for|in|on|to|with|under|using|via|through|from|by|between|at|across|over|into|toward|towards|that"
    r"|which)\b"
)
AND = re.compile(r"^(?:and|&|as well as|or|including|especially|particularly|in particular)\s+", re.IGNORECASE)
SENTENCE = 26
_SPLIT_SENTENCES = re.compile(r"(?<=[a-z)\]”\"’])[.!?](?=\s+[A-Z“\"])")
CLAUSE = re.compile(
    r"\b(?:research|work|interests?|expertise|thesis|dissertation|agenda|program(?:me)?"
    r"|focus(?:es)?)\b(?:\s+(?:interests?|areas?|line|topics?|focus|work|mainly|broadly|currently|primarily"
    r"|centers?|lies?|include[s]?|now|generally|agenda|fields?|is|are|has|been|"
    r"of|broad|main|mostly|largely|span[s]?|especially|specifically|particularly|in|the|intersection|extends?"
    r"|revolves?|aims?|also|focus(?:es|ed|sing)?|concerns?|deals?|involves?|covers?|around|with|on"
    r"|concentrat\w+)){0,7}?\s*"
    r"(?:\bis on|\bare on|\bfocus(?:es|ed|ing)? (?:is )?(?:on|in)|\bfocuses|\bcenters? (?:on|around)|\bare in"
    r"|\bis in|\blies? (?:in|at)(?: the intersections? (?:of|between))?|\binclude[s]?:?|\bspans?|\brevolves? around"
    r"|\bconcentrates? on|\bare:|\binterests?:|\bextends? to|\bdeals? with|\bconcerns?|\bcovers?|\bis focused on"
    r"|\bis centered (?:on|around)|\bare focused on|\bis about|(?<=interests )are(?=\s)|(?<=areas )are(?=\s)"
    r"|(?<=fields )are(?=\s)"
    r"|"
    r"(?<=areas of research )are(?=\s)|"
    r"(?<=interest )are(?=\s)|\bencompass(?:es)?(?: various aspects of)?|\b(?:studies|investigates|explores|"
    r"examines|addresses|relates? to(?: various (?:pillars|aspects|facets) of)?)(?! how| whether| why| the ways|"
    r" what))\s+"
    r"|\b(?:is|are) concerned with(?! how| whether| why| the ways| what)\s+"
    r"|\bI (?:enjoy|like|love) (?:studying|working on|exploring)(?: and \w+ing)?\s+"
    r"|(?:^|\b)(?:He|She|They|(?:Dr\.?|Prof\.?|Professor) [A-Z]\w+) (?:also |currently |mainly |primarily |"
    r"broadly )?(?:studies|investigates|researches|works on|work on)(?! how| whether| why| the ways| what)\s+"
    r"|\b(?:I am|I’m|I'm|he is|she is|they are|am|is) (?:\w+ly |also |very |deeply |particularly )?(?:interested"
    r"|specializ\w+|specialis\w+|working) (?:in|on)\s+"
    r"|\bI (?:mainly |currently |primarily |broadly |also )?(?:work|study|focus|research|specialize"
    r"|specialise) (?!with\b|at\b|for\b|as\b|under\b|closely\b|together\b|in the [A-Z]|in [A-Z][\w]+ [A-Z])"
    r"(?:on |in |about )?"
    r"|\bwith (?:an? )?(?:(?:particular|special|specific|strong|main|primary) )+(?:focus|interest|emphasis) (?:on"
    r"|in)\s+"
    r"|\bspecializ(?:es|ing) in\s+|\bspecialis(?:es|ing) in\s+"
)
_BRANCH = re.compile(
    r",?\s+(?:(?:with|and|having|and with|and has|and have)\s+)?(?:an?\s+|my\s+)?(?:(?:particular|special|specific"
    r"|strong|current|additional|main|recent|keen|broad|primary|growing|emphasis)\s+)*(?:focus|interests?|emphasis"
    r"|applications?)\s+(?:on|in|to)\s+|,\s+(?:especially|particularly|in particular|specifically)\s+(?:in |on )?"
    r"|,?\s+including\s+",
    re.IGNORECASE,
)
_STOP = re.compile(
    r",?\s+(?:and (?:I|we|my|am|have|is|was)\b|where|whose|which|in the (?=(?-i:[A-Z]))|at the (?=(?-i:[A-Z]))"
    r"|at (?=(?-i:[A-Z])[a-z]+ (?:University|Institute|College))|that (?:is|are|can)|at the (?:university|department"
    r"|institute)|with (?:prof|dr)|under the|advised by|supervised|aiming|I\b).*$",
    re.IGNORECASE,
)
_KEEP_THE = re.compile(r"^the\s+", re.IGNORECASE)


def interests_in(text: str) -> Iterator[str]:
    """The topics that sentences on somebody's research state."""
    for sentence in _SPLIT_SENTENCES.split(text):
        match = CLAUSE.search(sentence)
        if match and len(sentence) < 700 and not sentence.rstrip().endswith(":"):
            yield from _stated(sentence[match.end() :])


_ADVERB = re.compile(
    r"(?:mainly|mostly|broadly|primarily|generally|largely|currently|centered|focused)\s+(?:in|on|around|about|towards?)\s+(?:the\s+)?"
)
_GENERAL = re.compile(
    r"(?:an? )?(?:wide |broad |diverse |whole )?(?:range|variety|number|set|host) of (?:\w+ )?"
    r"(?:topics|areas|problems|issues|questions|fields|subjects|themes|projects)"
)


def _stated(clause: str) -> Iterator[str]:
    clause = _STOP.sub("", _ADVERB.sub("", clause.strip(" .:")))
    pieces = _BRANCH.split(clause)
    for piece in pieces:
        for part in _members(piece.strip(" .")):
            for topic in at_and(without_front(AND, part)):
                bare = tidy(without_front(_KEEP_THE, topic))
                if 0 < len(bare.split()) <= SENTENCE and any(map(str.isalpha, bare)) and not _GENERAL.fullmatch(bare):
                    yield bare


TOPIC = 5  # words, and fewer, that name a topic by themselves
_FROM = re.compile(r"^(?:(?:ranging )?from|to the)\s+")  # "from A, B, to the C"
_ADJECTIVE = re.compile(r"(?:ed|al|ive|ic|ous|ar|ary|less|able|ible|non-\w+|self-\w+|multi-\w+)$")


# "A, B and C" of short plain phrases, with no comma before the "and"
_PLAIN_LIST = re.compile(
    r"(?!(?:[^,]*\b(?:of|for|in|on|to|with|under|using|that)\b))"
    r"[\w’'/-]+(?: [\w’'/-]+){1,3}, [\w’'/-]+(?: [\w’'/-]+){1,3} and [\w’'/-]+(?: [\w’'/-]+){0,4}"
)


def _members(text: str) -> list[str]:
    """The members of a list in prose; one where its commas part adjectives or words after a preposition."""
    parts = phrases(text, ",;")
    if len(parts) == 2 and _PLAIN_LIST.fullmatch(text):
        return [parts[0], *re.split(r"\s+and\s+", parts[1])]
    if len(parts) == 2 and all(1 < len(part.split()) < TOPIC and not _PREPOSITION.search(part) for part in parts):
        return [text] if _ADJECTIVE.search(parts[0]) else parts
    if len(parts) > 1 and (_ADJECTIVE.search(parts[0]) or (len(parts) == 2 and not AND.match(parts[1]))):
        return [text]
    return parts


_BOTH = re.compile(r"\s+(?:and|as well as)\s+")


def at_and(text: str) -> list[str]:
    """The phrase cut at "and" where both sides stand on their own.

    No preposition before it, more than one word on the left.
    """
    for match in _BOTH.finditer(text) if "and" in text or "as well" in text else ():
        left, right = text[: match.start()], text[match.end() :]
        if (
            len(left.split()) > 1
            and len(right.split()) > 1
            and not _PREPOSITION.search(left)
            and not _shares_head(left)
        ):
            return [left.strip(), *at_and(right.strip())]
    return [text.strip()] if text.strip() else []


def _shares_head(left: str) -> bool:
    """True for modifiers of one noun.

    "natural and artificial intelligence", "image and slow-motion film analysis".
    """
    return left.rsplit(maxsplit=1)[-1].endswith(("al", "ic", "ed", "ive", "ary", "ous")) and len(left.split()) < 3
