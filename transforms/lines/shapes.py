"""Shapes of text: prose, citations. Consumes lines; produces yes, no, or where a run of citations begins."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from transforms.model import Line, Section
from transforms.names.words import is_name
from transforms.text.patterns import by_letter
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_SPEAKING = forms("small_words", "speaking")
_SENTENCE = re.compile(  # of text in lower case; "I." is an initial
    by_letter(rf"\b{word}\b" if word != "i" else rf"\b{word}\b(?!\.)" for word in _SPEAKING)
)
_CAPITAL = r"[^\W\d_a-zß-ÿ]"
_INITIAL = rf"{_CAPITAL}[\w'’-]{{0,20}}\.?(?:-[A-Z]\.)?"
_PARTICLES = rf"(?:(?:{any_of('name_words', 'forms', 'particles')}|['’]t|dos|las|los)[ ]){{0,3}}(?:[dl]['’])?"
_FAMILY = rf"{_PARTICLES}{_CAPITAL}[\w'’-]{{1,25}}"
_AUTHORS = re.compile(
    rf"(?:(?:{_INITIAL}[ ]){{1,3}}{_FAMILY}[*†‡§0-9]{{0,3}}(?:,|;| and| &)[ ]){{2}}"  # A. Last,
    rf"|(?:{_CAPITAL}[\w'’-]{{1,25}}(?:[ -]{_CAPITAL}[\w'’-]{{1,25}})?,?[ ]"  # Last, F.,
    rf"(?:[A-Z]\.[ ]?-?){{1,3}}[*†]?(?:,|;| and| &|,? \())"
)
_LAST_FM = r"[A-ZÀ-Þ][\w'’-]{1,25}(?:[ -][A-ZÀ-Þ][a-zß-ÿ'’-]{1,25})? [A-Z]{1,3}"
_VANCOUVER = re.compile(rf"(?:{_LAST_FM}[*†‡#^§\d]{{0,3}}(?:, (?:and |& )?|; | and | & )){{1,2}}{_LAST_FM}\b")
_VOLUME = re.compile(r"(?:19|20)\d\d;|\d ?: ?[a-zA-Z]?\d|\b(?:doi|In:|[Ii]n press|[Ss]ubmitted)\b")
_PLACE = re.compile(
    r"(?:19|20)\d\d|[Aa]r[Xx]iv|[“\"]|pp\.|vol\.|\bet al\b|[Pp]roceedings|[Jj]ournal|[Ss]ubmitted|[Pp]reprint"
)
_KEEP = frozenset(
    ("references", "papers", "service", "teaching", "education", "skills", "interests", "advising", "grants")
)
LEAST_RUN = 3


def is_prose(text: str) -> bool:
    """True for running sentences: a home page's or a bio's paragraph."""
    return len(text) > 60 and "\t" not in text and text.count(" ") > 9 and _SENTENCE.search(text.lower()) is not None


def begins_prose(line: Line, below: tuple[Line, ...]) -> bool:
    """True for prose, and for the first of short lines that its author wrapped: "I'm a weaver at the Institute"."""
    if is_prose(line.text):
        return True
    if not line.text.startswith(_SELF) or line.heading:
        return False
    own = takewhile(lambda one: not (one.gap_before or one.bullet or one.heading), below)
    return is_prose(" ".join(one.text for one in (line, *own)))


_SELF = ("I am ", "I'm ", "I’m ", "My ")


def introduces(line: Line) -> bool:
    """True for a sentence before the first group of a section."""
    return not line.bullet and line.text[-1] in ".:" and line.text.count(" ") > _SAID and not is_citation(line.text)


_SAID = 5  # blanks of a sentence


def breaks_off(above: str, below: str) -> bool:
    """True where a line stops inside short brackets that the next one closes, in a span of terms, or in a date.

    "(Economics" over "210), 2021"; "Winter–" over "Spring 2021"; "November" over "2003–October 2005". Where both lines
    begin with years, the month belongs to the first one's: "2009. Looms, Turku. May." over "2009. Dyes, Oulu. April."
    """
    if below[:2] in ("19", "20") and _MONTH_LAST.search(above[-12:]) and _YEAR_FIRST.match(below):
        return not _YEAR_FIRST.match(above)
    if above[-1] in "–—":
        return _TERM_OPEN.search(above[-12:]) is not None
    opened, closed = above.rfind("("), below.find(")")
    if above.count("(") <= above.count(")") or not 0 <= closed < _ASIDE or len(above) - opened > _ASIDE:
        return False
    return above[opened - 1 : opened] == " " and "(" not in below[:closed]


_TERM_OPEN = re.compile(r"(?i)(?:spring|summer|fall|autumn|winter)\s?[–—]$")
_YEAR_FIRST = re.compile(r"(?:19|20)\d\d\b")
_MONTH_LAST = re.compile(
    r"\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:uary|ruary|ch|il|ust|ember|ober)?\.?$"
)
_ASIDE = 60  # characters


def is_epigraph(text: str) -> bool:
    """True for somebody's words over a page's list: quoted as a whole, with a dash and their name behind."""
    if text[0] not in QUOTED:
        return False
    quoted = _EPIGRAPH.match(text)
    return quoted is not None and is_name(quoted["name"])


QUOTED = frozenset('“"«„*_')  # what an epigraph begins with
_EPIGRAPH = re.compile(
    r"[*_]{0,2}[“\"«„][*_]{0,2}[^“”\"«»]{30,400}[”\"»“][*_]{0,2}\s?[-–—~]{1,2}\s?(?P<name>[^\d,;:]{5,40}?)\.?$"
)


def is_citation(text: str) -> bool:
    """True where the text is shaped like a reference: names in a list first, then a place of publication."""
    if len(text) <= _LONG:
        return False
    if _AUTHORS.match(text) is not None:
        return _PLACE.search(text) is not None
    return _VANCOUVER.match(text) is not None and _VOLUME.search(text) is not None


def begins_with_authors(text: str) -> bool:
    """True where a list of names stands first, as in a reference."""
    return _AUTHORS.match(text) is not None or _VANCOUVER.match(text) is not None


_LONG = 60  # characters
_ALONE = re.compile(rf"{_LAST_FM}\. [A-ZÀ-Þ].{{10,300}}?[.;,:] ?(?:19|20)\d\d[;.]")


def are_cited(lines: Sequence[Line], *, is_more: bool = False) -> bool:
    """True where nearly all long lines are references. `is_more`: the section above lists works."""
    if 2 * sum(_HONOUR.search(line.text) is not None for line in lines) >= len(lines) or are_honoured(lines):
        return False
    long = [text.lstrip("*†‡") for text in units(lines) if len(text) > _LONG]
    cited = sum(is_citation(text) or (text[:1].isupper() and _ALONE.match(text) is not None) for text in long)
    return cited >= (1 if is_more else _FEW) and cited >= (_MOST if is_more else _NEARLY) * len(long)


def are_quoted(lines: Sequence[Line]) -> bool:
    """True for names over quoted titles and their venues, item by item: "Ned Dahl, “Slow Looms” [Weft’21]"."""
    found = units(lines)
    told = [text for text in found if _NAMED_TITLE.match(text) or (_THREE.match(text) and not _HONOUR.search(text))]
    return len(told) >= _NEARLY * max(1, len(found))


_THREE = re.compile(r"(?:[A-ZÀ-Þ][\w.'’-]{1,20}(?: [\w.'’-]{1,20}){1,3}, ){2}.{20,1500}\b(?:19|20)\d\d\b")


_NAMED_TITLE = re.compile(r"[A-ZÀ-Þ][^“”\"]{2,300}[,.] ?[“\"][^“”\"]{9,300}[”\"],? ?(?:[\[(*A-Z]|in |to )")


def are_honoured(lines: Sequence[Line]) -> bool:
    """True where half of the dated lines name an honour: the others only tell what each was given for."""
    dated = [line.text for line in lines if _YEAR.search(line.text)]
    return bool(dated) and 2 * sum(_HONOUR.search(text) is not None for text in dated) >= len(dated)


_YEAR = re.compile(r"\b(?:19|20)\d\d\b")


def units(lines: Sequence[Line]) -> list[str]:
    """The lines' texts; in a list with bullets or numbers, those below each as one with it."""
    found: list[str] = []
    marked = False
    for line in lines:
        if marked and not (line.bullet or line.heading or line.gap_before) and len(found[-1]) < _LONGEST:
            found[-1] += f" {line.text}"
            continue
        marked = bool(line.bullet)
        found.append(line.text)
    return found


def paragraphs(lines: Sequence[Line]) -> list[str]:
    """The lines' texts, those between two blank lines as one."""
    found: list[str] = []
    for line in lines:
        if found and not line.gap_before:
            found[-1] += f" {line.text}"
        else:
            found.append(line.text)
    return found


_LONGEST = 400  # characters

_HONOUR = re.compile(r"\b(?:[Pp]rize|[Ff]ellow(?:ship)?|[Aa]ward|[Gg]rants?|[Ss]cholarship|[Mm]edal)\b")
_FUNDED = re.compile(
    r"\b(?:Co-?)?PI\b|\bPrincipal Investigator\b|\b[RKUPTF]\d\d[ -]?[A-Z]{2}-?\d{5,6}\b|"
    r"\b(?:direct|total) costs?\b|\d% effort\b|\beffort: ?\d"
)
_FUNDED_WORDS, _NUMBERED = ("PI", "Investigator", "cost", "effort"), re.compile(r"\d{5}")  # it asks for one of these


def say_how_funded(lines: Sequence[Line]) -> bool:
    """True where lines time and again say what grants do, and no honour does: who leads, numbers, shares of effort."""
    text = "\n".join([line.text for line in lines])
    if not holds_one(text, _FUNDED_WORDS) and not _NUMBERED.search(text):
        return False
    return sum(_FUNDED.search(line.text) is not None for line in lines) >= max(_FEW, _OFTEN * len(lines))


_OFTEN = 0.12  # of the lines
_FEW, _NEARLY, _MOST = 2, 0.75, 0.5


_LIST_OF_NAMES = re.compile(
    rf"(?:(?:and |& )?(?:{_CAPITAL}[\w'’.-]{{0,20}}[*†‡∗]{{0,2}} ){{1,3}}{_FAMILY}[*†‡∗\d]{{0,3}}"
    r"(?:, (?:and )?| and | & |,? ?et al\.?|\.?$)){2,60}"
)
_INVERTED = re.compile(
    rf"(?:(?:and |& )?{_FAMILY}(?: {_FAMILY})?, (?:{_CAPITAL}\.[ -]?){{1,4}}[*†‡∗\d]{{0,3}}"
    r"(?:,? and |,? & |, | et al\.?|$)){2,60}"
)


def is_list_of_names(text: str) -> bool:
    """True for nothing but two or more people's names: "Ada Quill and Bo Fern", "Quill, A., Fern, B."."""
    if len(text) >= 1000 or not ("," in text or " and " in text or " & " in text):
        return False
    return _LIST_OF_NAMES.fullmatch(text) is not None or ("." in text and _INVERTED.fullmatch(text) is not None)


def author_lines(lines: Sequence[Line]) -> int:
    """How many lines are nothing but a list of two or more people's names."""
    return sum(1 for line in lines if "," in line.text and is_list_of_names(line.text))


def citation_run(section: Section) -> int | None:
    """Where the first of at least three citations begins, if most lines from there on are citations; else None."""
    if section.kind in _KEEP:
        return None
    texts = _items(section.lines)
    marks = [is_citation(text) for _, text in texts]
    if sum(marks) < LEAST_RUN:
        return None
    first = marks.index(True)
    long = [text for _, text in texts[first:] if len(text) > 60]
    return texts[first][0] if sum(marks[first:]) >= 0.5 * len(long) else None


def _items(lines: Sequence[Line]) -> list[tuple[int, str]]:
    """Where each line or item begins, and its words: what goes on below a marked line is of its item."""
    found: list[tuple[int, str]] = []
    for i, line in enumerate(lines):
        if found and not (line.bullet or line.gap_before or line.heading) and lines[found[-1][0]].bullet:
            found[-1] = found[-1][0], f"{found[-1][1]} {line.text}"
        else:
            found.append((i, line.text))
    return found


def notes_behind(line: Line) -> bool:
    """True for bold words with a plain note in brackets behind them: "**Publications** (* equal contribution)"."""
    if not line.bold or line.bold[0].start or line.text[-1] != ")":
        return False
    return line.text[line.bold[0].end :].lstrip().startswith("(")


def is_in_item(line: Line, above: Sequence[Line]) -> bool:
    """True for a line of an item that a break parts from its others: "In preparation" below "1. A. Reed, Looms"."""
    if line.bullet or line.heading or line.gap_before or not line.indent or not above or not above[-1].trailing_break:
        return False
    return any(one.bullet and one.indent < line.indent for one in above[-_ITEM:])


_ITEM = 3  # lines of an item above one of its lines


def holds_tag(text: str) -> bool:
    """True for a work's tag behind a note, which is not all that the line says: "(*Equal contribution) [WEFT’26]"."""
    return _TAG.search(text) is not None


_TAG = re.compile(r"\)[ ,]{0,2}\[[A-Z]")
