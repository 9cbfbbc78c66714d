"""What phrases name: organisations, places, titles of roles, degrees, venues, contact data."""
