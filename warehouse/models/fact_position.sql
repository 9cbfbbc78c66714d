-- Grain: one role held by one person.
SELECT r.record_id AS position_id, o.person_id, e.organization_id, r.title, r.unit, r.location,
       first_day(r.start_text) AS start_date, precision_of(r.start_text) AS start_precision,
       first_day(r.end_text) AS end_date, precision_of(r.end_text) AS end_precision, r.is_current,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_positions r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
LEFT JOIN organization_entities e USING (organization_name)
