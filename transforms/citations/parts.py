"""Parts of a list of works: the lines that head them ("2021", "Under review"), and the year they give to it.

Consumes lines; produces yes or no, a year.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from itertools import pairwise

from transforms.citations.start_looks import YEAR_IN, ends_citation, is_link_row, says_where
from transforms.citations.status import status_of
from transforms.dates.ranges import is_date
from transforms.dates.year_heads import headed_year
from transforms.entities import venues
from transforms.headings.wording import named
from transforms.lines.shapes import begins_with_authors
from transforms.model import Line
from transforms.vocabulary import any_of

_GROUP_YEAR = re.compile(
    r"[(\[–-]\s{0,3}(?:19|20)\d\d|(?:19|20)\d\d\s{0,3}[–-]|(?:since|from|in|before|after|papers|"
    r"publications)\s{1,3}(?:19|20)\d\d",
    re.IGNORECASE,
)
_GROUP_WORDS = re.compile(
    rf"\b(?:{any_of('citation_words', 'works', 'groups')})\b",
    re.IGNORECASE,
)
_PREP = re.compile(r"(?i)(?:manuscripts? |papers? |works? )?in prep\.|subm\.|in rev\.")


def group_year(group: str) -> int | None:
    """The year that a subheading gives to its members: "2021", "July 2022"."""
    if year := headed_year(group):
        return None if _SPAN.search(group) else year
    return int(group[-4:]) if _states_month(group) else None


_SPAN = re.compile(r"(?i)\d\s?[-–—]\s?(?:present|now|(?:19|20)\d\d)")  # years over works of each of them


def month_year(group: str) -> int | None:
    """The year of a month that stands over one work, whatever year its venue names; None for other groups."""
    return int(group[-4:]) if _states_month(group) and is_date(group) else None


def dates_over(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines that give the month over one work each, the first line among them: "July 2022"."""
    if not lines or not _states_month(lines[0].text):
        return frozenset()
    alone = [(line, below) for line, below in pairwise(lines) if _states_month(line.text)]
    over = [line for line, below in alone if (line.gap_before or line is lines[0]) and not below.gap_before]
    parted = [line for line in lines[1:] if line.gap_before]
    if len(over) < max(_LEAST_DATED, _MOSTLY * len(parted), _MOSTLY * len(alone)):
        return frozenset()
    return frozenset(line.number for line in over)


def _states_month(text: str) -> bool:
    """True for a month and its year, a word on the work's standing before it or not: "Submitted May 2020"."""
    if len(text) > _MONTH or not _MONTHS_YEAR.fullmatch(text):
        return False
    first, _, rest = text.partition(" ")
    return is_date(rest if status_of(first) else text)


_MONTH = 40  # characters
_MONTHS_YEAR = re.compile(r"(?:[A-Z][\w.,–-]{2,15} ){1,2}(?:19|20)\d\d")
_LEAST_DATED, _MOSTLY = 3, 0.6


def year_fields(lines: Sequence[Line]) -> list[Line]:
    """The years on lines of their own that end works and head none: in brackets, or one of them again and again.

    So do those of which no block, or item, has two, and none begins one. So does one with a label below another field
    ("Journal: Weft" over "Year: 2021"), where no such year comes first.
    """
    alone = [line for line in lines if not (line.gap_before or line.heading) and headed_year(line.text)]
    again = len({line.text for line in alone}) < len(alone)
    if alone and _one_each(lines, {line.number for line in alone}):
        return alone
    if not alone or again or alone[0] is lines[0]:
        return alone if again else [line for line in alone if line.text[0] == "("]
    labelled = {
        line.number for above, line in pairwise(lines) if ":" in above.text[:_LABEL] and ":" in line.text[:_LABEL]
    }
    ended = [line for above, line in pairwise(lines) if line in alone and _ends_sentence(above, line)]
    return [
        line
        for line in alone
        if line.text[0] == "(" or line.number in labelled or (len(ended) == 1 and line is ended[0])
    ]


def _ends_sentence(above: Line, line: Line) -> bool:
    """True for a year with the stop that the line above lacks: "... to appear at WEFTCON" over "2026."."""
    return line.text[-1] == "." and not above.heading and above.text[-1:] not in _STOPS


_STOPS = frozenset('.:;!?)]”"')


def _one_each(lines: Sequence[Line], years: Container[int]) -> bool:
    """True where one block in two or more has one of the years within, and no year begins one."""
    blocks: list[list[Line]] = []
    for line in lines:
        if line.heading or headed_year(line.text) is None or line.number in years:
            if line.gap_before or line.bullet or not blocks:
                blocks.append([])
            blocks[-1].append(line)
        else:
            return False  # a year that stands alone heads what is below
    dated = [sum(line.number in years for line in block) for block in blocks]
    return len(blocks) > 1 and max(dated) == 1 and 2 * sum(dated) >= len(blocks) and blocks[0][0].number not in years


_LABEL = 20  # characters in which a field's label ends


LONGEST_LABEL = 140  # characters; no line over a part of a list is longer


def is_subheading(line: Line) -> bool:  # noqa: PLR0911 - a ladder of cases
    """True for a line over a part of the list: a heading, a year, or a few bold words about kinds of work."""
    text = line.text.strip(" :*_")
    if line.heading:
        return len(text) < 90 and not heads_entry(line)
    if line.links or is_link_row(line):
        return False
    if headed_year(text) and not line.bullet:
        return True
    if _is_long_label(line):
        return True
    if (
        line.bullet
        or len(text) > 80
        or ("\t" in text and not line.gap_before)
        or (text.endswith((".", ",")) and not line.text.endswith(":") and not (line.is_bold and _PREP.fullmatch(text)))
        or any(c in text for c in '“”"')
        or " (with " in text
    ):
        return False
    if ". " in text or (YEAR_IN.search(text) and not _GROUP_YEAR.search(text)):
        return False
    if not (_GROUP_WORDS.search(text) and text[:1].isupper()) or text.count(",") > 3:
        return False
    if (not line.gap_before and _NAMES_VENUE.search(text)) or _is_beside_title(line) or _is_venue(line, text):
        return False
    if _is_title_in_standing(line):
        return False
    styled = line.is_bold or line.is_italic or line.text.endswith(":") or text.isupper() or bool(line.underline)
    return (
        (styled or line.gap_before > 0)
        and not says_where(text)
        and len(text.split()) <= 9
        and not re.search(r"\d{2}", re.sub(r"[(\[]?(?:19|20)\d\d[-–\s\d]*[)\]]?", "", text))
    )


def begins_bold(line: Line) -> bool:
    """True for a bold line, and for one whose bold words have but an aside behind them: "**Looms** (3rd edition)"."""
    return line.is_bold or (bool(line.bold) and not line.bold[0].start and line.text[line.bold[0].end :][:2] in _ASIDES)


_ASIDES = (" (", ", ")


def _is_venue(line: Line, text: str) -> bool:
    """True for a venue's name alone, in a paragraph of its own below a work: "Pattern Recognition Letters"."""
    return (
        not (line.bold or text != line.text.strip())
        and " " in text
        and venues.known(text.split(",", maxsplit=1)[0]) is not None
    )


def _is_title_in_standing(line: Line) -> bool:
    """True for a bold title with how far its work is in brackets behind it: "**Looms at sea** (under review)"."""
    end = line.bold[0].end if line.bold and not line.bold[0].start else 0
    said = line.text[end:].strip(" :")
    if not end or said[:1] not in ("(", "["):
        return False
    return status_of(said) is not None and not _GROUP_WORDS.search(line.text, 0, end)


def _is_beside_title(line: Line) -> bool:
    """True for a kind of work with a title set off by style behind it: "ICFD Demo **Loom: Weaving at night**"."""
    spans = line.bold or line.italic
    return len(spans) == 1 and spans[0].start > 1 and spans[0].end - spans[0].start >= _LEAST_TITLE


_LEAST_TITLE = 16  # characters

_NAMES_VENUE = re.compile(  # "Journal of Weaving" right below a title is where that appeared
    r"\b(?:Journal|Proceedings|Transactions|Conference|Workshop|Symposium|Annals|Reviews?|Letters) (?:of|on|in|for) "
    r"(?:the )?[A-Z]"
)
_QUOTED = frozenset('“"«„')


def names_group(line: Line) -> bool:
    """True for a heading of a part of the list by its words: kinds of work, years."""
    return bool(line.heading) and (named(line.text).whole or headed_year(line.text) is not None)


def heads_entry(line: Line) -> bool:
    """True for a heading that is a work's title: quoted, or a link to the work."""
    if line.text[0] in _QUOTED:
        return True
    link = line.links[0] if line.links else None
    return link is not None and link.start == 0 and link.end > _TITLE_LENGTH and link.end > 0.8 * len(line.text)


_TITLE_LENGTH = 28  # letters that a title has and a heading of a part hardly


def _is_long_label(line: Line) -> bool:
    """True for kinds of work told at length: "Editorials, reviews, chapters, including committee reports (print):"."""
    text = line.text
    if not (line.gap_before and text.endswith(":") and 60 < len(text) < LONGEST_LABEL) or line.bullet:
        return False
    return len(_GROUP_WORDS.findall(text)) > 2 and not any(c.isdigit() or c in '“”"' for c in text)


_ASIDE = re.compile(r"\s\([^()]{3,80}\)(?=:?$)")  # "Journal articles (* with students)"


def is_bare_group(line: Line, above: Line | None) -> bool:
    """True for a plain line that names a kind of work and nothing else, first or behind a whole citation."""
    text = (_ASIDE.sub("", line.text) if "(" in line.text else line.text).strip(" :")
    if line.bullet or len(text) > 40 or not text[:1].isupper() or "\t" in text or (line.links and not line.gap_before):
        return False
    if above and not line.gap_before and (line.text[-1] == "." or YEAR_IN.search(text)) and status_of(text):
        return False  # "Under review, 2024." below a title
    said = named(text)
    lettered = text[1:3] == ". "  # "B. Conference Papers"
    return said.whole and said.kinds == ("papers",) and (above is None or lettered or ends_citation(above.text))


def is_named(line: Line) -> bool:
    """True for an item that is a heading by all its words: "- Peer-Reviewed Publications (Collaborative)".

    Not so "- A paper on felt. Under review.", which is two sentences.
    """
    if len(line.text) > 60 or line.links or ". " in line.text or not _GROUP_WORDS.search(line.text):
        return False
    said = named(line.text)
    return said.whole and said.kinds == ("papers",) and line.text.count(" ") > 0


def labels_items(line: Line, below: Line | None) -> bool:
    """True for an item that is a label over items marked otherwise: "- *Refereed articles:*" over "1.", "2."."""
    if below is None or not below.bullet or line.text[-1] != ":" or len(line.text) > 60:
        return False
    return below.bullet[-1] != line.bullet[-1] and _GROUP_WORDS.search(line.text) is not None


def is_below_title(above: Line, line: Line) -> bool:
    """True for names right below a line that is a title in quotes and nothing else, a number before it or not."""
    text = above.text
    if text[0] not in _OPENING or text[-1] not in _CLOSING or line.gap_before or line.bullet:
        return False
    return len(text) > _SHORT and begins_with_authors(line.text)


_OPENING, _CLOSING, _SHORT = frozenset('“"«„'), frozenset('”"»'), 16
