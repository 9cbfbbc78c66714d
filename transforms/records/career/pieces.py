"""Lines of a career with their dates, advisers and labelled pieces. Consumes lines; produces `CareerLine`s."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from transforms.dates.ranges import DateRange, find_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations
from transforms.entities.titles import is_title
from transforms.furniture.buttons import without_buttons
from transforms.model import Line, Span, new
from transforms.records.career.appointments import behind_appointment, behind_gain, with_role_apart
from transforms.records.career.asides import (
    JOINTS,
    behind_employer,
    labels_first,
    role_alone,
    stated_pieces,
    tells_of_owner,
)
from transforms.records.career.brackets import (
    with_joint_schools,
    with_owner_out,
    with_posts_apart,
    with_role_out,
    with_school_out,
    with_studies_out,
    without_major,
    without_remarks,
)
from transforms.records.career.chunks import cuts
from transforms.records.career.labels import EDGE, GLUED, Piece, label_chunk
from transforms.records.career.lettered_fields import with_cells, with_degree_cell, with_lettered_field
from transforms.records.career.linked import with_linked_employer
from transforms.records.career.notes import FIELD_LABEL, is_note, is_worded, tells, tells_deed
from transforms.records.career.own_dates import own_dates
from transforms.records.career.remarks import behind_honour, behind_project, majored, without_honours, without_specialty
from transforms.records.career.role_units import UNMARKED, with_names_apart
from transforms.records.career.short_years import with_years_whole
from transforms.records.career.styles import cut_by_style, with_style, with_unit_behind
from transforms.records.students.advisers import begins_with_adviser, cut_advisers, linked_hosts
from transforms.text.patterns import MONTH
from transforms.vocabulary import any_of


class CareerLine(NamedTuple):
    """A line with its dates, the advisers that it names, and its pieces in order."""

    line: Line
    dates: tuple[DateRange, ...] = ()
    people: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()

    def having(self, label: str) -> list[Piece]:
        """Its pieces of one label."""
        found: list[Piece] = []
        for piece in self.pieces:  # a comprehension would be a call more, and a career asks a hundred times
            if piece.label == label:
                found.append(piece)  # noqa: PERF401
        return found


_LABEL = re.compile(f"(?i){any_of('entry_words', 'career', 'labels')}")
_EMPLOYER_LABEL = re.compile(f"(?i){any_of('entry_words', 'career', 'employer_labels')}")
_ADVISER_LABEL = re.compile(
    r"(?i)(?:(?:co-?|thesis |main |primary |academic )?(?:advis[eo]r|supervisor|mentor)s?)(?:\(s\))?"
)
_PROMOTED = re.compile(r"(?i)\s*\((?:promoted|promotion) [^()]{4,80}\)")
_LONGEST, _LONG, _DEEDS = 1500, 400, 3  # characters of paragraphs; semicolons of one that lists deeds
_GRADE = re.compile(
    r"(?i)[,;(]?\s*\b(?:(?:cumulative|overall|major|average|final|total)\s+)?(?:"
    rf"{any_of('entry_words', 'career', 'grades')})s?\b\s*(?:point average)?\s*(?:[:=≈~]|of|"
    r"is)?\s*(?:top )?\d[\d.,/%]*(?:\s*(?:/|out of|of)\s*\d[\d.]*)?(?:\s*%)?"
    r"(?:,? (?:(?:summa |magna |maxima )?cum laude|e lode)(?=\)))?\s*(?:\)|,)?"
)
_MAJOR_AND_MINOR = re.compile(
    r"(?i)\(((?:double |dual )?majors?(?: in|:) [^(),;]{3,60})(?:,|;| and| with)? (?:and |with )?(?:an? )?"
    r"minors?(?: in|:) [^()]{3,60}\)"
)
_TENURED = re.compile(r" [Ww]ith [Tt]enure\b")
_EMPTY = re.compile(r"\((?:[\s\x00,;&/–-]*|\d{1,3}(?:[.,]\d{1,2}%?|/\d{1,3}|%))\)")  # and a bare mark: "(8.5)"
_MARK = re.compile(
    rf"(?i)\s*\((?:(?:{any_of('entry_words', 'career', 'marks')})(?:, (?!\))|[\s\x00]{{0,2}}(?=\)))){{1,2}}\)"
)
# A blank counts only before one of the marks, and every other alternative begins with its mark: what is quick to see.
_STRONG = re.compile(
    r"[\s|•·⋄◆▪;→⟶@:\x00.](?:(?<=\s)(?:(?<=\t)\t*|(?=\s*[|•·⋄◆▪;→⟶@/–—-])"
    r"(?:\s*[|•·⋄◆▪;→⟶]\s*|\s*(?:[-–—]{1,3}|//|@)\s+|\s*@\s*(?=[A-Z])))"
    r"|(?<=[|•·⋄◆▪;→⟶])\s*|(?<=@)(?<!\w@)\s*(?=[A-Z])|(?<=:)\s+"
    r"|(?:(?<=[a-z]\.)|(?<=[a-z] [A-Z]\.[A-Z]\.))\s+(?=[A-Z][a-z]+(?: [a-z]+)?: )|(?<=\x00)"
    r"|(?:(?<=[a-zß-ÿ]{4}\.)|(?<=[A-Z]{4}\.)|(?<=,\s[A-Z]{2}\.)|(?<=[a-zß-ÿ]{3}[)\]]\.))(?<!Univ\.)(?<!Inst\.)(?<!Dept\.)(?<!Assoc\.)(?<!Prof\.)(?<!Comp\.)(?<!Tech\.)(?<!Natl\.)(?<!Calif\.)(?<!Electr\.)(?<!Mech\.)(?<!Math\.)(?<!Phys\.)(?<!Chem\.)(?<!Telecom\.)\s+(?=[A-ZÀ-Þ]))"
)
_TAB_YEAR = re.compile(r"\t(?:19|20)\d\d")  # a quick look for the next
_MONTH_TAB = re.compile(rf"(?i)\b({MONTH})\t(?=(?:19|20)\d\d)")
_SINCE_ALONE = re.compile(  # with no other date beside it; "Present position: ..." says something else
    r"(?:Present|PRESENT|Current|CURRENT)(?:\t|$)|Present (?!(?i:posi|post|appoint|addr|job|role|title))[A-Z]"
)
_NOW = (DateRange(None, None, current=True, expected=False, is_range=True, span=Span(0, 7)),)
_NOW_FIRST = re.compile(r"(?P<now>[Pp]resent|[Cc]urrent(?:ly)?|[Nn]ow|[Oo]ngoing|[Tt]oday)\t")
_NOW_LAST = re.compile(r"[\t(](?P<now>(?:[Tt]o )?(?:[Pp]resent|[Cc]urrent|[Nn]ow|[Oo]ngoing|[Tt]oday))\W*$")
_SHORT_YEAR = re.compile(r"\d(?:\d(?!\d)(?:(?<=[a-z] ..)|(?<=[a-z]\. ..))|/\d\d\.?$)")
_OPEN_END = re.compile(r"(?<=\d)\s?[–—-]\s?\.$")
_OPEN_MONTH = re.compile(r"(0?[1-9]|1[0-2])/(\d\d) ?[-–—](?:\t| {2,})")
_OPEN_START = re.compile(r"^((?:[A-Z][a-z]{2,8}\.? |\d\d?[/.])?(?:19|20)\d\d ?[–—-]) +(?=[A-ZÀ-Þ])")


def career_line(line: Line) -> CareerLine:
    """A line read as far as its own words allow; a paragraph is left alone."""
    if len(line.text) > _LONGEST or (len(line.text) > _LONG and line.text.count("; ") > _DEEDS):
        return CareerLine(line)
    people, text = _people_out(line)
    dates = _dates_of(text)
    text = _parted(_blank_dates(text, dates), dated=bool(dates))
    if "(" in text:
        dates = _expecting(text, dates)
        text = _brackets_out(text)
    pieces = with_cells(_pieces(text)) if "\t" in text else with_degree_cell(_pieces(text))
    if line.bold or line.italic:
        pieces = with_unit_behind([styled for piece in pieces for styled in with_style(piece, line)])
    return new(CareerLine, (line, dates, people, pieces))


def _people_out(line: Line) -> tuple[tuple[str, ...], str]:
    """The advisers and hosts that the line names, and its words without them and what only remarks on the post."""
    bare = without_buttons(line) if line.links and line.text.endswith((")", "]")) else line
    stated = cut_by_style(bare) if bare.bold or bare.italic else bare.text
    stated = without_specialty(with_years_whole(stated) if _SHORT_YEAR.search(stated) else stated)
    stated = without_honours(stated) if "Hon" in stated else stated
    stated = with_names_apart(stated) if UNMARKED.search(stated) else stated
    stated = _MONTH_TAB.sub(r"\1 ", stated) if _TAB_YEAR.search(stated) else stated
    stated = _PROMOTED.sub("\x00", stated) if "promot" in stated.lower() else stated
    stated = _TENURED.sub("", stated) if "enure" in stated else stated
    hosts, stated = linked_hosts(line, with_linked_employer(line, stated)) if line.links else ((), stated)
    people, text = cut_advisers(_OPEN_END.sub("–", stated) if stated[-1:] == "." else stated)
    text = _with_open_date(text)
    return (*people, *hosts), without_remarks(text) if "(" in text else text


def _with_open_date(text: str) -> str:
    """The text with an open date at its beginning in a column of its own: "2019 – Lecturer", "09/19 -  Lecturer"."""
    if _OPEN_START.match(text) and not any(date.is_range for date in find_dates(text)[:1]):
        text = _OPEN_START.sub(r"\1\t", text)
    if "/" in text[:6] and (month := _OPEN_MONTH.match(text)):
        return f"{month[1]}/{20 if month[2] < '50' else 19}{month[2]} – present\t{text[month.end() :]}"
    return text


def _dates_of(text: str) -> tuple[DateRange, ...]:
    """When the post was held; nothing where the line dates an honour."""
    dates = find_dates(text)
    if len(dates) > 1 or (dates and " leave" in text):
        dates = own_dates(text, dates)
    if _SINCE_ALONE.match(text) and not any(date.is_range for date in dates):
        dates = _NOW
    if not dates and (now := _NOW_LAST.search(text) or _NOW_FIRST.match(text)):
        dates = (_NOW[0]._replace(span=Span(*now.span("now"))),)
    return () if ":" in text[:_HONOURED] and _HONOUR.match(text) else dates


def _parted(text: str, *, dated: bool) -> str:
    """The text with what parts its fields marked, and without grades and honours."""
    if "ed " in text or "I " in text or "ecame " in text or "ion to " in text or " as " in text:
        text = with_role_apart(behind_gain(behind_appointment(text)))
    text = _GRADUATED.sub("\x00", text) if dated and "raduated" in text else text
    text = with_posts_apart(text) if " and " in text or " & " in text else text
    text = with_joint_schools(text) if " / " in text else text
    text = text.replace(" / ", "\t") if text.count(" / ") > 1 and _DATE_BY_SLASH.search(text) else text
    text = _GRADE.sub("\x00", text) if _may_grade(text) else text
    text = _LAUDE.sub("", text) if " laude" in text.lower() or "torian" in text else text
    text = without_major(text) if ", " in text and ": " in text else text
    return _DATE_AND_PLACE.sub("\x00\\1\x00", text) if "(" in text else text


def _brackets_out(text: str) -> str:
    """The text with what its brackets state of studies, schools and roles in fields of their own."""
    text = _EMPTY.sub("\x00", _MARK.sub("", _MAJOR_AND_MINOR.sub(r"(\1)", with_studies_out(text))))
    return with_role_out(with_school_out(with_owner_out(text)))


_GRADUATED = re.compile(r"(?<=\w)[,;]? \(?[Gg]raduated:?(?: in| on)? ?\x00")  # no word of the school before its date
_LAUDE = re.compile(  # before a school, and right behind a field
    r"(?i)(?:[,\t] ?|(?<=[^\W\d]{4})(?<![mg][mn]a) )(?:summa |magna |maxima )?cum laude(?= ?[,\t]|\s*(?:\x00|$))"
    r"|[,;] (?:class )?(?:valedic|saluta)torian\b[^,;\t]{0,60}"
)
_DATE_BY_SLASH = re.compile(r"\x00 / | / \x00")  # "Intern / Weft Labs / 2019": what parts the fields of a row


_GRADED = ("gpa", "cpi", "wam", "grade", "average", "score", "mark", "percentage", "rank")


def _may_grade(text: str) -> bool:
    """A cheap test that is never False for a text with a grade."""
    low = text.lower()
    for word in _GRADED:  # noqa: SIM110 - every line passes here
        if word in low:
            return True
    return False


def _expecting(text: str, dates: tuple[DateRange, ...]) -> tuple[DateRange, ...]:
    """The one date, as expected where brackets apart from it say so: "2026: PhD, University of X (expected)"."""
    if len(dates) != 1 or dates[0].current or "(expected)" not in text.lower():
        return dates
    return (dates[0]._replace(expected=True),)


_DATE_AND_PLACE = re.compile(r"\(\x00\s?[–—,;|-]\s([A-ZÀ-Þ][^()\x00]{1,40})\)")  # "(2018 – San Diego, CA)"


def career_lines(lines: Iterable[Line]) -> list[CareerLine]:
    """Lines read one by one."""
    return [career_line(line) for line in lines]


def is_labelled(text: str) -> bool:
    """True where a line begins with a label of its own: "Thesis:", "Advisor:"."""
    return (is_note(text) and ":" in text[:40]) or begins_with_adviser(text)


def _blank_dates(text: str, dates: Iterable[DateRange]) -> str:
    """The text with its dates cut out; each leaves a strong separator."""
    for date in sorted(dates, key=lambda d: d.span.start, reverse=True):
        before = text[: date.span.start]  # "Dyer at Globex in 2031"
        text = f"{before.removesuffix(' in ') if ' at ' in before else before}\x00{text[date.span.end :]}"
    return text


def _quotes(text: str, end: int, words: str) -> bool:
    """True for a label of a quotation, whatever it says, if it is no post: "Title: “Slow Looms”"."""
    return text[end:].lstrip(" :")[:1] in _QUOTES and not (is_title(words) or find_degrees(words))


_QUOTES, _MINOR = ("“", "„", "«", '"'), len("minor ")
_HELD, _THERE = {"title", "degree"}, {"org", "unknown"}
_HONOUR, _HONOURED = re.compile(r"(?i)(?:honou?rs?|awards?|prizes?|scholarships?)(?: and \w+)?: "), 30


@lru_cache(maxsize=1 << 11)  # the same employers and titles come again, in a document and in others
def _pieces(text: str) -> tuple[Piece, ...]:
    return with_lettered_field([piece for piece in _labelled(text) if piece.text not in JOINTS])


def _labelled(text: str) -> Iterator[Piece]:
    names = [Span(found.start, found.end) for found in find_organizations(text) if found.certain]
    of_field = told = False
    seen: set[str] = set()
    for chunk, (before, start, end) in enumerate(cuts(text, _STRONG, names)):
        words = behind_project(behind_honour(role_alone(text[start:end].strip(EDGE).lstrip(". "))))
        if not is_worded(words):
            continue
        if ":" in text[end : end + 2] and _EMPLOYER_LABEL.fullmatch(words):
            continue
        if ":" in text[end : end + 2] and _ADVISER_LABEL.fullmatch(words):
            return
        if (major := majored(words)) or (of_field and not find_degrees(words)):
            yield Piece("field", major or words.rstrip("."), 1, chunk, ":" if major else before)
            of_field = False
            continue
        of_field = ":" in text[end : end + 2] and FIELD_LABEL.fullmatch(words) is not None
        if of_field:
            continue
        labelling = ":" in text[end : end + 2] and (_LABEL.fullmatch(words) is not None or _quotes(text, end, words))
        if labelling or ((is_note(words) or tells_of_owner(words)) and not is_title(words)):
            yield Piece("note", words, 2, chunk)
            if ":" in text[end : end + 2] or words[:_MINOR].lower() == "minor ":  # where it was taken is no employer
                return
            continue
        found = label_chunk(words) if text[:start].strip("\x00\t ") else labels_first(words, text[end : end + 1])
        told = (told and "\t" not in text[start - 1 : start]) or (
            text[:start].rstrip()[-1:] == "." and (tells(words) or tells_deed(words) or ":" in text[end : end + 2])
        )
        heard = told and bool(seen & _HELD) and bool(seen & _THERE)  # a sentence behind the role and where it was held
        labelled = stated_pieces(behind_employer(found), told=told, heard=heard)
        seen.update([piece.label for piece in labelled])
        for i, (label, said, strength, _, cut, bold, italic, degree) in enumerate(labelled):
            by = cut if i or cut == GLUED else before
            yield new(Piece, (label, said, strength, chunk, by, bold, italic, degree))
