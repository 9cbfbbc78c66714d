"""Service: roles, venues, dates."""
