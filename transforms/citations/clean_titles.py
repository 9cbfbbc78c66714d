"""A title as its work bears it. Consumes a title's text; produces it without marks and words of its kind."""

from __future__ import annotations

import re

from transforms.citations.segments import opens_inside
from transforms.names.people import fold
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of, forms


def clean_title(text: str) -> str:
    """A title without quotation marks, the stop behind it, and words that say what kind of work it is."""
    if _PLAIN.fullmatch(text):
        return text
    text = " ".join(text.replace("\x00", " ").split()).strip(" ,;:|–—")
    text = (
        text.strip('“”"«»„‟`')
        if (text and text[0] in '“”"«„‟`' and not opens_inside(text, 0, len(text)))
        or (text[-1:] in '“”"»' and text.count("”") > text.count("“"))
        else text
    )
    text = (_BACKSLASH.sub("", text) if "\\" in text else text).strip(" ,;:|")
    if text.endswith(".") and not text.endswith(("...", "etc.", "Jr.", "vs.")):
        text = text[:-1]
    text = without_front(_KIND_BEFORE, text.strip(" ,;:"))
    text = _without_link(text) if text[-1:] == "]" else text
    # a bracket opened before an identifier that is taken out
    text = text.removesuffix("//").removesuffix(" -").rstrip(" ([")
    text = _OPEN_QUOTE.sub("", text) if text.endswith(_CLOSING) else text
    may_end_in_kind = text[-1:] in "])" or (text[-1] in ".sd" and "," in text[-_LONGEST_KIND:])
    return _KIND_BEHIND.sub("", text) if may_end_in_kind else text


_CLOSING = tuple("”\"'’")
_OPEN_QUOTE = re.compile(",[”\"'’]$")  # the end of a quotation whose beginning was taken off

_PLAIN = re.compile(r"[^\W_]+(?:[-'’ ][^\W_]+)*")  # as most are: words alone, and nothing to take off
_LONGEST_KIND = 9  # characters of ", co-eds."


def _without_link(title: str) -> str:
    """The title without link words in brackets behind it ("[web page]")."""
    link = _LINK_BEHIND.search(title)
    return title[: link.start()] if link and _LINK_WORDS.issuperset(fold(link[1]).split()) else title


_LINK_WORDS = frozenset(forms("publication_words", "link_words"))
_LINK_BEHIND = re.compile(r"\s\[([^\[\]]{2,24})\]$")
_BACKSLASH = re.compile(r"\s{0,3}\\\s{0,3}$")
_KIND_BEFORE = re.compile(
    r"^\((?:[Cc]o-?)?[Ee]ds?\.?\)[,.:]?\s|"
    r"^\([*†‡=∗]? ?(?:(?:denotes|indicates) )?(?:[Ee]qual contributions?|contributed equally|co-first authors?)\)"
    r"[,.:]?\s|"
    r"^(?:Book [Cc]hapter|Chapter|Article|Paper|Working [Pp]aper|Preprint|Job [Mm]arket [Pp]aper|JMP): (?=[A-Z])|"
    rf"^\[(?i:{any_of('citation_words', 'titles', 'kinds_behind')})\]:? (?=[A-Z])"
)
_KIND_BEHIND = re.compile(
    r",\s(?:co-?)?eds?\.?$|\s?\[[JMCDR](?:/OL)?\]$|\s[(\[](?:"
    rf"{any_of('citation_words', 'titles', 'kinds_behind')})[)\]]$",
    re.IGNORECASE,
)
