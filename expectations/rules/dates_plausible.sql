-- asset: {table}
-- kind: dates
-- expectation: starts lie between 1900 and ten years, ends fifteen years after the document's own date
-- for: table=fact_position id=position_id
-- for: table=fact_education id=education_id
-- for: table=fact_service id=service_id
-- for: table=fact_teaching id=teaching_id
-- for: table=fact_grant id=grant_id
SELECT {id}, uri, line_start, start_date, end_date, as_of_date
FROM {table}
JOIN dim_document USING (document_id)
WHERE start_date < DATE '1900-01-01' OR end_date < DATE '1900-01-01'
   OR start_date > coalesce(as_of_date, DATE '2090-01-01') + INTERVAL 10 YEAR
   OR end_date > coalesce(as_of_date, DATE '2085-01-01') + INTERVAL 15 YEAR
