-- Which topics people state as their interests, and who they are.
-- $topic = '' : words of the topic; empty for all
SELECT topic, count(DISTINCT person_id) AS people, string_agg(DISTINCT person, ', ' ORDER BY person) AS who
FROM topics
WHERE contains(topic, folded($topic))
GROUP BY topic
ORDER BY people DESC, topic
