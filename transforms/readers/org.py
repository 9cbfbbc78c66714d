r"""Org, the outlines of Emacs, as markdown: headings, links, emphasis, lists of terms. Consumes text; produces text.

"* Posts" over "- 2018--2021 :: Curator, [[https://x.org][Vale Museum]]" is "# Posts" over
"- 2018–2021\tCurator, [Vale Museum](https://x.org)".
"""

from __future__ import annotations

import re

from transforms.dates.ranges import is_date
from transforms.vocabulary import any_of


def is_org(text: str) -> bool:
    """True for a text that begins with settings of Org: "#+TITLE: Ada Moss"."""
    return "#+" in text[:_HEAD] and _SETTING.search(text, 0, _HEAD) is not None


_HEAD = 1_000  # characters in which a setting stands
_SETTING = re.compile(r"^#\+[A-Za-z_]{3,30}:", re.MULTILINE)


def as_markdown(text: str) -> str:
    """The text as markdown; settings and properties that only steer Emacs are gone, what others say is shown."""
    front = _front(text)
    body = _STAMP.sub(r"\1", _RULE.sub(lambda match: match[0].replace("+", "|"), _DRAWER.sub(_drawer, text)))
    body = _STARS.sub(lambda match: "#" * (len(match[1]) + bool(front)) + " ", _LEFT_OUT.sub("", body))
    body = _NAMED_LINK.sub(r"[\2](\1)", body)
    body = _BARE_LINK.sub(r"\1", body)
    body = _RAISED.sub(r"\1", _BREAK.sub("  ", body)) if "\\\\" in body or "^{" in body else body
    body = _TERM.sub(_item, _SLANTED.sub(r"*\1*", _STRONG.sub(r"**\1**", body)))
    return "\n\n".join((*front, _SPAN.sub("–", body).lstrip("\n")))


def _front(text: str) -> list[str]:
    """What the settings say of the person: the name and the title as headings, addresses with their labels."""
    stated = {name.casefold(): value.strip() for name, value in _STATED.findall(text)}
    title, author = stated.pop("title", ""), stated.pop("author", "")
    author = "" if author and author in title else author
    front = [f"# {name}" for name in (author, title) if name]
    return front + [f"{_LABELS[name]}{value}" for name, value in stated.items()]


_LABELS = {  # what Vitae writes before the value of a setting
    "email": "",
    "homepage": "",
    "website": "",
    "address": "",
    "subtitle": "",
    "phone": "Phone: ",
    "mobile": "Phone: ",
    "orcid": "ORCID: ",
    "twitter": "Twitter: ",
    "github": "GitHub: ",
    "gitlab": "GitLab: ",
    "linkedin": "LinkedIn: ",
}
_STATED = re.compile(
    rf"^#\+(title|author|{'|'.join(_LABELS)}):[ \t]{{0,4}}(\S[^\n]{{0,200}})$", re.MULTILINE | re.IGNORECASE
)


def _drawer(match: re.Match[str]) -> str:
    """What a drawer tells: an entry's employer, place and time among its properties, or the words of a drawer of notes.

    The names are those of moderncv for Org: EMPLOYER, LOCATION, FROM, TO; a post without TO is held now.
    """
    if match["name"] != "PROPERTIES":
        return "" if match["name"] in _LOGS else match["body"]
    told = {name.casefold(): value.strip() for name, value in _PROPERTY.findall(match["body"])}
    begins, ends = told.pop("from", ""), told.pop("to", "")
    place = told.pop("location", "")
    shown = [value for name, value in told.items() if not _STEERS.fullmatch(name)]
    where = ", ".join([value for value in (*shown, place) if value])
    when = f"{begins} – {ends or 'present'}" if begins else ends
    return "".join(f"{line}\n" for line in (where, when) if line)


_LOGS = ("LOGBOOK", "CLOCK")
_PROPERTY = re.compile(r"^[ \t]{0,8}:([\w-]{1,40}):[ \t]{0,20}([^\n]{0,300})$", re.MULTILINE)
_STEERS = re.compile(rf"{any_of('markup', 'org', 'steers')}|(?:{any_of('markup', 'org', 'steers_by')})[-_].*")
_STAMP = re.compile(r"[<\[]((?:19|20)\d\d-\d\d-\d\d)(?: [^<>\[\]\n]{1,30})?[>\]]")  # "<2019-02-01 Fri>"
_RULE = re.compile(r"^[ \t]{0,8}\|-[-+]{0,300}\|[ \t]*$", re.MULTILINE)  # of a table
_DRAWER = re.compile(
    r"^[ \t]{0,8}:(?P<name>[A-Z_]{3,20}):[ \t]*\n(?P<body>(?:[^\n]{0,400}\n){0,40}?)[ \t]{0,8}:END:[ \t]*$\n?",
    re.MULTILINE,
)
_LEFT_OUT = re.compile(
    r"^[ \t]{0,8}#(?:\+[A-Za-z_]{3,30}(?::[^\n]{0,500}|[ \t][^\n]{0,200})?| [^\n]{0,500})?$\n?", re.MULTILINE
)
_STARS = re.compile(r"^(\*{1,6})[ \t]{1,4}(?:(?:TODO|DONE)[ \t]{1,4})?(?=\S)", re.MULTILINE)
_NAMED_LINK = re.compile(r"\[\[([^\[\]\s]{1,500})\]\[([^\[\]\n]{1,300})\]\]")
_BARE_LINK = re.compile(r"\[\[(?:file:)?([^\[\]\s]{1,500})\]\]")
_BREAK = re.compile(r"\\\\[ \t]{0,8}$", re.MULTILINE)
_RAISED = re.compile(r"\^\{(?:([A-Za-z]{2,4})|[^{}\n]{0,40})\}")  # "2^{nd}" keeps its letters, a mark is none
_BORDER = r"(?=$|[\s\-.,:!?;'\")}\]])"
_STRONG = re.compile(rf"(?:(?<=[\s\-(\"'{{])|^)\*(?!\s)([^*\n]{{1,200}})(?<!\s)\*{_BORDER}", re.MULTILINE)
_SLANTED = re.compile(
    rf"(?:(?<=[\s\-(\"'{{*])|^)/(?!\s)([^/\n]{{1,200}}(?:\n[^/\n]{{1,200}}){{0,2}})(?<!\s)/{_BORDER}", re.MULTILINE
)
_TERM = re.compile(
    r"^([ \t]{0,12})[-+][ \t]{1,4}([^\n]{1,160}?)[ \t]{1,4}::(?:[ \t]{1,8}|[ \t]{0,4}\n[ \t]{1,16})(?=\S)", re.MULTILINE
)
_SPAN = re.compile(r"(?<=[\w)])--(?=\w)")


def _item(match: re.Match[str]) -> str:
    """A term of a list before what is said of it: a date in a column of its own, a label, or more words."""
    indent, term = match[1], match[2]
    dated = term.removeprefix("from ").removeprefix("since ").replace("--", "–")
    if is_date(dated):
        return f"{indent}- {dated if dated == term.replace('--', '–') else f'{dated}–present'}\t"
    return f"{indent}- {term}{': ' if term.count(' ') < _LABEL and ':' not in term else ', '}"


_LABEL = 3  # blanks in a label
