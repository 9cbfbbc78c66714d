-- Grain: one organisation; a unit names the organisation that it belongs to.
SELECT DISTINCT organization_id, name, organization_kind AS kind, city, country_code, parent_organization_id
FROM organization_entities
