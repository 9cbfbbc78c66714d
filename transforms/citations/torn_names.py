"""Names that a margin tears: a line ends inside one, and the next goes on with it. Consumes two lines' texts."""

from __future__ import annotations

import re

from transforms.citations.name_pieces import begins_with_initials
from transforms.names.people import is_common, is_given_name, is_initials, is_particle
from transforms.vocabulary import any_of


def tears_name(above: str, below: str) -> bool:
    """True where a margin parted a given name from its family: "Ada Lund, Otto Weil, Ines" over "Brandt, Mai Ito".

    Initials go with either: "Ines J" over "Brandt.", "Ines" over "J. Brandt, “"; and "W.," never begins anything.
    A list behind a title may be torn in its first name: "Night trains. Ines" over "Brandt, Mai Ito".
    """
    is_initial = _tears_initials(above, below)
    if begins_with_initials(below) and not is_initial:
        return "," in above and not above.endswith(".")
    if is_initial or _is_first_torn(above, below):
        return True
    *_, before, last = ("", *above.split(", "))
    if _INITIALS_LAST.fullmatch(last):  # "J. Vale, Y. C." over "Lund, Otto Weil"
        before = before[before.rfind("”") + 1 :].lstrip(" .,")  # behind a title in quotes
        return _WHOLE_NAME.fullmatch(before) is not None and _LONE_FAMILY.match(below) is not None
    last = _BARE_INITIALS.sub("", above[above.rfind(", ") + 2 :].removeprefix("and "))
    over_title = _OVER_TITLE.match(below) is not None and _GIVEN_TWO.fullmatch(last) is not None
    if not (over_title or (_are_given(last) and _FAMILY.match(below))) or ", " not in above:
        return False
    others = above.split(", ")[:-1]
    whole = [one for one in others if _WHOLE_NAME.fullmatch(one.rstrip("*†‡∗"))]
    return bool(whole) and len(whole) >= _MOST_WHOLE * len(others)


def _are_given(text: str) -> bool:
    """True for a given name torn from its family's: any ("Ines"), two that are told ("Ada-Mai", "Bo Ivar")."""
    first, *second = text.replace("-", " ").split() or [""]
    told = not second or (all(is_given_name(word) for word in second) and ("-" in text or is_given_name(first)))
    return len(second) < _TWO and told and all(word.isalpha() and word.istitle() for word in (first, *second))


_TWO = 2


def _tears_initials(above: str, below: str) -> bool:
    """True between two initials of the last name before a year: "Orr, B., & Vale, S." over "S. (2019)"."""
    return _INVERTED_LAST.search(above) is not None and _DATED_INITIAL.match(below) is not None


_INVERTED_LAST = re.compile(r"(?:, | & | and )[A-ZÀ-Þ][\w'’-]{1,30}, [A-Z]\.$")
_DATED_INITIAL = re.compile(r"[A-Z]\. ?\((?:19|20)\d\d")
_FAMILY = re.compile(
    r"(?:[A-Z]\. ){0,2}(?:[A-ZÀ-Þ][\w'’-]{1,30} )?[A-ZÀ-Þ][\w'’-]{1,30}"
    r"[*†‡∗]{0,2}(?: ?, ?(?=[A-ZÀ-Þ“\"])|,? and (?=[A-ZÀ-Þ])|[.:] (?=[A-ZÀ-Þ“\"]))"
)
_INITIALS_LAST = re.compile(r"(?:and )?(?:(?:[A-Z]\.[ -]?){1,3}|[A-Z])")
_OVER_TITLE = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,30}[*†‡∗]{0,2}[.,] ?[“\"]")  # "Vu. “Night Trains,”"
_GIVEN_TWO = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,20} [A-ZÀ-Þ][\w'’-]{1,20}")
_LONE_FAMILY = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,30}(?:[,.:]| and\b)")
_BARE_INITIALS = re.compile(r"(?<=\w)(?: [A-Z]\.?){1,2}$")
_WHOLE_NAME = re.compile(r"(?:and )?[A-ZÀ-Þ][\w.'’-]{0,30}(?: [\w.'’-]{1,30}){0,2} [A-ZÀ-Þ][\w'’-]{1,30}")  # "Mei Wu"
_MOST_WHOLE = 0.75  # of the names that stand before a torn one


def _is_first_torn(above: str, below: str) -> bool:
    """True where the last name above, in a list that may begin on that line, ends with the family name below."""
    if _TORN_FAMILY.match(below) is None:
        return False
    list_start = max((match.end() for match in _LIST_START.finditer(above)), default=0)
    *others, last = _NAME_START.split(above[list_start:])
    words = last.split()
    if not 0 < len(words) <= _MOST_WORDS or not words[0][:1].isupper() or is_common(words[0]):
        return False
    if not all(is_initials(word) or is_particle(word) for word in words[1:]):
        return False
    known = is_given_name(words[0]) or is_initials(words[0])
    return known or bool(others and _WHOLE_NAME.fullmatch(others[-1].rstrip("*†‡")))


_MOST_WORDS = 4
_LIST_START = re.compile(r"(?<=[a-z]{3})[.?!:] (?=[A-Z])|[”\"] |\s[—–|-] |\t|\] ")
_NAME_START = re.compile(r", (?:and )?| and | & ")
_TORN_FAMILY = re.compile(  # a family name alone, and a whole name behind it, or the list's end
    rf"(?:[A-Z]\. ?){{0,2}}(?:(?:{any_of('name_words', 'forms', 'torn_particles')})"
    r" ){0,3}[A-ZÀ-ÞŁŚŠŽČ][\w'’-]{1,30}[*†‡]{0,2}(?:,? (?:and|&) (?=[A-ZÀ-ÞŁŚŠŽČ])|"
    r", (?=(?:and )?[A-ZÀ-ÞŁŚŠŽČ][\w.'’-]{0,30}(?: [\w.'’-]{1,30}){0,3} [A-ZÀ-ÞŁŚŠŽČ][\w'’-]{1,30}(?:[,.:]|"
    " and | [&—–|]|$))|[.:](?: |$)| [—–|] )"
)


def begins_inside_name(above: str, below: str) -> bool:
    """True for a line that cannot begin a work: it goes on with the name that the line above it ends in."""
    if begins_with_initials(below) and above[-1:] in _LEFT:
        return True
    return (above[-1:] not in _ENDED or _INITIAL_LAST.search(above) is not None) and tears_name(above, below)


_INITIAL_LAST = re.compile(r"(?: |(?<= [A-Z]\.))[A-Z]\.$")  # "P. Vale, C.T."
_ENDED = frozenset('.;?!”"')  # what a work ends in, and no torn name but one of initials
_LEFT = frozenset((",", ";"))  # what a torn name leaves open
