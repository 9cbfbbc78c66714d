"""Summaries: lines of a list of works that tell what a work is about, or what else there is to say of it.

Consumes the lines of one run; produces which of them are such. A summary is a paragraph of running sentences below a
title: labelled ("Abstract: ..."), or told by its verbs and its small letters; no names begin it, and it ends in a
sentence's stop, not in a place of publication.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import is_link_row
from transforms.model import Line, join_lines
from transforms.vocabulary import any_of

_LABEL = re.compile(
    r"(?i)\W{0,3}(?:introduction(?=:)|abstract|summary|synopsis|tl; ?dr|tldr|in a nutshell|résumé|"
    r"zusammenfassung)\b\W{0,3}(?:[:.–—-]\s|$)"
)
_SUBJECT = re.compile(
    r"\b(?:I|[Ww]e|[Oo]ur|[Mm]y|[Uu]s|[Tt]hey|[Ii]t|[Tt]his (?:"
    f"{any_of('citation_words', 'summaries', 'works')})|[Tt]he (?:paper|article|study|authors?|results?|"
    r"findings?|book|chapter)|[Rr]esults|[Ff]indings)\b"
)
_VERB = re.compile(rf"\b(?:{any_of('citation_words', 'summaries', 'verbs')})\b")
_IN_PRINT = re.compile(
    r"(?:(?:19|20)\d\d[a-z]?|\d\(\d{1,4}\)|\d[-–:]\d{1,6}|forthcoming|in press|to appear|under review|"
    r"submitted)\W{0,3}$",
    re.IGNORECASE,
)
_ENDED = (".", "?", "!", ".”", '."', ".)", "…")
_WORD = re.compile(r"[^\W\d_]{3,}")
_QUOTES = frozenset('“"«')
_RAGGED = 0.85  # of the longest line: a shorter one in the middle of a sentence ends no paragraph
_LONGEST = 60  # lines of a summary
_LEAST = 45  # characters of a summary without a label
_SMALL, _ASKING = 0.72, 0.6  # share of its words that begin with a small letter; of one that begins with a question
_RUNNING = 9  # words to a verb


def is_labelled(line: Line) -> bool:
    """True for a line that begins with the word for a summary."""
    return _LABEL.match(line.text) is not None


def summaries(lines: Sequence[Line], owner: str) -> list[bool]:
    """Which lines tell of the work above them; the first never does."""
    if heads := over_tellings(lines):
        return [line.number not in heads for line in lines]
    told = [False] * len(lines)
    is_led = any(is_lone_link(line) for line in lines if line.links) and _are_led(lines, owner)
    is_bold = lines[0].is_bold
    width = max([len(line.text) for line in lines], default=0)
    place = 1
    while place < len(lines):
        stop = place + 1
        if not _is_item(lines[0], lines[place]) and _may_begin(lines[place - 1], lines[place], width):
            end = _paragraph_end(lines, place, width)
            labelled = _LABEL.match(lines[place].text)
            if labelled and end < len(lines) and labelled.end() >= len(lines[place].text) - 1:
                end = _paragraph_end(lines, end, width)
            told_link = is_led and is_lone_link(lines[place])
            if (
                labelled
                or told_link
                or is_telling(lines[place:end], owner)
                or _is_below_quoted(lines, place, end, owner)
                or (is_bold and told[place - 1] and _is_plain(lines[place:end], owner))
            ):
                told[place:end] = [True] * (end - place)
                stop = end
        place = stop
    return told


def _are_led(lines: Sequence[Line], owner: str) -> bool:
    """True where works begin with their names, and go on behind these: nothing else in the list is a work."""
    return _is_whole(lines[0].text, owner) and sum(_is_whole(one.text, owner) for one in lines) >= _LISTED


def _is_whole(text: str, owner: str) -> bool:
    """True for names and the rest of a work behind them."""
    return 0 < name_run(text, 0, owner) < len(text) - _LINK


def is_lone_link(line: Line) -> bool:
    """True for a line that is a link of a few words without figures, none of them known for links: "Free view"."""
    text = line.text
    if (
        len(text) > _LINK
        or is_link_row(line)
        or line.bullet
        or line.heading
        or len(line.links) != 1
        or text.count(" ") > _LINK_WORDS
    ):
        return False
    return line.links[0].end - line.links[0].start >= len(text) - 2 and not any(map(str.isdigit, text))


_LINK, _LINK_WORDS = 32, 2  # characters, blanks


def over_tellings(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the bold titles of works to come, where nothing but items that tell of these stands below each."""
    heads = frozenset([line.number for line in lines if line.bold and _is_bold_title(line)])
    below = [line for line in lines if line.number not in heads]
    if len(heads) < _LISTED or not below or lines[0].number not in heads or not all(map(_is_told_item, below)):
        return frozenset()
    return heads


def _is_bold_title(line: Line) -> bool:
    return bool(line.bold) and not (line.bold[0].start or line.bullet or line.heading or line.text[-1] == ":")


def _is_told_item(line: Line) -> bool:
    """True for an item of running words up to a full stop, and no work in print."""
    text = line.text
    told = bool(line.bullet) and len(text) >= _LEAST and text.endswith(_ENDED) and text[0] not in _QUOTES
    return told and not _IN_PRINT.search(text) and is_running(text) and not line.bold


def _is_item(first: Line, line: Line) -> bool:
    """True for an item of the list itself; those below an entry stand further in."""
    return line.bullet != "" and first.bullet != "" and line.indent <= first.indent


def _may_begin(above: Line, line: Line, width: int) -> bool:
    """True where a paragraph may begin that is no entry's first line."""
    if line.heading or not line.text[0].isupper() or line.is_bold:
        return _LABEL.match(line.text) is not None
    return line.bullet != "" or _parts(above, line, width) or above.text.endswith(_ENDED)


def _parts(above: Line, line: Line, width: float) -> bool:
    """True where no margin parts a line from the one above: its first word would have stood there too."""
    first = line.text.split(" ", 1)[0]
    return (
        line.gap_before > 0
        or above.trailing_break
        or above.is_bold != line.is_bold
        or len(above.text) + len(first) < width
    )


def _paragraph_end(lines: Sequence[Line], start: int, width: int) -> int:
    """Where the paragraph that begins at `start` ends."""
    last = min(len(lines), start + _LONGEST)
    for place in range(start + 1, last):
        above, line = lines[place - 1], lines[place]
        if line.gap_before or line.bullet or line.heading or above.trailing_break or line.is_bold != above.is_bold:
            return place
        if line.text[0] == lines[0].text[0] and line.text[0] in _QUOTES and above.text.endswith(_ENDED):
            return place  # the next title, in quotes as the list's first
        if _parts(above, line, width if above.text.endswith(_ENDED) else _RAGGED * width) and line.text[0].isupper():
            return place
    return last


def is_telling(lines: Sequence[Line], owner: str) -> bool:
    """True for running sentences that are no citation."""
    text = join_lines(lines)
    if len(text) < _LEAST or not text.endswith(_ENDED) or name_run(text, 0, owner):
        return False
    if not is_running(text, _ASKING if _ASKS.match(text) else _SMALL):
        return False
    if _IN_PRINT.search(text) and not (_SPEAKS.match(text) or _ASKS.match(text)):
        return False
    verbs = len(_VERB.findall(text))
    return bool(_SUBJECT.search(text) or _ASKS.match(text)) or verbs > max(1, len(text.split()) // _RUNNING)


_WORK = any_of("citation_words", "summaries", "works")
_SPEAKS = re.compile(f"(?:I|We|(?:In )?[Tt]his (?:{_WORK})(?:,? (?:we|I))?) [a-z]{{3,}} [a-z]")
_ASKS = re.compile(  # "Does fuel move glass? This test finds no support"
    r"(?:How|Why|Do(?:es)?|Did|What|When|Where|Which|Is|Are|Can|Should|Will) [^?]{10,200}\? [A-Z](?:\S{0,30} ){7}"
)


def _is_below_quoted(lines: Sequence[Line], start: int, end: int, owner: str) -> bool:
    """True for running words without style in a list whose works begin with their titles in quotes."""
    text = join_lines(lines[start:end])
    return (
        lines[0].text[0] in _QUOTES
        and not (_QUOTES & set(text) or any(line.italic or line.bold for line in lines[start:end]))
        and len(text.split()) >= _SENTENCE
        and text.endswith(_ENDED)
        and is_running(text)
        and not (_IN_PRINT.search(text) or name_run(text, 0, owner))
    )


_SENTENCE = 12  # words


def _is_plain(lines: Sequence[Line], owner: str) -> bool:
    """True for words without style, date or names, as below the picture of a work whose title is in bold."""
    text = join_lines(lines)
    return (
        not any(line.bold or line.italic or line.links or line.bullet for line in lines)
        and not any(map(str.isdigit, text))
        and is_running(text)
        and not name_run(text, 0, owner)
    )


def tells(text: str) -> bool:
    """True for words that tell who did what: no venue, no title does so in small letters."""
    return _SUBJECT.search(text) is not None and _VERB.search(text) is not None and is_running(text)


def is_running(text: str, least: float = _SMALL) -> bool:
    """True where most words begin with small letters."""
    words = _WORD.findall(text)
    return bool(sum(word[0].islower() for word in words) >= least * len(words))


_LED = re.compile(
    r"(?:Hi|Hello)\b|I(?:['’]m)?\s|(?:[Mm]y|[Oo]ur) (?:\w+ ){0,3}(?:research|work|interests?|papers?)\b|"
    r"We (?:work|study)\b"
)


def leads(line: Line) -> bool:
    """True for a first paragraph on what the person works on: it stands over the list, and is no work."""
    text = line.text
    return not line.bullet and len(text) > _LEAST and _LED.match(text) is not None and (". " in text or text[-1] == ".")


def is_introduction(lines: Sequence[Line]) -> bool:
    """True for plain sentences in small letters, or on oneself, that stand over the parts of a list."""
    text = join_lines(lines)
    if any(line.bullet or line.bold or line.italic or line.heading for line in lines) or text[0] in _QUOTES:
        return False
    if len(text) < _LEAST or not text.endswith(_ENDED) or _IN_PRINT.search(text):
        return False
    if _FIRST_PERSON.search(text) and ". " in text:
        return True
    return is_running(text) and (tells(text) or _YEAR.search(text) is None)


_FIRST_PERSON = re.compile(r"\b(?:I (?:have|am|was|work|list)|[Mm]y (?:work|papers|publications|research))\b")


def captions(blocks: Sequence[Sequence[Line]], owner: str) -> list[bool]:
    """Which blocks only tell of the work above: no names, no date and no style, in a list whose works state authors."""
    named = [any(_is_names(line, owner) for line in block[1:]) for block in blocks]
    if sum(named) < max(_LISTED, _SHARE * len(blocks)):
        return [False] * len(blocks)
    found: list[bool] = []
    for i, block in enumerate(blocks):
        below = i > 0 and (named[i - 1] or found[i - 1])
        found.append(below and not named[i] and _is_caption(block))
    return found


_LISTED, _SHARE = 2, 0.4  # works with a line of authors, and their share of the blocks


def _is_names(line: Line, owner: str) -> bool:
    return "," in line.text and name_run(line.text, 0, owner) > _SHARE * len(line.text)


def _is_caption(block: Sequence[Line]) -> bool:
    """True for plain sentences."""
    first = block[0]
    if first.heading or first.bullet or first.bold or first.links or first.italic or first.text[0] in '“"«':
        return False
    text = join_lines(block)
    return text.endswith(_ENDED) and _YEAR.search(text) is None and " " in text


_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


_NUMBERED = re.compile(r"[^\[\]\d]{3,80}:\s{0,3}\[\d{1,3}(?:(?:,|;|–|-) ?\d{1,3}){0,200}\]\.?")


def lists_numbers(text: str) -> bool:
    """True for the numbers of some works of a list: "First author publications: [1, 3, 4]"."""
    return "]" in text[-2:] and _NUMBERED.fullmatch(text) is not None


def sends_on(line: Line) -> bool:
    """True for a line that only says where works are listed: links "Books", "[Articles](/articles/)", an ORCID iD."""
    if len(line.text) > _SENT or line.heading or not (line.links or line.text.startswith(_IDENTIFIED)):
        return False
    return _SENT_ON.fullmatch(line.text) is not None


_SENT, _IDENTIFIED = 110, ("ORCID", "Google Scholar", "Scopus")
_SENT_ON = re.compile(
    r"(?i)(?:(?:my )?(?:journal |conference |all |other )?(?:articles|books|(?:book )?chapters|papers|publications"
    r"|preprints|reports|proceedings|reviews)(?: list)?|(?:google )?scholar(?: profile| page)?|(?:orc ?id|scopus)"
    r"(?: id| profile| author id)?:?(?: (?:https?://orcid\.org/)?[\dx-]{10,19})?|dblp|researchgate"
    r"|web of science)(?: [(<]https?://[^\s()<>]{4,90}[)>])?[ .:]{0,2}"
)
