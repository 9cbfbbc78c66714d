-- Grain: one talk of one person.
SELECT r.record_id AS talk_id, o.person_id, r.title, r.venue_name AS venue, r.year,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_talks r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
