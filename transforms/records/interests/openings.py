"""Where a sentence begins to name its topics: "My research interests lie in", "Ada works on", "I am passionate about".

Consumes a sentence; produces the place where the topics begin. A sentence on somebody's research has a subject (what is
told of: research, interests, areas) and a verb ("lie in", "sit at the crossroads of"), or a person and what he does.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.vocabulary import any_of

WHERE = f"(?:{any_of('prose', 'interests', 'where')})"
"""Where fields meet."""
_SUBJECT = rf"\b(?:{any_of('prose', 'interests', 'subjects')})\b"
_FILLED = rf"(?:\s+(?:{any_of('prose', 'interests', 'filled')})){{0,7}}?\s*"
_HOW = r"(?! how| whether| why| the ways| what)"
_VERB = (
    r"(?:\bis on|\bare on|\bfocus(?:es|ed|ing)? (?:is )?(?:(?:main|most|primari|large|broad|chief)ly )?(?:on|in)"
    r"|\bfocuses|\bcent(?:er|re)s? (?:on|upon|around)"
    r"|\bare in|\bis in"
    r"|\b(?:lies?|sits?|falls?) (?:broadly |mainly |mostly |primarily |squarely )?(?:in|at|within)(?=:?\s)"
    r"|\b(?:is|are)(?: situated| located| positioned| broadly| mainly| mostly)? (?:in|at|within)(?= the (?:"
    + WHERE
    + r"|(?:areas?|fields?|domains?) of))"
    r"|\binclude[s]?:?|\bspans?"
    r"|\b(?:re?|e|in)volves? around|\bconcentrates? on|\bare:|\binterests?:|\bextends? to|\bdeals? with"
    r"|\bconcerns?|\bcovers?|\bis focus+ed on|\bis cent(?:er|r)ed (?:on|around)|\bare focus+ed on"
    r"|\bis (?:(?:main|most|primari|large|broad|chief)ly )?about(?: the following [a-z]+:)?"
    r"|\btouch(?:es)? (?:up)?on|\bcomprises?|\bbridges?|\branges?(?= from )"
    r"|(?<=area )is(?=\s)|(?<=field )is(?=\s)|(?<=interests )are(?=\s)|(?<=areas )are(?=\s)|(?<=fields )are(?=\s)"
    r"|(?<=ations )are(?=\s)|(?<=ation )(?:is|are)"
    r"(?=\s)|(?<=areas of research )are(?=\s)|(?<=interest )(?:is|are)(?=\s)|(?<=expertise )is(?=\s)"
    r"|\binvolves?|\bencompass(?:es)?(?: various aspects of)?|\b(?:studies|investigates|explores|"
    r"examines|addresses|relates? to(?: various (?:pillars|aspects|facets) of)?)" + _HOW + r"):?\s+"
)
_ADVERBS = r"(?:(?:also|now|very|\w+ly) )?"
_ASIDE = r"(?:, (?:in particular|in general|more broadly|more generally|above all|among others),)?"
_NAMED = (
    r"(?:He|She|They|who|(?:Dr\.?|Prof\.?|Professor) [A-Z]\w{1,24}|[A-Z][\w’'-]{1,24}[a-z]"
    r"|(?:group|lab|laboratory|team))"
)
_DO = r"(?:do|does|conducts?|carry out|carries out|pursues?)"
# A profile without a subject: "Systems neuroscientist interested in sleep"
_ABOUT_ONE = (
    r"[^.;:]{0,60}\b(?:[Rr]esearcher|[Ss]tudent|[Cc]andidate|[Ee]ngineer|[Aa]rchitect|\w{0,20}(?:[Ss]cientist|ologist"
    r"|icist|emist|nomist|tician|istorian))\b"
)
_OPENING = re.compile(
    rf"{_SUBJECT}{_FILLED}{_VERB}"
    rf"|\b(?:is|are) concerned with{_HOW}\s+"
    r"|\b(?:any|all|every)(?: \w+)? (?:topics?|things?|questions?|problems?) (?:related|relating) to\s+"
    r"|\bI(?: have|['’]ve) (?:\w+ly )?been (?:\w+ly )?(?:working on|interested in|studying|investigating|exploring)\s+"
    r"(?!at\b|with\b|under\b|for\b|in the [A-Z])"
    r"|\bI (?:enjoy|like|love) (?:(?:studying|working on|exploring)(?: and \w+ing)?|(?:to think|thinking) about)\s+"
    r"|\b(?:I am|I’m|I'm|(?:[Hh]e|[Ss]he) is) (?!interested)[^.;:]{4,120}? "
    r"(?:working on|studying(?! [\w &-]{3,60} at (?:the )?[A-ZÀ-Þ])|interested in)\s+"
    r"|\b(?:has|have|with) (?:an? )?(?:\w+ ){0,3}interests? in\s+"
    r"|\b(?:I am|I’m|I'm|[Hh]e is|[Ss]he is) an? (?:[\w-]+ ){0,3}(?:historian|scholar|sociologist|philosopher|theorist"
    r"|anthropologist|geographer|ethnographer|critic) of\s+"
    r"|\b[Mm]y (?:\w+ )?(?:fields?|areas?|topics?|subjects?)(?: of (?:research|study|work|interest|expertise))?"
    r" (?:is|are|includes?)\s+"
    r"|\b[Mm]y (?:\w+ ){0,2}focus(?:es)? (?:is|are) (?!to |on |in )"
    r"|\b(?:publications|writings?|essays|books?) (?:deals? with|focus(?:es)? on|(?:explore|examine|concern)s?)"
    rf"{_HOW}\s+"
    rf"|\b{_NAMED} {_ADVERBS}(?:studies|investigates|researches|works on|work on){_HOW}\s+"
    rf"|\b(?:I am|I’m|I'm|he is|she is|they are|am|is){_ASIDE} {_ADVERBS}"
    r"(?:interested|speciali[sz]\w+|working|focus+(?:ed|ing)) (?:in|on):?\s+"
    rf"|\b(?:[Ww]orking|works|I work) at the {WHERE} (?:of|between)\s+"
    rf"|\b(?:am|is|I’m|I'm) {_ADVERBS}"
    r"(?:(?:passionate|enthusiastic|curious) about|(?:fascinated|intrigued) (?:by|with))\s+"
    rf"|\b(?:I|[Ss]he|[Hh]e|who) {_ADVERBS}{_DO} research (?:on|in|into|about|at the {WHERE} (?:of|between))\s+"
    r"|\b[Mm]y (?:[\w-]+ ){0,2}(?:work|research|scholarship|writing) (?:concerning|regarding|on|about)\s+"
    r"(?=[^.;]{4,200} (?:appear(?:s|ed)|ha(?:s|ve) (?:appeared|been)|(?:is|was) (?:published|accepted|forthcoming)) )"
    r"|\b(?:[Cc]urrent|[Rr]ecent|[Oo]ngoing|[Mm]y) (?:\w+ )?projects "
    rf"(?:explore|examine|investigate|study|address){_HOW}\s+"
    r"|\bI (?:mainly |currently |primarily |broadly |also )?"
    r"(?:work|study|focus|research|speciali[sz]e"
    rf"|(?:investigate|examine|explore){_HOW}) "
    r"(?!with\b|at\b|for\b|as\b|under\b|closely\b|together\b|alongside\b|in the [A-Z]|in [A-Z][\w]+ [A-Z])"
    r"(?:on |in |about )?"
    r"|\b(?:I have|I['’]ve|[Ss]he has|[Hh]e has) (?:also )?(?:published|written|worked) (?:widely |extensively )?on "
    r"(?:(?:topics|subjects|themes|issues) (?:such as|including|like|from)|(?:a (?:wide )?range of )?topics:?)\s+"
    r"|\b(?:has|have|with) (?:an? )?(?:\w+ )?passion for\s+"
    r"|\bwith (?:an? )?(?:(?:particular|special|specific|strong|main|primary) )+(?:focus|interests?|emphasis) (?:on|in)"
    r"\s+"
    rf"|^(?={_ABOUT_ONE})[^.;:]{{4,120}}? (?:working on|interested in|focus+(?:ed|ing) on|speciali[sz]ing in"
    r"|with (?:an? )?(?:focus|interests?|emphasis) (?:on|in))\s+"
    r"|^(?:[A-Z]\w{2,12} )?[Rr]esearch interests?:\s+|^With (?:an? )?(?:\w+ )?(?:focus|emphasis) on\s+"
    r"|\bspeciali[sz](?:es|ing) in\s+|^(?:(?:Main|Primary|Current|Research) )?[Ff]ocus on\s+"
    r"|\b(?:[Tt]opics|[Tt]hemes|[Qq]uestions|[Tt]hings)(?: that| which)? I [a-z ]{3,20}:\s+(?=\S)"
    r"|\b(?:themes|areas|strands|pillars|topics|directions|lines)(?: of (?:research|interest|work|inquiry))?:\s+(?=\S)"
)
_FURTHER = (
    re.compile(
        rf"(?:the )?(?:{WHERE} (?:of|between)|(?:(?:broad|general|wider) )?(?:areas?|fields?|domains?|topics?) of)\s+"
    ),
    re.compile(
        r"(?:across |the )?(?:following |two |three |four |five |several |\d )(?:\w+ ){0,2}"
        r"(?:areas|themes|topics|strands|lines|directions|questions|fields)(?: of \w+)?:\s+"
    ),
    re.compile(r"\(?,?\s?(?:but |though )?(?:is |are )?not limited to:?\)?,?\s+"),
)
_SEVERAL = re.compile(
    rf"nterests|areas|fields|themes|topics|ations|nterested|passionate|fascinated|{WHERE} (?:of|between)"
)
_IN_TOUCH = re.compile(any_of("prose", "interests", "in_touch"))  # "I'm always interested in connecting with"
_BEFORE = 12  # characters: "areas of" before "specialization are"


class Opening(NamedTuple):
    """Where the words that lead to a sentence's topics begin and end, and whether they announce several."""

    start: int
    end: int
    several: bool


def opening_of(sentence: str, at: int = 0) -> Opening | None:
    """The first place at or behind `at` where the sentence turns to its topics."""
    match = _OPENING.search(sentence, at)
    while match is not None and _IN_TOUCH.match(sentence, match.end()):
        match = _OPENING.search(sentence, match.end())
    if match is None:
        return None
    end = match.end()
    for words in _FURTHER:
        if further := words.match(sentence, end):
            end = further.end()
    return Opening(match.start(), end, _SEVERAL.search(sentence, max(0, match.start() - _BEFORE), end) is not None)
