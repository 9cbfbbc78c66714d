-- Current affiliations: the positions and degrees that a document's owner holds now, as of the document's own date; not
-- those that a later document of theirs leaves out which states at least half as many.
WITH facts AS (
    SELECT position_id AS fact_id, 'position' AS kind, person_id, organization_id, title AS role, unit, start_date,
           document_id, is_current AS holds
    FROM fact_position
    UNION ALL
    SELECT education_id, 'degree', person_id, organization_id, degree, NULL, start_date, document_id, is_current OR is_expected
    FROM fact_education
),
statements AS (
    SELECT DISTINCT f.fact_id, f.kind, f.person_id, s.document_id, d.as_of_date
    FROM (SELECT fact_id, document_id FROM facts UNION SELECT record_id, document_id FROM further_evidence) s
    JOIN facts f USING (fact_id)
    JOIN dim_document d ON d.document_id = s.document_id
),
lists AS (
    SELECT person_id, kind, document_id, as_of_date, count(*) AS facts FROM statements GROUP BY ALL
),
last_stated AS (
    SELECT fact_id, arg_max(document_id, as_of_date) AS document_id, max(as_of_date) AS as_of_date
    FROM statements GROUP BY fact_id
)
SELECT p.full_name AS person, f.kind, f.role, o.name AS organization, f.unit, f.start_date, l.as_of_date,
       f.person_id, f.organization_id
FROM facts f
JOIN last_stated l USING (fact_id)
JOIN dim_person p ON p.person_id = f.person_id
LEFT JOIN dim_organization o ON o.organization_id = f.organization_id
WHERE f.holds AND NOT EXISTS (
    FROM lists later
    JOIN lists earlier ON earlier.document_id = l.document_id AND earlier.person_id = f.person_id AND earlier.kind = f.kind
    WHERE later.person_id = f.person_id AND later.kind = f.kind
      AND later.as_of_date > l.as_of_date AND 2 * later.facts >= earlier.facts
)
