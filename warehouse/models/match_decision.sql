-- Grain: one identity decision: what was merged or kept apart, by which rule, and how alike the two sides are.
SELECT entity, left_id, right_id, rule, score, decision, detail FROM match_decisions
