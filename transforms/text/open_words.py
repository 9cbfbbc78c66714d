"""Words at the end of a line or a cell that say that the next one goes on with it: a part of patterns.

Consumes `vocabulary/small_words.toml`; produces an alternation without groups, in small letters.
"""

from __future__ import annotations

from transforms.vocabulary import any_of

OPEN_WORDS = any_of("small_words", "open")
