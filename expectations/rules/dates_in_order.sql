-- asset: {table}
-- kind: dates
-- expectation: nothing ends before it starts, as precisely as the end is known
-- for: table=fact_position id=position_id
-- for: table=fact_education id=education_id
-- for: table=fact_service id=service_id
-- for: table=fact_teaching id=teaching_id
-- for: table=fact_grant id=grant_id
SELECT {id}, document_id, line_start, start_date, end_date FROM {table}
WHERE end_date < CASE WHEN end_precision IN ('year', 'season') THEN date_trunc('year', start_date)
                      WHEN end_precision = 'month' THEN date_trunc('month', start_date) ELSE start_date END
  AND (start_precision <> 'season' OR year(end_date) < year(start_date))
