"""Lines of service made ready: consumes `Line`s; produces them as clauses can be read from them.

Sentences that begin with roles are cut apart, lists between semicolons put together; works reviewed, honours after a
dash and sentences on what was done are left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates, words_begin
from transforms.entities import venues
from transforms.headings.wording import named
from transforms.model import Line
from transforms.records.awards.honoured_duties import honours_in
from transforms.records.lists.honours import is_honour
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_organization
from transforms.records.lists.pieces import cut
from transforms.records.service.own_deeds import DONE, is_plain, without_own_deeds
from transforms.records.service.role_words import is_role, roles_in
from transforms.text.styled import spliced, together, without
from transforms.vocabulary import any_of

_QUOTED_WORK = re.compile(r"^[^“”\"\t]{0,60}[“\"][^“”\"]{12,300}[”\"][,.]?\s+(?:(?:for|in|at)\s+)?(?=\S*[^\W\d])")
_PROPOSAL = re.compile(
    r"^(?:(?:book|grant|research|article|chapter|journal|textbook|edited)\s+)?(?:proposals?|manuscripts?|articles?|books?"
    r"|chapters?)\b[^\t]{3,300}\bfor\s+(?:the\s+)?(?=[A-Z])",
    re.IGNORECASE,
)
_SENTENCE_END = re.compile(r"(?<=[A-Za-z0-9)*\]])\.\s+(?=[A-Z])")
_INITIAL = re.compile(r"\b[A-Z]$")  # "J. Loom Studies"
_DEGREE = re.compile(r"\.[A-Z]$")  # "Ph.D. Admission"
_SHORTENED = re.compile(rf"\b(?:{any_of('entry_words', 'service', 'shortened')})$")  # "English Dept. Graduate Panel"
_SHORT = 8  # characters of such a word
_DEED = 6  # words
_ROLE_ROOM = 40  # characters of the longest role


def is_deed(line: Line) -> bool:
    """True for a sentence on what was done: mostly in lower case, with a full stop, and without a role in front."""
    found = line.text.split()
    if tells_body(line):
        return True
    if line.text[-1] != "." or len(found) < _DEED or 2 * sum(word[0].islower() for word in found) < len(found):
        return False
    return not roles_in(line.text[:_ROLE_ROOM])


def is_done(line: Line) -> bool:
    """True for a bullet that tells what was done in an office, full stop or not: "Planned the fair of wool"."""
    found = line.text.split()
    if not line.bullet or len(found) < _PLAIN or not DONE.match(line.text) or roles_in(line.text[:_ROLE_ROOM]):
        return False
    return is_plain(found)


def tells_body(line: Line) -> bool:
    """True for a sentence on what a body is, or is for: "This committee advises weavers"."""
    return _TELLS_BODY.match(line.text) is not None


_TELLS_BODY = re.compile(  # what a body is for
    r"(?:This|The) (?:committee|board|panel|council|(?:working |task )?(?:group|force)|role|position|workshop)"
    r" (?:is|was|aims?|aimed|serves?|advises?|oversees?|focus\w{2,3}) "
    r"|(?:The )?(?:[A-Z][\w&’-]{0,24} ){1,6}(?:is|was) an? (?:[a-z][\w-]{0,24} ){2}"
    r"|I (?:was|am|have been|served|serve) "  # "I was elected to the board of the guild."
)


def without_brackets(line: Line) -> Line:
    """The line, the venue in brackets behind a role as a phrase: "Reviewer (Loom Letters), 2019", "(LoomConf 2019)"."""
    match = _IN_BRACKETS.match(line.text) if "(" in line.text else None
    if match is None or not is_role(match["role"]) or any(not date.span.start for date in find_dates(match["venue"])):
        return line
    start, end = match.span("venue")
    after = line.text[end + 1 :]
    return spliced(line, start - 2, end + 1, f", {match['venue']}{',' if after[:2] == ' (' else ''}")


_IN_BRACKETS = re.compile(
    r"(?:[^\t(]{4,24}\t)?(?P<role>[A-Z][^()\t,;:]{3,40}) \((?P<venue>[A-Z][^()]{1,100})\)(?=$|\W)"
)


def without_deeds(items: Sequence[Item]) -> list[Item]:
    """The items without undated bullets of plain words below dated ones: what was done in the office above."""
    items = [without_own_deeds(item) if item.details else item for item in items if not _is_of_projects(item)]
    dated = {item.above: 0 for item in items}
    found: list[Item] = []
    for item in items:
        if dated[item.above] and _is_plain_deed(item):
            continue
        dated[item.above] += bool(find_dates(item.text))
        found.append(item)
    if len(found) == len(items):
        return found
    few = Counter(item.above for item in items)
    return found if all(_MOST * dated[above] >= count for above, count in few.items()) else list(items)


def _is_of_projects(item: Item) -> bool:
    """True for what a label says was built, no office: "Open-source: Loomkit, a toolkit for weaving"."""
    label, colon, _ = item.text.partition(": ")
    is_label = bool(colon) and " " not in label and label[:1].isupper() and not is_role(label)
    return is_label and named(label).whole and named(label).kinds == ("projects",)


_MOST = 3  # one item in as many is dated


def _is_plain_deed(item: Item) -> bool:
    """True for a bullet that begins with a verb and goes on in lower case, without a date, a role or a label."""
    if not item.head or ":" in item.text or find_dates(item.text):
        return False
    return is_done(item.head[0])


_PLAIN = 3  # words


def without_served(line: Line) -> Line:
    """The line without "Served on the" in front of the body that is the place of service."""
    found = _SERVED.match(line.text)
    return without(line, 0, found.end()) if found else line


_SERVED = re.compile(
    r"(?:(?:[Hh]as|[Hh]ave|[Cc]urrently|[Pp]reviously) )?"
    r"(?:[Ss]erv(?:e[ds]?|ing|ice) on|[Ss]at on|[Ss]it on|on(?= the )) (?:the |an? )?(?=[\w“\"])"
)


def sentences(line: Line) -> list[Line]:
    """The line; or its sentences, each of which begins with a role: "Chair, A. Referee for B, C. Expert for D."."""
    if " I " in f" {line.text}" or "\tI " in line.text:
        return _clauses(line)
    if ". " not in line.text:
        return [line]
    starts = [
        match.end()
        for match in _SENTENCE_END.finditer(line.text)
        if begins_in_role(line.text[match.end() : match.end() + _ROLE_ROOM])
        if not _DEGREE.search(line.text, 0, match.start())
        if not _SHORTENED.search(line.text, max(0, match.start() - _SHORT), match.start())
        if any(map(str.isalpha, without_dates(line.text[: match.start()], find_dates(line.text[: match.start()]))))
    ]
    return _parts(line, starts)


def begins_in_role(text: str) -> bool:
    """True for words that begin with a role, an adjective in front or none: "External reviewer for A"."""
    found = roles_in(text)
    return bool(found) and (not found[0].start or _QUALIFIED.fullmatch(text, 0, found[0].start) is not None)


_QUALIFIED = re.compile(r"[A-Z][a-z-]{2,14} ")


def _clauses(line: Line) -> list[Line]:
    """The clauses of sentences about oneself, each with a deed or a role of its own, without the words in front."""
    parts = _parts(line, [match.end() for match in _CLAUSE.finditer(line.text)])
    return [_without_self(part) for part in parts]


def _without_self(line: Line) -> Line:
    """A clause without "I am also an" in front; a period in front of that goes behind, a date in a column stays."""
    begin = words_begin(line.text)
    found = _SELF.match(line.text, begin)
    if not found:
        return line
    if (often := _OFTEN.match(line.text, found.end())) and often["often"]:
        line = without(line, *often.span("often"))
    when = f" ({found['when'].strip(' ,')})" if found["when"] else ""
    bare = without(line, begin, found.end())
    return replace(bare, text=bare.text.rstrip(" .;,") + when)


def _parts(line: Line, starts: Sequence[int]) -> list[Line]:
    if not starts:
        return [line]
    stops = [*starts, len(line.text) + 1]
    return [_part(line, start, stop) for start, stop in zip((0, *starts), stops, strict=True) if start < stop - 1]


def _part(line: Line, start: int, stop: int) -> Line:
    """A stretch of the line, without an "and" that leads on to the next one, and without sentences of no role."""
    words = line.text[start:stop]
    ends = (
        end
        for end in _SENTENCE_END.finditer(words)
        if not (roles_in(words[end.end() :]) or _INITIAL.search(words[max(0, end.start() - 2) : end.start()]))
    )
    end = next((end.start() + 1 for end in ends), len(words))
    length = len(words[:end].rstrip(" ,;").removesuffix(" and").rstrip(" ,;"))
    return without(without(line, start + length, len(line.text)), 0, start)


_OFTEN_SAID = r"(?:(?:also|currently|regularly|previously|often|frequently|occasionally) )?"
_DEEDS = rf"{_OFTEN_SAID}(?:{any_of('entry_words', 'service', 'verbs')})\s"
_CLAUSE = re.compile(
    rf"(?:(?<=[a-z0-9)*\]])|(?<=[A-Z]{{2}}))[.;]\s+(?=[A-Z])|[,;]\s+(?:and\s+)?(?=I\s{_DEEDS})|,?\s+and\s+(?=I\s{_DEEDS}|{_DEEDS})"
)
_SELF = re.compile(
    r"(?P<when>(?:In|From|Since|Between|During) [^,;.I]{2,40}?,? (?=I ))?"
    rf"I {_OFTEN_SAID}"
    r"(?:am|was|have been|have served|served?|act|acted)(?: (?:also|currently|now))?"
    r"(?: as)? (?:(?:an?|the|one of the|(?:a )?(?:part|member) of the(?= [a-z]))\b )?"
    rf"|I {_OFTEN_SAID}(?={_DEEDS})"
)


_OFTEN = re.compile(
    r"(?:review(?:ed)?|referee(?:d)?)"
    r"(?P<often>(?: (?:regularly|frequently|often|occasionally))?"
    r"(?: (?:papers|manuscripts|articles|submissions)(?= for ))?)(?= )"
)


def one_list(lines: Sequence[Line]) -> list[Line]:
    """The lines, those of one list between semicolons put together: its members end there, not where a line does."""
    found: list[Line] = []
    for line in lines:
        if found and ";" in found[-1].text and ";" in line.text and not line.bullet and not find_dates(line.text):
            found[-1] = together(found[-1], line)
        else:
            found.append(line)
    return found


def without_work(line: Line) -> Line:
    """A line under "Peer review" without the work reviewed: only for whom it was read stays."""
    match = _QUOTED_WORK.match(line.text) or _PROPOSAL.match(line.text)
    if not match:
        return line
    return replace(line, text=line.text[match.end() :], bold=(), italic=(), links=())


def without_publisher(line: Line) -> Line:
    """A line of journals reviewed for without the society or the house that prints them: "Globex: Looms"."""
    printed = _PRINTED_BY.match(line.text, line.italic[0].end) if len(line.italic) == 1 else None
    if printed and not line.italic[0].start and (_SOCIETY.search(printed[1]) or venues.is_publisher(printed[1])):
        return without(line, printed.start(), printed.end())  # "*Looms*, Guild of Dyers, 2019"
    journal, comma, house = line.text.partition(", ")
    if comma and "," not in house and (house.endswith(" University Press") or venues.is_publisher(house.strip(" ."))):
        return without(line, len(journal), len(line.text))
    label, colon, rest = line.text.partition(": ")
    if not colon or not rest[0].isupper() or "," in label or roles_in(label) or venues.known(label):
        return line
    prints = is_organization(label) or venues.is_publisher(label) or _LEARNED.match(label) is not None
    return without(line, 0, len(label) + len(colon)) if prints else line


_PRINTED_BY = re.compile(r", ([A-ZÀ-Þ][^,;:()]{3,80})(?=, (?:19|20)\d\d|$)")
_SOCIETY = re.compile(r"\b(?:Association|Society|Guild|Academy|Federation|Union|Press|Publish\w{2,4}|College of)\b")
_LEARNED = re.compile(r"(?:Sociedade?|Societ[àé]|Gesellschaft|Asociaci[óo]n|Association|Academia|Verband) ")


def as_reviewing(line: Line) -> Line:
    """A line that only lists journals or conferences, as one on reviewing for them: "Journals: A, B, C"."""
    label = _OUTLETS.match(line.text)
    if not label or ": " in line.text[label.end() :] or roles_in(line.text[label.end() :]):
        return line
    return replace(line, text=f"Reviewer: {line.text[label.end() :]}", bold=(), italic=(), links=())


_OUTLETS = re.compile(
    r"(?:Journals?|Conferences?|Journals (?:and|&) [Cc]onferences|Conferences (?:and|&) [Jj]ournals"
    r"|(?:Granting|Funding|Grant) (?:[Aa]genc(?:y|ies)|[Bb]odies)): "
)


def as_organised(line: Line) -> Line:
    """A line that tells behind its title that one organised it: "“Looms.” Panel organised for the Weft Days, 2019"."""
    titled = _ORGANISED.match(line.text) if "organi" in line.text else None
    if not titled:
        return line
    text = f'{titled["when"] or ""}Organizer: "{titled["title"].rstrip(" .,")}", {line.text[titled.end() :]}'
    return replace(line, text=text, bold=(), italic=(), links=())


_ORGANISED = re.compile(
    r"(?P<when>(?:19|20)\d\d[:.,]?\s)?[“\"](?P<title>[^“”\"]{8,250})[”\"][.,]?\s"
    r"(?:[Aa] )?(?:[A-Za-z-]{4,15} ){1,3}(?:co-?)?organi[sz]ed "
    r"(?:(?:jointly |together )?with [^.,;]{4,80}? )?(?:for|at|as part of) (?:the )?"
)


def without_honour(line: Line, above: str | None = None) -> Line:
    """The line without the honours that stand beside a duty in it; `above` is the role that stands over it."""
    for before, start, end in cut(line.text) if " - " in line.text or " – " in line.text else ():
        if before == "-" and is_honour(line.text[start:end]):
            return replace(line, text=line.text[: start - 1].rstrip(" –—-"), bold=(), italic=(), links=())
    for span in reversed(honours_in(line.text, above)):
        line = without(line, span.start, span.end)
    return line
