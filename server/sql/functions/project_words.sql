CREATE OR REPLACE FUNCTION public.project_words(industry text, location text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (ARRAY(SELECT ('i'::text || word.word) FROM unnest(search_words(project_words.industry)) word(word)) || ARRAY(SELECT ('l'::text || word.word) FROM unnest(search_words(project_words.location)) word(word)));
