CREATE OR REPLACE FUNCTION public.untag_objects()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counted bigint[] := array(
    select author_id from (
      select distinct author_id from gone
      where position is not null and deleted_at is null and audience = 'public' and hashtags <> '{}'
      order by author_id) as authors
    where is_counted(author_id));
begin
  if counted = '{}' then return null; end if;
  perform from hashtags h
    where h.key in (select unnest(tag_keys(hashtags)) from gone
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted))
    order by h.key for no key update;
  update hashtags h set counts = counts_with(h.counts, tg_argv[0], -fewer.objects), uses = h.uses - fewer.objects
    from (select tag as key, count(*)::int as objects from gone cross join unnest(tag_keys(hashtags)) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted)
      group by tag) as fewer
    where h.key = fewer.key;
  return null;
end $function$;

CREATE TRIGGER posts_untagged AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION untag_objects('post');

CREATE TRIGGER reels_untagged AFTER DELETE ON reels REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION untag_objects('reel');

CREATE TRIGGER videos_untagged AFTER DELETE ON videos REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION untag_objects('video');
