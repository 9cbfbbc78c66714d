"""Advisers named in a line: "Advisor: Prof. X and Y", "supervised by X", "under the guidance of X". Consumes text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.model import Line
from transforms.names.people import is_name, split_names
from transforms.names.post_nominals import is_post_nominal
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of, forms

_ADVISED = re.compile(
    rf"(?i)(?P<before>^|[,;|(.\t–-]\s*|\s)(?:{any_of('entry_words', 'students', 'of_advisers')}){{0,2}}(?:(?:"
    rf"{any_of('entry_words', 'students', 'advisers')})\s?(?:\(s\)|s)?(?:\t|\s*(?::|–|—|-(?=\s)|\b(?:is|are|"
    r"was|were)\b|(?=prof|dr)))|(?:under|with)(?: the)?(?: joint)? (?:supervision|guidance|mentorship|"
    "direction|advisement|advising) (?:of|by|from)|(?:(?:co-?)?(?:advised|supervised|mentored|hosted|"
    "guided|directed))(?: jointly)? by|"
    rf"(?:{any_of('entry_words', 'students', 'advised_by')})(?=\s)|"
    r"with (?:(?:my|his|her) )?(?:co-?)?(?:advis[eo]rs?|supervisors?)(?= \w)|"
    r"working (?:with|under)|work with|worked with|(?:with|by|under|bei|"
    r"(?:(?<=stant )|(?<=searcher )|(?<=ssociate )|(?<=ntern ))(?:to|for)) (?=(?:prof(?:essor|s)?|drs?)\b\.?))\s*"
)
_NAMES_END = re.compile(
    r"[;|\t•]|\s\((?:now|then|currently|later|formerly)\b|(?<!\b[A-Z])(?<!Prof)(?<!Profs)(?<!Dr)(?<!Drs)"
    r"\.\s+(?=[A-Z][a-z]+ [a-z]|[A-Z]{2,}\b|[A-Z][a-z]+:|(?:Full|Part)-time\b|Remote\b)|\s[-–—]\s|\b(?i:"
    rf"{any_of('entry_words', 'students', 'names_end')})\b[ :]"
)
_ORDINAL = re.compile(r" ?\b[1-4](?:st|nd|rd|th):? (?=Prof|Dr)")  # "Supervisors: 1st: Prof. X 2nd: Dr. Y"
_SMALL_TITLE = re.compile(r"\b(?:prof(?:essor)?|dr)(?=\.? [A-ZÀ-Þ])")  # "supervised by prof. Ada Quill"
_NAMED = re.compile(  # "X University, Jane Doe, Adviser"
    r"[,;(\t] ?(?P<name>[^,;()\t]{5,40}), (?:thesis |major |faculty |co-?)?(?i:advis[eo]r|supervisor|mentor)\)?\.?$"
)
_DEGREE_FIRST = re.compile(r"\W{0,3}(?:Ph\.?D\.?|M\.?Sc\.?)(?= (?:co-?)?(?:supervised|advised|directed|mentored) by)")
_WITH = re.compile(r" ?\((?:with |(?=(?:[Pp]rof|Dr)\b))([^()]{5,80})\)")  # "Assistant (Prof. Ada Quill)"
_HELPS = re.compile(r"\b(?:[Aa]ssistant|[Ii]ntern|[Cc]onsultant|RA)\b")
_SERVED = re.compile(
    r"(?P<name>[A-ZÀ-Þ](?:(?! and )[^,;:&()\t\x00]){3,40}?) ?"
    r"(?:, (?:and )?|& |and |(?=[,;:()\t\x00–—]|$)|(?<![ .][A-Z])(?=\.))"
)
_SERVED_ENDS = ("", ",", ";", ":", ")", "(", "\t", " ", ".")
_NAME_NOTE = re.compile(r"\s*\([^()]{0,60}\)")
_LEADER = r"(?:Prof(?:essor|\.)?|Dr\.?)(?: Dr\.?)?\s(?P<name>[^\W\d_a-z][^,;:()\t]{4,40}?)"
_IN = r"(?:,|,?\s(?:in|with|within|at|joined))\s(?:the )?"
_UNIT = r"(?P<unit>(?:[^\W\d_a-z][\w&-]*\s(?:of |and |& )?){0,6}(?:research )?(?:[Ll]ab(?:oratory)?|[Gg]roup|[Tt]eam))"
_LED = re.compile(rf"{_IN}{_LEADER}(?:['’]s|(?<=s)['’])\s(?:research )?{_UNIT}\b")  # "in Prof. Ada Quill's lab"
_LED_BY = re.compile(
    rf"{_IN}{_UNIT} (?:of|led by|headed by|run by|directed by) {_LEADER}"
    r"(?=[,;()\t]|(?<!\b[A-Z])\.|$| at | in | (?:"
    rf"{any_of('entry_words', 'students', 'deeds_behind')}) )"
)
_DEED = re.compile(
    rf"[ ,\t]{{0,3}}(?:{any_of('entry_words', 'students', 'deeds_behind')}) "
    r"(?:(?! (?:at|in) [A-ZÀ-Þ]|, [A-ZÀ-Þ])[^;\t])*"
)
_ADVISER_WORDS = forms("entry_words", "students", "adviser_hints")


def may_name_adviser(text: str) -> bool:
    """A cheap test: False where no word of an adviser stands in the text."""
    for word in _ADVISER_WORDS:  # noqa: SIM110 - three times as fast as any(): every line passes here
        if word in text:
            return True
    return False


def begins_with_adviser(text: str) -> bool:
    """True where the text begins with an adviser's label."""
    return _ADVISED.match(text) is not None


_HELPING = re.compile(r"ssistant|ntern|onsultant|RA | with ")  # what may help or stand beside somebody


def cut_advisers(text: str) -> tuple[tuple[str, ...], str]:
    """The advisers that a line names, and its text without them."""
    found: list[str] = []
    if "(" in text and (match := _WITH.search(text)) and (found := people_in(_plainer(match[1]))):
        text = text[: match.start()] + text[match.end() :]
    if text[:1].isdigit() and (next_one := _ORDINAL.match(text)):
        found.extend(people_in(text[next_one.end() :]))
        return (tuple(found), "") if found else ((), text)
    if ("Prof" in text or "Dr" in text) and (led := _led(text)):
        found, text = [led[0]], led[1]
    if _HELPING.search(text) is not None and (served := _beside(text)):
        found, text = list(served[0]), served[1]
    if not may_name_adviser(text):
        return tuple(found), text
    if "," in text and (named := _NAMED.search(text)) and is_name(named["name"]):
        found.append(named["name"])
        text = text[: named.start()]
    seated, text = _heads_of_committee(_plainer(text))
    found += seated
    at = 0
    while match := _ADVISED.search(text, at):
        stop = _NAMES_END.search(_without_places(text), match.end())
        end = _further(text, stop.start()) if stop else len(text)
        dates = find_dates(text[match.end() : end])
        end = match.end() + dates[0].span.start if dates else end
        if in_brackets(text, 0, match.end()) and (closing := text.find(")", match.end(), end)) >= 0:
            end = closing
        names = _without_employer(people_in(text[match.end() : end]))
        if not names:
            at = match.end()
            continue
        end = _employer_behind(text, names[-1], match.end(), end)
        found.extend(name for name in names if name not in found)
        tail = without_front(_DEED, _closed(text[end:]) if "(" in match[0] else text[end:])
        degree = _DEGREE_FIRST.match(text, match.start())
        kept = text[: degree.end() if degree else match.start()].rstrip(
            " ,;(–-" if "(" not in match[0] else " ,;("
        )  # "2020 – (Host: X)" is open
        kept, tail = _bracket_closed(kept, tail.lstrip(" ,;."))
        text, at = f"{kept}\t{tail}".strip("\t"), len(kept)
    return tuple(found), text


def _without_employer(names: Sequence[str]) -> Sequence[str]:
    """The names without the employer behind them, which looks like one: "for Prof. Ada Quill, UC Davis"."""
    is_employer = len(names) > 1 and any(one.certain for one in find_organizations(names[-1]))
    return names[:-1] if is_employer else names


def _bracket_closed(kept: str, tail: str) -> tuple[str, str]:
    """What stands before and behind the names, a bracket round both closed: "(X University, advised by B. Quill)"."""
    if tail[:1] != ")" or kept.count("(") <= kept.count(")"):
        return kept, tail
    return f"{kept})", tail[1:].lstrip(" ,;.")


def _closed(text: str) -> str:
    """What stands behind names in brackets, without the bracket that closes them."""
    if text.count(")") > text.count("("):
        text = "".join(text.rpartition(")")[::2])
    return text.lstrip(") ")


def _further(text: str, end: int) -> int:
    """Where the names end that go on behind a semicolon: "Advisors: Ada Quill, PhD; Bo Lund"; `end` where none do."""
    while text[end : end + 1] == ";":
        stop = _NAMES_END.search(text, end + 1)
        close = stop.start() if stop else len(text)
        names = split_names(text[end + 1 : close].strip(" .,"))
        if not names or not all(" " in name and is_name(name) and not shape_rank(name) for name in names):
            break
        end = close
    return end


def _without_places(text: str) -> str:
    """The text with letters for what is bracketed behind names: "Dr. Quill (Moss University) and Dr. Reed"."""
    return _PLACE_NOTE.sub(lambda match: "x" * len(match[0]), text) if ") and " in text or "), " in text else text


_PLACE_NOTE = re.compile(r"(?<=[a-zß-ÿ] )\([A-ZÀ-Þ][^()\d]{2,60}\)(?=,? (?:and )?[A-ZÀ-Þ])")


def _employer_behind(text: str, name: str, start: int, end: int) -> int:
    """Where an employer begins behind the last name and a comma: "with Prof. Quill, Reed College"; else the end."""
    at = text.rfind(name, start, end) + len(name)
    if at < start:
        return end
    noted = _NAME_NOTE.match(text, at)
    behind = noted.end() if noted else at
    for _ in range(2):
        phrase = _PHRASE.match(text, behind)
        if phrase is None or phrase.start() >= end:
            break
        if (
            (_LETTERED.fullmatch(phrase[1]) and not is_post_nominal(phrase[1]))
            or shape_rank(phrase[1]) > 1
            or phrase[1].startswith("Univ")  # misspelt: "Univeristy of Ghent"
            or any(one.certain for one in find_organizations(phrase[1]))
        ):
            return behind
        behind = phrase.end()
    return end


_PHRASE = re.compile(r", ([^,;()\t]{3,80})")
_LETTERED = re.compile(r"[A-Z]{3,7}")  # an employer by its letters: "EPFL"


def _plainer(text: str) -> str:
    """The text without "1st:" before names, and with its honorifics in capitals."""
    text = _ORDINAL.sub(", ", text) if "1st" in text else text
    return _SMALL_TITLE.sub(lambda match: match[0].title(), text) if "prof" in text or "dr" in text else text


_COMMITTEE = re.compile(r"(?i)(?:^|[;.,\t] ?)(?:(?:dissertation|thesis|doctoral|ph\.?d\.?) )?committee(?: members)?: ")
_HEADS_IT = re.compile(
    r"(?P<name>[^,;()]{4,40}) \((?i:co-)?(?i:chairs?|directors?|advis[eo]rs?|supervisors?)[^()]{0,20}\)"
)


def _heads_of_committee(text: str) -> tuple[list[str], str]:
    """Who is said to lead a degree's committee ("Committee: Ada Quill (chair), ..."), and the text without it."""
    label = _COMMITTEE.search(text) if "ommittee" in text else None
    names = [match["name"].strip() for match in _HEADS_IT.finditer(text, label.end())] if label else []
    names = [bare for name in names if is_name(bare := name.removeprefix("and "))]
    return (names, text[: label.start()]) if label and names else ([], text)


def _led(text: str) -> tuple[str, str] | None:
    """Who leads the group that a line names, and its text with no more of the group than its own name."""
    led = _LED.search(text) or _LED_BY.search(text)
    if not led or not is_name(led["name"]):
        return None
    unit = f"\t{led['unit']}" if " " in led["unit"] and led["unit"][0].isupper() else ""
    return led["name"], f"{text[: led.start()]}{unit}{without_front(_DEED, text[led.end() :])}"


def linked_hosts(line: Line, text: str) -> tuple[tuple[str, ...], str]:
    """People whom a link leads to, behind "with" or right before an employer; and the text without them."""
    found: list[str] = []
    for link in line.links:
        name = line.text[link.start : link.end].strip()
        if " " not in name or not is_name(name) or any(known.certain for known in find_organizations(name)):
            continue
        before, _, after = text.partition(name)
        led = before.rstrip(" (").endswith((" with", ",with"))
        if led or (after[:1] == " " and after[1:2].isupper() and shape_rank(after.split(",", 1)[0].strip()) > 1):
            found += people_in(name)
            text = f"{before.rstrip(' (').removesuffix('with') if led else before}\t{after.lstrip(' ,)')}"
    return tuple(found), text


def _hosted(text: str) -> tuple[tuple[str, ...], str] | None:
    """Whom a post was with, and the line's text without: "Visiting Scholar, Globex, with Ada Quill, 2019"."""
    host = _HOST.search(text)
    if not host or not is_name(host["name"]) or shape_rank(host["name"]) or find_organizations(host["name"]):
        return None
    before = text[: host.start("name") - len(" with ")].rstrip(" ,")
    return (host["name"],), f"{before}\t{text[host.end() :]}".rstrip("\t")


_HOST = re.compile(
    r"\b(?i:scholar|researcher|fellow|fellowship|post-?doc\w{0,8}|scientist|visitor|student|associate|assistant|intern"
    r"|internship|ph\.?d\.?)\b[^;\x00:]{0,80}? with (?P<name>[^\W\d_a-z][\w'’-]{1,20}"
    r"(?: [^\W\d_a-z][\w'’-]{0,20}\.?){0,2} [^\W\d_a-z][\w'’-]{1,20})(?=\.?$|[,;(\t\x00]| (?:19|20)\d\d| at | in )"
)


def _beside(text: str) -> tuple[tuple[str, ...], str] | None:
    """Whom an assistant helps, or with whom a post was; the text without them."""
    return _served(text) or (_hosted(text) if " with " in text else None)


def _served(text: str) -> tuple[tuple[str, ...], str] | None:
    """Whom an assistant helps, where names stand behind the last "for", "to" or "of Prof."; the text without them."""
    for link in reversed(list(_HELPED.finditer(text))):
        if found := _served_behind(text, link.start(), link.end()):
            return found
    return None


def _served_behind(text: str, at: int, start: int) -> tuple[tuple[str, ...], str] | None:
    if not _HELPS.search(text, 0, at):
        return None
    names: list[str] = []
    end = start
    while (match := _SERVED.match(text, start)) and _is_full_name(match["name"]):
        names += split_names(match["name"].strip())
        end, start = match.end("name"), match.end()
    if not names or text.startswith((" and ", " & "), end) or text[end : end + 1] not in _SERVED_ENDS:
        return None
    return tuple(names), text[:at] + text[end:].removeprefix(")")


_HELPED = re.compile(r" \(?(?:for|to) | of (?:Prof(?:essor|\.)?|Dr\.?) (?=[A-ZÀ-Þ])")


def _is_full_name(name: str) -> bool:
    name = name.strip()
    return " " in name and is_name(name) and not shape_rank(name)


def advisers_in(text: str) -> list[str]:
    """The advisers that a stretch of prose names ("advised by Prof. X and Y")."""
    return list(cut_advisers(text)[0])


def people_in(text: str) -> list[str]:
    """The people's names at the beginning of a text, in order, up to the first phrase that is none."""
    names: list[str] = []
    for name in split_names(_NAME_NOTE.sub("", text).strip(" .:,")):
        if not is_name(name) or (names and _LETTERED.match(name) and not names[0].partition(",")[0].isupper()):
            break
        names.append(name)
    return names


def in_brackets(text: str, start: int, end: int) -> bool:
    """True where a bracket opened after `start` is still open at `end`."""
    piece = text[start:end] if end - start < 400 else ""
    return piece.count("(") > piece.count(")") or piece.count("[") > piece.count("]")
