"""Lines that end in a town and its land, over a title with its date: nothing goes on behind them. Consumes `Line`s."""

from __future__ import annotations

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.places import trailing_place
from transforms.entities.titles import is_title
from transforms.model import Line


def stands_over_title(above: Line, line: Line) -> bool:
    """True for "Globex University, Ithaca, NY" over "Summer Intern 2010", full as the upper line may be."""
    dates = find_dates(line.text)
    if len(dates) != 1 or not is_title(without_dates(line.text, dates).strip(" \t,.()")):
        return False
    place = trailing_place(above.text)
    return place is not None and ", " in above.text[place.start :]
