"""Companies: the legal forms behind their names ("Globex, Inc."), and their units ("Globex Systems Tidal Team")."""

from __future__ import annotations

import re

from transforms.vocabulary import any_of, forms

_COMPANY_FORM = re.compile(r"(?i)(?:inc|llc|llp|pllc|aplc|ltd|corp|co|gmbh|l\.?l\.?[cp]|p\.?c|s\.?a|s\.?r\.?l)\.?")


def is_company_form(text: str) -> bool:
    """True for a company's legal form, which goes on with the name before a comma: "Globex, Inc."."""
    return _COMPANY_FORM.fullmatch(text) is not None


def has_company_form(text: str) -> bool:
    """True for a legal form, a town behind it or not: "Globex, Inc. Palo Alto"."""
    return is_company_form(text) or _FORM_OVER_TOWN.match(text) is not None


_FORM_OVER_TOWN = re.compile(r"(?:Inc\.|Ltd\.|Corp\.|LLC|GmbH) (?=[A-Z])")


def form_end(text: str, start: int, end: int) -> int:
    """Where a name ends, with the form behind it and its full stop: behind "Globex" in "Globex Inc. Paris"."""
    form = _BEHIND.match(text, end)
    if form and is_company_form(form["form"]):
        return form.end()
    return end + (text[end : end + 1] == "." and is_company_form(text[start:end].rpartition(" ")[2]))


_BEHIND = re.compile(r",? (?P<form>[\w.]{2,6})(?=$|[,;) ])")


def unit_apart(text: str) -> tuple[str, str] | None:
    """A company and its unit behind it: "Globex Systems" and "Tidal Team"; None for "Systems Design Lab"."""
    glued = _GLUED.fullmatch(text)
    if glued is None:
        return None
    *others, last = glued["name"].split()
    if last in _TAUGHT and (not others or glued["unit"].endswith(("Department", "Lab", "Laboratory"))):
        return None
    return glued["name"], glued["unit"]


_GLUED = re.compile(
    rf"(?P<name>(?:[A-ZÀ-Þ][\w&.'’-]{{0,30}} ){{0,4}}(?:{any_of('organization_words', 'companies', 'ends')}))"
    r" (?P<unit>(?:[A-ZÀ-Þ][\w&.'’-]{0,30} ){1,5}(?:Team|Group|Lab|Laboratory|Department|Division|Unit|"
    "Org))"
)
_TAUGHT = frozenset(forms("organization_words", "companies", "taught"))


_KIND = re.compile(r"\b(?:University|Universität|Université|Universidad|Universidade|Università|Universiteit) $")


def kind_start(text: str, start: int) -> int:
    """Where a name known without what it is begins: "Lundby-Vale" of "University Lundby-Vale"."""
    found = _KIND.search(text[:start]) if start else None
    return found.start() if found else start
