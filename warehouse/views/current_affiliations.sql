-- Current affiliations: the positions and degrees that a document's owner holds now, as of the document's own date.
SELECT p.full_name AS person, 'position' AS kind, f.title AS role, o.name AS organization, f.unit, f.start_date, d.as_of_date,
       f.person_id, f.organization_id
FROM fact_position f
JOIN dim_person p USING (person_id)
JOIN dim_document d USING (document_id)
LEFT JOIN dim_organization o USING (organization_id)
WHERE f.is_current
UNION ALL
SELECT p.full_name, 'degree', f.degree, o.name, NULL, f.start_date, d.as_of_date, f.person_id, f.organization_id
FROM fact_education f
JOIN dim_person p USING (person_id)
JOIN dim_document d USING (document_id)
LEFT JOIN dim_organization o USING (organization_id)
WHERE f.is_current OR f.is_expected
