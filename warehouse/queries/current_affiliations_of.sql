-- Where people work and study now, as of their documents' own dates.
-- $organization = '' : the organisation's name, acronym or a part of it; empty for all
SELECT person, kind, role, organization, unit, start_date, as_of_date
FROM current_affiliations
WHERE $organization = '' OR organization_id IN (FROM find_organization($organization))
ORDER BY organization NULLS LAST, person, kind, role
