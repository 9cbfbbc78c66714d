"""Runs of names in a citation: where a list of authors that begins at a place ends."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms.citations.medical_names import STOPPED, last_medical
from transforms.citations.name_pieces import INNER_STOP, STATUS_WORD, ends_in_initials, piece_kind
from transforms.citations.name_place import (
    closes_list,
    ends_list,
    family_behind,
    names_go_on,
    stands_among,
    title_like_start,
)
from transforms.citations.name_stops import begins_title, is_closed, is_last, is_volume, leads_subtitle, next_stop, skip
from transforms.names.people import is_common, is_initials, is_no_family
from transforms.names.semicolons import semicolon_run
from transforms.text.patterns import MONTH, MONTHS
from transforms.vocabulary import any_of

_STATES = (
    rf"forthcoming|in press|(?:19|20)\d\d[a-z]?(?:, (?:{'|'.join(MONTHS)})(?=\.))?|"
    r"to appear|submitted|(?:under|in) (?:review|revision)|accepted|"
    r"(?:manuscript|article|paper|chapter|book|work|study) (?:submitted|accepted|in (?:prep(?:aration)?|progress|press)"
    r"|under (?:review|revision))|revise (?:and|&) resubmit|R ?& ?R|in prep(?:aration)?"
    r"|n\.d\.|à paraître|sous presse|soumis|en préparation|"
    r"(?:[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter),? (?:19|20)\d\d"
    r"|im (?:Druck|Erscheinen)|eingereicht|in Vorbereitung|in corso di stampa|en prensa|en preparación|no prelo"
)
AFTER_NAMES = re.compile(
    rf"[\s,.:;]{{0,5}}(?:[(\[]\s?(?:{_STATES})[\w\s,/.–-]{{0,16}}[)\]]|(?:{_STATES})(?![\w-]))[\s,.:;]{{0,5}}",
    re.IGNORECASE,
)


# A name that a comma or "and" follows: "Wei Q. Gan", "W. Q. Gan", "Gan, W. Q.".
# Groups: given name, family name, inverted family name, marks.
_SETTLED = 2  # names of a form, after which a word of titles in that form is a name: "Urban, S.,"
_QUICK = re.compile(
    r"(?:(?:([A-Z][a-z]+)(?:-[A-Z]?[a-z]+)? (?:[A-Z]\. )?|(?:[A-Z]\.[ "
    r"-]?){1,3})([A-Z][a-z]{2,30})(?:-[A-Z][a-z]{1,30})?"
    r"|([A-Z][a-z]{2,30})(?:-[A-Z][a-z]{1,30})?, (?:[A-Z]\.[ -]?){0,3}[A-Z]\.)([*†‡∗]{0,3})(?:, (?:and |& "
    r")?| (?:and|&) )(?=[A-Z])"
)


# A name that another follows, whatever its letters. Groups: name of several words; family name, initials behind it.
_FULL = re.compile(
    r"(?:((?:(?!(?:and|und|et|og)\b)(?:[^\W\d_]{2,20}(?:[-'’][^\W\d_]{2,20})?|[^\W\d_]\.) ){1,4}[^\W\d_]{3,20}"
    r"(?:[-'’][^\W\d_]{2,20})?)|((?:(?!(?:and|und|et|og)\b)[^\W\d_]{2,20} ){0,2}[^\W\d_]{3,20}(?:-[^\W\d_]{2,20})?), "
    r"((?:[^\W\d_a-z]\.[ -]?){0,3}[^\W\d_a-z]\.))"
    r"(?:, (?:and |& )?|; | (?:and|&) )(?=[^\W\d_])(?!(?:(?i:and|und|et|og)|[ye])\s)"
)


@lru_cache(maxsize=1 << 14)
def _are_full(name: str | None, family: str | None, initials: str | None, owner: str) -> bool:
    """True for a name of several words, or a family name with its initials behind it."""
    if name:
        return not STATUS_WORD.match(name) and piece_kind(name, owner) == "name"
    if not family or not initials or STATUS_WORD.match(family):
        return False
    return piece_kind(family, owner) in ("lone", "name") and piece_kind(initials, owner) == "initials"


# The last name of a list and what ends it: a quotation, a year in brackets, a colon, the stop before a title.
# Groups: name, middle initial, family name, the stop before a quotation, the stop before a title; and for "Gan, W. Q.":
# family name, initials.
_LAST = re.compile(
    r"((?:[^\W\d_]{2,20}(?:-[^\W\d_]{2,20})? ([^\W\d_]\. )?|(?:[^\W\d_]\.[ -]?){1,3})([^\W\d_]{3,20}))"
    r"(?:(?=,? ?[“\"«„]| \((?:19|20)\d\d|: )|(\.)(?= ?[“\"«„])|"
    r"(?=(\.) (?:(?:An?|On|In|To) )?(?!(?:and|und|et)\b)[^\W\d_]{3}))"
    r"|([^\W\d_]{3,20}(?:-[^\W\d_]{3,20})?), ((?:[^\W\d_a-z]\.[ -]?){0,3}[^\W\d_a-z]\.)"
    r"(?=,? ?[“\"«„]| \((?:19|20)\d\d|: | (?:An? )?(?!(?:and|und)\b)[^\W\d_]{3,30} "
    r"(?:(?!(?:and|und|et|y|e|og)\b)[^\W\d_]|(?:and|und|et|y|e|og) [^\W\d_A-Z]))"
)


def _last_name(text: str, position: int, owner: str, *, natural: bool = False) -> int:
    """Where the name at `position` ends, if the whole list certainly ends with it; else 0.

    In a list of full names ("natural") one word before a full name is a person: "Suharti, V. Ada Vale, Bo Orr".
    """
    match = _LAST.match(text, position)
    if not match:
        return 0
    name, middle, family, stop, sentence, inverted, _ = match.groups()
    if inverted:
        if natural and names_go_on(text, match.end(6)):
            return 0
        return match.end() if piece_kind(inverted, owner) == "lone" else 0
    doubtful = sentence and ((middle and len(family) < 6) or is_initials(family) or family == "Prof")
    if doubtful or piece_kind(name, owner) != "name":
        return 0
    return 0 if stop and piece_kind(name + stop, owner) != "name" else match.end()


class _Run(NamedTuple):
    """A run of names as far as it is read."""

    end: int  # of its last name
    position: int  # where the next piece begins
    names: int
    lone: bool  # a family name stands alone at its end
    inverted: bool  # family names stand first


@lru_cache(maxsize=1 << 12)
def name_run(text: str, start: int = 0, owner: str = "") -> int:
    """Where the run of names that begins at `start` ends; `start` where no name stands there."""
    if ";" in text[start : start + _NEAR] and (run := semicolon_run(text, start)) > start:
        return run
    end, position, count, lone, inverted = start, start, 0, False, False
    while position < len(text):
        if count and STOPPED.match(text, position) and (last := last_medical(text, start, position)):
            return last
        quick = _QUICK.match(text, position)
        if quick and _is_quick(quick, settled=inverted and count >= _SETTLED):
            inverted = inverted or lone or bool(quick[3])
            end, position, count, lone = quick.end(4), quick.end(), count + 1, False
            continue
        full = None if lone else _FULL.match(text, position)
        if full and _are_full(full[1], full[2], full[3], owner):
            end, position, count = full.end(1 if full[1] else 3), full.end(), count + 1
            inverted = inverted or (not full[1] and piece_kind(full[2], owner) == "lone")
            continue
        last = last_medical(text, start, position) if count else 0
        if last := last or (0 if lone else _last_name(text, position, owner, natural=count > 0 and not inverted)):
            return end if count > 1 and leads_subtitle(text, start, end, position, last) else last
        (end, position, count, lone, inverted), ended = _by_piece(
            text, start, _Run(end, position, count, lone, inverted), owner
        )
        if ended:
            return start if count == 1 and begins_title(text, start, end) else end
    return end


def _is_quick(quick: re.Match[str], *, settled: bool) -> bool:
    """True for a name none of whose words stands in titles, or any inverted one where such names have settled."""
    if settled and quick[3]:
        return True
    if quick[1]:
        return not is_common(quick[1]) and not is_common(quick[2])
    return not is_no_family(quick[2] or quick[3])


def _by_piece(text: str, start: int, run: _Run, owner: str) -> tuple[_Run, bool]:
    """The run with the piece up to the next mark, whatever that is; True where it ends there."""
    end, position, count, lone, inverted = run
    stop = next_stop(text, position)
    if STATUS_WORD.match(text, position) or (count and _JOURNAL.match(text, position)):
        return run, True
    piece = text[position:stop]
    is_open = lone and (inverted or count < _SETTLED)
    cut = is_open and _INITIALS_THEN.match(piece) and not _full_name_piece(text, piece, stop)
    ended = cut or _holds_title(text, position, stop, owner)
    kind = "" if ended or is_volume(piece, text, stop) else piece_kind(piece, owner)
    kind = kind or ("name" if count >= _SETTLED and not (lone or inverted) and stands_among(text, position) else "")
    if kind == "":
        last = (ends_list(text, position) or closes_list(text, position)) if count and not (lone or inverted) else 0
        bare = cut or (inverted and _PARTED.search(text, max(start, position - _NEAR), position))
        inner = last or _sentence_cut(text, position, stop, owner, lone=bool(bare))
        return (run._replace(end=inner) if inner > position else run), True
    if kind == "weak" and not _is_sure(text, piece, stop, first=count == 0):
        return run, True
    is_acronym = kind == "lone" and count and not inverted and _SHOUTED.fullmatch(piece)
    if (
        (is_acronym and _BRACKET_YEAR.match(text, stop))
        or (kind == "initials" and count and not (lone or inverted) and _SHOUTED.fullmatch(piece.strip()))  # "..., WEF"
        or (  # "Ada Vale, Bo Orr, WEFT (2021)"
            count > 1 and kind in ("weak", "lone") and is_closed(text[start:end])
        )
    ):
        return run, True
    if kind == "lone" and lone:
        if not _given_behind(text, position, stop, inverted=inverted or count == 0):
            return run, True
        kind, inverted = "name", True
    if kind == "lone" and count and not inverted and names_go_on(text, stop):
        kind = "name"
    inverted = inverted or (lone and kind in ("name", "weak", "initials"))
    if kind != "lone" or _lone_ends(text, stop):
        end, count = stop, count + 1
    position = skip(text, stop)
    return _Run(end, position, count, kind == "lone", inverted), is_last(text, stop, position)


_JOURNAL = re.compile(r"[A-Z]{1,4}&[A-Z]{1,4}\b|A & A\b")  # "A&A 654", "P&SS, 12": a journal's letters, no two names


def _is_sure(text: str, piece: str, stop: int, *, first: bool) -> bool:
    """True where what follows says that a name with a common word is one; a date does for "Aune IS. (2015)"."""
    if (_SURE_STOP if first else _SURE_MIDDLE).match(text, stop):
        return True
    return bool(_INITIALS_LAST.search(piece) and _BRACKETED_DATE.match(text, stop))


_INITIALS_LAST = re.compile(r"[a-zß-ÿ] (?:[A-Z]{1,3}\.?|(?:[A-Z]\.[ -]?){1,3})$")
_BRACKETED_DATE = re.compile(r"\s?[(\[](?:(?:19|20)\d\d|in press|forthcoming|submitted|under review|in prep)")


def _given_behind(text: str, position: int, stop: int, *, inverted: bool) -> bool:
    """True where one word behind a lone family name is its given name: "Esser, Tobias und", "Ito, Ren, Mai Sato"."""
    return inverted and text[:position].rstrip().endswith(",") and bool(_GIVEN_ENDS.match(text, stop))


_GIVEN_ENDS = re.compile(r"\s{0,3}[,;&(\n\x00]|\s{1,3}(?:and|und|et|y)\s|\.\s|\.?\s{1,2}(?:19|20)\d\d|:|\s?[“\"«]|\.?$")


def _full_name_piece(text: str, piece: str, stop: int) -> bool:
    """True for initials and one family name before a comma: the lone name before it stood for itself."""
    words = piece.split()
    if len(words) > 2 and is_initials(words[0]) and not is_initials(words[-2]) and _AMPERSAND.match(text, stop):
        words = [*words[:-2], words[-1]]  # "M. Vale Duarte, &": a family name in two words
    if len(words) < 2 or ".." in piece or (words[-1].isupper() and len(words[-1]) > 2):  # "V. VLDB": an acronym
        return False
    return is_initials(" ".join(words[:-1])) and not is_common(words[-1]) and bool(_COMMA.match(text, stop))


_AMPERSAND = re.compile(r",\s{1,3}&")
_COMMA = re.compile(r"\s{0,3}[,;]|\s{1,3}and\s")
# A family name of several words that its initials follow in a list of such names: "Aune, T. & Le Goff, K. Title".
_NEAR = 80
_PARTED = re.compile(r"(?:, |& |\band )(?:[^\W\d_][\w'’-]{1,20} ){1,3}[^\W\d_][\w'’-]{2,30}, $")


_SHOUTED = re.compile(r"[A-Z]{3,12}")
_BRACKET_YEAR = re.compile(r"[\s,.]{0,4}[(\[](?:19|20)\d\d|\s{0,3}$")


def _lone_ends(text: str, stop: int) -> bool:
    """A lone family name is an author of its own only before a year in brackets or at the end of the list."""
    return bool(_BRACKET_YEAR.match(text, stop))


def _sentence_cut(text: str, position: int, stop: int, owner: str, *, lone: bool) -> int:  # noqa: PLR0911 - one reason each
    """Where, inside a piece that begins with a name ("Y. Liu. Predicting the ..."), the name ends."""
    piece = text[position:stop]
    initials = _INITIALS_THEN.match(piece) if lone else None
    if initials:
        return position + initials.end(1)
    dated = _YEAR_BEHIND.search(piece)
    if dated and _MEETING.match(piece, dated.end()) and not INNER_STOP.search(piece, 0, dated.start()):
        return position  # "LOOM Lowland 2019 Forum": a meeting, and no name before the year
    if dated and piece_kind(piece[: dated.start()], owner) in ("name", "weak", "initials"):
        return position + dated.start()
    for match in _FULL_STOP.finditer(piece):
        head = piece[: match.start()]
        if len(head) > 45:
            break
        kind = piece_kind(head, owner)
        if kind in ("name", "lone", "weak") and not ends_in_initials(head):
            return position + match.start()
        if kind == "name" and (end := family_behind(piece, match.end(), owner)):
            return position + end
        if kind in ("name", "weak") and title_like_start(piece[match.end() :]):
            return position + match.start() + 1
        if kind == "initials" and match[0] != "." and _YEAR_NEXT.match(piece, match.end()):
            return position + match.start()
    return position


_INITIALS_THEN = re.compile(
    r"((?:[^\W\d_a-z]\s?\.(?:-[a-z]\.)?[\s-]?){1,4}\.?[*†‡]?|[A-Z]{1,3}\.)\s{1,3}(?=[^\W\d_]{2}|[“\"«‘*])"
)
# "Girard P. Mesures et mémoires": no name follows such an "and", so the title has begun before it.
_THEN_SMALL = re.compile(
    rf"\s{{1,3}}(?:and|und|et|y|e|og)\s(?!(?:{any_of('citation_words', 'names', 'then_small')})\b)[a-zß-ÿ]{{2}}"
)


def _holds_title(text: str, position: int, stop: int, owner: str) -> bool:
    """True for a piece in which a title begins behind a name: small letters go on with it."""
    small = " " in text[position:stop] and _THEN_SMALL.match(text, stop)
    return bool(small) and _sentence_cut(text, position, stop, owner, lone=False) > position


_SURE_STOP = re.compile(r"\s{0,3}[,;&\n*†]|\s{1,3}and\s|\s{0,3}\((?:19|20)\d\d|\.\s{1,3}[\"“]|\.?$")
_SURE_MIDDLE = re.compile(r"\s{0,3}[,;&\n*†]|\s{1,3}and\s|\.?\s{0,3}[\"“]|\.?$")
_YEAR_BEHIND = re.compile(rf"[.,]?\s{{1,3}}(?:{MONTH}\s)?[(\[]?(?:19|20)\d\d(?![\w/])")
_MEETING = re.compile(r"\)? (?:Proceedings|Conference|Forum|Symposium|Workshop|Meeting|Congress|Annual|Proc\.)\b")
_YEAR_NEXT = re.compile(r"\s{0,3}[(]?(?:19|20)\d\d")
_FULL_STOP = re.compile(r"\.(?<!\bS[tT]\.)[*†‡]?(?=\s)|\s{0,3}(?=\s[(]?(?:19|20)\d\d(?!\w|/\d))")
