-- Finding by name: SELECT * FROM find_person('maria lopez'). The exact name in any of its ways of writing, accents and case
-- aside; where nobody bears it, every name that holds the words. Empty words find everything.
CREATE MACRO folded(words) AS trim(regexp_replace(lower(strip_accents(words)), '[^\p{L}\p{N}]+', ' ', 'g'));

CREATE MACRO find_person(words) AS TABLE
    WITH named AS (SELECT person_id, folded(name) AS name FROM dim_person_name)
    SELECT DISTINCT person_id FROM named
    WHERE name = folded(words)
       OR (NOT EXISTS (FROM named WHERE name = folded(words)) AND contains(name, folded(words)));

CREATE MACRO find_venue(words) AS TABLE
    WITH named AS (SELECT venue_id, folded(name) AS name FROM dim_venue_name)
    SELECT DISTINCT venue_id FROM named
    WHERE name = folded(words)
       OR (NOT EXISTS (FROM named WHERE name = folded(words)) AND contains(name, folded(words)));

-- An organisation is found with all its units.
CREATE MACRO find_organization(words) AS TABLE
    WITH RECURSIVE named AS (SELECT organization_id, folded(name) AS name FROM dim_organization_name),
    found(organization_id) AS (
        SELECT organization_id FROM named
        WHERE name = folded(words)
           OR (NOT EXISTS (FROM named WHERE name = folded(words)) AND contains(name, folded(words)))
        UNION
        SELECT o.organization_id FROM dim_organization o JOIN found f ON o.parent_organization_id = f.organization_id
    )
    SELECT organization_id FROM found;
