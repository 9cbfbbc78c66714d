-- asset: {table}
-- kind: dates
-- expectation: a date has a precision, and no date has none
-- for: table=fact_position id=position_id
-- for: table=fact_education id=education_id
-- for: table=fact_service id=service_id
-- for: table=fact_teaching id=teaching_id
-- for: table=fact_grant id=grant_id
SELECT {id}, document_id, line_start, start_date, start_precision, end_date, end_precision
FROM {table}
WHERE (start_date IS NULL) <> (start_precision IS NULL) OR (end_date IS NULL) <> (end_precision IS NULL)
