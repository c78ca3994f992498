CREATE OR REPLACE FUNCTION public.untag_reels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counted bigint[] := array(
    select author_id from (
      select distinct author_id from gone
      where position is not null and deleted_at is null and audience = 'public' and tags <> '{}'
      order by author_id) as authors
    where is_counted(author_id));
begin
  if counted = '{}' then return null; end if;
  perform from hashtags h
    where h.key in (select unnest(tags) from gone
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted))
    order by h.key for no key update;
  update hashtags h set reels = h.reels - fewer.reels
    from (select tag as key, count(*) as reels from gone cross join unnest(tags) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted)
      group by tag) as fewer
    where h.key = fewer.key;
  return null;
end $function$;

CREATE TRIGGER reels_untagged AFTER DELETE ON reels REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION untag_reels();
