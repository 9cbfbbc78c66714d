"""Redaction: consumes a text and what must not stand in it; produces a text of the same length without it.

What must not stand is known by salted hashes of names and addresses, so that the list of them names nobody. A letter
becomes "x" or "X": places in the text hold, and a list of authors keeps its shape ("Mira Solano" is "Xxxx Xxxxxx").
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from transforms.names.people import fold

_TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_GAP = re.compile(r"[^\w\n]{0,6}\n?[^\w\n]{0,6}")
_ADDRESS = re.compile(
    r"[\w.+-]{1,64}@[\w.-]{1,100}\w|\b\d{4}-\d{4}-\d{4}-\d{3}[\dXx]\b|https?://[^\s<>()\[\]\"]{3,300}"
)
_MOST_WORDS = 6  # of a name


@dataclass(frozen=True, slots=True)
class Hidden:
    """What must not stand in a text: hashes of ways to write names, and of e-mail and web addresses and ORCID iDs."""

    salt: str
    names: frozenset[str] = frozenset()
    addresses: frozenset[str] = frozenset()

    def names_it(self, name: str) -> bool:
        """True where one of the ways to write this name is hidden."""
        return any(digest(self.salt, form) in self.names for form in forms(name))

    def holds(self, address: str) -> bool:
        """True for a hidden address."""
        return digest(self.salt, _plain(address)) in self.addresses


def digest(salt: str, words: str) -> str:
    """The salted hash of a name's form or of an address."""
    return hashlib.blake2b(words.encode(), key=salt.encode()[:64], digest_size=16).hexdigest()


def hashed_addresses(salt: str, addresses: Iterable[str]) -> frozenset[str]:
    """The hashes of addresses."""
    return frozenset(digest(salt, _plain(address)) for address in addresses)


def hashed_names(salt: str, names: Iterable[str]) -> frozenset[str]:
    """The hashes of all forms of these names."""
    return frozenset(digest(salt, form) for name in names for form in forms(name))


def forms(name: str) -> set[str]:
    """The ways to write a name, folded: as it is, and with the family name first."""
    words = [_folded(word) for word in _TOKEN.findall(name)][:_MOST_WORDS]
    if "," in name:
        return {" ".join(words)}
    return {" ".join(words), " ".join((*words[-1:], *words[:-1]))} if words else set()


def is_full(name: str) -> bool:
    """True for a name with a given name: initials and a family name alone may be many people's."""
    words = [word for word in _TOKEN.findall(name) if len(word) > 1]
    return len(words) > 1 and not (words[0].isupper() and len(words[0]) < 3)


def redact(text: str, hidden: Hidden) -> str:
    """The text without what is hidden; of the same length, line for line."""
    spans = [*_addresses(text, hidden), *_names(text, hidden)]
    for start, end in sorted(spans, reverse=True):
        text = text[:start] + _crossed(text[start:end]) + text[end:]
    return text


def _addresses(text: str, hidden: Hidden) -> Iterator[tuple[int, int]]:
    if hidden.addresses:
        yield from (match.span() for match in _ADDRESS.finditer(text) if hidden.holds(match[0]))


def _names(text: str, hidden: Hidden) -> Iterator[tuple[int, int]]:
    """The places of hidden names, the longest at each word."""
    words = [(_folded(match[0]), *match.span()) for match in _TOKEN.finditer(text)] if hidden.names else []
    past = 0
    for i in range(len(words)):
        run = words[i : i + _length(words, i, text)]
        for count in range(len(run), 0, -1):
            form = " ".join([word for word, _, _ in run[:count]])
            if run[0][1] >= past and digest(hidden.salt, form) in hidden.names:
                past = run[count - 1][2]
                yield run[0][1], past
                break


def _length(words: list[tuple[str, int, int]], i: int, text: str) -> int:
    """How many words in a row from this one might be one name."""
    count = 1
    while (
        count < _MOST_WORDS
        and i + count < len(words)
        and _GAP.fullmatch(text, words[i + count - 1][2], words[i + count][1])
    ):
        count += 1
    return count


def _folded(word: str) -> str:
    return fold(word).replace(" ", "")


def _plain(address: str) -> str:
    return address.strip().rstrip("/.").removeprefix("https://").removeprefix("http://").lower()


def _crossed(text: str) -> str:
    return "".join("X" if char.isupper() else "x" if char.isalnum() else char for char in text)
