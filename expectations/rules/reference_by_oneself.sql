-- asset: fact_reference
-- kind: reconcile
-- expectation: nobody speaks for themselves
SELECT reference_id, person_id, document_id FROM fact_reference WHERE person_id = referee_person_id
