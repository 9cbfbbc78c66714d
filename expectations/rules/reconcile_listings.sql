-- asset: {table}
-- kind: reconcile
-- expectation: each listed paper stands here once
-- for: table=paper_entities
-- for: table=paper_listing
SELECT record_id, count(here.record_id) AS rows
FROM parsed_papers AS parsed
LEFT JOIN {table} AS here USING (record_id)
GROUP BY record_id
HAVING count(here.record_id) <> 1
