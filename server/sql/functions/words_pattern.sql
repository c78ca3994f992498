CREATE OR REPLACE FUNCTION public.words_pattern(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT string_agg(((((its.begin || '(?:'::text) || its.bodies) || ')'::text) || its."end"), '|'::text) AS string_agg FROM (SELECT word_begin(keys.key) AS begin, word_end(keys.key) AS "end", string_agg(word_itself(keys.key), '|'::text) AS bodies FROM (SELECT DISTINCT equal_key(word.word) AS key FROM unnest(words_pattern.words) word(word)) keys WHERE (keys.key <> ''::text) GROUP BY (word_begin(keys.key)), (word_end(keys.key))) its);
