-- Grain: one author of one paper, from the listing that names the most authors; a mark in any listing counts.
WITH named AS (
    SELECT l.paper_id, l.author_rank, m.person_id, a.author_position, a.is_equal_contribution,
           a.document_id, a.line_start, a.line_end, a.char_start, a.char_end, a.confidence
    FROM parsed_authors a
    JOIN ranked_listing l ON l.record_id = a.paper_record_id
    JOIN person_entities m ON m.person_mention_id = a.record_id
),
marked AS (
    SELECT DISTINCT paper_id, person_id FROM named WHERE is_equal_contribution
)
SELECT n.* EXCLUDE (author_rank, is_equal_contribution), marked.person_id IS NOT NULL AS is_equal_contribution,
       p.is_document_owner
FROM named n
JOIN dim_person p USING (person_id)
LEFT JOIN marked USING (paper_id, person_id)
WHERE n.author_rank = 1
