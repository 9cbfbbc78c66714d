-- Who has worked at an organisation or one of its units, in which role and when.
-- $organization = '' : the organisation's name, acronym or a part of it; empty for all
SELECT organization, person, title, unit, start_date, end_date, is_current
FROM positions
WHERE organization_id IN (FROM find_organization($organization))
ORDER BY organization, start_date DESC NULLS LAST, person, title
