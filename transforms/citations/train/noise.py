"""What surrounds and spoils a made-up citation: numbers and keys in front, remarks behind, marks of scanning."""

from __future__ import annotations

import random
import re

from transforms.citations.train import styles
from transforms.citations.train.styles import Pieces


def with_labels(rng: random.Random, pieces: Pieces) -> Pieces:
    """Numbers and keys in front, remarks behind."""
    roll = rng.random()
    if roll < 0.22:
        n = rng.randint(1, 99)
        pieces = [(rng.choice((f"[{n}] ", f"{n}. ", f"[{n}] ", f"({n}) ", f"{n} ", f"[{n}]")), "O"), *pieces]
    elif roll < 0.26:
        key = "".join(rng.sample("ABCDEGHJKLMPRSTVW", rng.randint(1, 4)))
        n = rng.randint(0, 99)
        pieces = [
            (
                rng.choice(
                    (
                        f"{key}{n:02d}. ",
                        f"[{key}{n:02d}] ",
                        f"[{key}] ",
                        f"[{key} + {n:02d}] ",
                        f"[{key[0]}{key[-1].lower()}{n:02d}] ",
                    )
                ),
                "O",
            ),
            *pieces,
        ]
    roll = rng.random()
    if roll < 0.05:
        pieces = [
            *pieces,
            (
                rng.choice(
                    (
                        " link",
                        " [PDF]",
                        " (in German)",
                        " 3",
                        " 2.4, A",
                        " Accessed 12 May 2014.",
                        " [Link]",
                        " Print.",
                        " (Online First)",
                        " Cited on page 12.",
                        " (Datasets & Code)",
                        " ISBN 978-3-16-148410-0",
                        " Best Paper Award.",
                        " (equal contribution)",
                        " 5, 21",
                        " Google Scholar",
                    )
                ),
                "O",
            ),
        ]
    elif roll < 0.07:
        pieces = [*pieces, (" " + styles.address(rng), "W")]
    elif roll < 0.09:
        pieces = [*pieces, (" " + styles.doi(rng), "D")]
    return pieces


def with_noise(rng: random.Random, pieces: Pieces) -> Pieces:
    """Marks of scanning and typing: blanks lost or doubled, broken accents, words cut at line ends, letters dropped."""
    if rng.random() > 0.18:
        return pieces
    out: Pieces = []
    for text, label in pieces:
        roll = rng.random()
        if roll < 0.02 and label in "ATC" and len(text) > 12:
            cut = rng.randint(4, len(text) - 4)
            text = text[:cut] + ("- " if text[cut - 1].isalpha() and text[cut].isalpha() else "") + text[cut:]  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.04 and label in "ATC":
            text = re.sub("[äöüéèñ]", lambda m: rng.choice(("¨ a", "o", " ´e", "~ n", "u")), text, count=1)  # noqa: ARG005, PLW2901 - noise on top of noise
        elif roll < 0.06:
            text = text.replace(". ", ".", 1)  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.08:
            text = text.replace(",", " ,", 1)  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.09 and len(text) > 5:
            cut = rng.randint(1, len(text) - 2)
            text = text[:cut] + text[cut + 1 :]  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.10 and label == "C":
            text = text.replace(". ", ".")  # noqa: PLW2901 - noise on top of noise
        out.append((text, label))
    return out
