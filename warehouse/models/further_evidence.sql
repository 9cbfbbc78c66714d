-- Grain: one further place that states a fact again: in its own document, or in another one of the same person.
WITH again AS (
    SELECT right_id AS fact_id, left_id AS record_id FROM match_decisions WHERE entity = 'fact' AND decision = 'merge'
),
places AS (
    SELECT coalesce(a.fact_id, p.record_id) AS record_id, p.record_id AS stated_id, p.ordinal, p.document_id,
           p.line_start, p.line_end, p.char_start, p.char_end
    FROM parsed_places p
    LEFT JOIN again a USING (record_id)
    UNION ALL
    SELECT a.fact_id, s.record_id, -1, s.document_id, s.line_start, s.line_end, s.char_start, s.char_end
    FROM again a
    JOIN stated_record s USING (record_id)
)
SELECT record_id, row_number() OVER (PARTITION BY record_id ORDER BY record_id <> stated_id, document_id, stated_id, ordinal) - 1
       AS ordinal, document_id, line_start, line_end, char_start, char_end
FROM places
