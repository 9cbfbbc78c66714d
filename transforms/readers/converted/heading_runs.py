"""Headings right below each other, of one size, that a converter put on one line. Consumes the text; parts them.

"# **Ada Quill** **Education**" is a name and the heading of its first section; "# **Talks** **Teaching**" are two
headings, of which the first heads nothing: it is set in brackets, so that nobody deals it to an entry below. Each word
may be marked by itself: "# **Work** **Experience**" is one.
"""

from __future__ import annotations

import re

from transforms.furniture.running_heads import is_cv
from transforms.headings.wording import named

_RUNS = re.compile(r"(?m)#(?<=^#)#{0,5} \*\*([^*\n]{2,80}(?:\*\* \*\*[^*\n]{2,60}){1,7})\*\*[ \t]*$")
_SHORTEST = 4  # letters of a heading, or of a name over one


def with_headings_parted(text: str) -> str:
    """The text; each of such headings on a line of its own."""
    return _RUNS.sub(_parted, text) if "** **" in text else text


def _parted(match: re.Match[str]) -> str:
    runs = [run.strip() for run in match[1].split("** **")]
    if len(runs) == 2 and min(map(len, runs)) >= _SHORTEST and (two := _two(*runs)):
        return two
    together = named(" ".join(runs))
    if together.whole and len(together.kinds) == 1:
        return match[0]
    if not all(named(run).whole or is_cv(run) for run in runs):
        return match[0]
    above = ", ".join(runs[:-1])
    return f"# **{above if is_cv(above) else f'({above})'}**\n\n# **{runs[-1]}**"


def _two(first: str, second: str) -> str | None:
    """A name, or a year, and a section's heading; None for one heading of two words."""
    if second.isdecimal():
        return f"# **{first}**\n\n**{second}**"
    if named(second).whole and not named(f"{first} {second}").whole:
        return f"# **{first}**\n\n# **{second}**"
    return None
