CREATE OR REPLACE FUNCTION public.skill_keys(skills text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT lower(NORMALIZE(skill.skill, NFKC)) AS lower FROM unnest(skill_keys.skills) skill(skill) ORDER BY (lower(NORMALIZE(skill.skill, NFKC))));
