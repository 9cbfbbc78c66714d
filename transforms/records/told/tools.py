"""Tools named in sentences: "I use Vim as an editor, and am familiar with PyTorch". Consumes text; produces the names.

What a sentence says beside them is no skill. A name is a tool that many use, or a word that is written as a name: in
the midst of a sentence with a capital, or with capitals, figures or signs inside.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations
from transforms.entities.places import is_place
from transforms.records.lists.looks import is_organization, tongues
from transforms.section_kinds.shapes import tools
from transforms.vocabulary import forms

_FIRST_PERSON = re.compile(r"(?<![\w.-])(?:I(?:’ve|'ve|’m|'m)? [a-z]|[Mm]y [a-z])")
_SENTENCES = re.compile(r"(?<=[\w)\]”\"+#][.!?])\s+(?=[A-Z“\"])")
_WORD = re.compile(r"[^\W\d_][\w+#*./-]*[\w+#*]|[^\W\d_]")
_SPELT = re.compile(r"[A-Z]{2,}|[a-z][A-Z]|\w\d|[+#]")
_NO_NAMES = frozenset(("I", "PhD", "MSc", "BSc", "GPA"))
_LONGEST = 3  # words of a name


def tells_tools(text: str) -> bool:
    """True for sentences in the first person."""
    return ("I " in text or "I’" in text or "I'" in text or "y " in text) and _FIRST_PERSON.search(text) is not None


def told_tools(text: str) -> Iterator[str]:
    """The names in some sentences, in order."""
    for sentence in _SENTENCES.split(text.rpartition("\t")[2]):
        taken = [(one.start, one.end) for one in find_organizations(sentence) if " " in sentence[one.start : one.end]]
        taken += [date.span for date in find_dates(sentence)]
        run: list[re.Match[str]] = []
        for word in _WORD.finditer(sentence):
            if any(start <= word.start() < end for start, end in taken):
                continue
            if run and not (sentence[run[-1].end() : word.start()] == " " and _is_name(word, sentence)):
                yield from _named(run)
                run = []
            if _is_name(word, sentence):
                run.append(word)
        yield from _named(run)


def _is_name(word: re.Match[str], sentence: str) -> bool:
    text = word[0]
    if text in _NO_NAMES or text.casefold() in tongues():
        return False
    if text.casefold() in tools():
        return text.casefold() not in _EVERYDAY or text != text.lower()
    return bool(_SPELT.search(text)) or (text[0].isupper() and bool(sentence[: word.start()].strip(' “"(')))


_EVERYDAY = frozenset(forms("skills", "tools", "everyday"))


def _named(run: list[re.Match[str]]) -> Iterator[str]:
    """The run as one name; as one each where it holds a tool's name."""
    words = [word[0] for word in run]
    if len(words) > 1 and (len(words) > _LONGEST or any(word.casefold() in tools() for word in words)):
        yield from words
    elif words and not (is_place(name := " ".join(words)) or (len(words) > 1 and is_organization(name))):
        yield name
