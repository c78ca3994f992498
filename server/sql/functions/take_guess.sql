CREATE OR REPLACE FUNCTION public.take_guess(keys text[], most integer[], window_ms bigint, OUT passed integer, OUT wait_ms bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  now_ms bigint := extract(epoch from clock_timestamp()) * 1000;
  counted int;
  ends bigint;
begin
  passed := 0;
  wait_ms := 0;
  for i in 1 .. cardinality(keys) loop
    insert into guess_budgets as b (key, points, expire) values (keys[i], 1, now_ms + window_ms)
    on conflict (key) do update set
      points = case when b.expire <= now_ms then 1 else b.points + 1 end,
      expire = case when b.expire <= now_ms then now_ms + window_ms else b.expire end
    returning b.points, b.expire into counted, ends;
    if counted > most[i] then
      wait_ms := ends - now_ms;
      return;
    end if;
    passed := i;
  end loop;
end $function$;
