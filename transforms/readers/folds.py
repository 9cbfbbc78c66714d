"""What a click unfolds below an entry of a web page: the words on its button."""

from __future__ import annotations

UNFOLDED = r"(?:show |view |read )?(?:abstracts?|bib\s?tex|bib|cite|citation|tl;?dr|keywords)"
