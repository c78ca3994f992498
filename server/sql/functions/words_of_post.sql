CREATE OR REPLACE FUNCTION public.words_of_post(message text, hashtags text[], marks text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector((search_words(((message || ' '::text) || array_to_string(hashtags, ' '::text))) || marks));
