"""How people stand to the owner, in words: consumes text; produces the relation of one person that it states."""

from __future__ import annotations

import re

from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

RELATION = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'students', 'relations')})")

_DEED = re.compile(r"(?i)(?:(?:co-?)?(?:advis|supervis|mentor)(?:ing|ion|ship)) ?(?:[–—:]|-{1,3}) ?(?=[\w(])")


def singular(text: str) -> str:
    """A heading as a relation: "PhD students" -> "PhD student", "Advising – Postdocs" -> "Postdoc"."""
    text = without_front(_DEED, text.strip(" :."))
    return _PLURAL.sub(lambda match: {"theses": "thesis"}.get(match[0].casefold(), match[0][:-1]), text)


_PLURAL = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'students', 'plurals')})\b")
