CREATE OR REPLACE FUNCTION public.position_at(moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE STRICT
AS $function$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  written timestamptz;
begin
  select position + 1 into high from posts
    where deleted_at is null and position is not null order by position desc limit 1;
  while high - low > 1 loop
    middle := (low + high) / 2;
    select created_at into written from posts
      where deleted_at is null and position < high and position >= middle order by position limit 1;
    if written < moment then low := middle; else high := middle; end if;
  end loop;
  return coalesce(high, 0);
end $function$;
