"""Courses: titles, roles, schools, terms."""
