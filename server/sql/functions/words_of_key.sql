CREATE OR REPLACE FUNCTION public.words_of_key(key text, typed boolean)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO '$user', 'public'
AS $function$
begin
  if not is_unspaced(key) then
    return array(select left(word, 60) from unnest(string_to_array(key, ' ')) with ordinality as each (word, place)
      where word <> '' order by place);
  end if;
  return (
    with letters as materialized (
      select letter, place, is_unspaced(letter) as unspaced, lead(letter) over placed as next, lag(letter) over placed as last
      from unnest(string_to_array(key, null)) with ordinality as each (letter, place) window placed as (order by place))
    select words_of_key(coalesce(string_agg(case when unspaced then ' ' else letter end, '' order by place), ''), typed)
      || coalesce(array_agg(letter || case when is_unspaced(next) then next else '' end order by place) filter (where
        unspaced and not (typed and is_unspaced(next) is not true and is_unspaced(last) is true)), '{}')
    from letters);
end $function$;
