"""The skills that one phrase of a list names. Consumes a phrase; produces names, levels and explanations off.

Forms read: "Python (expert)", "familiar with C and Go", "the OpenCV library", "SAS - software for statistics".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from transforms.records.lists.looks import tongues, word_list
from transforms.records.lists.pieces import phrases, tidy
from transforms.section_kinds.shapes import tools
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of, forms

LEVELS = frozenset(forms("skills", "levels", "words"))
LONGEST = 8  # words of one skill; more is prose
_LEVEL_NOTE = re.compile(r"\s*[(\[][^()\[\]]*[)\]]$")
_LEVEL_TAIL = re.compile(r"(?:\s*[–—:]|\s-|-(?=\s))\s*(?P<level>[^-–—:]{1,60})$")
_AND = re.compile(r"^(?:and|&|as well as|or|of(?: the)?)\s+", re.IGNORECASE)
_ETC = re.compile(
    r"^(?:etc|and more|among others|others?|e\.g|i\.e|including|and so on)\b\.?:?\s*|\s*,?\s*\b(?:etc\.?"
    r"|and (?:others|more|so on)|among others)\s*$",
    re.IGNORECASE,
)
_LEAD = re.compile(
    rf"^(?:(?:highly |very |some )?(?:{any_of('entry_words', 'skills', 'leads')})\s+(?:in|with|of|to|using|writing)"
    r"(?:\s+the (?:use|usage) of(?: the)?)?|(?:use|usage) of|(?:(?:très )?bonnes? )?(?:connaissances?|"
    "notions|maîtrise)(?: de base| avancées?)? (?:en|de|du|des)|(?:[A-Za-z-]{2,14} ){2,7}(?:including|"
    r"such as)(?: in)?|(?:[a-z-]{2,14} ){1,4}tools (?:as|like))\s+",
    re.IGNORECASE,
)
_PROSE = re.compile(rf"\b(?:{any_of('entry_words', 'skills', 'prose')})\b")
_LEVEL_LEAD = re.compile(r"(?:advanced|intermediate|basic|expert|proficient|beginner)\s+", re.IGNORECASE)
_BARS = re.compile(
    r"\s{0,3}(?:(?<![★☆●○◐■□▪▫◆◇⬤✦✩✪⭐▮▯█░*])[★☆●○◐■□▪▫◆◇⬤✦✩✪⭐▮▯█░*]{2,40}|\(?\d{1,2}\s?/\s?\d{1,2}\)?|\(?\d{1,3}\s?%\)?)\s{0,3}$"
)  # how well, drawn
_DEGREE = r"(?:Advanced|Intermediate|Basics?|Expert|Proficient|Beginner|Familiar|Novice|Fluent)"
_LEVEL_LABEL = re.compile(rf"\s(?:[–—|;-]\s)?{_DEGREE}(?: \w{{2,12}})?:\s")
_LED_SENTENCE = re.compile(
    rf"\.\s(?=(?i:(?:highly |very |some )?(?:{any_of('entry_words', 'skills', 'leads')}))\s"
    r"(?:in|with|of|to|using|writing)\s)"
)
_LEVEL_STOP = re.compile(r"(?<=[\w+#])\s(?P<note>\([A-Za-z ]{3,20}\)) (?=[A-Z])")
_ADDRESS = re.compile(r"(?i)https?://|www\.|git(?:hub|lab)\.com/")
_PLAIN_ASIDE = re.compile(
    r"\s\((?P<use>[a-z][a-z-]{2,25}(?:,? [a-z][a-z-]{2,25}){0,5})\)$"
)  # "D3 (web plots)": its use
_LINKED = re.compile(r"\s\((?:https?://|www\.)[^\s()]{1,200}\)$")


def parted_levels(text: str) -> str:
    """The list with a comma where a level ends, or the next one's label stands: "C – Basic: Go", "C (basic) Go".

    Where it is told in sentences too: "Command of C. Some exposure to Go".
    """
    if ": " in text:
        text = _LEVEL_LABEL.sub(", ", text)
    if ". " in text:
        text = _LED_SENTENCE.sub(", ", text)
    return _LEVEL_STOP.sub(_with_comma, text) if ") " in text else text


def _may_be_one(name: str) -> bool:
    """True for one of several names that spaced slashes part: "Docker / Podman"."""
    is_short = 0 < len(name.split()) <= _PAIR and not any(sign in name for sign in "():")
    return is_short and (name[0].isupper() or name.casefold() in tools())


_PAIR = 2


def _are_tools(words: list[str]) -> bool:
    """True for names of tools that slashes part, most of them known: "HTML/CSS/Sass"."""
    known = [word for word in words if word.casefold() in tools()]
    others = [word for word in words if word not in known]
    named = all(len(word) > 1 and word[0].isupper() and " " not in word for word in others)
    alike = len({word[:1] for word in words}) == 1  # "C/C++/C#" is one thing
    return len(known) * _PAIR > len(words) and named and not alike


def _with_comma(match: re.Match[str]) -> str:
    return f" {match['note']}, " if _is_level(match["note"]) else match[0]


def names_in(part: str) -> Iterator[str]:
    """The skill that a phrase names, its level off; the skills in its bracket too where they are a list."""
    if " / " in part and all(map(_may_be_one, either := part.split(" / "))):
        for one in either:
            yield from names_in(one)
        return
    if part.count("/") >= _PAIR and _are_tools(several := part.strip(" .").split("/")):
        yield from several
        return
    part = tidy(without_front(_LEAD, _ETC.sub("", without_front(_AND, _BARS.sub("", part).strip(" .•●")))))
    part = _without_level(_LINKED.sub("", part) if part[-1:] == ")" else part)
    level = _LEVEL_LEAD.match(part)
    part = part[level.end() :] if level and part[level.end() :].casefold() in tools() else part
    if set(word_list(part)) <= LEVELS or _ADDRESS.search(part):
        return
    part = _unexplained(part)
    if part[-1:] == ")" and (aside := _PLAIN_ASIDE.search(part)) and _tells_use(part[: aside.start()], aside["use"]):
        part = part[: aside.start()]
    match = re.fullmatch(r"(?P<name>[^()]{1,40}?)\s*\((?P<inner>[^()]+,[^()]+)\)", part) if part[-1:] == ")" else None
    if match and (match["inner"].startswith(_EXAMPLES) or _explains(match["inner"])):
        yield part
    elif match:
        yield from (names := list(_at_and(match["name"])))
        inner = list(filter(None, map(_inner, _ended_apart(phrases(match["inner"], ",;")))))
        yield from inner if len(names) == 1 or any(" " not in name for name in inner) else ()
    elif (
        part
        and len(part.split()) <= LONGEST
        and any(c.isalpha() for c in part)
        and not (_PROSE.search(part) and len(part.split()) > 4)
    ):
        yield from _at_and(part)


def _ended_apart(inner: list[str]) -> list[str]:
    """The list in a bracket, its last two apart: "(including SciPy, Pandas and Quarto Books)"."""
    *names, last = inner or [""]
    left, middle, right = last.partition(" and ")
    ends = names and middle and left[:1].isupper() and " " not in left and right[:1].isupper()
    return [*names, left, right] if ends else inner


def _inner(part: str) -> str:
    """One of the skills in a bracket, without the words that lead to it: "(including NumPy, and JAX)"."""
    return _without_level(_ETC.sub("", without_front(_AND, part)).strip())


_EXAMPLES = ("e.g.", "i.e.", "such as")  # in a bracket: what the skill is about, no list of skills


def _tells_use(name: str, use: str) -> bool:
    """True for a tool and what it is for: "Stata (panel-data work)"; "Python (numpy, scipy)" holds tools."""
    return name.casefold() in tools() and ("," not in use or _explains(use))


def _explains(inner: str) -> bool:
    """True for a bracket of plain words, none a tool's name: "Embedded systems (pump control, flow metering)"."""
    return inner.islower() and tools().isdisjoint(word_list(inner))


def _unexplained(part: str) -> str:
    """A tool without the plain words behind a dash that say what it is: "SAS - software for statistics"."""
    name, dash, rest = part.partition(" - ")
    if not dash or not rest.islower() or rest.count(" ") < _TELLS:
        return part
    return name if name.casefold() in tools() else part


_TELLS = 2  # blanks of words that explain


def _at_and(part: str) -> Iterator[str]:
    """Both sides of an "and" between single names ("Git & SVN"); "Drug Design and Discovery" is one, as a tool is."""
    if part.casefold() in _JOINED:
        yield part
        return
    left, middle, right = part.partition(" and " if " and " in part else " & ")
    sides = [_bare(left.strip()), _bare(right.strip())] if middle else []
    single = all(side[:1].isupper() and " " not in side for side in sides)
    if sides and (single or (part.count(" ") <= _SHORT and all(map(_is_tool, sides)))):
        yield from sides
    else:
        yield _bare(part)


_SHORT = 4  # blanks in two names and what joins them
_JOINED = frozenset(forms("skills", "tools", "joined"))


def _is_tool(name: str) -> bool:
    return name.rpartition(" ")[2].casefold() in tools()


def _bare(part: str) -> str:
    """A tool's name without plain words that say what it is: "the old language R", "Stata drawing tool"."""
    words = part.split()
    first = next((i for i, word in enumerate(words) if not _is_plain(word)), 0)
    last = next((i for i, word in enumerate(reversed(words)) if not _is_plain(word)), 0)
    named, plain = words[first : len(words) - last], words[:first] + words[len(words) - last :]
    told = not _classes().isdisjoint(plain) and not any(map(_is_plain, named))
    return " ".join(named) if told and any(name.casefold() in tools() for name in named) else part


def _is_plain(word: str) -> bool:
    return word.islower() and word.casefold() not in tools()


@cache
def _classes() -> frozenset[str]:
    return frozenset(forms("skills", "tools", "classes"))


def _without_level(part: str) -> str:
    """A skill without how well it is known."""
    note = _LEVEL_NOTE.search(part)
    if note and (_is_level(note[0]) or part[: note.start()].casefold() in tongues()):
        part = part[: note.start()]
    tail = _LEVEL_TAIL.search(part)
    if tail and _is_level(tail["level"]):
        part = part[: tail.start()]
    return part.strip(" .,;:")


def _is_level(text: str) -> bool:
    found = re.findall(r"[a-z]\w*", text.casefold())
    return bool(found) and (found[0] in LEVELS or found[-1] in LEVELS or "language" in found)
