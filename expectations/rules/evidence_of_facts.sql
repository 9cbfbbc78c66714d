-- asset: {fact}
-- kind: evidence
-- expectation: the evidence is that of the parsed record
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
-- for: fact=paper_listing parsed=parsed_papers id=record_id
-- for: fact=person_contact parsed=parsed_contacts id=record_id
SELECT fact.{id}, fact.document_id, fact.char_start, fact.char_end
FROM {fact} AS fact
LEFT JOIN {parsed} AS parsed ON parsed.record_id = fact.{id}
WHERE (fact.document_id, fact.line_start, fact.line_end, fact.char_start, fact.char_end)
    IS DISTINCT FROM (parsed.document_id, parsed.line_start, parsed.line_end, parsed.char_start, parsed.char_end)
   OR parsed.record_id IS NULL
