CREATE OR REPLACE FUNCTION public.domain_rule_pattern(domain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (('(?:^|[^\w-])'::text || regexp_replace(equal_key(domain), '([\\^$.*+?()[\]{}|/])'::text, '\\\1'::text, 'g'::text)) || '(?![\w-]|\.\w)'::text);
