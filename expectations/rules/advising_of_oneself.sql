-- asset: fact_advising
-- kind: reconcile
-- expectation: nobody advises themselves
SELECT advising_id, advisor_person_id, document_id FROM fact_advising WHERE advisor_person_id = advisee_person_id
