CREATE OR REPLACE FUNCTION public.untag_posts()
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
    where h.key in (select tag_key(tag) from gone cross join unnest(hashtags) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted))
    order by h.key for no key update;
  update hashtags h set posts = h.posts - fewer.posts
    from (select tag_key(tag) as key, count(distinct gone.id) as posts
      from gone cross join unnest(hashtags) as tag
      where position is not null and deleted_at is null and audience = 'public' and author_id = any (counted)
      group by tag_key(tag)) as fewer
    where h.key = fewer.key;
  return null;
end $function$;

CREATE TRIGGER posts_untagged AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION untag_posts();
