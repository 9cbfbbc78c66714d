"""Whose a role in a sentence is: consumes the sentence and a role; tells whether somebody else holds it."""

from __future__ import annotations

import re

from transforms.records.bio.titles import Role
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

_APPOSED = re.compile(r"(?i)\b(?:with|by|advis\w+|supervis\w+|mentor\w*|prof\.|dr\.)\s[^.;]{2,50},\s+(?:an?|the)?\s*$")
_ASIDE = re.compile(
    r"\b(?:of|by|with|under)\s(?:[A-ZÀ-Þ][\w.’-]* ){2,4}\((?:now |then |currently |also )?(?:an? |the )?$"
)
_IS_A = re.compile(r"\b(?:is|was|has been)\s+(?:\w+\s+){0,3}$")
# "my partner is a professor", "trained as a physicist"
_NO_POST = re.compile(
    rf"(?i)\b(?:(?:my|his|her|their) (?:{any_of('prose', 'people', 'kin')}) (?:is|was)|trained|educated|qualified) "
    r"(?:\w+ )?(?:(?:as|an?|the) )*$"
)
_OTHER_PERSON = re.compile(rf"(?:\b(?:{any_of('prose', 'people', 'others')})\s+[^,.;)]{{0,40}}$)")
# "Dr. Holm joined the mill as": who is spoken of, not whom the owner worked with.
_HOLDER = re.compile(
    r"(?:^|[,;.] |\d )(?P<title>(?:Dr|Prof|Professor)\.? )(?:[A-ZÀ-Þ][\w.’-]* ){1,3}"
    r"(?:(?:has|had|also|then|later) ){0,2}"
    r"(?:is|was|been|served?s?|joined|became|worked|holds|held) "
)
_I_STUDY = re.compile(  # who is spoken of, too: "I am a PhD student at X and a research intern at Y"
    r"(?:\b(?:I am|[Ss]he is|[Hh]e is)|\bI['’]m|^[A-ZÀ-Þ][^,.;]{3,40} is) (?:\w+ly )?an? (?:[\w.’'-]+ ){0,4}student\b"
)
_SUBJECT = re.compile(r"^(?:Dr|Prof|Professor)\.?\s")


_HONOURS = re.compile(
    r"(?i)\b(?:(?:honou?rs|awards|distinctions|accolades|prizes)\b[^.;]{0,40}?\binclude[sd]?|recipient of|"
    r"recogni[sz]ed (?:with|by)|awarded the)\b"
)


def is_foreign(text: str, role: Role) -> bool:
    """True where the role is somebody else's ("advised by Jane Doe, professor at X", "with the lead author").

    So is an honour that the name of a post ends: "My honours include the Loom Fellowship".
    """
    if role.title.endswith(("ellowship", "cholarship")) and _HONOURS.search(text, 0, role.start):
        return True
    before = _I_STUDY.sub("", without_front(_SUBJECT, text[: role.start]))[-60:]
    if _NO_POST.search(before):
        return True
    subject = _HOLDER.search(before)
    before = before[subject.end("title") :] if subject else before
    if _IS_A.search(before) and not re.search(r"\bwho\b", before):
        return False
    return (
        _ASIDE.search(before) is not None
        or _APPOSED.search(before) is not None
        or (
            _OTHER_PERSON.search(before.replace("I was ", "").replace("followed by", "then").rstrip(" ,")) is not None
            and not re.search(r"(?i)\b(?:I|I['’]m|I am|I was|currently|as an?)\s+(?:\w+\s+){0,2}$", before)
        )
    )


def paid_studies(title: str, before: str) -> bool:
    """True for who paid a degree told before: "did my PhD at Lund", and there "was a Marie Curie Fellow"."""
    return _NAMED.fullmatch(title) is not None and _DEGREE.search(before) is not None


_NAMED = re.compile(
    r"(?!.*\b(?:Research|Teaching|Visiting|Junior|Senior|Postdoctoral|Doctoral|Faculty|Clinical)\b)"
    r"(?:[A-ZÀ-Þ][\w&’'-]{1,24} ){1,5}(?:Fellow|Scholar)"
)
_DEGREE = re.compile(
    r"\b(?:Ph\.? ?D|DPhil|[Dd]octorate|[Mm]aster['’]?s|[Bb]achelor['’]?s|M\.?Sc|B\.?Sc|M\.?A|B\.?A|degree)\b"
)
