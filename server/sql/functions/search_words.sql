CREATE OR REPLACE FUNCTION public.search_words(said text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT "left"(each.word, 60) AS "left" FROM unnest(string_to_array(search_key(search_words.said), ' '::text)) WITH ORDINALITY each(word, place) WHERE (each.word <> ''::text) ORDER BY each.place);
