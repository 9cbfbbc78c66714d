-- asset: {table}
-- kind: dates
-- expectation: nothing ends before it starts
-- for: table=fact_position id=position_id
-- for: table=fact_education id=education_id
-- for: table=fact_service id=service_id
-- for: table=fact_teaching id=teaching_id
-- for: table=fact_grant id=grant_id
SELECT {id}, document_id, line_start, start_date, end_date FROM {table} WHERE end_date < start_date
