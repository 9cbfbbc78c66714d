"""Positions and degrees: stages of a career with employers, units, places, dates and advisers."""
