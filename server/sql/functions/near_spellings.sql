CREATE OR REPLACE FUNCTION public.near_spellings(word text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  near text[] := '{}';
  head text;
  rest text;
  letter text;
  letters text[] := string_to_array(case
    when word ~ '[а-яё]' then 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ'
    when word ~ '[α-ω]' then 'αβγδεζηθικλμνξοπρστυφχψω'
    else 'abcdefghijklmnopqrstuvwxyz' end, null);
begin
  for place in 0 .. char_length(word) loop
    head := left(word, place);
    rest := substr(word, place + 1);
    foreach letter in array letters loop
      near := near || (head || letter || rest);
      if rest <> '' then near := near || (head || letter || substr(rest, 2)); end if;
    end loop;
    if rest <> '' then near := near || (head || substr(rest, 2)); end if;
    if char_length(rest) > 1 then near := near || (head || substr(rest, 2, 1) || left(rest, 1) || substr(rest, 3)); end if;
  end loop;
  return near;
end $function$;
