"""Stable keys: 63-bit hashes of natural keys, the same on every machine and in every run."""

from __future__ import annotations

import hashlib


def key(*parts: str | int) -> int:
    """A positive BIGINT from a natural key. Parts are kept apart, so that ("ab", "c") and ("a", "bc") differ.

    Raises:
        TypeError: a part is None or no text or number; a null never enters a hash.
    """
    for part in parts:
        if not isinstance(part, str | int):
            raise TypeError(f"a key is made of text and numbers, not of {part!r} in {parts!r}")
    natural = "\x1f".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(natural, digest_size=8).digest(), "big") >> 1
