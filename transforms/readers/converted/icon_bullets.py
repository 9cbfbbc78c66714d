"""Icons that a converter took for bullets. Consumes lines of converted markdown; produces them without such marks.

A calendar before a date and a pin before a town make "- 2019 – 2021 - Bergen, Norway" below a post; an envelope and a
telephone make "- ada@looms.example - +1 555 014". A cup before an honour stays its bullet: "- **Best of all**"
over "**Looms**" is one title that wrapped. Words in boxes are underlined: "Twills <u>Felts</u> <u>Reeds</u>".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.date_patterns import RANGE

_DATED = re.compile(rf" {{0,3}}- ({RANGE})(?: - ([A-ZÀ-Þ][^\n]{{1,60}}))?$", re.IGNORECASE)
_CONTACT = re.compile(r" {0,3}- (?=[^\n]{0,80}@)(?=[^\n]{2,80}? - \S)")
_TITLE, _MORE = re.compile(r"( {0,3}- \*\*[^*\n]{3,200})\*\*$"), re.compile(r"\*\*([^*\n]{2,200})\*\*$")
_BOXED, _NEXT = re.compile(r"(?:<u>)?[^<>\n]{1,40}(?:</u>)?(?: <u>[^<>\n]{1,40}</u>){2,20}$"), re.compile(r" <u>")
_ENTRY = 5  # lines of an entry over its date
_LEAST, _FIRST = 2, 12  # dated lines of a document; its lines that hold addresses


def without_icon_bullets(lines: Sequence[str]) -> list[str]:
    """The lines; those with an icon's mark go on with the ones above."""
    dated = [at for at, line in enumerate(lines) if "- " in line[:5] and _DATED.match(line)]
    may = set(dated) if len(dated) >= _LEAST else set()
    out: list[str] = []
    for at, line in enumerate(lines):
        if at in may and _is_below_words(out):
            while not out[-1].strip():
                out.pop()
            _set_apart(out)
            out.append(_DATED.sub(_plain, line))
        elif "**" in line and out and (more := _MORE.match(line)) and (title := _TITLE.match(out[-1])):
            out[-1] = f"{title[1]} {more[1]}**"
        elif at < _FIRST and "@" in line and (mark := _CONTACT.match(line)):
            out.append(line[mark.end() :].replace(" - ", " | "))
        elif "</u>" in line and _BOXED.match(line):
            out.append(_NEXT.sub(", ", line).replace("<u>", "").replace("</u>", ""))
        else:
            out.append(line)
    return out


def _is_below_words(out: Sequence[str]) -> bool:
    above = next((line for line in reversed(out[-3:]) if line.strip()), "-")
    return above.lstrip()[0] not in "-#|"


def _set_apart(out: list[str]) -> None:
    """Puts a blank line above a title and the body in bold below it, where the last sentence above ends an item."""
    if out[-1][:2] != "**":
        return
    for at in range(len(out) - 2, max(1, len(out) - _ENTRY), -1):
        if not out[at].strip() or out[at].lstrip()[:2] in ("- ", "# ", "##"):
            return
        if out[at - 1].strip()[-1:] == ".":
            out.insert(at, "")
            return


def _plain(match: re.Match[str]) -> str:
    return f"{match[1]}, {match[2]}" if match[2] else match[1]
