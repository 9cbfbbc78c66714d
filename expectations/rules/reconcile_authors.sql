-- asset: fact_authorship
-- kind: reconcile
-- expectation: the authors of a work are numbered from 1 to its author_count
SELECT paper_id, any_value(title) AS title, any_value(author_count) AS author_count, count(author_position) AS authors
FROM fact_paper
LEFT JOIN fact_authorship USING (paper_id)
GROUP BY paper_id
HAVING count(author_position) <> any_value(author_count) OR coalesce(max(author_position), 0) <> count(author_position)
