"""Made-up researchers: who they are, where they were, what they wrote. In the form of the gold records."""

from __future__ import annotations

import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tests.exchange.swap import Name

Json = dict[str, Any]
POOLS = Path(__file__).parents[1] / "exchange" / "pools.toml"

_FIELDS = ("Computer Science", "Physics", "Statistics", "Linguistics", "Economics", "Mechanical Engineering", "Ecology",
           "Applied Mathematics", "Neuroscience", "Electrical Engineering")  # fmt: skip
_DEGREES = (("Ph.D.", 5), ("M.Sc.", 2), ("B.Sc.", 4))
_TITLES = ("Assistant Professor", "Associate Professor", "Postdoctoral Researcher", "Research Scientist",
           "Research Intern", "Research Assistant", "Software Engineer", "Visiting Scholar", "Lecturer")  # fmt: skip
_QUALITIES = (
    "Robust",
    "Sparse",
    "Elastic",
    "Private",
    "Slow",
    "Causal",
    "Modular",
    "Bayesian",
    "Shared",
    "Quiet",
    "Noisy",
    "Fair",
)
_THINGS = ("Caches", "Embeddings", "Schedulers", "Membranes", "Markets", "Dialogues", "Sensors", "Proteins",
           "Estimators", "Compilers", "Rivers", "Networks", "Grammars", "Auctions")  # fmt: skip
_DEEDS = ("Learning", "Placing", "Measuring", "Sampling", "Verifying", "Pricing", "Tracing", "Simulating")
_PLACES = ("Under Drift", "at Scale", "in the Wild", "With Few Labels", "Over Slow Links", "From Old Records", "on Ice",
           "Without a Clock", "in Cold Water", "by the Sea")  # fmt: skip
_HONOURS = ("Best Paper Award", "Doctoral Fellowship", "Travel Grant", "Gold Medal",
            "Dean's List", "Outstanding Reviewer Award", "Merit Scholarship", "Teaching Award")  # fmt: skip
_COURSES = ("Operating Systems", "Linear Algebra", "Statistical Learning", "Field Methods",
            "Introduction to Programming", "Databases", "Microeconomics I", "Phonology")  # fmt: skip
_SKILLS = (
    "Python",
    "C++",
    "Rust",
    "R",
    "SQL",
    "MATLAB",
    "Julia",
    "PyTorch",
    "Docker",
    "LaTeX",
    "German",
    "Git",
    "Stata",
    "Go",
)


@cache
def pools() -> Json:
    """The names that facts are made of."""
    return tomllib.loads(POOLS.read_text(encoding="utf-8"))


def title(chance: random.Random) -> str:
    """A title of a paper, a talk or a project."""
    body = f"{chance.choice(_DEEDS)} {chance.choice(_QUALITIES)} {chance.choice(_THINGS)} {chance.choice(_PLACES)}"
    opening = chance.choice(("", "", f"{chance.choice(_THINGS)[:-1]}Net: ", f"{chance.choice(_QUALITIES)} Enough? "))
    return opening + body


def full_name(chance: random.Random) -> Name:
    """A name whose parts come from two people of the pool."""
    given, family = (Name.of(chance.choice(pools()["people"])) for _ in range(2))
    return Name(given.given, family.family)


def venue(chance: random.Random) -> tuple[str, list[str]]:
    """A venue as stated, and its right forms."""
    if chance.random() < 0.4:
        journal = chance.choice(pools()["journals"])
        return journal, [journal]
    acronym, name, society = chance.choice(pools()["conferences"]).split(" | ")
    forms = [acronym, name, f"{society} {name}".strip(), f"{name} ({acronym})"]
    return chance.choice(forms[:1] + forms[3:]), forms


def university(chance: random.Random) -> tuple[str, str]:
    """A university and its place."""
    name, _, place, _ = chance.choice(pools()["universities"]).split(" | ")
    return name, place


def paper(chance: random.Random, owner: Name, year: int) -> Json:
    """A paper with the owner among its authors."""
    others = [full_name(chance) for _ in range(chance.randint(0, 6))]
    authors = [*others]
    authors.insert(chance.randint(0, len(others)), owner)
    stated, forms = venue(chance)
    journal = len(forms) == 1
    return {
        "title": title(chance), "names": authors, "authors": [f"{a.given} {a.family}" for a in authors], "year": year,
        "venue": [stated, *forms], "status": "published", "volume": str(chance.randint(2, 90)) if journal else None,
        "pages": f"{first}-{first + chance.randint(4, 30)}" if (first := chance.randint(-500, 900)) > 0 else None,
    }  # fmt: skip


def person(seed: int, papers: int) -> Json:
    """One researcher with so many papers."""
    chance = random.Random(seed)
    owner = full_name(chance)
    last = chance.randint(2019, 2026)
    handle = owner.handles()[0]
    gold: Json = {
        "owner": owner,
        "person": {
            "name": f"{owner.given} {owner.family}", "emails": [f"{handle}@example.org"], "phones": [],
            "urls": [f"https://{owner.handles()[4]}.example.org"], "orcid": None,
        },
        "papers": [paper(chance, owner, last - i // 4) for i in range(papers)],
        "interests": [f"{chance.choice(_QUALITIES).lower()} {chance.choice(_THINGS).lower()}" for _ in range(3)],
        "skills": chance.sample(_SKILLS, 5),
    }  # fmt: skip
    gold["education"], after = _education(chance, last)
    gold["positions"] = _positions(chance, after, last)
    gold["awards"] = [
        {"name": name, "granter": [university(chance)[0]], "start": str(last - i)}
        for i, name in enumerate(chance.sample(_HONOURS, 4))
    ]
    gold["service"] = [
        {"role": chance.choice(("reviewer", "program committee")), "venue": list(venue(chance)), "start": str(last - i)}
        for i in range(4)
    ]
    gold["teaching"] = [
        {"course": course, "organization": [university(chance)[0]], "start": str(last - i)}
        for i, course in enumerate(chance.sample(_COURSES, 3))
    ]
    gold["talks"] = [
        {"title": title(chance), "venue": [chance.choice(pools()["companies"])], "year": last - i} for i in range(2)
    ]
    return gold


def _education(chance: random.Random, last: int) -> tuple[list[Json], int]:
    end = last - chance.randint(0, 8)
    rows, after = [], end
    for degree, years in _DEGREES:
        name, place = university(chance)
        rows.append({
            "degree": degree, "field": [chance.choice(_FIELDS)], "organization": [name], "location": place,
            "start": f"{end - years}-09", "end": f"{end}-06", "advisors": [],
        })  # fmt: skip
        end -= years
    adviser = full_name(chance)
    rows[0]["advisors"] = [f"{adviser.given} {adviser.family}"]
    return rows, after


def _positions(chance: random.Random, after: int, last: int) -> list[Json]:
    rows = []
    for number in range(chance.randint(2, 4)):
        name, place = university(chance) if chance.random() < 0.5 else (
            chance.choice(pools()["companies"]), chance.choice(pools()["places"]))  # fmt: skip
        start = max(after - 3, last - 2 * number - 1)
        rows.append({
            "title": chance.choice(_TITLES), "organization": [name], "location": place,
            "start": f"{start}-0{chance.randint(1, 9)}",
            "end": None if number == 0 else f"{start + 1}-1{chance.randint(0, 2)}", "current": number == 0,
        })  # fmt: skip
    return rows
