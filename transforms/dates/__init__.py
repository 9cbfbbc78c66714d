"""Dates: months, seasons, years, ranges and how they are written."""
