"""Runs of names in a citation: where a list of authors that begins at a place ends."""

from __future__ import annotations

import re
from functools import lru_cache

from transforms.names import clean_name, fold, is_common, is_given_name, is_glued, is_initials, is_name

_MARKS = " *†‡§¶#∗⋆^$\\{}_"
AFTER_NAMES = re.compile(
    r"[\s,.:;]{0,5}(?:[(\[]\s?(?:forthcoming|in press|(?:19|20)\d\d[a-z]?|to appear|submitted|under review|"
    r"accepted|n\.d\.)[\w\s,/.–-]{0,16}[)\]]"
    r"|(?:forthcoming|in press|(?:19|20)\d\d[a-z]?|to appear|submitted|under review|accepted|"
    r"n\.d\.)(?![\w-]))[\s,.:;]{0,5}",
    re.IGNORECASE,
)


# A name that a comma or "and" follows: "Wei Q. Gan", "W. Q. Gan", "Gan, W. Q.".
# Groups: given name, family name, inverted family name, marks.
_QUICK = re.compile(
    r"(?:(?:([A-Z][a-z]+)(?:-[A-Z]?[a-z]+)? (?:[A-Z]\. )?|(?:[A-Z]\.[ "
    r"-]?){1,3})([A-Z][a-z]{2,30})(?:-[A-Z][a-z]{1,30})?"
    r"|([A-Z][a-z]{2,30})(?:-[A-Z][a-z]{1,30})?, (?:[A-Z]\.[ -]?){0,3}[A-Z]\.)([*†‡∗]{0,3})(?:, (?:and |& "
    r")?| (?:and|&) )(?=[A-Z])"
)


@lru_cache(maxsize=1 << 12)
def name_run(text: str, start: int = 0, owner: str = "") -> int:
    """Where the run of names that begins at `start` ends; `start` where no name stands there."""
    end, position, count, lone, inverted = start, start, 0, False, False
    while position < len(text):
        quick = _QUICK.match(text, position)
        if quick and not (quick[1] and is_common(quick[1])) and not is_common(quick[2] or quick[3]):
            end, position, count, lone, inverted = (
                quick.end(4),
                quick.end(),
                count + 1,
                False,
                inverted or bool(quick[3]),
            )
            continue
        stop = _next_stop(text, position)
        piece = text[position:stop]
        cut = lone and _INITIALS_THEN.match(piece) and not _full_name_piece(text, piece, stop)
        kind = "" if cut or _STATUS_WORD.match(piece) else _piece_kind(piece, owner)
        if kind == "":
            inner = _sentence_cut(text, position, stop, owner, lone=bool(cut))
            return inner if inner > position else end
        if kind == "weak" and not (_SURE_STOP if count == 0 else _SURE_MIDDLE).match(text, stop):
            return end
        if kind == "lone" and lone:
            if not _given_behind(text, position, stop, inverted=inverted or count == 0):
                return end
            kind, inverted = "name", True
        inverted = inverted or (lone and kind in ("name", "weak", "initials"))
        lone = kind == "lone"
        if kind != "lone" or _lone_ends(text, stop):
            end, count = stop, count + 1
        position = _skip(text, stop)
        if "\n" in text[stop:position] and "," not in text[stop:position] and "&" not in text[stop:position]:
            return end
        if position <= stop and position < len(text):
            return end
    return end


def _given_behind(text: str, position: int, stop: int, *, inverted: bool) -> bool:
    """True where one word behind a lone family name is its given name: "Esser, Tobias und", "Ito, Ren, Mai Sato"."""
    return inverted and text[:position].rstrip().endswith(",") and bool(_GIVEN_ENDS.match(text, stop))


_GIVEN_ENDS = re.compile(r"\s{0,3}[,;&(\n]|\s{1,3}(?:and|und|et|y)\s|\.\s|\.?\s{1,2}(?:19|20)\d\d|:|\s?[“\"«]|\.?$")


def _full_name_piece(text: str, piece: str, stop: int) -> bool:
    """True for initials and one family name before a comma: the lone name before it stood for itself."""
    words = piece.split()
    if len(words) < 2 or ".." in piece or (words[-1].isupper() and len(words[-1]) > 2):  # "V. VLDB": an acronym
        return False
    return is_initials(" ".join(words[:-1])) and not is_common(words[-1]) and bool(_COMMA.match(text, stop))


_COMMA = re.compile(r"\s{0,3}[,;]|\s{1,3}and\s")


_SIMPLE = re.compile(
    r"[A-Z][a-z]+(?:-[A-Z]?[a-z]+)? (?:[A-Z]\. )?[A-Z][a-z]+|(?:[A-Z]\. ?){1,3}[A-Z][a-z]+(?:-[A-Z][a-z]+)?"
)


_SPACED_INITIALS = re.compile(r"[^\W\d_a-z](?: [^\W\d_a-z]){1,3}")


@lru_cache(maxsize=1 << 14)
def _piece_kind(piece: str, owner: str) -> str:  # noqa: C901, PLR0911 - a ladder of cases
    """Tell "name", "initials", "lone" (one family name), "weak" (a name with a common word) and "" (no name)."""
    if _SIMPLE.fullmatch(piece) and not any(map(is_common, piece.split())):
        return "name"
    if _INNER_STOP.search(piece):
        piece = piece.strip(_MARKS)
        head, _, initials = piece.partition(". ")
        return (
            "name"
            if is_initials(initials.strip(_MARKS))
            and ("." in initials or (len(initials) < 3 and " " not in head))
            and len(head.split()) <= 2
            and head[:1].isupper()
            and not is_common(head)
            else ""
        )
    name = clean_name(piece.strip(_MARKS + " ,.;"))
    bare = piece.strip(_MARKS + " ,;")
    if not name:
        return "name" if piece.strip() and not any(c.isalnum() for c in piece) and "." in piece else ""
    if is_initials(bare.rstrip("*†‡")) or _SPACED_INITIALS.fullmatch(bare):
        return "initials"
    if owner and fold(name) == fold(owner):
        return "name"
    low = name.casefold().rstrip(".")
    if low in ("jr", "sr", "ii", "iii", "et al", "others", "et alii"):
        return "name"
    parts = name.split()
    if (
        len(parts) == 3
        and is_initials(parts[1])
        and is_common(parts[2])
        and not is_initials(parts[0])
        and not is_given_name(parts[0])
    ):
        return ""
    if is_name(name) or is_glued(name):
        return "name"
    words = name.split()
    if (
        2 <= len(words) <= 4
        and words[-1][:1].isupper()
        and (is_common(words[-1]) or is_initials(words[-1]))
        and _weak_name(words)
    ):
        return "weak"
    if (
        len(words) == 1
        and name[:1].isupper()
        and name.replace("-", "").replace("'", "").replace("’", "").isalpha()
        and not is_common(name)
    ):
        return "lone"
    if (
        2 <= len(words) <= 3
        and words[-1] in ("Team", "Collaboration", "Consortium", "Group")
        and words[0][:1].isupper()
    ):
        return "name"
    return ""


def _weak_name(words: list[str]) -> bool:
    """True for a name whose family name is also a common word ("Erin Grant", "J. Field")."""
    first = words[0]
    if is_initials(words[-1]) and first[:1].isupper():
        return len(words) <= 3 and not is_initials(first) and len(words[-1].strip(".")) < 3
    return (is_initials(first) or (not is_common(first) and len(first) > 2)) and is_name(" ".join((*words[:-1], "Xyz")))


_BRACKET_YEAR = re.compile(r"[\s,.]{0,4}[(\[](?:19|20)\d\d|\s{0,3}$")
_INNER_STOP = re.compile(r"(?<=[^\W\d_]{2})(?<!\bJr)(?<!\bSr)(?<!\bSt)(?<!\bDr)(?<!Prof)\.[*†‡]?\s{1,3}\S")


def _lone_ends(text: str, stop: int) -> bool:
    """A lone family name is an author of its own only before a year in brackets or at the end of the list."""
    return bool(_BRACKET_YEAR.match(text, stop))


def _next_stop(text: str, position: int) -> int:
    match = _STOP.search(text, position)
    return match.start() if match else len(text)


_STOP = re.compile(
    r"\s{0,3}[,;&\n\t]|\s{1,3}(?:and|und|et)\s|\s{1,3}(?:y|e|og)\s(?=[^\s,;]+\s[^\s,;])|\s{0,3}[()\[“\"«„]|"
    r"\s{0,3}\x00|:\s|\s[–—|-]\s|(?<=\w\.)\.\s",
    re.IGNORECASE,
)
_SKIP = re.compile(
    r"\s{0,3}(?:[,;&\n\t\s]|and\s|und\s|et\s(?!al)|y\s|e\s|og\s|\((?:eq[^)]*|\*[^)]*|co-?first[^)]*|"
    r"[*†‡,]+|\d{1,2})\)|\[\s?[\d*†‡∗⋆,]+\s?\])*",
    re.IGNORECASE,
)


def _skip(text: str, stop: int) -> int:
    match = _SKIP.match(text, stop)
    return match.end() if match else stop


def _sentence_cut(text: str, position: int, stop: int, owner: str, *, lone: bool) -> int:
    """Where, inside a piece that begins with a name ("Y. Liu. Predicting the ..."), the name ends."""
    piece = text[position:stop]
    initials = _INITIALS_THEN.match(piece) if lone else None
    if initials:
        return position + initials.end(1)
    dated = _YEAR_BEHIND.search(piece)
    if dated and _piece_kind(piece[: dated.start()], owner) in ("name", "weak", "initials"):
        return position + dated.start()
    for match in _FULL_STOP.finditer(piece):
        head = piece[: match.start()]
        if len(head) > 45:
            break
        kind = _piece_kind(head, owner)
        if kind in ("name", "lone", "weak") and not is_initials(head.split()[-1]):
            return position + match.start()
        if kind in ("name", "weak") and _title_like_start(piece[match.end() :]):
            return position + match.start() + 1
        if kind == "initials" and match[0] != "." and _YEAR_NEXT.match(piece, match.end()):
            return position + match.start()
    return position


_STATUS_WORD = re.compile(
    r"(?:R ?& ?R|revise|resubmit|submitted|accepted|forthcoming|under review|to appear|in press|in preparation)\b",
    re.IGNORECASE,
)
_INITIALS_THEN = re.compile(r"((?:[^\W\d_a-z]\s?\.[\s-]?){1,4}\.?|[A-Z]{1,3}\.)\s{1,3}(?=[^\W\d_]{2}|[“\"«‘*])")
_SURE_STOP = re.compile(r"\s{0,3}[,;&\n*†]|\s{1,3}and\s|\s{0,3}\((?:19|20)\d\d|\.\s{1,3}[\"“]|\.?$")
_SURE_MIDDLE = re.compile(r"\s{0,3}[,;&\n*†]|\s{1,3}and\s|\.\s{1,3}[\"“]|\.?$")
_YEAR_BEHIND = re.compile(r"[.,]?\s{1,3}[(\[]?(?:19|20)\d\d(?!\w)")
_YEAR_NEXT = re.compile(r"\s{0,3}[(]?(?:19|20)\d\d")
_FULL_STOP = re.compile(r"\.[*†‡]?(?=\s)|\s{0,3}(?=\s[(]?(?:19|20)\d\d)")


def _title_like_start(text: str) -> bool:
    words = text.split()[:3]
    if not words or is_initials(words[0]):
        return False
    if words[0].endswith((".", ",")) and not is_common(words[0]):
        return (
            words[0].endswith(".")
            and len(words[0]) < 7
            and len(words) > 1
            and (words[1].endswith(".") or words[1] == "of")
        )
    return (
        any(is_common(w) for w in words)
        or not words[0][:1].isupper()
        or len(words) < 2
        or not is_name(" ".join(words[:2]))
    )
