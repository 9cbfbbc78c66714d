"""Labels in bold before the people whom they are about: "**PhD students** Ada Reed, Otto Vale".

Consumes a line of an advising section; produces it with a colon behind such a label, as others write it.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.dates.ranges import find_dates, words_begin
from transforms.entities.degrees import find_degrees
from transforms.model import Line
from transforms.names.people import is_name
from transforms.records.students.relations import RELATION
from transforms.text.styled import spliced

_LONGEST = 60


def with_label_apart(line: Line) -> Line:
    """The line, a colon behind the bold words in front that say how those behind them stand to the owner."""
    bold = line.bold[0] if line.bold else None
    if bold is None or bold.start or not bold.end < len(line.text) or bold.end > _LONGEST:
        return line
    label, rest = line.text[: bold.end].rstrip(), line.text[bold.end :].lstrip()
    if not label[-1:].isalpha() or not rest[:1].isupper() or find_dates(label) or is_name(label):
        return line
    if not (RELATION.search(label) or find_degrees(label)):
        return line
    return spliced(line, len(label), len(line.text) - len(rest), ": ")


def with_student_named(line: Line) -> Line:
    """The line without "student" behind what was supervised: "MSc project, student: Ada Reed" as "MSc project: Ada".

    Behind a title the student comes first: "[MSc] “Wet Looms”, student: Ada Reed, Lund" as "Ada Reed, Lund, MSc".
    """
    found = _STUDENT.search(line.text) if ":" in line.text else None
    if found is None:
        return _behind_programme(line) if " - " in line.text or " – " in line.text else line
    head, behind = line.text[: found.start()], line.text[found.end() :]
    degrees = find_degrees(head)
    if not (_TITLE.search(head) or head.count(" ") > _WORDS):
        is_told = degrees or RELATION.search(head)
        return spliced(line, found.start(), found.end(), ": ") if is_told else line
    if not is_name(_NAME_ENDS.split(behind, maxsplit=1)[0].strip()):
        return line
    degree = f", {head[degrees[0].start : degrees[0].end]}" if degrees and degrees[0].start < _WORDS else ""
    return replace(line, text=f"{behind.rstrip(' .')}{degree}", bold=(), italic=(), links=())


_STUDENT = re.compile(
    r"(?<=[\w)\"”.’»]),? (?:[Ss]tudent|[Cc]andidate|[Ss]upervisee|[Mm]entee)(?: name)? ?: +(?=[^\W\d_a-z])"
)
_TITLE = re.compile(r"[“\"«:]")
_NAME_ENDS = re.compile(r"[,;.(\t](?<!\b[A-Z]\.)")
_WORDS = 8  # of what was supervised; a title has more


def _behind_programme(line: Line) -> Line:
    """The line, who was paid or taught so in front: "2025 Wool Award - Ada Reed" as "2025 Ada Reed, Wool Award"."""
    begin = words_begin(line.text)
    found = _PROGRAMME.match(line.text, begin)
    if found is None or not is_name(found["name"]):
        return line
    text = f"{line.text[:begin]}{found['name']}, {found['what']}{line.text[found.end() :]}"
    return replace(line, text=text, bold=(), italic=(), links=())


_PROGRAMME = re.compile(
    r"(?P<what>(?:[^\s,:;–]{1,24} ){0,6}?(?i:award|scholar(?:ship)?|studentship|fellow(?:ship)?|intern(?:ship)?|bursary"
    r"|hono(?:u)?rs(?: thesis)?|(?:thesis|capstone|summer|research) project|capstone|practicum|rotation|[A-Z]{2,5})"
    r"(?: \d{2,4})?)"
    r" [-–] (?P<name>[^\W\d_a-z][^\s,:;()]{1,20}(?: [^\W\d_a-z][^\s,:;()]{0,20}){1,3})(?=[,(;]| \(|\t|\.?$)"
)
