"""Definition lists of markdown: a term, and below it what is said of it behind a colon. Consumes and produces markdown.

As the HTML of such a list is read: one definition stands beside its term, several as items below it. Where the term is
a date and only the first definition is bold, they are the parts of one entry, and stand beside the date together; where
that one goes on behind its bold words, the others are details below it.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import is_date

_LIST = re.compile(
    r"^ {0,3}(?P<term>(?![|>#:+<`]|[-*] )[^\s\n][^\n]{0,120})\n\n?"
    r"(?P<said>(?: {0,3}:[ \t]{1,4}\S[^\n]{0,2000}(?:\n(?: {2,8}|\t)(?![ \t:])[^\n]{1,2000}){0,20}"
    r"(?:\n\n?(?= {0,3}:[ \t])|\n|$)){1,40})",
    re.MULTILINE,
)
_SAID = re.compile(r"^ {0,3}:[ \t]{1,4}", re.MULTILINE)
_BOLD = re.compile(r"^(?:\*\*|__)\S.*(?:\*\*|__)$")
_BOLD_LEAD = re.compile(r"\*\*[^*\n]{3,80}\*\*, ")


def with_definitions(text: str) -> str:
    """The text with definition lists as bold terms beside, or over, what is said of them."""
    if "\n:" not in text and "\n :" not in text and "\n  :" not in text:
        return text
    return _LIST.sub(_written, _with_headed(text))


def _with_headed(text: str) -> str:
    """The text, definitions whose term is a heading as the items below it, each with its date beside its words."""
    out: list[str] = []
    is_below, is_open = False, False
    for line in text.split("\n"):
        if is_below and (mark := _SAID.match(line)):
            out.append(f"- {line[mark.end() :].rstrip()}")
            is_open = True
        elif not line.strip():
            out.append("")
            is_open = False
        elif is_open and line[0] not in _OTHER:
            said = line.strip()
            if is_date(said.strip("*_ ")):
                out[-1] += "\t" + said.strip("*_ ")
            else:
                out.append(f"  {said}")
        else:
            out.append(line)
            is_open, is_below = False, line[0] == "#"
    return "\n".join(out)


_OTHER = frozenset("#-*+>|<`")  # what begins something else than the rest of a definition


def _written(match: re.Match[str]) -> str:
    term = match["term"].strip()
    bold = term if "**" in term or "__" in term else f"**{term.strip('*_')}**"
    said = [part.strip() for part in _SAID.split(match["said"]) if part.strip()]
    if len(said) == 1 or _is_one_entry(term, said):
        first, *rest = "\n".join(said).split("\n")
        return "\n".join([f"{bold}\t{first}", *(f"  {line.strip()}" for line in rest), ""]) + "\n"
    if _is_one_entry(term, said, _BOLD_LEAD):
        first, *rest = said
        return f"{bold}\t{first}\n" + "".join(f"- {part}\n" for part in rest) + "\n"
    return f"{bold}\n" + "".join(f"- {part}\n" for part in said) + "\n"


def _is_one_entry(term: str, said: list[str], lead: re.Pattern[str] = _BOLD) -> bool:
    """True for what a date heads where the first definition alone is bold: "**Lecturer**", "Alder College"."""
    first, *rest = said
    return (
        lead.match(first) is not None
        and is_date(term.strip("*_ "))
        and not any(part[:2] in {"**", "__"} for part in rest)
    )
