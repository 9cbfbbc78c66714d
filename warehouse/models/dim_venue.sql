-- Grain: one place of publication or service.
SELECT DISTINCT venue_id, acronym, name, venue_kind AS kind FROM venue_entities
