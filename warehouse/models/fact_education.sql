-- Grain: one degree of one person.
SELECT r.record_id AS education_id, o.person_id, e.organization_id, r.degree, r.degree_level, r.field_of_study AS field,
       first_day(r.start_text) AS start_date, precision_of(r.start_text) AS start_precision,
       first_day(r.end_text) AS end_date, precision_of(r.end_text) AS end_precision, r.is_current, r.is_expected,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_education r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
LEFT JOIN organization_entities e USING (organization_name)
