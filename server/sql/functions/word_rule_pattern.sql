CREATE OR REPLACE FUNCTION public.word_rule_pattern(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT ((word_begin(its.key) || word_itself(its.key)) || CASE WHEN (word_rule_pattern.words ~~ '%*'::text) THEN ''::text ELSE word_end(its.key) END) FROM (SELECT equal_key(rtrim(word_rule_pattern.words, '*'::text)) AS equal_key) its(key));
