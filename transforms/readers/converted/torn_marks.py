"""Dates, bullets and words that a converter tore in two. Consumes converted markdown; produces them whole.

A narrow column of dates wraps ("Aug. 2018 –", "Present"); a sign of another size is a line above its own; a hyphen at
a line's end is lost where each line is a paragraph; and bullets but the first become blanks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from transforms.names.words import common_words
from transforms.readers.date_patterns import MONTH, NOW, POINT
from transforms.vocabulary import forms, words

_BEGUN = re.compile(
    rf"([*_]{{0,3}}(?i:{POINT}) ?[-–—](?:\*\*)?)"
    rf"(?: ((?i:{MONTH}))(?! ?\d))? (?!(?i:{POINT}|{NOW})\b)(?=[*_“\"(]{{0,3}}[A-ZÀ-Þ])"
)
_REST = re.compile(rf"(?:\*\*)?((?i:{POINT}|{NOW}))\b[*_:]{{0,4}}(?: (?=[^\s–—-])|$)")
_YEAR_FIRST = rf"(?:19|20)\d\d,? {MONTH}"
_TWO_DATES = re.compile(
    rf"([*_]{{0,3}}(?i:{_YEAR_FIRST}|{POINT}|\d\d/\d\d)) (?=(?i:{_YEAR_FIRST}|{POINT}|{NOW}|\d\d/\d\d)(?!\w))"
)
_MONTH_LAST = re.compile(rf"\s(?i:{MONTH})$")
_YEAR = re.compile(r"(?:\*\*|_)?(?:19|20)\d\d(?:\*\*|_)?")
_DASHES = frozenset("-–—−")
_COMPOUNDS = frozenset(forms("small_words", "compounds"))  # of two usual words that hardly stand apart
_SIGN = re.compile(r"(?m)^ {0,3}(\*\*|[*_])[•⋄◇◦▪∙●○■▸‣▷▶▹⊲⊳◃►➢➤→]\1[ \t]{1,3}(?=\S)")
_DASH = re.compile(
    r"(?m)^ {0,3}\*\*(?:[–—](?:\*\*(?:[ \t]+|\n)| (?=[^*\n]{1,80}(\*\*)))|-\*\*[ \t]{1,4}(?=[^\W\d_]))(?=\S)"
)
_LINKS = re.compile(  # in bold or italics each, or not
    r"\[([^\[\]\n]{1,300})\]\(([^()\s]{4,300})\)(?:[ \n]{1,2}|(\*\*|_)[ \n]{1,2}\3)\[([^\[\]\n]{1,300})\]\(\2\)"
)
_PARTS = re.compile(r"\[([^\[\]\n]{1,300})\](\([^()\s]{4,300}\))(?=[^\[\]]{1,120}\[[^\[\]\n]{1,300}\]\2)")
_SLANTED = re.compile(
    r"(?m)^(?![*#|>]|_[^_\n]{1,400}_\n)([^\n]{60,400}[^\s_\n])_\n_(?=[^\s_\n][^_\n]{0,150}(?:_[.,;]|[.,]_))"
)
_MOST_LINES = 3  # that one link's words go on for
_LONGEST_SIGN = 8  # characters of a sign with its marks
_LONE_DASH = re.compile(rf"(?m)^ {{0,3}}[–—]\n(?=[^\W\d_][^\n]{{3}})(?!(?i:{NOW})\b)")
_DASHED = re.compile(rf"(?m)^ {{0,3}}[–—] (?=[^\W\d_][^\n]{{3}})(?!(?i:{NOW})\b)")
_LONE_BULLET = re.compile(r"[*_]{0,3}[•◦▪·∙●○■‣][*_]{0,3}")
_LOST_BULLET = re.compile(r"(?m)(?<=\n\n) {1,3}(?=[^\s*+•|>#-])")
_BULLET = re.compile(r"(?m)^ {0,3}[-•] \S")
_WORD = re.compile(r"[^\W\d_]{3,30}")
_TORN = re.compile(r"\b([^\W\d_]{1,40})\n(?=([^\W\d_]{1,40})(?![^\W\d_])\S{0,20}( (?=\S))?)")


def with_whole_dates(lines: Sequence[str]) -> list[str]:
    """The lines, dates that a narrow column broke put together, dashes and bullets back in their lines.

    Where a line ended between two years, their dash is lost: "Weaver, Loom Hall (19931999)".
    """
    lines = [_GLUED_YEARS.sub(_with_dash, line) for line in lines]
    out: list[str] = []
    at = 0
    while at < len(lines):
        line, below = lines[at], lines[at + 1] if at + 1 < len(lines) else ""
        more = lines[at + 2] if line and not below and at + 2 < len(lines) else ""
        if more and (_ends_in_month(line, more) or _ends_in_colon(line, more)):
            out.append(f"{line} {more}")  # its last words hang
            at += 3
            continue
        if below and (joined := _joined(line, below)):
            out += [one for one in joined if one]
            at += 2
        else:
            out.append(line)
            at += 1
    return out


def _ends_in_colon(line: str, below: str) -> bool:
    """True for a bullet's long line with a colon at its end over small letters that a date ends."""
    is_open = len(line) > _WIDE and line[-1] == ":" and _BULLET.match(line) is not None
    return is_open and below[0].islower() and _DATED_END.search(below) is not None


_DATED_END = re.compile(rf" \(?(?:{POINT})(?: ?[-–—] ?(?i:{POINT}|{NOW}))?\)?\.?$")


def _ends_in_month(line: str, below: str) -> bool:
    """True for a long line that ends in a month over the year, and no more than a date: "; September", "2014–2015."."""
    return len(line) > _WIDE and _MONTH_LAST.search(line) is not None and _YEAR_ALONE.fullmatch(below) is not None


_WIDE = 60  # characters of a line that may be full
_YEAR_ALONE = re.compile(rf"(?:19|20)\d\d(?: ?[-–—] ?(?i:{POINT}|{NOW}))?[).,;]{{0,3}}")


def _with_dash(match: re.Match[str]) -> str:
    return f"{match[1]}–{match[2]}" if int(match[1]) <= int(match[2]) <= _LAST_YEAR else match[0]


# Neither a name of two years in a word nor one among figures: behind a bracket or a blank, before an end.
_GLUED_YEARS = re.compile(r"((?:19|20)\d\d)(?<=[( \t]\d{4})((?:19|20)\d\d)(?=[),;]|$)")
_LAST_YEAR = 2040


def _joined(line: str, below: str) -> tuple[str, ...]:
    """What two lines are together; nothing where they are no torn ones."""
    if len(line) < _LONGEST_SIGN:
        if line.strip("*_ ") in _DASHES and _TWO_DATES.match(below):
            return (_TWO_DATES.sub(r"\1 – ", below, count=1),)
        return (f"- {below}",) if _LONE_BULLET.fullmatch(line.strip()) else ()
    if len(below) <= _LONGEST_SIGN and _YEAR.fullmatch(below) and _MONTH_LAST.search(line):
        return (f"{line} {below}",)
    begun = _BEGUN.match(line) if line[0] in "*_" or line[0].isalnum() else None
    rest = _REST.match(below) if begun else None
    if not begun or not rest or (begun[2] and not rest[1].isdigit()):
        return ()
    month = f" {begun[2]}" if begun[2] else ""
    date = begun[1].strip("*") if begun[1].endswith("*") else begun[1]
    return f"{date}{month} {rest[1]} {line[begun.end() :]}", below[rest.end() :]


def with_lost_bullets(text: str) -> str:
    """The text with bullets for signs that were marked, and before paragraphs set in, where lists have bullets."""
    text = _SIGN.sub("- ", text)
    if "**–" in text or "**—" in text or "**-**" in text:  # LaTeX's sign of lists within lists
        text = _DASH.sub(r"      - \1" if _BULLET.search(text) else r"- \1", text)
    if ("–\n" in text or "—\n" in text) and len(_LONE_DASH.findall(text)) > 1:
        text = _LONE_DASH.sub("– ", text)
        text = _DASHED.sub("      - ", text) if _BULLET.search(text) else text
    return _LOST_BULLET.sub(r"\g<0>- ", text) if "\n\n " in text and _BULLET.search(text) else text


def without_lost_hyphens(text: str, parts: AbstractSet[tuple[str, str]]) -> str:
    """The text with each of these pairs of pieces as one word, where only both together are one."""
    own = {word.lower() for word in _WORD.findall(text)}
    torn = {pair for pair in parts if _is_torn(*pair, own)}
    return "".join(_whole(text, torn)) if torn else text


def _is_torn(first: str, second: str, own: AbstractSet[str]) -> bool:
    """True where both together are a word, of the document's own or one that is usual, and not each is one."""
    both_common = first.lower() in common_words() and second.lower() in common_words()
    whole = f"{first}{second}".lower()
    if whole in _COMPOUNDS:
        return True
    return not both_common and (whole in own or whole in common_words() or whole in _more_words())


def _whole(text: str, torn: AbstractSet[tuple[str, str]]) -> Iterator[str]:
    """The text's pieces; a torn word stands with what is right behind it at the end of its first piece's line."""
    at = 0
    for match in _TORN.finditer(text):
        if (match[1], match[2]) in torn and match.start() >= at:
            yield f"{text[at : match.start()].rstrip(' ')}\n{match[1]}"
            at = match.end()
    yield text[at:]


@cache
def _more_words() -> frozenset[str]:
    return frozenset(word.lower() for line in words("journals") for word in _WORD.findall(line))


# A title in bold whose first words lost its link: "**Looms: [of the north](url)**".
_TITLE = re.compile(r"(?m)^\*\*([A-Z][^*\[\]\n]{3,120}) \[([^*\[\]\n]{3,300})\]\(([^()\s]{4,300})\)\*\*(?=$| )")


def with_whole_links(text: str) -> str:
    """The text with each link that a line's end tore in one; of one that words tore, its last part."""
    for _ in range(_MOST_LINES):
        text, count = _LINKS.subn(_one_link, text)
        if not count:
            break
    text = _TITLE.sub(r"**[\1 \2](\3)**", text) if ")**" in text else text
    return _PARTS.sub(r"\1", text)


def _one_link(parts: re.Match[str]) -> str:
    return f"[{parts[1]}{'' if parts[1][-1] == '-' else ' '}{parts[4]}]({parts[2]})"


_SYMBOL = re.compile(r"_([A-Za-z])_ (?=-[a-z]{3})")


def with_whole_italics(text: str) -> str:
    """The text, what is in italics at the end of a full line and goes on in them below put together.

    A sign in them keeps to the word that it begins: "_N_ -body" is "N-body".
    """
    text = _SYMBOL.sub(r"\1", text) if "_ -" in text else text
    return _SLANTED.sub(r"\1 ", text) if "_\n_" in text else text
