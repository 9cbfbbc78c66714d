-- asset: match_decisions
-- kind: reconcile
-- expectation: each {entity} that is one with another is a recorded merge
-- for: entity=paper table=paper_entities id=paper_id
-- for: entity=person table=person_entities id=person_id
WITH counted AS (
    SELECT (SELECT count(*) - count(DISTINCT {id}) FROM {table}) AS merged,
           (SELECT count(*) FROM match_decisions WHERE entity = '{entity}' AND decision = 'merge') AS recorded
)
SELECT merged, recorded FROM counted WHERE merged <> recorded
