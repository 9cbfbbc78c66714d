"""Wordings that say what others say in fewer words: "I am proud to be a postdoc", "I studied for my PhD at X".

Consumes a `Sentence`; produces it in the plainer wording.
"""

from __future__ import annotations

import re

from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of

_GLAD = re.compile(rf"\b(am|is|was|['’]m) (?:{any_of('prose', 'people', 'glad')}) to (?:be|have been) (?=an?\b|the\b)")
_STUDIED_FOR = re.compile(r"\b(?:studied|read|worked) for (?=(?:my|his|her|their|an?) )")
_WAS_IN = re.compile(
    r"\b(PhD|Ph\.D\.?|doctorate|(?:[Mm]aster|[Bb]achelor)['’]?s?(?: degree)?|(?:undergraduate|first) degree) "
    r"(?:is|was) (?:in )?(?=[A-ZÀ-Þ])"
)
_SINCE = re.compile(r"\b(ha(?:ve|s)|holds?) (an?|my|his|her) ([^,;.]{2,20}?)\.?( degree)?,? since (?=(?:19|20)\d\d)")
_GRADUATED = re.compile(r"\bgraduated (?=(?:[A-ZÀ-Þ][\w’'-]+ ){1,5}(?:in (?:19|20)\d\d )?with )")

_LETTERS = re.compile(  # "a Nansen (NMC) research fellow"
    r"(?<=[a-z]) \([A-Z][A-Za-z&-]{1,7}\) "
    r"(?=(?:[a-z-]{2,14} ){0,3}(?:fellow|scholar|researcher|scientist|professor|lecturer|associate|assistant)\b)"
)
_PLACE = r"(?:the )?[A-ZÀ-Þ][^,;.()]{1,60}?"
_GLUED = re.compile(r"(?<=\d\))(?=(?:in|at|of|with|from|and) )")  # "a visitor (2018)in the Felt Lab"
_SPLIT = re.compile(  # "I am a reader, and split my time between A and B"
    r"(?P<role>\b(?:am|is|['’]m) (?:(?:currently|now) )?an? [^.;()]{4,60}?),?(?: and| who| where (?:I|he|she))? "
    r"(?:split|divid|shar)(?:e?s|e|ing)? (?:my|his|her|their) time between "
    rf"(?P<one>{_PLACE}),? and (?P<two>{_PLACE})(?=[.,;]|$| \()"
)
_AND_BEFORE = re.compile(r",? and,? (?:before|prior to) (?:that|this),? at (?![^,;.]{3,60} as )")
_WROTE = re.compile(  # "I wrote my thesis at X under Y and received my PhD in 2012"
    r"\b(?:wrote|completed|finished|defended) (?:my|his|her|their) (?:(?:doctoral|PhD) )?(?:dissertation|thesis) at "
    r"(?P<at>[^,;()]{4,80}?),? (?:under|with|advised by|supervised by) (?P<who>[^,;()]{4,60}?),? and "
    r"(?P<did>received|obtained|completed|earned|got) (?P<my>my|his|her|their|an?) "
    r"(?P<degree>Ph\.?\s?D\.?|doctorate|D\.?Phil\.?|M\.?A\.?|M\.?Sc\.?)(?P<when> in (?:[A-Z]\w+ )?(?:19|20)\d\d)?"
)
_GAINING = re.compile(  # "I studied at X, receiving an MA in Looms", "pursued further study, earning an MA from Y"
    r", (?:and )?(?:ultimately |later |then )?(?:(?:earn|receiv|obtain|complet|gain|achiev)ing|graduating with) "
    r"(?=(?:both )?(?:an?|my|his|her|their) (?:\w+ )?(?:[A-Z][\w.]*|degree|doctorate|diploma|bachelor|master)\b)"
)


_AS_FELLOW = re.compile(  # "my PhD as a Globex Fellow in the Department of Looms at X": who paid is no university
    r"\b(PhD|Ph\.D\.?|DPhil|doctorate|MSc|M\.S\.?|MA|M\.A\.?|[Mm]aster['’]s(?: degree)?|[Bb]achelor['’]s(?: degree)?)"
    r"((?: in [A-Z][\w&-]*(?: (?:and |of )?[A-Z][\w&-]*){0,4})?) as an? (?:[A-Z][\w&’'-]*,? ){1,6}(?:Fellow|Scholar),? "
    r"(?=(?:in|at|from) )"
)
_HOSTED = re.compile(  # "a Junior Fellow in the Felt Society of Fellows, hosted at X"
    r"\b([Ff]ellow) (?:in|of|with) the [A-ZÀ-Þ][^,;.()]{3,60}, (?:hosted|based|in residence) (?:at|by) "
)


_NAMED = r"[A-ZÀ-Þ][\w’'-]{0,20}\.?(?: [\w’'-]{1,20}\.?){1,3}?"
_DURING = re.compile(  # "During my PhD (2017-2021), I was supervised by A at X and B at Y"
    r"During (?P<my>my|his|her|their) (?P<degree>PhD|Ph\.\s?D\.?|DPhil|doctorate|(?:[Mm]aster|[Bb]achelor)['’]?s?"
    r"(?: degree)?)(?: thesis| studies| research| years)?(?P<when> \([^()]{4,40}\))?,? (?P<who>I|he|she|they) "
    r"(?:was|were) (?:jointly )?(?:co-)?(?:advised|supervised|mentored) by (?:(?:Prof|Dr)(?:essor)?\.? )?"
    rf"(?P<first>{_NAMED}(?:,? and {_NAMED})?),? (?:at|in|from|of) (?:the )?(?P<at>[A-ZÀ-Þ][^.;,]{{3,120}}?)"
    rf"(?P<also> and (?:by )?{_NAMED}(?=,? (?:at|in|from|of) (?:the )?[A-ZÀ-Þ]))?(?(also)[^.;]{{4,120}})(?=[.;]|$)"
)
_TAUGHT_ME = re.compile(  # "Ada Quill supervised my PhD at X"
    rf"(?:(?:Prof|Dr)(?:essor)?\.? )?(?P<who>{_NAMED}(?:,? and {_NAMED})?) (?:jointly )?(?:co-?)?"
    r"(?:advised|supervised|mentored|directed|oversaw) my (?P<degree>PhD|Ph\.\s?D\.?|DPhil|doctorate"
    r"|(?:[Mm]aster|[Bb]achelor)['’]?s?(?: degree)?|MSc|M\.Sc\.?|BSc|MA)"
    r"(?: (?:thesis|dissertation|research|work|studies))?(?P<what> (?:in|on) [A-ZÀ-Þ][^,.;()]{2,60}?)? (?:at|from) "
    r"(?P<at>(?:the )?[A-ZÀ-Þ][^,.;()]{1,60}?)(?=[,.;(]|$)"
)
_RANKED = re.compile(
    r"\b(?:(?:received|earned|granted|awarded) tenure and )?(?:was )?(?:tenured and )?"
    r"promoted to the (?:rank|position) of "
)
_TENURED = re.compile(r"\b(?:(?:received|earned|was granted|was awarded) tenure and was|was tenured and) promoted to ")
_SUCH_AS = re.compile(  # "a visiting scholar at leading institutions such as A and B"
    r" (?:at|in) (?:[a-z-]+ ){0,4}(?:institut(?:ion|e)s|universities|places|laboratories|centers|centres),? "
    r"(?:such as|including|like) (?=(?:the )?[A-ZÀ-Þ])"
)


_AFTER = re.compile(  # "She joined X in 2012 after two years as a weaver at Y": the role was Y's
    r"\b(?P<who>I|[Ss]he|[Hh]e|[Tt]hey) (?P<did>(?:recently )?joined (?:the )?[A-ZÀ-Þ](?:(?! as )[^.;]){2,90}?)"
    r",? after (?:(?:[a-z]{2,12}|\d{1,2}) ){1,7}as "
    r"(?P<role>an? [^.;]{4,160}? (?:at|in|for|with) [^.;]{3,160})(?=[.;]|$)"
)
_POSTDOC_WORK = re.compile(  # "She did her postdoctoral training at X"
    r"\b(?:did|completed|undertook|finished|carried out) (?:my|his|her|their) post-?doc(?:toral)?"
    r" (?:work|training|research|studies|fellowship|years)\b"
)
_DEFENDED = re.compile(  # a degree, told by its last day
    r"\bdefended (?P<my>my|his|her|their) (?P<degree>PhD|Ph\.D\.|doctoral|DPhil)(?: (?:thesis|dissertation|work))?"
    r"(?: (?:on|entitled|titled) [^.;]{4,120}?)?(?= (?:at|from) (?:the )?[A-ZÀ-Þ]| in (?:[A-Z][a-z]+,? )?(?:19|20)\d\d)"
)

_YEARS = r"(?:19|20)\d\d(?:\s?[-–—/]\s?\d{2,4})?"
_ON_MARKET = re.compile(  # "on the 2025-26 job market": when one looks for a post is no date of the degree
    rf",? (?:on|in|entering) the (?:{_YEARS} )?(?:(?:academic|economics) )?[Jj]ob [Mm]arket"
    rf"(?: (?:in|for|during) (?:the )?(?:[Ff]all |[Ss]pring )?{_YEARS})?"
)


_PLAINER = (  # words of which one stands in what is told so; how it is told, and how others tell it
    (("promoted to the ",), _RANKED, "was promoted to "),
    ((" tenure", " tenured "), _TENURED, "was promoted to "),
    ((" such as ", " including ", " like "), _SUCH_AS, " at "),
    ((" to be ", " to have been "), _GLAD, r"\1 "),
    ((" for ",), _STUDIED_FOR, "pursued "),
    (("graduated ",), _GRADUATED, "graduated from "),
    ((" as a",), _AS_FELLOW, r"\1\2 "),
    (("hosted ", "based ", "in residence"), _HOSTED, r"\1 at "),
    (("ing ",), _GAINING, ", where they received "),
    ((" since ",), _SINCE, r"\1 \2 \3\4 in "),
    (
        ("During m", "During h", "During t"),
        _DURING,
        r"\g<who> did \g<my> \g<degree> at \g<at>\g<when>, advised by \g<first>\g<also>",
    ),
    (("ed my ", "oversaw my "), _TAUGHT_ME, r"I did my \g<degree>\g<what> at \g<at>, advised by \g<who>"),
    (("s in ", " degree "), _WAS_IN, r"\1 in "),
    (("(",), _LETTERS, " "),
    ((")",), _GLUED, " "),
    (("ob market", "ob Market"), _ON_MARKET, ""),
    ((" time ",), _SPLIT, r"\g<role> at \g<one> and at \g<two>"),
    (("before ",), _AND_BEFORE, " and at "),
    (("joined ",), _AFTER, r"\g<who> was \g<role>; \g<who> \g<did>"),
    ((" post",), _POSTDOC_WORK, "did a postdoc"),
    (("defended ",), _DEFENDED, r"received \g<my> PhD"),
    (("thesis", "dissertation"), _WROTE, r"\g<did> \g<my> \g<degree> at \g<at>\g<when>, advised by \g<who>"),
)


def plainly(sentence: Sentence) -> Sentence:
    """The sentence as others tell the same."""
    text = sentence.text
    for hints, told, plain in _PLAINER:
        for hint in hints:
            if hint in text:
                text = told.sub(plain, text)
                break
    return sentence if text == sentence.text else sentence._replace(text=text)
