CREATE OR REPLACE FUNCTION public.has_word(message text, words text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN has_words(message, words_pattern(words));
