"""Works in sections of any kind."""
