-- Grain: one service role of one person at one venue.
SELECT r.record_id AS service_id, o.person_id, r.role, v.venue_id,
       first_day(r.start_text) AS start_date, precision_of(r.start_text) AS start_precision,
       first_day(r.end_text) AS end_date, precision_of(r.end_text) AS end_precision, r.is_current,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_service r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
LEFT JOIN venue_entities v USING (venue_name)
