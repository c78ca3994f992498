CREATE OR REPLACE FUNCTION public.has_word(message text, words text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN (message ~* (SELECT string_agg(mute_pattern(word.word), '|'::text) AS string_agg FROM unnest(has_word.words) word(word)));
