CREATE OR REPLACE FUNCTION public.mute_pattern(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((CASE WHEN (word ~ '^\w'::text) THEN '\m'::text ELSE ''::text END || regexp_replace(word, '([^[:alnum:][:space:]])'::text, '\\\1'::text, 'g'::text)) || CASE WHEN (word ~ '\w$'::text) THEN '\M'::text ELSE ''::text END);
