"""Draws of whole records: service, grants, talks, awards. Each returns the slots of an entry and what they state."""

from __future__ import annotations

import random

from tests.bench.facts import pools
from tests.bench.kinds.dates import DateStyle
from tests.bench.kinds.facts import Facts, person, pick, title, university, venue, words

_GRANT_ROLES = ("PI", "Co-PI", "Principal Investigator", "Co-Investigator", "co-PI", "Co-PI")
_MONEY = ("${:,}", "${:,}", "€{:,}", "£{:,}", "CHF {:,}", "{:,} EUR", "NOK {:,}")


def service(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """A role at a venue; `like` another of its group: the same pool of venues."""
    facts = Facts()
    rows = [row for row in words()["service_roles"] if not only or row.split(" | ")[2] in only]
    heads = [row for row in words()["service_groups"] if not only or row.split(" | ")[2] in only] or rows
    role, canon, pool = chance.choice(rows).split(" | ")
    head = chance.choice(heads) if like is None else " | ".join(like.spec[:3])
    if like is not None:
        fitting = [row for row in rows if row.split(" | ")[2] == like.spec[3]] or rows
        role, canon, pool = chance.choice(fitting).split(" | ")
    facts.spec = (*head.split(" | "), pool)
    text, forms = venue(chance, pool)
    org, _, place = university(chance)
    forms = [*forms, f"{text}, {org}", f"{text}, {place}"]
    facts.put("venue", text, venue=forms)
    facts.put("role", role, role=[canon, "committee", "other"] if pool == "panels" else canon)
    facts.put("head", head.split(" | ")[0], role=head.split(" | ")[1])
    facts.put("org", org)
    facts.put("place", place)
    facts.put("scope", pick(chance, "scopes"))
    facts.dates("years", style.some(chance))
    year = chance.randint(2005, 2024)
    facts.put("year", str(year), start=str(year), end=None)
    facts.always = {"role": "committee"} if only == ("committees",) else {}
    facts.key = text
    return facts


def in_group(chance: random.Random, facts: Facts, first: Facts) -> None:
    """Gives a service entry below a head a venue of the head's pool."""
    pool = first.spec[2]
    text, forms = venue(chance, pool)
    place = facts.slots["place"]
    facts.put("venue", text, venue=[*forms, f"{text}, {place}"])
    facts.key = text


def grants(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """A grant."""
    del only, like
    facts, funder, work = Facts(), pick(chance, "funders"), title(chance)
    program = pick(chance, "programs")
    number = chance.choice((f"DEB-{chance.randint(10**5, 10**6)}", f"R01 MH{chance.randint(10**5, 10**6)}",
                            f"ES/N0{chance.randint(1000, 9999)}/1", str(chance.randint(10**5, 10**6))))  # fmt: skip
    money = chance.choice(_MONEY).format(chance.randint(3, 900) * 1000)
    facts.put("title", work, title=[work])
    forms = [funder, *(f"{funder}{sep}{more}" for sep in (", ", " ") for more in (number, program))]
    facts.put("funder", funder, funder=[*forms, f"{program}, {funder}", f"{funder} – {number}"])
    facts.put("program", program)
    facts.put("number", number)
    facts.put("amount", money, amount=[money])
    facts.put("role", chance.choice(_GRANT_ROLES))
    facts.put("pi", person(chance))
    facts.put("people", f"{person(chance)}, {person(chance)}")
    facts.put("status", pick(chance, "grant_groups"))
    facts.dates("years", style.some(chance) if style.spans != "points" else style.span(chance))
    facts.key = work
    return facts


def talks(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """A talk at a meeting, or before a department."""
    del only, like
    facts, work = Facts(), title(chance)
    org, forms, place = university(chance)
    sort = chance.random()
    if sort < 0.55:
        event, forms = venue(chance, "meetings")
    elif sort < 0.75:
        event, forms = venue(chance, "conferences")
    else:
        seminar = pick(chance, "seminars")
        event, forms = f"{seminar}, {org}", [f"{seminar}, {org}", seminar, *forms]
    ordinal = f"{chance.randint(4, 40)}th "
    if sort < 0.1:
        event, forms = ordinal + event, [ordinal + event, *forms]
    forms = [*forms, *(f"{form}, {place}" for form in forms)]
    facts.put("title", work, title=[work])
    facts.put("event", event, venue=forms)
    facts.put("org", org, venue=[org, f"{org}, {place}"])
    facts.put("place", place)
    facts.put("kind", pick(chance, "talk_kinds"))
    facts.put("group", pick(chance, "talk_groups"))
    facts.put("people", person(chance))
    dated, month = style.day_of(chance)
    facts.put("date", dated.text, year=dated.year)
    facts.put("year", str(dated.year), year=dated.year)
    facts.put("month", month)
    facts.key = work
    return facts


def awards(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """An honour and who gave it."""
    del only, like
    facts, name = Facts(), pick(chance, "awards")
    org, forms, _ = university(chance)
    unit = pick(chance, "units")
    giver, forms = chance.choice((
        (org, forms), (org, forms), venue(chance, "societies"), venue(chance, "funders"), (f"{unit}, {org}", [org]),
    ))  # fmt: skip
    forms = [giver, *forms]
    purpose = pick(chance, "purposes")
    facts.put("name", name, name=[name, f"{name} ({purpose})", f"{name}, {purpose}"])
    facts.put("giver", giver, granter=[*forms, *giver.split(", ")])
    facts.put("purpose", purpose)
    facts.put("amount", chance.choice(_MONEY).format(chance.randint(1, 60) * 500))
    facts.put("group", pick(chance, "award_groups"))
    point = style.at(chance)
    span = style.span(chance)
    facts.dates("years", span if style.spans == "mixed" and chance.random() < 0.4 else point)
    facts.put("year", point.start[:4], start=point.start[:4], end=None)
    facts.key = name
    return facts


COMPANIES = tuple(pools()["companies"])
