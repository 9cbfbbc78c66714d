"""Errors for whoever typed the command: they say what is wrong, where it stands, and what the choices are."""

from __future__ import annotations


class SaidError(Exception):
    """No traceback helps: the command line prints the message alone."""
