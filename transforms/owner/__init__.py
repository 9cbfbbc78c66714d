"""The person whom a document describes."""
