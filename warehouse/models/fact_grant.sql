-- Grain: one grant of one person.
SELECT r.record_id AS grant_id, o.person_id, r.title, e.organization_id AS funder_organization_id, r.amount,
       first_day(r.start_text) AS start_date, precision_of(r.start_text) AS start_precision,
       first_day(r.end_text) AS end_date, precision_of(r.end_text) AS end_precision, r.is_current,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_grants r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
LEFT JOIN organization_entities e ON e.organization_name = r.funder_name
