CREATE OR REPLACE FUNCTION public.count_tag(tag text, its_kind text, more integer, spelling text, warms boolean)
 RETURNS void
 LANGUAGE sql
AS $function$
  update hashtags
  set counts = counts_with(counts, its_kind, more), uses = uses + more,
    label = case when uses > 0 then label else coalesce(spelling, label) end,
    heat = case when warms
      then greatest(heat, warmth) + ln(1 + power(2, -least(abs(heat - warmth), 60))) / ln(2)
      else heat end
  from (select extract(epoch from now())::double precision / 259200 as warmth) as today
  where key = tag
$function$;
