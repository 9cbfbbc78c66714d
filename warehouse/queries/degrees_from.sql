-- Who took a degree at an organisation, in what and when.
-- $organization = '' : the organisation's name, acronym or a part of it; empty for all
-- $level = '' : doctorate, master, bachelor or other; empty for all
SELECT organization, degree_level, degree, field, person, end_date, is_expected
FROM education
WHERE organization_id IN (FROM find_organization($organization)) AND ($level = '' OR degree_level = $level)
ORDER BY organization, degree_level, end_date DESC NULLS LAST, person, degree
