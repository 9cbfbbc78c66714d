-- asset: dim_document
-- kind: reconcile
-- expectation: each uri has one current version
SELECT uri, count(*) FILTER (is_current) AS current_versions
FROM dim_document
GROUP BY uri
HAVING count(*) FILTER (is_current) <> 1
