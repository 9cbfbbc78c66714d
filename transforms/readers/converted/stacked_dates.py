"""Dates of a column at the left that a converter set before all that they stand beside. Consumes lines; deals them out.

Such a run of dates counts as many as the paragraphs behind it, up to a heading or a wide gap, or as the paragraphs that
begin in bold on the rest of the page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.converted.lines import blocks_of, names_section
from transforms.readers.date_patterns import MONTH, NOW, POINT, RANGE

_DATE = re.compile(rf"{RANGE}\.?", re.IGNORECASE)
_BEGUN = re.compile(rf"(?:{POINT} ?[-–—] ?)?{MONTH}|{POINT} ?[-–—]", re.IGNORECASE)
_END = re.compile(rf"[-–—] (?:{POINT}|{NOW}|{MONTH})", re.IGNORECASE)  # of a period, its dash taken for a bullet
_PART = re.compile(rf"{POINT} ?[-–—]?|{NOW}", re.IGNORECASE)
_SINCE = re.compile(rf"{POINT}", re.IGNORECASE)
_LOST = re.compile(rf"^((?:{MONTH} )?(?:19|20)\d\d) {{2,}}(?={MONTH}$)", re.IGNORECASE)  # the dash of "2010 - May"
_OPEN = re.compile(r"(?:,| and| &)\s*$")  # authors of a work, of whom the owner in bold comes next
_SHORT = 24  # letters of a date
_GAP = 3  # blank lines that part the columns of a page
_PAIR = 2
_LEAST = 3  # dates that stood beside entries of several sections


def with_dates_in_one(lines: Sequence[str]) -> list[str]:
    """Dates that a narrow margin broke over lines ("Sep", "2014-May", "2020") as one line."""
    out: list[str] = []
    last = -1  # where a date has begun that may go on
    for whole in lines:
        line, words = whole, whole.strip()
        if not words:
            out.append(line)
            continue
        words = _LOST.sub(r"\1 - ", words) if len(words) < _SHORT else words
        if words[:2] == "**" and (part := _part_in_bold(words, is_open=last >= 0)):
            words = line = part
        if words[0] in "-–—" and _END.fullmatch(words):
            last = _open_date(out)
        elif out and out[-1].endswith("  ") and _follows(out[-1].strip(), words):
            out[-1], last = f"{out[-1].strip()} - {words}", -1
            continue
        if last >= 0 and _DATE.fullmatch(joined := _joined(out[last], words)):
            out[last] = joined
            last = -1
        elif last >= 0 and _BEGUN.fullmatch(_joined(out[last], words)):
            out[last] = _joined(out[last], words)
        else:
            out.append(line)
            last = len(out) - 1 if len(words) < _SHORT and _BEGUN.fullmatch(words) else -1
    return out


def _part_in_bold(words: str, *, is_open: bool) -> str:
    """A part of a date that a narrow margin broke, without its bold: "**Feb 2017 —**", "**present**"; "" for others."""
    bare = words.strip("*") if words[-2:] == "**" and len(words) < _SHORT else ""
    if bare and (is_open or bare[-1] in "-–—") and _PART.fullmatch(bare):
        return bare
    return ""


def _follows(since: str, until: str) -> bool:
    """Whether two dates, of which a blank parts the first from a lost dash, may make a period."""
    if len(until) > _SHORT or not (_SINCE.fullmatch(since) and _SINCE.fullmatch(until)):
        return False
    return since[-4:] <= until[-4:] and since[0].isalpha()


def _open_date(out: Sequence[str]) -> int:
    """The place of the last line that has words, if it is a date to which an end may come; else -1."""
    at = next((place for place in range(len(out) - 1, -1, -1) if out[place].strip()), -1)
    return at if at >= 0 and _SINCE.fullmatch(out[at].strip()) else -1


def _joined(first: str, more: str) -> str:
    return f"{first}{more}" if first[-1] in "-–—" else f"{first} {more}"


def with_stacked_dates(lines: Sequence[str]) -> list[str]:
    """Dates of a run before as many paragraphs: each in front of its own."""
    lines, out = list(lines), list[str]()
    at = 0
    while at < len(lines):
        if not lines[at].strip():
            at += 1
            out.append("")
            continue
        run, behind = _dates_from(lines, at)
        blocks, end = _beside(lines, at, behind, len(run))
        if run and len(blocks) == len(run):
            for date, block in zip(run, blocks, strict=True):
                out += [f"{date}\t{block[0].lstrip()}", *block[1:], ""]
            at = end
        elif places := _led(lines, behind, len(run)):
            for date, place in zip(run, places, strict=True):
                lines[place] = f"{date}\t{lines[place]}"
            at = behind
        else:
            out += lines[at:behind] if run else [lines[at]]
            at = behind if run else at + 1
    return out


def _led(lines: Sequence[str], start: int, count: int) -> list[int]:
    """The paragraphs in bold up to the next dates, where they are as many: over headings as well if they are many."""
    if count < _PAIR or any(lines[start : start + _GAP]):
        return []
    found: list[int] = []
    is_open = False
    for at in range(start, len(lines)):
        line = lines[at]
        if (line[:1].isalnum() and _DATE.match(line)) or (count < _LEAST and names_section(line)):
            break
        if line[:2] == "**" and not lines[at - 1].strip() and not line.rstrip().endswith("**") and not is_open:
            found.append(at)
        is_open = _OPEN.search(line) is not None if line.strip() else is_open
    return found if len(found) == count else []


def _beside(lines: Sequence[str], start: int, behind: int, count: int) -> tuple[list[list[str]], int]:
    """The paragraphs that stood beside as many dates: all up to the next heading, or those up to a column's end.

    A date alone is one of a column where wide gaps part it from all else.
    """
    if count > 1:
        blocks, end = _paragraphs_from(lines, behind)
        if (len(blocks) == count and _are_alike(blocks)) or len(blocks := _with_items(blocks)) == count:
            return blocks, end
    is_column = count > 0 and behind < len(lines) and not any(lines[behind : behind + _GAP])
    if not is_column or (count == 1 and (start < _GAP or any(lines[start - _GAP : start]))):
        return [], behind
    blocks, end = _paragraphs_from(lines, behind)
    wide = next((at for at in range(behind + _GAP, end) if lines[at - 1] and not any(lines[at : at + _GAP])), end)
    blocks = blocks_of(lines[behind + _GAP : wide])
    return (blocks, wide) if _are_alike(blocks) else (_with_items(blocks), wide)


def _are_alike(blocks: Sequence[list[str]]) -> bool:
    """True for items alone, or none: an item below an entry has no date of its own."""
    return len({block[0].lstrip().startswith("- ") for block in blocks}) < _PAIR


def _with_items(blocks: Sequence[list[str]]) -> list[list[str]]:
    """The paragraphs, each with the items of a list below it."""
    out: list[list[str]] = []
    for block in blocks:
        if out and block[0].lstrip().startswith("- "):
            out[-1] = [*out[-1], "", *block]
        else:
            out.append(block)
    return out


def _dates_from(lines: Sequence[str], at: int) -> tuple[list[str], int]:
    run: list[str] = []
    end = at
    while at < len(lines) and (not lines[at].strip() or _DATE.fullmatch(lines[at].strip())):
        if lines[at].strip():
            run.append(lines[at].strip())
            end = at + 1
        at += 1
    return run, end


def _paragraphs_from(lines: Sequence[str], at: int) -> tuple[list[list[str]], int]:
    """The paragraphs up to the next heading or date."""
    end = at
    while (
        end < len(lines)
        and not lines[end].startswith("#")
        and not _DATE.match(lines[end].strip())
        and not names_section(lines[end])
    ):
        end += 1
    return blocks_of(lines[at:end]), end
