"""Resumes whose margin is written before their main part, "Aside" over "Main", and tags that go on over several lines.

Consumes markdown; produces it as such a page shows it: the name and the main part first, then what stands in the
margin, without what that says of the tool which made it ("Disclaimer").
"""

from __future__ import annotations

import re

_PARTS = re.compile(
    r"^(?:# {1,3})?(?P<part>Aside|Main)[ \t]{0,9}(?:\{[^{}\n]{0,60}\}[ \t]{0,9})?\n(?:=+[ \t]*\n)?", re.MULTILINE
)
_MADE = re.compile(r"^(?:#{1,3} )?Disclaimer\b[^\n]{0,60}\n", re.MULTILINE)
_WRAPPED = re.compile(
    r"<(?P<name>div|span|a|img|p|td|tr|table|li|ul|section|article|button|i)(?P<attributes>[ \t]{0,9}\n[^<>]{1,900})>"
)


def with_main_first(text: str) -> str:
    """The text of such a resume, its margin behind its main part; any other text as it is."""
    if "Aside" not in text or "Main" not in text:
        return text
    margin, main = (next((one for one in _PARTS.finditer(text) if one["part"] == part), None) for part in _BOTH)
    if margin is None or main is None or main.start() < margin.end():
        return text
    beside = text[margin.end() : main.start()]
    made = _MADE.search(beside)
    beside = beside[: made.start()] if made else beside
    return f"{text[: margin.start()]}{text[main.end() :].rstrip()}\n\n{beside}"


_BOTH = ("Aside", "Main")


def with_tags_whole(text: str) -> str:
    """The text, each tag of HTML on one line: "<div" over "  class='bar'" over ">Weaving</div>"."""
    return _WRAPPED.sub(_joined, text) if "<" in text else text


def _joined(match: re.Match[str]) -> str:
    return f"<{match['name']} {' '.join(match['attributes'].split())}>"
