-- Grain: one way an organisation's name is written, its own name among them.
SELECT organization_id, organization_name AS name FROM organization_entities
UNION
SELECT organization_id, name FROM organization_entities
