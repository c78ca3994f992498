CREATE OR REPLACE FUNCTION public.same_text(text text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT CASE WHEN (length(regexp_replace(its.plain, '[^[:alpha:]]'::text, ''::text, 'g'::text)) >= 20) THEN (md5(its.plain))::uuid ELSE NULL::uuid END AS "case" FROM (SELECT btrim(regexp_replace(lower(rule_text(same_text.text)), '\s+'::text, ' '::text, 'g'::text)) AS btrim) its(plain));
