-- asset: {fact}
-- kind: reconcile
-- expectation: each record of {parsed} is one row, or one recorded merge
-- for: fact=fact_position parsed=parsed_positions id=position_id
-- for: fact=fact_education parsed=parsed_education id=education_id
-- for: fact=fact_award parsed=parsed_awards id=award_id
-- for: fact=fact_advising parsed=parsed_advising id=advising_id
-- for: fact=fact_service parsed=parsed_service id=service_id
-- for: fact=fact_teaching parsed=parsed_teaching id=teaching_id
-- for: fact=fact_talk parsed=parsed_talks id=talk_id
-- for: fact=fact_grant parsed=parsed_grants id=grant_id
-- for: fact=fact_project parsed=parsed_projects id=project_id
-- for: fact=fact_interest parsed=parsed_interests id=interest_id
-- for: fact=fact_skill parsed=parsed_skills id=skill_id
-- for: fact=fact_language parsed=parsed_languages id=language_id
-- for: fact=fact_reference parsed=parsed_references id=reference_id
WITH restated AS (
    SELECT DISTINCT left_id AS record_id FROM match_decisions WHERE entity = 'fact' AND decision = 'merge'
)
SELECT record_id, parsed.document_id, parsed.line_start, fact.{id} IS NOT NULL AS is_fact,
       restated.record_id IS NOT NULL AS is_merged
FROM {parsed} AS parsed
LEFT JOIN {fact} AS fact ON fact.{id} = parsed.record_id
LEFT JOIN restated USING (record_id)
WHERE (fact.{id} IS NOT NULL) = (restated.record_id IS NOT NULL)
