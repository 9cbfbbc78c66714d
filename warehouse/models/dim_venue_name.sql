-- Grain: one way a venue's name is written, its own name and its acronym among them.
SELECT venue_id, venue_name AS name FROM venue_entities
UNION
SELECT venue_id, name FROM venue_entities
UNION
SELECT venue_id, acronym FROM venue_entities WHERE acronym IS NOT NULL
