"""Words above an item's bullet that a converter took for raised ones: the bullet stands between the item's two lines.

"**[of]** **[Ghent]** **Lund,** **SE**" over "- **[University]**" is "- **University** **of** **Ghent**, **Lund,** ...":
the words in brackets begin the upper line, and what stands at its end is a column of its own. Consumes and produces
converted markdown.
"""

from __future__ import annotations

import re

_WORD = r"(?:\*\*|_)\[[^\[\]\n]{1,30}\](?:\*\*|_)"
_RAISED = re.compile(rf"(?m)^((?:{_WORD} ){{1,10}})([^\n\[]{{2,80}})?\n{{1,2}}- ({_WORD})(?=\n)")


def with_first_words_back(text: str) -> str:
    """The text, each such word before the rest of its line, no brackets round them."""
    return _RAISED.sub(_whole, text) if "- **[" in text or "- _[" in text else text


def _whole(match: re.Match[str]) -> str:
    words = f"{match[3]} {match[1].strip()}".replace("[", "").replace("]", "")
    return f"- {words}, {match[2]}" if match[2] else f"- {words}"
