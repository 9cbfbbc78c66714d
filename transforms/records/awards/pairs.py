"""Two honours that one entry names: "Vale Fellowship and Moss Scholarship". Consumes an honour; produces each."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.records.awards.names import Found
from transforms.vocabulary import any_of

_ONE = rf"(?:The )?(?:[A-Z][\w&.’'-]{{0,30}} ){{1,6}}(?:{any_of('entry_words', 'awards', 'paired')})"
_TWO = re.compile(rf"(?P<one>{_ONE}) (?:and|&) (?:the )?(?P<two>{_ONE})")


def each_of(honour: Found) -> Iterator[Found]:
    """The honour; the two that its name joins, each with a name of its own and the word for what it is."""
    joined = _TWO.fullmatch(honour.name) if " and " in honour.name or " & " in honour.name else None
    yield from [honour._replace(name=joined[part]) for part in ("one", "two")] if joined else [honour]
