-- Grain: one real person: owner of a document, author, adviser, student or referee.
WITH owned AS (
    SELECT o.person_id, arg_min(p.orcid, (p.document_id, p.record_id)) AS orcid,
           arg_min(p.homepage, (p.document_id, p.record_id)) AS homepage
    FROM document_owner o
    LEFT JOIN parsed_people p USING (document_id)
    GROUP BY o.person_id
),
people AS (
    SELECT person_id, any_value(full_name) AS full_name, any_value(given_name) AS given_name,
           any_value(family_name) AS family_name
    FROM (SELECT DISTINCT person_id, full_name, given_name, family_name FROM person_entities)
    GROUP BY person_id
)
SELECT people.*, owned.orcid, owned.homepage, owned.person_id IS NOT NULL AS is_document_owner
FROM people
LEFT JOIN owned USING (person_id)
