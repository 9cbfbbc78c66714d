-- Who and what was taken for one, by which rule, and which close calls were kept apart.
-- $entity = '' : person, organization, venue, paper or fact; empty for all
-- $decision = '' : merge or keep apart; empty for both
SELECT entity, decision, rule, score, detail, left_id, right_id
FROM match_decision
WHERE ($entity = '' OR entity = $entity) AND ($decision = '' OR decision = $decision)
ORDER BY entity, decision, rule, detail, left_id, right_id
