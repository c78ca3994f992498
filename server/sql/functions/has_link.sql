CREATE OR REPLACE FUNCTION public.has_link(message text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((message ~* '(https?://|www\.)\S'::text) OR (message ~* '\m[a-z0-9][a-z0-9-]*\.(com|net|org|info|biz|io|me|tv|app|co|cz|sk|de|eu|uk|ru|cn|xyz|top|link|shop|site|online|store|club|live|pro|gg|ly)\M'::text));
