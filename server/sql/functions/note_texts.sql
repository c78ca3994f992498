CREATE OR REPLACE FUNCTION public.note_texts(its_member bigint, its_about text, texts text[])
 RETURNS TABLE(place integer, id bigint, act text, most integer, hours integer)
 LANGUAGE plpgsql
AS $function$
declare
  its_marks uuid[];
  added uuid[];
begin
  select array_agg(distinct mark order by mark) into its_marks
  from (select same_text(each) from unnest(texts) as each) as its(mark) where mark is not null;
  if its_marks is null then return; end if;
  for n in 1 .. cardinality(its_marks) loop
    perform pg_advisory_xact_lock(hashtextextended(its_marks[n]::text, 372));
  end loop;
  with noted as (
    insert into published_texts as pt (same, about, member_id)
    select mark, its_about, its_member from unnest(its_marks) as mark
    on conflict (same, about) do nothing returning pt.same)
  select array_agg(noted.same) into added from noted;
  if added is null then return; end if;
  return query
    select its.place::int, wr.id, wr.act, wr.most, wr.hours
    from unnest(texts) with ordinality as its(text, place)
      join word_rules wr on wr.most is not null
      cross join lateral (
        select count(*) as count from (
          select from published_texts pt
          where pt.same = same_text(its.text) and pt.at > now() - make_interval(hours => wr.hours)
            and (wr.kind = 'flood_by_all' or pt.member_id = its_member)
          limit wr.most + 1) as enough) as found
    where same_text(its.text) = any (added) and found.count > wr.most
    order by its.place, wr.id;
end $function$;
