CREATE OR REPLACE FUNCTION public.word_end(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (key ~ (('['::text || unspaced_letters()) || ']$'::text)) THEN '(?:$|[^\u0300-\u036f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u17b4-\u17d3\u17dd\u302a-\u302f\u3099\u309a\ua9e5\uaa7b-\uaa7d])'::text WHEN ((key COLLATE pg_unicode_fast) ~ (('['::text || word_letters()) || ']$'::text)) THEN (((('(?:$|[^'::text || word_letters()) || ']|['::text) || unspaced_letters()) || '])'::text) ELSE ''::text END;
