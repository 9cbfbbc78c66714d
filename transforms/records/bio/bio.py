"""Bio prose: degrees and positions stated in sentences ("I am a PhD student in X at Y, advised by Prof. Z").

Consumes header and "about" sections; produces `Education` and `Position` records, which `career.merge` joins with the
sections' own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.model import Context, Section
from transforms.parsed import Education, Position, Record, Service
from transforms.records.bio.abroad_languages import begins_abroad
from transforms.records.bio.clauses import NOW, clauses
from transforms.records.bio.degree_owners import SCHOOL_NEXT
from transforms.records.bio.degrees import degrees_in
from transforms.records.bio.joined import date_joined, joined_as
from transforms.records.bio.placeless import placeless
from transforms.records.bio.places import affiliation_in
from transforms.records.bio.respective import dealt_out
from transforms.records.bio.rewordings import plainly
from transforms.records.bio.role_owners import paid_studies
from transforms.records.bio.role_rolls import role_roll
from transforms.records.bio.roles import roles_in
from transforms.records.bio.subjects import presented, with_pronoun
from transforms.records.bio.subtitle import degrees_gained, subtitle
from transforms.records.bio.times import each_time, with_leads, with_time_told
from transforms.records.bio.titles import HEAD
from transforms.records.bio.unknown_places import ANY_NAME
from transforms.records.bio.unnamed_degrees import unnamed_degrees
from transforms.records.lists.prose import LONGEST, Sentence, sentences
from transforms.records.students.advisers import advisers_in
from transforms.records.teaching.taught import taught_in
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of, forms


def read_bio(section: Section, context: Context) -> Iterator[Record]:
    """The degrees, positions and courses that a section's sentences, and the lines under the owner's name, state."""
    records: list[Education | Position] = []
    joined: list[Position] = []
    above = ""
    untold: list[Sentence] = []
    every = sentences(section)
    owner = context.owner or presented(every)
    for sentence in (with_time_told(plainly(with_pronoun(one, owner))) for one in with_leads(every)):
        found: list[Education | Position] = []
        if _is_sentence(sentence.text):
            degrees = list(degrees_in(sentence, context)) or list(unnamed_degrees(sentence))
            found = [*degrees, *_roles(sentence, context, records)]
            if not found and "joined " in sentence.text and (post := joined_as(sentence, above)):
                found = [post]
            if _JOINED.search(sentence.text) and not _IS.search(sentence.text):
                joined += [record for record in found if isinstance(record, Position) and record.current]
        _stayed(found, records, sentence.text, above)
        if "ing " in sentence.text[:_OPENING] or "my a" in sentence.text[:_OPENING]:
            date_joined(sentence.text, records)
        above = sentence.text
        untold += [] if found else [sentence]
        if joined and _TODAY.match(sentence.text) and not found:
            for post in joined:
                post.current = False
        tells = bool(records) and (_ADVISER_IS.match(sentence.text) is not None or not any(map(_is_stage, found)))
        if tells and (advised := _advised(records, sentence.text)) is not None:
            _add_advisers(advised, sentence)
        records += found
    _end_joined(records, joined)
    records += placeless(untold, records)
    if section.kind == "header":
        rolled = role_roll(section)
        yield from (one for one in rolled if isinstance(one, Service))
        below = [one for one in rolled if isinstance(one, Position)] or subtitle(section, context)
        below = [one for one in below if not (isinstance(one, Position) and begins_abroad(one.title))]
        records = [*(record for record in records if not any(_begins(record, whole) for whole in below)), *below]
        told = {record.level for record in records if isinstance(record, Education)}
        records += [degree for degree in degrees_gained(section) if degree.level not in told]
    named = {record.organization for record in records if isinstance(record, Education) and record.degree}
    yield from (one for one in records if not _is_unnamed(one) or one.organization not in named)
    yield from taught_in(section, context, records)


def _is_unnamed(record: Education | Position) -> bool:
    """True for studies without a degree, which another sentence may name."""
    return isinstance(record, Education) and not record.degree


def _is_stage(record: Education | Position) -> bool:
    """False for a stay that only tells where one works."""
    return isinstance(record, Education) or bool(record.title)


_OPENING = 40  # characters that tell what came before what: "Prior to my appointment at"
_ADVISER_IS = re.compile(
    r"(?:My|His|Her|Their) (?:[\w.]+ )?(?:co-)?(?:advis[eo]r|supervisor|mentor)s? (?:is|are|was|were)\b"
)


def _begins(record: Education | Position, whole: Education | Position) -> bool:
    """True for a role whose title is cut short: "Lecturer" of "Lecturer in Tides, X University"."""
    return (
        isinstance(record, Position)
        and isinstance(whole, Position)
        and record.evidence == whole.evidence
        and whole.title.startswith(f"{record.title} ")
    )


def _stayed(found: list[Education | Position], told: list[Education | Position], text: str, above: str) -> None:
    """As in "my B.S. from the same university": the one named last."""
    if not found or not _SAME.search(text):
        return
    place = affiliation_in(above)
    before = (
        place[0] if place else next((record.organization for record in reversed(told) if record.organization), None)
    )
    for record in found:
        record.organization = record.organization or before


_SAME = re.compile(rf"\b(?:at|from|in) the same (?:{any_of('prose', 'degrees', 'same')})\b")


def _roles(sentence: Sentence, context: Context, told: list[Education | Position]) -> Iterator[Position]:
    """The roles of a sentence, clause by clause; a promotion ends what it follows."""
    held = [record for record in reversed(told) if isinstance(record, Position)]
    here = [record for record in held if record.current] if "promoted" in sentence.text else []
    last = next(iter(here or held), None)
    earlier: Sentence | None = None
    for clause in clauses(sentence):
        now = NOW.match(clause.text) is not None
        goes_on = now or clause.text.startswith("where ") or "promoted" in clause.text
        place = _moved_to(earlier) if earlier and goes_on else None
        found = list(roles_in(clause, context, place or last))
        if earlier and clause.text.startswith("where "):
            found = [one for one in found if not paid_studies(one.title, earlier.text)]
        _deal_out(found, clause.text)
        found = each_time(found, clause.text, earlier)
        for position in found:
            if place and place.start and not position.start and position.current and not now:
                position.start = place.start
            if last and last.end and clause.text.startswith("when ") and not position.start:
                position.start = last.end
            if last and "promoted" in clause.text and position.organization == last.organization and last.current:
                last.current, position.current = False, position.end is None
            if now and last and last is not place and last.current and position.organization == last.organization:
                last.current = last.title == position.title
            if last and not last.current and not position.start and _goes_on(clause, position, sentence):
                position.current = False  # "Previously: postdoc at X; engineer at Y"
            if (same := _begun(position, told)) is not None:
                same.start = position.start  # "I am professor of looms at X. I became professor in 2021"
                continue
            yield position
            last = position
        earlier = clause if not found or " moved " in clause.text else None


def _begun(position: Position, told: list[Education | Position]) -> Position | None:
    """The post of today that a shorter title at the same place only dates."""
    held = [one for one in told if isinstance(one, Position) and one.current and not one.start]
    whole = f"{position.title.casefold()} of "
    same = (one for one in held if one.organization == position.organization and one.title.casefold().startswith(whole))
    return next(same, None) if position.start and position.current else None


def _goes_on(clause: Sentence, position: Position, whole: Sentence) -> bool:
    """True for a role that a clause begins with, behind another one of its sentence: "and later reader at Y"."""
    text = without_front(_NEXT, clause.text)
    return text.startswith(position.title) and not whole.text.startswith(clause.text)


_NEXT = re.compile(r"(?:then|later|subsequently) (?:(?:an?|the) )?")


def _deal_out(found: list[Position], text: str) -> None:
    """Each of several stays its own date: "at A and B in 2006 and 2004, respectively"."""
    dates, _ = dealt_out(text) if len(found) > 1 else ([], 0)
    if len(dates) == len(found):
        for position, date in zip(found, dates, strict=True):
            position.start, position.end = date.start, date.end


def _moved_to(clause: Sentence) -> Position | None:
    """As in "In July 2020 I moved to X, where I am a professor": a stay without a title."""
    moved = _CAME_FROM.search(clause.text) or _MOVED.search(clause.text) or _STAYED.search(clause.text)
    place = affiliation_in(clause.text[moved.end() :]) if moved else None
    named = ANY_NAME.match(clause.text, moved.end()) if moved and not place else None
    if named:
        place = (named[0], None, None)
    if place is None:
        return None
    dates = find_dates(clause.text)[:1]
    return Position(
        title="",
        organization=place[0],
        unit=place[1],
        location=place[2],
        start=dates[0].start if dates else None,
        evidence=clause.evidence,
    )


_MOVED = re.compile(
    r"\b(?:(?:moved|went|returned|came|relocated|joined|transferred)\s+(?:to\s+)?|spent\s(?:[\w-]+\s){1,5}?(?:in|at|with)\s)"
)
_CAME_FROM = re.compile(r"\b(?:c[ao]me|moved|arrived|joined) (?:to |here )?(?:[^,;]{2,80} )?from (?:the )?(?=[A-ZÀ-Þ])")
_STAYED = re.compile(r"\b(?:at|with|based in|retired (?:in \d{4} )?from|left)\s+")


def _is_sentence(text: str) -> bool:
    if not 20 < len(text) <= LONGEST or text.count(" ") < 3:
        return False
    if _VERB.search(text) or _TITLED.match(text):
        return True
    letters = _LETTERS.match(text)
    return letters is not None and SCHOOL_NEXT.match(text, letters.end()) is not None


_LETTERS = re.compile(r"[A-Z][A-Za-z.]{1,6}(?= )|(?:Bachelor|Master|Doctor) of [A-Z]\w+")


# "Research Fellow at the University of X, starting in May."; "PhD candidate in physics at the University of X."
_TITLED = re.compile(
    r"(?:An? |The )?(?:(?:\w+-year )?(?:Ph\.?\s?D\.?|DPhil|Doctoral|Master['’]s) "
    r"(?:[Ss]tudent|[Cc]andidate|[Rr]esearcher)\b"
    rf"|(?:[A-Z][\w.-]{{1,15}} ){{0,4}}(?i:{HEAD})"
    r"(?: (?:of|in) (?:[A-Z][\w-]+ ?(?:and )?){1,4})? ?,? (?:at|in|with) (?:the )?[A-Z])"
)


def _end_joined(records: list[Education | Position], joined: list[Position]) -> None:
    """What was joined has ended where another role is told as the present one ("is now at X. She joined Y as Z")."""
    if any(isinstance(record, Position) and record.current and record not in joined for record in records):
        for record in joined:
            record.current = False


_JOINED = re.compile(r"\bjoin(?:ed|ing)\b")
_IS = re.compile(r"\b(?:am|is|currently|now|since)\b|['’]m\b")


_VERB = re.compile(
    rf"\b(?:{any_of('prose', 'people', 'verbs')})\b|['’]m\b|^(?:Currently|Previously|Before|Prior|Past|"
    r"Former|Now)\b"
)


_MINE = forms("prose", "people", "mine")


def _advised(records: list[Education | Position], text: str) -> Education | Position | None:
    """What a sentence on advisers speaks of: a doctorate or today's degree where it says so, else what is told last."""
    told = [record for record in records if isinstance(record, Education)]
    if _DOCTORATE.search(text):
        doctorates = [record for record in told if record.level == "doctorate"]
        return next(iter(doctorates), records[-1] if not _COMPLETED.search(text) else None)
    if _NOWADAYS.search(text):
        return next((record for record in told if record.current), None if records[-1].end else records[-1])
    return records[-1]


_COMPLETED = re.compile(r"\b(?:completed|received|obtained|finished|earned|did) (?:my|his|her|an?) ")
_TODAY = re.compile(r"(?:Currently|Presently|Now|Today), (?:I|[Ss]he|[Hh]e|they)\b")
_NOWADAYS = re.compile(r"\b(?:is|am) (?:now|currently|presently) ")


_STAY = re.compile(
    r"\b(?:visit(?:ed|ing)|intern(?:ed|ing|ship)?|start(?:ed)?|began|spent|exchange|worked (?:at|in|as|for)|stayed)\b"
)
_ANOTHER_STAGE = re.compile(
    r"(?:before|prior to) (?:that|this|then|which)?,? ?(?:i|she|he|they) (?:attended|went|was|studied|came)\b"
)
_DOCTORATE = re.compile(r"(?i)\b(?:Ph\.?\s?D|doctora)")


def _add_advisers(record: Education | Position, sentence: Sentence) -> None:
    """As in "I was advised by Prof. X." belongs to the degree or position of the sentence before."""
    lowered = sentence.text.casefold()
    told = next((lowered.find(word) for word in _MINE if word in lowered), -1)
    if told < 0 or _ANOTHER_STAGE.match(lowered) or _STAY.search(lowered, 0, told):
        return  # none, or of a stay that the sentence itself tells
    people = record.advisors if isinstance(record, Education) else record.supervisors
    people += [name for name in advisers_in(sentence.text) if name not in people]
