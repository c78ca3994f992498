CREATE OR REPLACE FUNCTION public.unpunycoded(label text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  input text := lower(substr(label, 5) collate "C");
  rest text := regexp_replace(input, '^.*-', '');
  codes int[] := array(select ascii(sign) from string_to_table(case when input ~ '-' then regexp_replace(input, '-[^-]*$', '') end, null) as sign);
  n bigint := 128;
  i bigint := 0;
  bias int := 72;
  old bigint;
  weight bigint;
  k int;
  t int;
  digit int;
  delta bigint;
  size int;
  place int := 1;
begin
  if input !~ '^[a-z0-9-]{1,59}$' or rest = '' then return lower(label collate "C"); end if;
  while place <= length(rest) loop
    old := i;
    weight := 1;
    k := 36;
    loop
      if place > length(rest) then return lower(label collate "C"); end if;
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(rest, place, 1)) - 1;
      place := place + 1;
      i := i + digit * weight;
      t := least(26, greatest(1, k - bias));
      exit when digit < t;
      weight := weight * (36 - t);
      k := k + 36;
      if weight > 1000000000 or i > 1000000000 then return lower(label collate "C"); end if;
    end loop;
    size := cardinality(codes) + 1;
    delta := (i - old) / case when old = 0 then 700 else 2 end;
    delta := delta + delta / size;
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + (36 * delta / (delta + 38))::int;
    n := n + i / size;
    i := i % size;
    if n > 1114111 or n between 55296 and 57343 then return lower(label collate "C"); end if;
    codes := codes[1:i] || n::int || codes[i + 1:];
    i := i + 1;
  end loop;
  return (select string_agg(chr(code), '' order by nth) from unnest(codes) with ordinality as its(code, nth));
end $function$;
