CREATE OR REPLACE FUNCTION public.typed_words(said text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN words_of_key(search_key(said), true);
