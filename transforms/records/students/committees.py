"""Students on whose committee the owner sat: "Dissertation Committee Member, Ada Quill, 2019". Consumes text."""

from __future__ import annotations

import re

from transforms.entities.organizations import shape_rank
from transforms.names.words import is_name
from transforms.records.students.sharers import Student
from transforms.records.students.students import students_on

_DEGREE = r"(?:master(?:['’]?s)?|doctoral|ph\.? ?d\.?|m\.?[as]\.?|m\.?sc\.?|ed\.? ?d\.?|honou?rs|undergraduate|senior)"
_COMMITTEE = re.compile(
    rf"(?i)(?P<label>(?:(?:external|outside|member|(?:co-?)?chair)(?:,| of| on)? (?:the )?)?(?:{_DEGREE},? ){{0,2}}"
    rf"(?:(?:thesis|dissertation|proposal|project)(?: (?:defen[cs]e|proposal|advisory|exam(?:ination)?))?|{_DEGREE})"
    r" (?:committees?)(?:,? (?:members?|(?:co-?)?chairs?|chairperson|reader))?)"
    r"(?P<sign>: |, | of | for | [–—-] )(?P<rest>(?-i:[A-ZÀ-Þ]).*)$"
)
_END = re.compile(r"[,;(:]|\s[–—-]\s|\s(?:19|20)\d\d\b")


def sat_for(text: str) -> tuple[list[Student], str | None]:
    """The students behind the words for a committee of theirs, with what the owner was on it; none for other duties.

    "Master's Thesis Committee Chair: Otto Vale (Globex University), 2018", "Ph.D. committee: Ada Reed, Ines Moss".
    "Dissertation Committee, Department of Botany" names no student.
    """
    found = _COMMITTEE.match(text) if "ommittee" in text or "OMMITTEE" in text else None
    if found is None:
        return [], None
    rest, label = found["rest"], found["label"].casefold()
    name = _END.split(rest, maxsplit=1)[0].strip(" .")
    if " " not in name or not is_name(name) or shape_rank(name):
        return [], None
    if found["sign"] != ": ":
        return [Student(name, "")], label
    students, _ = students_on(f"{found['label']}: {rest}")
    return students or [Student(name, "")], label
