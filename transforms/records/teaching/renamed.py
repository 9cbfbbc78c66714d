"""Other names of a course in the bracket behind it: "Algebra II (Linear Algebra)".

Consumes a course's words and those of the bracket; tells the course's other name from where it was held.
"""

from __future__ import annotations

from transforms.entities.studies import is_field
from transforms.records.lists.looks import word_list


def renames(note: str, course: str) -> bool:
    """True for a bracket that names a field, or repeats a word of the course, perhaps bent: "Complejo", "Compleja"."""
    begun = {word[:_STEM] for word in word_list(course) if len(word) >= _STEM}
    return is_field(note) or any(word[:_STEM] in begun for word in word_list(note))


_STEM = 5  # letters
