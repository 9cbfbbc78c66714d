"""Role titles: telling "Research Intern" or "Professor of Physics" from other phrases (`titles.toml`)."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from transforms.text.patterns import by_letter
from transforms.vocabulary import any_of, forms, toml

_WORD = re.compile(r"[^\W\d_]+(?:[-.’'][^\W\d_]+)*")
_LETTERS = re.compile(r"[^\W\d_]+")
# What a title's holder does, behind it.
DOING = r"(?:working|designing|developing|studying|investigating|focus(?:ing|ed))"
_HEAD_ENDS = re.compile(
    rf"(?i)\s+(?:{any_of('titles', 'behind')}|{DOING}|@|\(|&|\+|or|-|–|—)(?=\s|$)|[,(\[/:;|–—+]|\s-\s"
)
_GRADE = re.compile(r"\s[\"“'‘][A-Z][\"”'’]$|-(?:I{1,3}|IV|V)$")  # "Profesor Titular \"B\"", "Scientist-II"
_LONGEST = 110


@cache
def _heads() -> frozenset[str]:
    return frozenset(forms("titles", "heads"))


@cache
def _ends() -> tuple[str, ...]:
    return tuple(toml("titles")["compound_ends"])


def _is_compound(word: str) -> bool:
    """True for a role in one word with what leads to it, as Germanic languages write it: "Gastforscherin"."""
    return len(word) >= _SHORTEST_COMPOUND and word.endswith(_ends())


_SHORTEST_COMPOUND, _SHORT_WORD = 10, 9  # letters


def _is_head(word: str) -> bool:
    return word in _heads() or _is_compound(word)


@cache
def _phrases() -> re.Pattern[str]:
    forms = sorted(toml("titles")["phrases"], key=len, reverse=True)
    return re.compile(rf"(?i)(?<![\w])(?:{by_letter(map(re.escape, forms))})(?![\w])")


@cache
def _runs() -> frozenset[str]:
    """The runs of letters in the words of titles."""
    forms = (*toml("titles")["heads"], *toml("titles")["phrases"], "candidate", "student", "scholar")
    return frozenset(run for form in forms for run in _LETTERS.findall(form.casefold()))


@cache
def _schools() -> frozenset[str]:
    return frozenset(toml("titles")["schools"])


def may_hold_title(text: str) -> bool:
    """A cheap test that is never False for a text with a title in it."""
    found = _LETTERS.findall(text.casefold())
    return not _runs().isdisjoint(found) or any(map(_is_compound, [one for one in found if len(one) > _SHORT_WORD]))


@lru_cache(maxsize=4096)
def is_title(text: str) -> bool:
    """True where the phrase is a role's title: its head word, or the last word of it, names a role."""
    text = text.strip(" ,;.|*").removesuffix(" contract")
    text = _CHOSEN_BY.sub("", text) if " by " in text or " By " in text else text
    if not 1 < len(text) <= _LONGEST or text[0].isdigit() or text[:10] == "the Chair ":  # "the Chair of Knots": a unit
        return False
    if _phrases().match(text):
        return True
    parts = [part for part in _HEAD_ENDS.split(text) if part.strip()]
    if not parts or (not text[0].isupper() and not _is_head(_last_word(parts[0]))):
        return False
    if _DOING.match(text):
        return False
    first = parts[1] if len(parts) > 1 and _JOINED.match(text) else parts[0]
    last = _last_word(_unbracketed(text))
    closes = _is_head(last) and not (_of_body(text, last) or _OF_SOMEBODY.search(text))
    return (_is_head(_last_word(first)) and not _names_school(first)) or closes or _numbered(first) or _leads(text)


_CHOSEN_BY = re.compile(r"(?i)(?<=\w) by (?:examination|courtesy|special election|election|invitation|appointment)$")


def _names_school(text: str) -> bool:
    """True for what is called after a school: "Universidad Técnica"."""
    return text.partition(" ")[0].casefold() in _schools()


# What somebody did for another: "reported to the dean" is no dean.
_OF_SOMEBODY = re.compile(r"[a-z](?:ed|ing)? (?:to|by|for|with|of|under) (?:the|an?|my|our|his|her) [\w-]+$")


def _leads(text: str) -> bool:
    """True for a Romance title, whose noun stands before what describes it: "Ricercatrice a tempo determinato".

    And for a business's: "Manager Quality and Dyes".
    """
    words = text.split()
    if words[0] in _OVER:
        return _OVER_WHAT.fullmatch(text) is not None
    if not 1 < len(words) <= _LONGEST_LED or words[0].casefold() not in _leading():
        return False
    return words[1][0].islower() or _is_head(words[1].casefold())


_LONGEST_LED = 7  # words
_OVER = frozenset(("Manager", "Director", "Head", "Leiter", "Leiterin", "Projektleiter", "Teamleiter", "VP"))
_OVER_WHAT = re.compile(
    r"\w+(?: (?:&|and|und|[A-ZÀ-Þ][\w-]{2,24})){1,4}"
    r"(?<!Start)(?<!Award)(?<!Prize)(?<!Program)(?<!Office)(?<!School)(?<!Fund)(?<!Club)(?<!Fellowship)(?<!Grant)"
)


@cache
def _leading() -> frozenset[str]:
    return frozenset(forms("titles", "leading"))


def _of_body(text: str, last: str) -> bool:
    """True for the members in the name of a body: "Union of Concerned Scientists"."""
    return last.endswith("s") and _body().search(text) is not None


@cache
def _body() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{any_of('lists', 'organizations', 'bodies')}) (?:of|for) ")


def names_nowhere(text: str) -> bool:
    """True for what may stand behind "at" and is no employer: "Looms at Large"."""
    return text.strip(" .,").casefold() in _nowhere()


@cache
def _nowhere() -> frozenset[str]:
    return frozenset(forms("titles", "nowhere"))


@cache
def own_bosses() -> tuple[str, ...]:
    """What somebody without an employer states as one, in lower case: "freelance"."""
    return tuple(toml("titles")["own_boss"])


_JOINED = re.compile(r"[A-Z][a-z]+ (?:and|&) [A-Z]")  # "Research and Teaching Assistant in Physics"
# "Helping the Weaver", "A Tour Assistant"
_DOING = re.compile(r"[A-Z][a-z]{2,10}ing (?:the|an?|with|to|my) |An? [A-Z]")


def _numbered(text: str) -> bool:
    """Grades after the head word: "Software Engineer II", "Engineer L5", "Assistant Professor (tenure-track)"."""
    words = text.split()
    return (
        len(words) > 1
        and re.fullmatch(r"(?:I{1,3}|IV|V|[A-Z]?\d)", words[-1]) is not None
        and _last_word(" ".join(words[:-1])) in _heads()
    )


def _unbracketed(text: str) -> str:
    return _BRACKETED.sub(" ", text)


_BRACKETED = re.compile(r"\s*(?:[(\[][^()\[\]]{0,60}[)\]]|[“\"„][^“”\"„]{0,60}[”\"“])\s*")


def _last_word(text: str) -> str:
    last = text.rpartition(" ")[2]
    words = [last] if last.isalpha() else _WORD.findall(_GRADE.sub("", text))
    return (
        words[-1].casefold().rstrip(".").removesuffix("’s").removesuffix("'s").removesuffix("-in-residence")
        if words
        else ""
    )


def told_role(text: str) -> str:
    """The role that a sentence tells: "Coach" of "Worked as a coach for young fencers", else ""."""
    match = _TOLD.search(text)
    role = match["role"] if match else ""
    return role[0].upper() + role[1:] if role and is_title(role) else ""


_TOLD = re.compile(
    r"^(?:[A-Z][a-z]{2,12}(?:ed|ing)|I (?:am|was)) (?:[^.;:()]{0,80} )?as (?:an? |the |my )?"
    r"(?P<role>[A-Za-z][\w’'-]{1,20}(?: [\w’'-]{2,20}){0,3}?)"
    rf"(?= (?:{any_of('titles', 'behind')})\b|[.,;(]|$)"
)


def is_role_alone(text: str) -> bool:
    """True for a few words that are a role and nothing else, so that employers may stand below: "Research Fellow"."""
    words = text.split()
    plain = 1 < len(words) <= _SHORT and text[0].isupper() and all(map(_WORD.fullmatch, words))
    return plain and words[-1].casefold() not in _POSTS and _last_word(text) in _heads()


def is_own_role(text: str) -> bool:
    """True for a role alone, be it one word: "Lecturer", "Research Fellow"; not for "Internships"."""
    return is_role_alone(text) or (text.isalpha() and text[-1] != "s" and text[0].isupper() and is_title(text))


_SHORT = 4  # words
_POSTS = frozenset(
    ("appointment", "appointments", "employee", "employees", "stage", "chair", "lead", "members", "member")
)


@lru_cache(maxsize=4096)
def head_word(text: str) -> str:
    """The word that says what a role is: "professor" of "Assistant Professor of Physics", folded."""
    parts = [part for part in _HEAD_ENDS.split(text) if part.strip()]
    if any(_last_word(part) in ("intern", "internship", "interns") for part in parts):
        return "intern"
    word = _last_word(parts[0]) if parts else ""
    return "postdoc" if "postdoc" in text.casefold() or "post-doc" in text.casefold() else word
