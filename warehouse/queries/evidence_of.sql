-- Where it stands: the document and the lines that each position, degree and award of a person was read from.
-- $person = '' : the person's name or a part of it; empty for everyone
WITH facts AS (
    SELECT person_id, 'position' AS kind, title AS fact, document_id, line_start, line_end FROM fact_position
    UNION ALL SELECT person_id, 'degree', degree, document_id, line_start, line_end FROM fact_education
    UNION ALL SELECT person_id, 'award', name, document_id, line_start, line_end FROM fact_award
)
SELECT p.full_name AS person, f.kind, f.fact, d.file_name, f.line_start, f.line_end,
       (SELECT string_agg(l.text, ' ' ORDER BY l.line_number) FROM document_line l
        WHERE l.document_id = f.document_id AND l.line_number BETWEEN f.line_start AND f.line_end) AS words
FROM facts f
JOIN dim_person p USING (person_id)
JOIN dim_document d USING (document_id)
WHERE f.person_id IN (FROM find_person($person))
ORDER BY person, d.file_name, f.line_start, f.kind, f.fact
