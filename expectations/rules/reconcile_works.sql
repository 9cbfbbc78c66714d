-- asset: fact_paper
-- kind: reconcile
-- expectation: each work is one of the works that the listings became
SELECT coalesce(paper.paper_id, entity.paper_id) AS paper_id, paper.title
FROM fact_paper AS paper
FULL JOIN (SELECT DISTINCT paper_id FROM paper_entities) AS entity USING (paper_id)
WHERE paper.paper_id IS NULL OR entity.paper_id IS NULL
