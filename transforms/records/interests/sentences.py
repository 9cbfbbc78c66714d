"""Interests in sentences: "My research focuses on A and B, with an interest in C". Consumes text; produces topics."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.records.interests.members import AND, at_and, members, topics_of
from transforms.records.interests.openings import WHERE, opening_of
from transforms.records.lists.pieces import tidy
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

SENTENCE = 26
_LONGEST = 700  # characters of a sentence
_SPLIT_SENTENCES = re.compile(r"(?<=[a-z)\]”\"’])(?<!\bi\.e)(?<!\be\.g)[.!?](?=\s+[A-Z“\"])")
_BRANCH = re.compile(
    r"(?<!conflicts of)(?<!conflict of),?\s+(?:(?:with|and|having|and with|and has|and have)\s+)?"
    r"(?:an?\s+|my\s+)?(?:(?:"
    rf"{any_of('prose', 'interests', 'emphases')})\s+)*(?:focus|interests?|emphasis)\s+(?:on|in|to)\s+|"
    r",\s+(?:but |and )?(?:especially|particularly|in particular|specifically)\s+(?:focus\w+ )?(?:in |"
    r"on )?(?:the areas? of )?|,?\s+(?:(?:and|along with|as well as|with) (?:(?:their|its|the|an?|various|"
    r"strong|practical) )*|their |its )applications? (?:in|to)\s+|,?\s+(?:and|but|while)"
    " (?:I )?(?:am )?(?:also |currently |now |mainly |mostly |more recently )*(?:working|focus+(?:ed|ing)?|"
    r"interested|work) (?:on|in)\s+|(?:,|(?<!problems)(?<!questions)(?<!research)(?<!topics)(?<!issues)"
    rf"(?<!work))\s+(?:and )?at the {WHERE} (?:of|between)\s+"
    r"|,\s+(?:(?:mainly|mostly|primarily|specifically|currently) )?focus+ing (?:on|in)(?: the areas of)?:?\s+"
    r"|\s[-–—]\s(?:more )?(?:specifically|particularly|especially|in particular),? (?:interested )?(?:in )?"
    r"(?:(?:projects|topics|problems|questions|issues) (?:related to|about|around|on|in) )?"
    r"|,?\s+including(?:,? but not limited to:?)?\s+|"
    r",?\s+such as\s+|\s*;\s+(?:and )?",
    re.IGNORECASE,
)
_BODY = rf"(?-i:(?:[A-Z][\w’'-]*,? (?:(?:of|for|and) )?){{0,5}}(?:{any_of('prose', 'interests', 'bodies')})\b)"
_STOP = re.compile(
    rf",?\s+(?:and (?:(?:{any_of('prose', 'interests', 'next_deeds')})|I|we|my|am|have|is|was|he|she|they|"
    r"(?:his|her|their) (?:\w+ )?(?:research|work|interests|current|group|lab|team))\b"
    rf"|where|whose|which|(?:in|at) (?:the )?(?={_BODY})"
    r"|in the (?=(?-i:[A-Z]\w+(?: [A-Z]\w+)* (?:at|of)\b))|at the (?=(?-i:[A-Z]))"
    r"|(?:appear(?:s|ed)|ha(?:s|ve) (?:appeared|been (?:published|featured|supported|funded)))\b"
    r"|that (?:is|are|can)|in collaboration with|since (?:19|20)\d\d|at the (?:university|department"
    r"|institute)|with (?:prof|dr)|under the|advised by|supervised|aiming|I\b(?!/)).*$",
    re.IGNORECASE,
)
_PURPOSE = re.compile(  # ", examining how looms age": how one goes about the topic before it
    rf",? (?:by |while |through |with the (?:aim|goal) of )?(?:{any_of('prose', 'interests', 'goes_about')})"
    r"(?: on)? "
    r"(?=how |why |whether |what |which |to |(?:[\w-]+ ){1,6}to (?:study|examine|explore|investigate|analy[sz]e"
    r"|understand|test|develop|build|answer|address|improve) ).*$"
    r"|,? with the (?:\w+ )?(?:aim|goal|objective|purpose|ambition)s? of .*$"
    r"|,? (?:by |through )?(?:integrating|combining|using|leveraging|applying|drawing on|with)"
    r" (?:(?:the |various |novel )?(?:tools|methods|techniques|approaches|lens|insights) (?:of|from) "
    r"|[^.;]{3,120}? data to ).*$"
    r"| for the (?:development|advancement|improvement|benefit|betterment|purposes?|sake) of .*$"
    r"| to (?:learn|find out) (?:about|how|why|what|more) .*$"
    r"| (?:in order |so as |(?:with the )?aim(?:ed|ing)? )to (?=[a-z]).*$"
)


def without_purpose(text: str) -> str:
    """A topic without how and what for one works on it: "Felt networks, examining how threads cross"."""
    return _PURPOSE.sub("", text) if "ing " in text or " to " in text or " for the " in text else text


_COUNTED = re.compile(r"\((?:[ivx]{1,4}|[a-h\d])\)\s+")  # "(i) looms, (ii) dyes"
_KEEP_THE = re.compile(r"^(?:(?:on|in)\s+(?!vi[tv]o|situ|silico))?(?:the\s+)?", re.IGNORECASE)


def interests_in(text: str, marked: Sequence[str] = ()) -> Iterator[str]:
    """The topics that sentences on somebody's research state; `marked`: the words that are set in bold there."""
    for sentence in _SPLIT_SENTENCES.split(text):
        if len(sentence) >= _LONGEST or sentence.rstrip().endswith(":") or _of_others(sentence.lstrip()):
            continue
        opening = opening_of(sentence)
        while opening:
            following = opening_of(sentence, opening.end)
            end = following.start if following else len(sentence)
            yield from _stated(sentence[opening.end : end], opening.several, marked)
            opening = following


def _of_others(sentence: str) -> bool:
    """True for a sentence on spare time, on what one likes to teach, and for one that calls for students."""
    return (
        _TEACHING.match(sentence) is not None
        or _LEISURE.match(sentence) is not None
        or _CALLS.search(sentence) is not None
    )


_TEACHING = re.compile(r"(?i)(?:my|his|her|their) (?:main |current |broader )?teaching interests?\b(?! and research)")
_CALLS = re.compile(
    r"(?i)\b(?:looking for|seeking|recruiting|hiring|welcom(?:e|ing)|accepting|openings? for)\b[^;:]{0,80}"
    r"\b(?:students?|interns?|postdocs?|candidates?|applicants?|researchers?|people|mentees|collaborators?|individuals)\b"
    r"|\bif you(?:['’]re| are| share| have| want| would)\b"
)
# A sentence on spare time: "Outside of work, I am a drummer specializing in marimba".
_LEISURE = re.compile(
    "(?:Outside|Beyond|Aside from|Apart from|Besides|Away from|Off)(?: of)? (?:my |the )?(?:"
    rf"{any_of('prose', 'interests', 'work')})\b(?! on| in)|(?:In|During|For) (?:my|his|her|their) (?:spare|"
    r"free|leisure|down|off)[ -]?(?:time|hours)\b|When (?:I am|I['’]m|[Hh]e is|[Ss]he is)? ?not (?:work|"
    "research|at work|in the|cod|writ|teach)"
)
_ADVERB = re.compile(
    rf"(?:(?:{any_of('prose', 'interests', 'adverbs')})\s+(?:in|on|around|about|towards?|at)\s+(?:the\s+)?|"
    r"(?:mainly|mostly|broadly|primarily|largely|both|across)\s+|about:?\s+)"
)
_LAST = re.compile(r",?\s+(?:etc\.?|and (?:so on|more|beyond|others)|among others|(?:and|but|while|where)(?: also)?)$")
_GENERAL = re.compile(
    r"(?:(?:an? )?(?:wide |broad |diverse |whole )?(?:range|variety|number|set|host) of (?:\w+ )?"
    r"(?:topics|areas|problems|issues|questions|fields|subjects|themes|projects)"
    r"|(?:the )?(?:problems|topics|issues|questions)(?= (?:related to|around|within))"
    r"|(?:multiple|several|various|many|numerous|different|diverse) (?:\w+ )?(?:topics|areas|domains|fields|themes)$)"
    r"(?P<of>\s+(?:in|of|within|across|related to|around)\s+(?=\S))?"
)


def _stated(clause: str, several: bool, marked: Sequence[str]) -> Iterator[str]:
    clause = _ASIDE.sub("", without_purpose(clause))
    clause = _STOP.sub("", _AT_WHERE.sub("", _ADVERB.sub("", clause.strip(" .:"), count=1)))
    named = [words for words in marked if words in clause]
    if len(named) >= _PAIR and clause.find(named[0]) < _EARLY and not any(_BODY_WORD.search(words) for words in named):
        topics = [topic for words in named for topic in (members(words) if "," in words else [words])]
    else:
        pieces = [_EXPLAINED.split(piece, maxsplit=1)[0] for piece in _BRANCH.split(clause)]
        several = several or _FIELDS_MEET.search(clause) is not None
        topics = [one for piece in pieces for one in _topics(_specific(_LAST.sub("", piece.strip(" .,"))), several)]
    for topic in topics:
        bare = tidy(without_front(_KEEP_THE, without_front(_COUNTED, without_front(AND, topic))))
        if 0 < len(bare.split()) <= SENTENCE and any(map(str.isalpha, bare)) and not _NO_TOPIC.match(bare):
            yield bare


_ASIDE = re.compile(r" \((?:and |including |especially |particularly |in particular |such as |mainly )[^()]{3,120}\)")
_PAIR = 2
_EARLY = 25  # characters before the first of the topics that bold type names
_BODY_WORD = re.compile(rf"\b(?:{any_of('prose', 'interests', 'body_words')})")
_FIELDS_MEET = re.compile(rf"\bat the {WHERE} of\b")
_AT_WHERE = re.compile(rf"^at the {WHERE} (?:of|between)\s+")
_EXPLAINED = re.compile(r":\s+(?=(?:the|an?|how|which)\s)")


def _specific(piece: str) -> str:
    """The piece without the "wide range of problems in" before its topic."""
    general = _GENERAL.match(piece)
    return piece[general.end() :] if general and (general["of"] or general.end() == len(piece)) else piece


def _topics(piece: str, several: bool) -> Iterator[str]:
    """The topics of a piece: questions whole, both ends of "from A to B", or the members of a list."""
    if _QUESTION.match(piece):
        yield from _AND_QUESTION.split(piece)
        return
    if _ACTS.match(piece):
        yield piece
        return
    if ends := _FROM_TO.fullmatch(piece):
        yield from ends.groups()
        return
    for part in members(piece, several=several) if piece else ():
        bracketed = part.endswith(_MORE)
        yield from topics_of(_LAST.sub("", part[:-1]) + ")") if bracketed else at_and(without_front(AND, part))


_MORE = (" etc.)", " etc)", " ...)", " …)")  # brackets that list parts of a topic
_QUESTION = re.compile(r"(?:how|whether|why|what)\s", re.IGNORECASE)
_AND_QUESTION = re.compile(r"(?:,|,? and) (?=(?:how|whether|why|what)\s)")
# "the design, testing and repair of sails": acts on one thing
_ACTS = re.compile(r"the [\w-]{3,30}(?:, [\w-]{3,30}){1,4},? and [\w-]{3,30} of\b")
_FROM_TO = re.compile(r"(?:[\w-]+ ){0,2}?from ([^,;]{3,120}?),? (?:all the way )?to ([^;]{3,120})")


_NO_TOPIC = re.compile(
    r"(?:past|future|recent years)$|\w+ing (?:these|this|them|it)\b|(?:with|at|of|its|their)\b|(?:[\w-]+ ){0,2}ones$|"
    rf"(?:{any_of('prose', 'interests', 'deeds')})ing\b|(?:working with|hearing from|"
    r"talking (?:to|about))\b|(?:listed|described|given|outlined|summari[sz]ed|supported|funded)\b|"
    r"(?:[\w-]+ ){1,4}team$|(?:very |quite )?(?:broad|diverse|varied|wide-ranging)$|(?:"
    rf"{any_of('prose', 'interests', 'determiners')}) (?:[\w-]+ ){{0,3}}?(?:"
    rf"{any_of('prose', 'interests', 'works')})\b",
    re.IGNORECASE,
)


def asks(topic: str) -> bool:
    """True for a question that stands by itself: it names no topic ("How can looms be made to last? Details")."""
    return "?" in topic and _ASKED.search(topic) is not None


_ASKED = re.compile(r"\?(?:\s|$)")
