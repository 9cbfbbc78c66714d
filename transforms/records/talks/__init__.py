"""Talks: titles, venues, years."""
