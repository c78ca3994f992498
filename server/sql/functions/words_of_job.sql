CREATE OR REPLACE FUNCTION public.words_of_job(title text, description text, skills text[], kind text, purpose text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(search_words(((((((((title || ' '::text) || array_to_string(skills, ' '::text)) || ' '::text) || kind) || ' '::text) || purpose) || ' '::text) || "left"(description, 2000))));
