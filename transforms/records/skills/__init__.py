"""Skills and spoken languages."""
