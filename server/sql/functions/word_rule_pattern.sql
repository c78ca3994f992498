CREATE OR REPLACE FUNCTION public.word_rule_pattern(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (words ~~ '%*'::text) THEN regexp_replace(regexp_replace(mute_pattern(rtrim(rule_text(words), '*'::text)), '\\M$'::text, ''::text), '\s+'::text, '\\s+'::text, 'g'::text) ELSE regexp_replace(mute_pattern(rule_text(words)), '\s+'::text, '\\s+'::text, 'g'::text) END;
