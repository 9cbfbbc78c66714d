"""Items of news as sentences: "Nov 2023: Awarded the X" as "Nov 2023: I was awarded the X". Consumes a `Sentence`."""

from __future__ import annotations

import re

from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of

_ITEM = re.compile(
    r"(?P<date>(?:[^\w“\"]*\[?[^\n:“\"]{0,24}\b(?:19|20)\d\d(?:[-./]\d{1,2}){0,2}\b[^\w“\"]{0,5})?)(?:\W{0,4})"
    r"(?:(?P<was>Awarded|Selected|Elected|Named|Honou?red|Appointed|Recognized|Recognised|Inducted)\b"
    r"|(?P<asked>Invited)(?= (?:to|as|by)\b)"
    r"|(?P<am>Serving|(?:Co-)?[Oo]rgani[sz]ing|(?:Co-)?[Cc]hairing)\b"
    r"|(?P<post>(?:(?:Area|Session|Program|Publicity|Web|Track) )?"
    r"(?:Reviewer|Chair|PC [Mm]ember)(?= (?:for|at|of) [A-Z]))"
    r"|(?P<did>Gave|Give|Received|Won|Presented|Delivered|Got)\b"
    r"|(?P<talk>(?:(?:Invited|Plenary|Contributed|Upcoming) )?"
    r"(?:[Tt]alk|[Kk]eynote|[Ll]ecture|[Ss]eminar)(?: [a-z]{4,8})?)"
    r"(?= (?:at|on|in)\b|,?:? [“\"])"
    rf"|(?P<honour>(?:[A-Z][\w’'&-]{{1,20}} ){{1,6}}(?:{any_of('prose', 'honours', 'nouns')})"
    r"(?= (?:at|from|by|of|for)\b|[,.!]?$)))"
)


_SAID = (
    ("honour", "I received the "),
    ("was", "I was "),
    ("asked", "I was "),
    ("did", "I "),
    ("am", "I am "),
    ("post", "I was a "),
)


def as_sentence(sentence: Sentence) -> Sentence:
    """The sentence; one about the owner where it is an item without a subject."""
    text = sentence.text
    found = _ITEM.match(text)
    if found:
        word, lead = text[found.end("date") :].lstrip(" -–—*_]):.,!"), found["date"]
        said = next((words for group, words in _SAID if found[group]), "I gave the ")
        text = f"{lead.rstrip()} {said}{word if found['honour'] else word[0].lower() + word[1:]}"
    return sentence._replace(text=text.rstrip("! ") + "." if text.endswith("!") else text)
