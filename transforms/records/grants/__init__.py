"""Grants: titles, payers, sums, investigators."""
