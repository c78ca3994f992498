CREATE OR REPLACE FUNCTION public.search_key(said text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  key text collate pg_c_utf8 := said;
begin
  if octet_length(key) <> char_length(key) then
    key := lower(regexp_replace(normalize(key, nfkd), '[\u0300-\u036f]', '', 'g'));
    key := translate(key, 'łøđðħıς', 'loddhiσ');
    key := replace(replace(replace(replace(key, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  return btrim(regexp_replace(lower(key), '[^[:alnum:]]+', ' ', 'g'));
end $function$;
