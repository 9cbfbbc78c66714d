-- Grain: one parsed record that states again what another record states; the other one becomes the fact.
SELECT DISTINCT left_id AS record_id FROM match_decisions WHERE entity = 'fact' AND decision = 'merge'
