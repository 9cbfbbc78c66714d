"""Wordings that say what others say in fewer words: "I am proud to be a postdoc", "I studied for my PhD at X".

Consumes a `Sentence`; produces it in the plainer wording.
"""

from __future__ import annotations

import re

from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of

_GLAD = re.compile(rf"\b(am|is|was|['’]m) (?:{any_of('prose', 'people', 'glad')}) to (?:be|have been) (?=an?\b|the\b)")
_STUDIED_FOR = re.compile(r"\b(?:studied|read|worked) for (?=(?:my|his|her|their|an?) )")
_WAS_IN = re.compile(
    r"\b(PhD|Ph\.D\.?|doctorate|(?:[Mm]aster|[Bb]achelor)['’]?s?(?: degree)?) (?:is|was) in (?=[A-ZÀ-Þ])"
)


def plainly(sentence: Sentence) -> Sentence:
    """The sentence as others tell the same."""
    text = sentence.text
    if " to be " in text or " to have been " in text:
        text = _GLAD.sub(r"\1 ", text)
    if " for " in text:
        text = _STUDIED_FOR.sub("pursued ", text)
    if "s in " in text:
        text = _WAS_IN.sub(r"\1 in ", text)
    return sentence if text == sentence.text else sentence._replace(text=text)
