-- Grain: one way a person's name is written, the full name among them.
SELECT person_id, person_name AS name FROM person_entities
UNION
SELECT person_id, full_name FROM person_entities
