CREATE OR REPLACE FUNCTION public.words_of_name(full_name text, username text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((SELECT string_agg(DISTINCT (' '::text || word.word), ''::text) AS string_agg FROM unnest(((search_words(words_of_name.full_name) || search_words(words_of_name.username)) || replace(words_of_name.username, '_'::text, ''::text))) word(word)) || ' @'::text) || replace(username, '_'::text, ''::text));
