"""Draws of whole records: positions, education, teaching, advising, and bags of words."""

from __future__ import annotations

import random

from tests.bench.kinds.dates import DateStyle
from tests.bench.kinds.facts import Facts, person, pick, title, university
from tests.bench.kinds.records import COMPANIES

_DEGREES = ("Ph.D.", "PhD", "M.A.", "M.Sc.", "B.A.", "B.S.", "MFA", "DPhil", "M.Phil.", "BSc", "MPH", "B.Mus.")


def positions(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """A job; the first of a list may still last."""
    del only
    facts, role = Facts(), pick(chance, "titles")
    org, forms, place = university(chance)
    if chance.random() < 0.15:
        org = chance.choice(COMPANIES)
        forms = [org]
    facts.put("title", role, title=[role])
    facts.put("org", org, organization=forms)
    facts.put("unit", pick(chance, "units"))
    facts.says["unit"] = {"unit": [facts.slots["unit"]]}
    facts.put("place", place, location=[place])
    facts.put("person", person(chance))
    facts.put("duty", pick(chance, "duties"))
    facts.dates("years", style.span(chance, lasting=like is None and chance.random() < 0.5), current=True)
    facts.key = f"{role} {org}"
    return facts


def education(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """A degree."""
    del only, like
    facts, degree, subject = Facts(), chance.choice(_DEGREES), pick(chance, "fields")
    org, forms, place = university(chance)
    name = person(chance)
    facts.put(
        "degree", degree, degree=[degree, f"{degree} in {subject}", f"{degree} {subject}", f"{degree}, {subject}"]
    )
    facts.put("field", subject, field=[subject])
    facts.put("org", org, organization=forms)
    facts.put("place", place, location=[place])
    unit = pick(chance, "units")
    facts.put("unit", unit, unit=[unit])
    facts.put("person", name, advisors=[[name]])
    facts.put("thesis", title(chance))
    facts.put("honours", pick(chance, "honours"))
    facts.put("minor", pick(chance, "fields"))
    end = style.at(chance)
    facts.put("end", end.text, start=None, end=end.start)
    facts.dates("years", style.span(chance))
    facts.key = f"{degree} {org}"
    return facts


def teaching(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """A course."""
    del only, like
    facts, name = Facts(), pick(chance, "courses")
    code = f"{pick(chance, 'codes')} {chance.randint(100, 699)}"
    org, forms, _ = university(chance)
    joined = [f"{code}{sep}{name}" for sep in (": ", " ", " – ", " - ", ", ")]
    facts.put("course", name, course=[name, *joined, f"{name} ({code})"])
    facts.put("code", code)
    facts.put("org", org, organization=forms)
    role = pick(chance, "teaching_roles")
    facts.put("role", role, role=[role])
    facts.put("level", pick(chance, "teaching_levels"))
    facts.put("unit", pick(chance, "units"))
    facts.put("n", str(chance.randint(8, 240)))
    facts.put("rating", f"{chance.randint(35, 50) / 10}")
    facts.put("people", person(chance))
    facts.dates("terms", style.terms(chance))
    facts.dates("term", style.term_alone(chance))
    facts.dates("years", style.span(chance))
    facts.key = name
    return facts


def advising(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """A student."""
    del only, like
    facts, name = Facts(), person(chance)
    facts.put("student", name, student=[name])
    facts.put("degree", pick(chance, "student_degrees"))
    facts.put("srole", pick(chance, "student_roles"))
    facts.put("org", university(chance)[0])
    facts.put("unit", pick(chance, "units"))
    facts.put("thesis", title(chance))
    facts.put("now", pick(chance, "student_now"))
    facts.put("group", pick(chance, "student_groups"))
    facts.put("people", person(chance))
    facts.put("years", style.some(chance).text)
    facts.put("year", str(chance.randint(2001, 2024)))
    facts.key = name
    return facts


def interests(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """One topic."""
    del style, only, like
    facts, item = Facts(), pick(chance, "interests")
    facts.put("item", item, item=[item])
    facts.key = item
    return facts


def skills(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """One skill."""
    del style, only, like
    facts, item = Facts(), pick(chance, "skills")
    facts.put("item", item, item=[item])
    facts.put("half", chance.choice(("Programming", "Software", "Tools", "Design")))
    facts.key = item
    return facts


def languages(chance: random.Random, style: DateStyle, only: tuple[str, ...], like: Facts | None) -> Facts:
    """One language and how well."""
    del style, only, like
    facts, tongue, level = Facts(), pick(chance, "tongues"), pick(chance, "levels")
    facts.put("language", tongue, language=[tongue])
    facts.put("level", level, proficiency=[level])
    facts.key = tongue
    return facts
