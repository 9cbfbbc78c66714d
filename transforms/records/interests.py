"""Interests: research topics. Consumes interest sections and prose; produces `Interest` records.

Forms read: "A, B and C", bullets, "Field: A, B", "Field (A, B, C)", columns, whole phrases as bullets, numbered bold
topics with an explanation, and sentences such as "My research focuses on A and B, with an interest in C".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from transforms import evidence
from transforms.model import Context, Line, Section
from transforms.names import fold
from transforms.parsed import Interest
from transforms.records.pieces import phrases, tidy
from transforms.records.prose import sentences
from transforms.records.wrapped import together

# "Interests" beside a section of research interests says what the owner does in spare time.
_PASTIMES = re.compile(
    r"(?:other |personal |extracurricular )?(?:interests?|hobbies)(?: (?:and|&) hobbies)?", re.IGNORECASE
)
_PASTIME = re.compile(r"(?:personal|hobbies|leisure|sports?|pastimes|spare time|free time)\b[^:]{0,20}:", re.IGNORECASE)
_FUNDED = re.compile(r"[£€$]\s?\d|\b(?:PI|Co-I)\b")  # a project of the owner's, not a topic
_LONG_ITEM = 9  # words; a bullet of more is one interest
_NO_LIST = re.compile(r"^[^,;]+,\s+(?:and|or)\s[^,;]+$")  # a comma before the "and" of two: words of one phrase
_SENTENCE = 26
_SPEAKS = re.compile(r"(?:Broadly, |Currently, |In )?(?:I|My|We|Our|Current projects|Recent projects)\b")
_AND = re.compile(r"^(?:and|&|as well as|or|including|especially|particularly|in particular)\s+", re.IGNORECASE)
_SPLIT_SENTENCES = re.compile(r"(?<=[a-z)\]”\"’])[.!?](?=\s+[A-Z“\"])")
_CLAUSE = re.compile(
    r"\b(?:research|work|interests?|expertise|thesis|dissertation|agenda|program(?:me)?"
    r"|focus(?:es)?)\b(?:\s+(?:interests?|areas?|line|topics?|focus|work|mainly|broadly|currently|primarily"
    r"|centers?|lies?|include[s]?|now|generally|agenda|fields?|is|are|has|been|"
    r"of|broad|main|mostly|largely|span[s]?|especially|specifically|particularly|in|the|intersection|extends?"
    r"|revolves?|aims?|also|focus(?:es|ed|sing)?|concerns?|deals?|involves?|covers?|around|with|on"
    r"|concentrat\w+)){0,7}?\s*"
    r"(?:\bis on|\bare on|\bfocus(?:es|ed|ing)? (?:is )?(?:on|in)|\bfocuses|\bcenters? (?:on|around)|\bare in"
    r"|\bis in|\blies? (?:in|at(?: the intersection of)?)|\binclude[s]?:?|\bspans?|\brevolves? around"
    r"|\bconcentrates? on|\bare:|\binterests?:|\bextends? to|\bdeals? with|\bconcerns?|\bcovers?|\bis focused on"
    r"|\bis centered (?:on|around)|\bare focused on|\bis about|(?<=interests )are(?=\s)|(?<=areas )are(?=\s)|"
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
_PREPOSITION = re.compile(
    r"\b(?:of|for|in|on|to|with|under|using|via|through|from|by|between|at|across|over|into|toward|towards|that"
    r"|which)\b"
)
_LEAD = re.compile(
    r"^(?:(?:the|an?|both|broadly|mainly|various|several|different|areas?|areas of|field of|fields of|topics?"
    r"|intersection of|study of|development of|problems? in|exploring|understanding|developing)\s+)(?=\w)",
    re.IGNORECASE,
)
_STOP = re.compile(
    r",?\s+(?:and (?:I|we|my|am|have|is|was)\b|where|whose|which|in the (?=[A-Z])|at the (?=[A-Z])"
    r"|at (?=[A-Z][a-z]+ (?:University|Institute|College))|that (?:is|are|can)|at the (?:university|department"
    r"|institute)|with (?:prof|dr)|under the|advised by|supervised|aiming|I\b).*$",
    re.IGNORECASE,
)
_KEEP_THE = re.compile(r"^the\s+", re.IGNORECASE)


def read_interests(section: Section, context: Context) -> Iterator[Interest]:
    """The interests of an interests section."""
    if _PASTIMES.fullmatch(section.title.strip(" :")) and any(
        other is not section and other.kind == "interests" and not _PASTIMES.fullmatch(other.title.strip(" :"))
        for other in context.sections
    ):
        return
    seen: set[str] = set()
    for run in _runs(section.lines):
        if _PASTIME.match(run[0].text) or _FUNDED.search(run[0].text):
            continue
        where = evidence.of_lines(run)
        for topic in _topics(run):
            if fold(topic) not in seen:
                seen.add(fold(topic))
                yield Interest(text=topic, evidence=where, confidence=0.9 if len(topic.split()) <= _LONG_ITEM else 0.75)


def read_interest_prose(section: Section, context: Context) -> Iterator[Interest]:
    """The interests that sentences of a header or "about" section state, where no section of its own lists them."""
    if any(other.kind == "interests" and other.lines for other in context.sections):
        return
    seen: set[str] = set()
    for sentence in sentences(section):
        for topic in interests_in(sentence.text):
            if fold(topic) not in seen:
                seen.add(fold(topic))
                yield Interest(text=topic, evidence=sentence.evidence, confidence=0.75)
    for number, line in enumerate(section.lines):
        if _announces(line.text):
            yield from _announced(section.lines[number + 1 :], seen)


def read_interest_labels(section: Section, _: Context) -> Iterator[Interest]:
    """The interests of a labelled line among positions and degrees: "- Research interests: A • B"."""
    for line in filter(lambda line: _LABELLED.match(line.text), section.lines):
        for topic in _topics([replace(line, bullet="", bold=())]):
            yield Interest(text=topic, evidence=evidence.of_lines((line,)), confidence=0.8)


_LABELLED = re.compile(r"(?i)(?:main |current )?research interests?:\s+\S")


def _announces(text: str) -> bool:
    """True for a sentence that ends in a colon before a list of interests."""
    return text.rstrip().endswith(":") and re.search(r"\b(?:research|interest)", text) is not None


def _announced(lines: Sequence[Line], seen: set[str]) -> Iterator[Interest]:
    for line in lines:
        if not line.bullet:
            return
        topic = _marked(line) or tidy(line.text)
        if topic and fold(topic) not in seen and len(topic.split()) <= _SENTENCE:
            seen.add(fold(topic))
            yield Interest(text=topic, evidence=evidence.of_lines((line,)), confidence=0.8)


def _marked(line: Line) -> str | None:
    """The topic set in bold at the start of an item that goes on to explain it."""
    spans = (span for span in line.bold if span.start <= 1 and span.end < len(line.text))
    return next((tidy(line.text[span.start : span.end]) for span in spans), None)


_EXPLAINED = re.compile(r", (?:an?|the|which|where|i\.e\.) ")  # "**Geometry**, which studies shapes"


def _runs(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines of one list put together: what ends in a comma or begins in lower case goes on."""
    runs: list[list[Line]] = []
    for line in lines:
        torn = bool(runs) and runs[-1][-1].text.endswith("-") and line.text[:1].islower()
        if runs and not line.bullet and (torn or (not line.gap_before and _goes_on(runs[-1][-1], line))):
            runs[-1].append(line)
        else:
            runs.append([line])
    return runs


def _goes_on(above: Line, line: Line) -> bool:
    return (
        above.text.endswith((",", " and", "-", ";"))
        or line.text[:1].islower()
        or (
            ("," in above.text or above.text.count("(") > above.text.count(")") or above.text[-1:].islower())
            and len(above.text) > 70
            and not line.bold
        )
    )


def _topics(run: Sequence[Line]) -> Iterator[str]:
    text, marked = reduce(together, run).text, _marked(run[0])
    if (
        marked
        and not text.startswith(marked + ":")
        and run[0].bullet
        and (text[len(marked) :].lstrip()[:1] in (".", "-", "–", ":", "") or _EXPLAINED.match(text, len(marked)))
    ):
        yield marked
        return
    stated = list(interests_in(text)) if len(text.split()) > _LONG_ITEM and _CLAUSE.search(text) else []
    if stated or (_SPEAKS.match(text) and text[-1] in ".:"):
        yield from stated  # a sentence that names no topic is none
        return
    if (
        (run[0].bullet or _NO_LIST.search(text))
        and (_NO_LIST.search(text) or len(text.split()) > _LONG_ITEM)
        and ":" not in text[:60]
        and not _is_list(text)
    ):
        yield tidy(text)
        return
    for part in phrases(_without_label(text).replace(" • ", "; "), ",;|\t."):
        yield from _part(part)


def _is_list(text: str) -> bool:
    """True for short members between commas; a long phrase with a list inside it is no list."""
    parts = phrases(text, ",;|\t")
    return len(parts) > 2 and all(len(part.split()) <= 5 for part in parts)


def _without_label(text: str) -> str:
    label, colon, rest = text.partition(": ")
    return rest if colon and rest and len(label.split()) <= 8 and "," not in label else text


def _part(part: str) -> Iterator[str]:
    """The topics of one phrase: itself, what its bracket lists, or both sides of an "and"."""
    part = tidy(_AND.sub("", part))
    listed = re.fullmatch(r"(?P<field>[^()]+?)\s*\((?P<inner>[^()]+,[^()]+)\)", part)
    if listed:
        yield listed["field"]
        yield from (tidy(_AND.sub("", inner)) for inner in phrases(listed["inner"], ",;"))
        return
    yield from (topic for topic in _at_and(part) if any(c.isalpha() for c in topic))


def _at_and(text: str) -> list[str]:
    """The phrase cut at "and" where both sides stand on their own.

    No preposition before it, more than one word on the left.
    """
    for match in re.finditer(r"\s+(?:and|as well as)\s+", text):
        left, right = text[: match.start()], text[match.end() :]
        if (
            len(left.split()) > 1
            and len(right.split()) > 1
            and not _PREPOSITION.search(left)
            and not _shares_head(left)
        ):
            return [left.strip(), *_at_and(right.strip())]
    return [text.strip()] if text.strip() else []


def _shares_head(left: str) -> bool:
    """True for modifiers of one noun.

    "natural and artificial intelligence", "image and multi-modal video recognition".
    """
    return left.rsplit(maxsplit=1)[-1].endswith(("al", "ic", "ed", "ive", "ary", "ous")) and len(left.split()) < 3


def interests_in(text: str) -> Iterator[str]:
    """The topics that sentences on somebody's research state."""
    for sentence in _SPLIT_SENTENCES.split(text):
        match = _CLAUSE.search(sentence)
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
            for topic in _at_and(_AND.sub("", part)):
                bare = tidy(_KEEP_THE.sub("", topic))
                if 0 < len(bare.split()) <= _SENTENCE and any(map(str.isalpha, bare)) and not _GENERAL.fullmatch(bare):
                    yield bare


_TOPIC = 5  # words, and fewer, that name a topic by themselves
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
    if len(parts) == 2 and all(1 < len(part.split()) < _TOPIC and not _PREPOSITION.search(part) for part in parts):
        return [text] if _ADJECTIVE.search(parts[0]) else parts
    if len(parts) > 1 and (_ADJECTIVE.search(parts[0]) or (len(parts) == 2 and not _AND.match(parts[1]))):
        return [text]
    return parts
