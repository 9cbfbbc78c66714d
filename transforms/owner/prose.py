"""The owner in sentences: "I'm Ada Quill", "Ada Quill is a weaver". Consumes sections; produces candidates."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.model import Section
from transforms.names.people import clean_name, is_name
from transforms.owner.authors import NamedOwner
from transforms.vocabulary import any_of

_SELF = re.compile(
    r"\b(?:I(?:['’]m|\s+am)|[Mm]y\s+name\s+is|[Tt]his\s+is|[Hh]i,?\s+I['’]?m)\s+"
    r"((?:[A-ZÀ-Þ][\w'’.-]*\s+){1,3}?(?:(?:[(“\"][A-ZÀ-Þ][\w'’-]{1,20}[)”\"]|\(pron[^()]{2,60}\))\s+)?(?:[A-ZÀ-Þ](?:\.|[\w'’-]*)\s+){0,2}[A-ZÀ-Þ][\w'’-]+)"
)
_NICKNAME = re.compile(r"(?:[(“\"][^()“”\"]{2,21}[)”\"]|\(pron[^()]{2,60}\))\s+")
_SENTENCE_END = re.compile(r"(?<=[a-zß-ÿ]{2})[.!] ")
_THIRD = re.compile(
    r"^(?:(?:Dr|Prof|Professor|Mr|Ms|Mrs)\.?\s+){0,2}((?:[A-ZÀ-Þ][\w'’.-]*\s+){1,4}?[A-ZÀ-Þ][\w'’-]+)"
    rf"(?:,[^,]{{2,40}},)?\s{{1,2}}(?:\([^)]{{0,60}}\)\s+)?(?:{any_of('prose', 'people', 'third')})\b"
)
_EARLY = 3  # sections


def from_prose(sections: tuple[Section, ...]) -> Iterator[NamedOwner]:
    """The names by which the first sentences of a section that tells of a person present one."""
    for place, section in enumerate(sections):
        opens = place < _EARLY and any(len(line.text) > _TOLD for line in section.lines[:1])  # "Vita" over sentences
        if section.kind not in ("about", "header", "other", "news") and not opens:
            continue
        for line in section.lines[:4]:
            text = line.text.replace("(", " (") if "(" in line.text else line.text
            match = _SELF.search(text) or _THIRD.match(text)
            stated = _SENTENCE_END.split(_NICKNAME.sub("", match[1]))[0] if match else ""
            if stated and is_name(stated):
                yield NamedOwner(clean_name(stated), line, 0.85)


_TOLD = 150  # characters of a paragraph
