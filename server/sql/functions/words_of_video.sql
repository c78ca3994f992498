CREATE OR REPLACE FUNCTION public.words_of_video(title text, description text, hashtags text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(search_words(((((title || ' '::text) || array_to_string(hashtags, ' '::text)) || ' '::text) || "left"(description, 1000))));
