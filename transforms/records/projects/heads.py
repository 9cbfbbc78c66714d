"""What a project's first line says: its title, and where it was done.

Consumes a `Line`; produces title and organisation.

A title ends where its writer cut it off: at a tab, a bar, a spaced dash, a colon before a description, a full stop, a
bracket with notes, a comma before a role or words in lower case. Bold, linked or quoted words at the start are a title.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates, words_begin
from transforms.entities.places import cut_place
from transforms.entities.titles import is_title
from transforms.model import Line
from transforms.records.grants.investigators import ROLE
from transforms.records.lists.looks import is_organization, is_titled, words
from transforms.records.lists.pieces import Piece, pieces_of, tidy, unquoted
from transforms.records.projects.bare_lines import URL, bare_line
from transforms.records.projects.placed import placed_title
from transforms.records.service.role_words import is_role
from transforms.section_kinds.shapes import tools
from transforms.vocabulary import any_of, forms

_NUMBERED = re.compile(  # "Project 2: Slow Looms", "Doctoral Project (ongoing): Slow Looms"
    rf"^(?:(?:{any_of('entry_words', 'projects', 'sorts')}) )?projects?\s*(?:#?\s?\d{{1,2}}|[IVX]{{1,4}}"
    r"|[A-D]|\([a-z]{2,12}\))?\s*[:.–-]\s*(?P<title>\S.{2,})$",
    re.IGNORECASE,
)
_AT = re.compile(r"^(?P<title>.{3,}?)\s*[@＠]\s?(?P<org>[^\s@][^@]{1,60})$")
SENTENCE = re.compile(  # the opening of a sentence, which is no title: "In this", "We built"
    rf"^(?:{any_of('entry_words', 'projects', 'sentences')})\s+(?:[a-z]|\w+ \w+ (?:of|for|to|in)\b)"
)
_KIND_NAMED = re.compile(  # "The ‘loomr’ package for R"
    r"^(?:(?:The|An?|My|Our) )?(?:R |Python |Julia )?"
    r"[‘'`“\"](?P<name>[^’'`”\"\s]{2,40})[’'`”\"]"
    r" (?:R |Python |Julia |software |web ){0,2}(?:package|library|toolbox|toolkit|software)\b"
)
_STATED = re.compile(
    rf"^(?P<title>\S+(?: [A-Z]\S*){{0,3}}) (?:{any_of('entry_words', 'projects', 'verbs')})\s+(?:\S+\s+){{3}}"
)
_NOTE = re.compile(
    rf"(?!^)\s*[(\[](?:[^()\[\]]*\b(?:{any_of('entry_words', 'projects', 'notes')})\b[^()\[\]]*|[A-Z]{{4,}})[)\]]",
    re.IGNORECASE,
)
_ASIDE = re.compile(r"\s[(\[][^()\[\]]*(?:[a-z]{3,} |\b(?:19|20)\d\d)[^()\[\]]*[)\]]\s+(?=\S)")
_LOWER_NOTE = re.compile(r"\s*[(\[](?=[^()\[\]]*\b[a-z]{3,}\b)[^()\[\]]*[)\]]?$")
_QUOTED = re.compile(r"^(?P<lead>[^“”\"]{0,40})[“\"](?P<name>[^“”\"]{2,120})[”\"](?=\s*(?:[-–—,:;.(|\t]|$))")
_LABEL_WORDS = 8  # words of a title before a colon
_DESCRIPTION = 3  # words that what follows a colon has at least
_SHORT = 3  # letters of words that a title may leave in lower case
_LEAD = 4  # words before a quoted title
_PROSE = 12  # words of a sentence


def head_of(line: Line) -> tuple[str, str | None]:
    """Title and organisation; the title "" where the line names no project."""
    line = bare_line(line)
    text = without_dates(line.text, find_dates(line.text)).strip(" \t|,;–-")
    if text[:1] in _DETERMINED and (found := _KIND_NAMED.match(text)):
        return found["name"], None
    if (
        not text
        or _tells_of(text)
        or (text[0] == "(" and text[-1] == ")")
        or (SENTENCE.match(text) and len(text.split()) > _PROSE and not (line.bold or is_titled(text)))
    ):
        return "", None
    if line.heading and _is_in_two_parts(text):
        return plain_title(text), None
    if not (said := _said(line, text)) and (placed := placed_title(text)):
        return plain_title(placed[0]), placed[1]
    return said or _by_pieces(line)


def _is_in_two_parts(text: str) -> bool:
    """True for a heading of a title in two parts: "Rivers and fog: an account of two winters"."""
    head, colon, rest = text.partition(": ")
    if not colon or _NUMBERED.match(text) or any(mark in text for mark in ("@", "\t", " | ", " – ", " — ")):
        return False
    return 1 < len(head.split()) <= _LABEL_WORDS and len(rest.split()) <= _PROSE and rest[-1:] != "."


def _tells_of(text: str) -> bool:
    """True for a labelled line about a project, "Technologies: Rust, SQL", and for one that points elsewhere."""
    label, colon, _ = text.partition(": ")
    is_label = bool(colon) and words("projects", "labels").issuperset(label.casefold().split())
    return is_label or _ELSEWHERE.match(text) is not None


_ELSEWHERE = re.compile(rf"(?:{any_of('entry_words', 'projects', 'elsewhere')})")  # "See my page for more"


def _within_dates(text: str) -> str:
    """The text without the dates at its ends: a year among the words of a title is its own ("Looms since 1945 @Turku").

    What a bar, a tab or a spaced dash parts from the title stands off too.
    """
    dates = find_dates(text)
    edges = tuple(date for date in dates if date.span.start == 0 or not text[date.span.end :].strip(" .)]"))
    bare = without_dates(text, edges).strip(" \t|,;–-")
    at = bare.rfind("@")
    return _PARTED.split(bare[:at], maxsplit=1)[0] + bare[at:]


_PARTED = re.compile(r" [–—|-] |\t|(?<=[^\W\dA-Z_]{3})\. (?=[A-Z])")  # "Mill vs. Loom" goes on


_DETERMINED = ("T", "A", "M", "O", "‘", "'", "`", "“", '"')


def _said(line: Line, text: str) -> tuple[str, str | None] | None:
    """Title and organisation where marks say them: a number, an @, bold, a link, quotes, or "X is a ..."."""
    if numbered := _NUMBERED.match(text):
        return plain_title(numbered["title"]), None
    if at := _AT.match(_within_dates(line.text) if "@" in text else ""):
        return plain_title(at["title"]), at["org"].strip(" .")
    if marked := marked_title(line):
        whole = line.italic and line.text[line.italic[0].start : line.italic[0].end].startswith(marked)
        title = marked if whole else _first(pieces_of([_alone(line, marked)])[0]) or marked
        return plain_title(title), _organization(text.partition(marked)[2])
    quoted = _QUOTED.match(text)
    if quoted and len(quoted["lead"].split()) <= _LEAD and not quoted["lead"].rstrip().endswith((",", ";")):
        return plain_title(quoted["name"]), _organization(text[quoted.end() :])
    stated = _STATED.match(text)
    return (plain_title(stated["title"]), None) if stated else None


def marked_title(line: Line) -> str | None:
    """The bold or linked words with which the line begins, where others follow; in italics, where a mark parts them.

    A date in a column of its own may stand before them.
    """
    starts = [(span.start, span.end) for span in line.bold[:1]] + [(link.start, link.end) for link in line.links[:1]]
    starts += [
        (span.start, span.end) for span in line.italic[:1] if line.is_italic or _SET_OFF.match(line.text, span.end - 1)
    ]
    first = words_begin(line.text) if "\t" in line.text else 0
    for start, end in starts:
        words = line.text[start:end].strip(" :,")
        if (
            first - 1 <= start <= first + 1
            and (end < len(line.text) or line.is_italic)
            and len(words) > 1
            and not URL.match(words)
        ):
            return words
    return None


_SET_OFF = re.compile(r",|:|\S(?:[,:]|\.\s|\s\(|\s[A-ZÀ-Þ])")


def _alone(line: Line, words: str) -> Line:
    return replace(line, text=words, bold=(), italic=(), links=())


def _by_pieces(line: Line) -> tuple[str, str | None]:
    if (cells := line.columns) and len(cells) > _PAIR and not (is_organization(cells[0]) or is_role(cells[0])):
        return plain_title(cells[0]), next((cell for cell in cells[1:] if is_organization(cell)), None)
    aside = _ASIDE.search(line.text)
    if aside and aside.start() and not any(mark in line.text[: aside.start()] for mark in (": ", " – ", " | ", "\t")):
        line = replace(line, text=line.text[: aside.start()], bold=(), italic=(), links=())
    pieces = pieces_of([line])[0]
    if not pieces:
        return "", None
    if len(pieces) > 1 and is_organization(pieces[0].text) and pieces[1].before in ("-", ":", "|", "\t"):
        named = pieces[1].text
        return (plain_title(named), pieces[0].text) if not is_role(named) else (plain_title(pieces[0].text), None)
    if shown := _shown_at(pieces, line.text):
        return shown
    title = _up_to_stop(pieces) or _first(_before_dates(pieces, line.text))
    tail = _TAIL.search(title)
    if tail and is_organization(tail["org"]):
        return plain_title(title[: tail.start()]), tail["org"]
    rest = [piece for piece in pieces[1:] if piece.text not in title]
    return plain_title(title), next((p.text for p in rest if _is_body(p.text)), None)


def _is_body(text: str) -> bool:
    """True for an organisation that is no place where anybody keeps code: "GitHub", "CRAN"."""
    return is_organization(text) and is_titled(text) and text.casefold() not in words("projects", "hosts")


def _before_dates(pieces: Sequence[Piece], text: str) -> Sequence[Piece]:
    """The pieces up to the first date that is not the line's beginning: a title ends there."""
    first = next((date.span.start for date in find_dates(text) if date.span.start), len(text))
    return [piece for piece in pieces if piece.span.start < first] or pieces


def _shown_at(pieces: Sequence[Piece], text: str) -> tuple[str, str | None] | None:
    """Title and house of what was shown somewhere: "Kiln Hours, Clay Studio, Philadelphia, PA"; None for the rest."""
    rest, place = cut_place(_BEHIND.sub("", text))
    if place is None or rest.count(",") != 1 or len(pieces) < _SHOWN or any(p.before != "," for p in pieces[1:_SHOWN]):
        return None
    title, house = pieces[0].text, pieces[1].text
    return (plain_title(title), house) if rest.endswith(house) and is_titled(house) else None


_PAIR = 2
_SHOWN = 3  # pieces: a title, a house, a place
_BEHIND = re.compile(r"\s*\([^()]*\)$|, (?:curated by|jur(?:or|ied by|y)|curator)\b.*$")
_TAIL = re.compile(r"\s*[(\[](?P<org>[^()\[\]]{3,60})[)\]]$")


def _up_to_stop(pieces: Sequence[Piece]) -> str:
    """The words up to the first full stop where an employer stands behind it: commas before it are the title's own."""
    stop = next((number for number, piece in enumerate(pieces) if piece.before == "."), 0)
    inside = pieces[1:stop]
    if not inside or any(piece.before != "," or is_organization(piece.text) or is_role(piece.text) for piece in inside):
        return ""
    return ", ".join(piece.text for piece in pieces[:stop]) if is_organization(pieces[stop].text) else ""


def _first(pieces: Sequence[Piece]) -> str:
    """The words up to the first cut: a comma or a colon may stand inside a title."""
    title = ""
    for number, piece in enumerate(pieces):
        if not number:
            title = piece.text
        elif (
            piece.before == ","
            and _goes_on(piece)
            and not _tells(title, piece.text)
            and all(p.before in ",:" for p in pieces[1:number])
        ):
            title += ", " + piece.text
        elif (
            piece.before == ":"
            and not (ROLE.match(piece.text) or is_title(piece.text))
            and (
                len(title.split()) > _LABEL_WORDS
                or _is_headline(piece.text)
                or sum(len(p.text.split()) for p in pieces[number:]) <= _DESCRIPTION
            )
        ):
            title += ": " + piece.text
        else:
            break
    return title


def _tells(title: str, text: str) -> bool:
    """True for a sentence behind a title in capitals: "Slow Looms, Low-cost looms printed in plastic for schools"."""
    long = [word for word in text.split() if len(word) > _SHORT and word not in _prepositions()]
    small = sum(word[0].islower() for word in long)
    return small > _SHORT and small + 1 >= len(long) and (_is_headline(title) or (" " not in title and title.istitle()))


def _is_headline(text: str) -> bool:
    """True for words most of which begin with a capital, as in the second half of a title."""
    long = [word for word in text.split() if len(word) > _SHORT and word not in _prepositions()]
    return len(long) > 1 and all(word[0].isupper() or word[0].isdigit() for word in long)


def _goes_on(piece: Piece) -> bool:
    """True for words after a comma that may belong to a title: neither a role, a place of work nor a description."""
    text = piece.text
    return (
        (text[0].isupper() or _LAST_OF.match(text) is not None)
        and not (is_role(text) or ROLE.match(text))
        and not is_organization(text)
        and not _kinds() & set(text.casefold().split())
    )


_LAST_OF = re.compile(r"(?:and|or|&) [A-Z]|[a-z]{3,15} (?:and|&) ")  # "Moss, Rain, and Rust", "Moss, rain and rust"


def _prepositions() -> frozenset[str]:
    return frozenset(forms("small_words", "prepositions"))


def _kinds() -> frozenset[str]:
    return frozenset(forms("lists", "projects", "kinds"))


def _organization(rest: str) -> str | None:
    for part in re.split(r"[,|\t–—()]+|\s-|-\s", rest):
        if _is_body(part.strip()):
            return part.strip(" .")
    return None


_COMMA = re.compile(r",\s?|\s?/\s?|\s?&\s?")


def plain_title(text: str) -> str:
    """A title without notes in brackets, quotation marks and marks at its edges."""
    text = _LOWER_NOTE.sub("", _NOTE.sub("", text)) or text
    note = _TAIL.search(text)
    if note and all(part.casefold() in tools() for part in _COMMA.split(note["org"])):
        text = text[: note.start()]  # "Slow Looms (Python, Rust)"
    return unquoted(tidy(text).rstrip(":–—-").strip())
