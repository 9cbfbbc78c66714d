"""Who speaks for the owner."""
