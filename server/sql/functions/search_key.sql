CREATE OR REPLACE FUNCTION public.search_key(said text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  key text collate pg_c_utf8 := said;
begin
  if octet_length(key) <> char_length(key) then
    key := lower(regexp_replace(normalize(key, nfkd), '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200c|['
      '\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc'
      '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08fe\u093c\u094d\u0951-\u0954\u09bc\u09cd\u0a3c\u0a4d'
      '\u0abc\u0acd\u0b3c\u0b4d\u0bcd\u0c3c\u0c4d\u0cbc\u0ccd\u0d4d\u0dca\u0e47-\u0e4c\u0e4e\u0eba\u0ec8-\u0ecc\u0ece'
      '\u1037\u1039\u103a\u17b4\u17b5\u17c9-\u17d3\u17dd\u200d\ufe00-\ufe0f]', '', 'g'));
    key := translate(key, 'łøđðħıς', 'loddhiσ');
    -- Only where it is needed: it compares each letter with all of these.
    if key ~ '[\u0620-\u0e59]' then
      key := translate(key, 'ىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९๐๑๒๓๔๕๖๗๘๙', 'ييكه0123456789012345678901234567890123456789');
    end if;
    key := replace(replace(replace(replace(key, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  -- The marks that tell が from か are no letters, and part no word.
  return btrim(regexp_replace(lower(key), '[^[:alnum:]\u3099\u309a]+', ' ', 'g'));
end $function$;
