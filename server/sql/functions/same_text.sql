CREATE OR REPLACE FUNCTION public.same_text(text text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT CASE WHEN (length(regexp_replace(its.plain, '[^[:alpha:]]'::text, ''::text, 'g'::text)) >= 20) THEN (md5(its.plain))::uuid ELSE NULL::uuid END AS "case" FROM (SELECT equal_key(same_text.text) AS equal_key) its(plain));
