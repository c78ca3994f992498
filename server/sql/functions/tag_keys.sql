CREATE OR REPLACE FUNCTION public.tag_keys(tags text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT tag_key(tag.tag) AS tag_key FROM unnest(tag_keys.tags) tag(tag) ORDER BY (tag_key(tag.tag)));
