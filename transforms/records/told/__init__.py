"""Honours, service and talks that sentences state."""
