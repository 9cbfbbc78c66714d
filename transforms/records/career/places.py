"""Where a role was held: the employer, the unit, the place, and the field of a degree. Consumes `CareerLine`s."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise, zip_longest

from transforms.entities.organizations import canonical, is_unit
from transforms.entities.places import dotted
from transforms.entities.studies import is_field, joins_fields
from transforms.records.career.firms import is_firm, is_proper
from transforms.records.career.houses import house_before, of_house
from transforms.records.career.labels import GUEST, SURE, Piece
from transforms.records.career.notes import is_matter, tells
from transforms.records.career.pieces import CareerLine
from transforms.records.career.units import is_known_part
from transforms.vocabulary import any_of


def is_part(piece: Piece) -> bool:
    """True for a part of an employer: a unit, or an organisation that nobody knows beside one that is known."""
    return piece.label == "unit" or (piece.label == "org" and piece.strength < 3)


def parts_of(lines: Iterable[CareerLine], organization: str | None) -> str | None:
    """The employer's parts that the lines name, a known centre before its university too."""
    found: list[str] = []
    for line in lines:
        for piece, after in zip_longest(line.pieces, line.pieces[1:]):
            if piece.text == organization or (organization and _spells_out(piece, organization, line)):
                continue
            if is_part(piece) or (after and _is_centre(piece, after, organization)):
                found.append(piece.text)
    return ", ".join(dict.fromkeys(found)) or None


def _spells_out(piece: Piece, organization: str, line: CareerLine) -> bool:
    """True for a university's whole name in brackets behind its short one: "UCLA (University of California, ...)"."""
    if f"{organization} ({piece.text}" not in line.line.text or is_unit(piece.text):
        return False
    known = canonical(organization)
    return known is not None and known.kind == "university"


def _is_centre(piece: Piece, after: Piece, organization: str | None) -> bool:
    """True for a known organisation right before the university that it is at."""
    if piece.label != "org" or after.text != organization or after.before != "," or after.chunk != piece.chunk:
        return False
    known = canonical(piece.text)
    return known is not None and known.kind != "university"


def employer(block: Iterable[CareerLine], lead: Iterable[CareerLine], anchor: Piece) -> tuple[str | None, int]:
    """The employer: the surest name beside the role or above it, else what stands before a place, else a unit."""
    if above := _above(block, lead):
        return above.text, above.strength
    for lines in (list(block), list(lead)):
        plain = [line for line in lines if not line.people]
        own = _sure(plain)
        if len(own) > 1:  # who paid may be told below
            own = _sure([line for line in plain if line.dates or not tells(line.line.text)]) or own
        names = own or [piece for line in lines for piece in line.having("org")]
        if names:
            best = of_house(lines, max(names, key=_weight))
            whole = _goes_on(lines, best, anchor)
            return (whole.text, 1) if whole else (best.text, best.strength)
    if heading := _set_over(lead):
        return heading.text, 1
    units = [piece for lines in (block, lead) for line in lines for piece in line.pieces if piece.label == "unit"]
    firm = next((piece for piece in units if is_firm(piece.text)), None)
    loose = [piece for lines in (block, lead) for line in lines for piece in _candidates(line, anchor)]
    if loose and not (firm and not is_proper(loose[0].text)):
        college = next((piece for line in block for piece in _college(line, loose[0])), None)
        return (college.text, 1) if college else (loose[0].text, 0)
    return ((firm or min(reversed(units), key=lambda piece: _depth(piece.text))).text, 1) if units else (None, 0)


def _sure(lines: Iterable[CareerLine]) -> list[Piece]:
    return [piece for line in lines for piece in line.having("org") if piece.strength > 1]


def _set_over(lead: Iterable[CareerLine]) -> Piece | None:
    """An institute set off over the role that it gave: what nobody knows below the role tells of the work."""
    return next((line.pieces[0] for line in lead if len(line.pieces) == 1 and _is_set_over(line)), None)


def _is_set_over(line: CareerLine) -> bool:
    piece = line.pieces[0]
    return piece.label == "unit" and bool(piece.bold or line.line.heading) and bool(_COLLEGE.match(piece.text))


def _college(line: CareerLine, town: Piece) -> Iterator[Piece]:
    """A college that nobody knows, right before the word that must be its town, or before a role and it."""
    for piece, after in pairwise(line.pieces):
        if after is town and after.before == "," and piece.label == "unit" and _COLLEGE.match(piece.text):
            yield piece
    first, *_, role, last = line.pieces if len(line.pieces) > _ROLE_AND_TOWN else (town, town, town)
    if last is town and role.label == "title" and first.label == "unit" and _COLLEGE.fullmatch(first.text):
        yield first  # "Merrow Research Institute | Vision Lab | Intern | Tarnville"


_COLLEGE = re.compile(r"(?:[A-Z][\w'’.]{1,20} ){0,3}(?:College|Institute|Academy|Polytechnic)\b")
_ROLE_AND_TOWN, _LIKELY = 2, 2  # pieces; the strength of a name
_COMPANY = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'career', 'companies')})\b")


def _above(block: Iterable[CareerLine], lead: Iterable[CareerLine]) -> Piece | None:
    """The known employer above, where the role's own line names but an institute that may be a part of it."""
    own = [piece for line in block for piece in line.having("org")]
    if not own or any(
        (piece.strength == SURE and not is_known_part(piece.text))
        or (piece.strength == _LIKELY and _COMPANY.search(piece.text))
        for piece in own
    ):
        return None
    weak = all(piece.strength < _LIKELY for piece in own)
    parts = all(is_unit(piece.text) for piece in own)  # "School of Looms" below "Université Merrow"
    return next(
        (
            piece
            for line in lead
            for piece in line.having("org")
            if piece.strength == SURE
            or (weak and piece.strength == _LIKELY and (piece.bold or _COMPANY.search(piece.text)))
            or (parts and piece.strength == _LIKELY and not is_unit(piece.text))
        ),
        None,
    )


def _goes_on(lines: Iterable[CareerLine], best: Piece, anchor: Piece) -> Piece | None:
    """The employer beside a known unit of another, or on the line below its comma: "Vision Lab,", "Globex, China"."""
    known = canonical(best.text)
    if known is None or known.parent is None:
        return None
    lines = list(lines)
    at = next(i for i, line in enumerate(lines) if best in line.pieces)
    is_named_so = best.text.split()[0] == known.parent.split()[0]  # "Globex AI Lab" is of Globex, whatever group it has
    is_team = not is_named_so and (is_unit(best.text) or " for " in best.text)
    text, is_parted = lines[at].line.text, f"{best.text}," in lines[at].line.text  # no "Vision Lab *Felt* Group"
    if is_team and is_parted and (beside := next((one for one in lines[at].pieces if _is_firms_part(one)), None)):
        return beside
    goes_on = text.rstrip().endswith(",") and at + 1 < len(lines)
    below = next(iter(lines[at + 1].pieces), None) if goes_on else None
    is_another = below is not None and (below.label == "org" or (is_team and _is_firms_part(below)))
    return below if below and (is_another or below in _candidates(lines[at + 1], anchor)) else None


def _is_firms_part(piece: Piece) -> bool:
    return piece.label == "unit" and is_firm(piece.text)


def fuller(organization: str | None, sure: int, lead: Iterable[CareerLine]) -> tuple[str | None, int]:
    """The employer's name as it stands above, where the role's own line only says it shorter."""
    known = canonical(organization) if organization else None
    above = (piece for line in lead for piece in line.having("org")) if known else ()
    return next(((piece.text, sure) for piece in above if canonical(piece.text) == known), (organization, sure))


def _weight(piece: Piece) -> tuple[int, bool, bool, bool]:
    """Known names first, of these universities, and employers before their units ("Honors College, Mill College")."""
    known = canonical(piece.text)
    is_university = known.kind == "university" if known else "niversi" in piece.text
    return piece.strength, is_university, known is not None and known.parent is None, not is_unit(piece.text)


def _depth(name: str) -> int:
    """How far inside an employer a unit stands: a team further than the institute beside it."""
    return int(name.endswith((" Team", " Group", " Unit", " Office", " Section")))


_COURSE = re.compile(r"[A-Z]{2,8} ?\d{2,4}\b")
_PAID = re.compile(r"(?:funded|financed|supported|sponsored|paid) (?:by|through|from)\b")
_LASTED = re.compile(r"\d{1,2} ?(?:yrs?|years?|mos?|months?|weeks?)\b")  # "4 yrs 2 mos"
_ABOUT = re.compile(f"(?:{any_of('entry_words', 'career', 'about')}) ")


def _candidates(line: CareerLine, anchor: Piece) -> list[Piece]:
    """Unknown phrases that may be an employer, those before a place first."""
    pieces = [piece for piece in line.pieces if piece.label != "note"]
    if any(_COURSE.match(piece.text) for piece in pieces) or _is_short_sentence(line.line.text):
        return []
    loose = [
        piece
        for piece in pieces
        if piece.label in ("unknown", "field") and piece.text != anchor.text and len(piece.text) < 90
    ]
    is_study = anchor.degree and not (anchor.degree.field or GUEST.match(anchor.text))
    if is_study and (field := _beside(anchor, line)):
        loose = [piece for piece in loose if piece.label != "field" or piece.text != field]
        if len(loose) > 1 and field == ", ".join(piece.text for piece in loose):
            loose = loose[-1:]  # "PhD, Felting, Quarlheim": what was studied, and last where
    if anchor.degree and len(pieces) == 1 and pieces[0].italic and is_matter(pieces[0].text):
        return []
    loose = [piece for piece in loose if not any(told.match(piece.text) for told in (_PAID, _ABOUT, _LASTED))]
    before_place = [a for a, b in pairwise(pieces) if b.label == "place" and a in loose]
    before_place = before_place if anchor.degree else [house_before(pieces, piece) for piece in before_place]
    return before_place + [piece for piece in loose if piece not in before_place]


def _is_short_sentence(text: str) -> bool:
    """True for a few words in small letters up to a full stop: "Built tools for looms."."""
    first, _, rest = text.partition(" ")
    return text[-1:] == "." and rest.islower() and " " in rest and first.isalpha()


def location(lines: Iterable[CareerLine]) -> str | None:
    """The first place stated; its parts that were cut at commas are put together."""
    for line in lines:
        if places := line.having("place"):
            parts = [places[0].text]
            parts += [piece.text for piece in places[1:3] if piece.chunk == places[0].chunk and piece.before == ","]
            return dotted(", ".join(dict.fromkeys(parts)))
    return None


def field_of_study(anchor: Piece, block: list[CareerLine], lead: list[CareerLine]) -> str | None:
    """The field of a degree: its own, the phrase beside it, or a line below or above that is nothing but a field."""
    if anchor.degree is None:
        return None
    if anchor.degree.field:
        major = _MAJOR.search(anchor.degree.field)
        return major[1] if major else anchor.degree.field
    field = _beside(anchor, block[0])
    if field and field.endswith(")") and "(" not in field:  # of "MIT, 1992 (Political Science)."
        return field[:-1]
    if not field and len(block[0].pieces) == 1 and len(block) > 1 and (first := _first_field(block[1])):
        return first
    return field or next((found for line in (*block[1:], *lead) if (found := _field_line(line))), None)


_MAJOR = re.compile(r"(?i)\(majors?(?: in|:) ([^()]{3,60})\)$")  # "Applied Science (Major in Botany)"


def _first_field(line: CareerLine) -> str | None:
    """The field in the line below a bare degree, beside the school: "M.Sc." over "Geology, ETH Zurich"."""
    first = line.pieces[0] if len(line.pieces) > 1 else None
    if first and first.label == "org" and line.pieces[1].label == "field":
        return line.pieces[1].text
    if first is None or first.label != "field" or not is_field(first.text):
        return None
    return first.text if line.pieces[1].label in ("org", "unit") else None


_QUOTES = "“\"'‘«„"


def _beside(anchor: Piece, line: CareerLine) -> str | None:
    pieces = list(line.pieces)
    at = next((i for i, piece in enumerate(pieces) if piece.degree is anchor.degree), None)
    if at is None:
        return None
    after: list[str] = []
    for piece in pieces[at + 1 :]:
        if piece.label not in ("field", "unknown") or piece.text[0] in _QUOTES:
            break
        if after and piece.before in _DASHES and is_field(after[-1]) and is_field(piece.text):
            after[-1] += f" {piece.before} {piece.text}"  # "Zoology – Genetics"
            continue
        if after and piece.before != ",":
            break
        after.append(piece.text)
    if after and (is_field(after[0]) or len(after[0].split()) < 12):
        return _MINOR.sub("", ", ".join(after))
    before = pieces[at - 1] if at else None
    if before and before.label in ("field", "unknown"):
        return before.text
    earlier = next((piece for piece in pieces[:at] if piece.label == "field"), None)
    if earlier and before and before.label in ("org", "note"):
        return earlier.text
    later = next((piece for piece in pieces[at + 1 :] if piece.label == "field"), None)
    return _MINOR.sub("", later.text) if later else None


_DASHES = ("–", "—")
_MINOR = re.compile(r"(?i)\s*\((?:with (?:an? )?)?(?:minor|major|concentration|specialization|emphasis)\b[^()]*\)$")


def _field_line(line: CareerLine) -> str | None:
    pieces = line.pieces
    if not pieces or any(piece.label not in ("field", "unknown", "note") for piece in pieces):
        labelled = pieces and pieces[0].label == "field" and pieces[0].before == ":"
        return pieces[0].text if labelled else None  # "Major: Geology; Department of X"
    if pieces[0].text[0] in _QUOTES:
        return None
    if len(pieces) == 1 and pieces[0].italic and is_matter(pieces[0].text):
        return pieces[0].text
    if pieces[0].before != ":" and not (is_field(pieces[0].text) or all(joins_fields(piece.text) for piece in pieces)):
        return None
    return ", ".join(piece.text for piece in pieces if piece.label != "note")
