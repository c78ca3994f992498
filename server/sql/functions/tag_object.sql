CREATE OR REPLACE FUNCTION public.tag_object()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  its_kind text := tg_argv[0];
  its_group bigint;
  -- Tags of the object where it is to be found by them, before and after; and where it counts.
  had text[] := '{}';
  has text[] := '{}';
  counted text[] := '{}';
  counts text[] := '{}';
  each text;
  -- Only being published warms: what is deleted and restored, or edited to and fro, would warm without end.
  is_new boolean := tg_op = 'INSERT' or old.position is null;
begin
  if tg_op = 'UPDATE' and old.position is not null and old.deleted_at is null then
    had := tag_keys(old.hashtags);
    if old.audience = 'public' then counted := had; end if;
  end if;
  if new.position is not null and new.deleted_at is null then
    has := tag_keys(new.hashtags);
    if new.audience = 'public' then counts := has; end if;
  end if;

  if has <> had or counts <> counted or new.position is distinct from old.position then
    if tg_argv[1] = 'in groups' then its_group := new.group_id; end if;
    delete from object_tags where object_id = new.id;
    insert into hashtags (key, label)
      select distinct on (tag_key(tag)) tag_key(tag), tag from unnest(new.hashtags) as tag
      where tag_key(tag) = any (has) order by tag_key(tag)
      on conflict (key) do nothing;
    insert into object_tags (object_id, kind, hashtag_id, position, author_id, is_public, group_id)
      select new.id, its_kind, h.id, new.position, new.author_id, new.audience = 'public', its_group
      from hashtags h where h.key = any (has);
  end if;

  if counts = counted or not is_counted(new.author_id) then return null; end if;
  -- In one order, so that two objects with the same tags do not wait for one another.
  for each in select key from unnest(counted || counts) as key group by key order by key collate "C" loop
    if each = any (counted) and not each = any (counts) then
      perform count_tag(each, its_kind, -1, null, false);
    elsif each = any (counts) and not each = any (counted) then
      perform count_tag(each, its_kind, 1,
        (select tag from unnest(new.hashtags) as tag where tag_key(tag) = each limit 1), is_new);
    end if;
  end loop;
  return null;
end $function$;

CREATE TRIGGER posts_retagged AFTER UPDATE OF hashtags, audience, "position", deleted_at ON posts FOR EACH ROW WHEN ((cardinality(old.hashtags) + cardinality(new.hashtags)) > 0) EXECUTE FUNCTION tag_object('post', 'in groups');

CREATE TRIGGER posts_tagged AFTER INSERT ON posts FOR EACH ROW WHEN (cardinality(new.hashtags) > 0) EXECUTE FUNCTION tag_object('post', 'in groups');

CREATE TRIGGER reels_retagged AFTER UPDATE OF hashtags, audience, "position", deleted_at ON reels FOR EACH ROW WHEN ((cardinality(old.hashtags) + cardinality(new.hashtags)) > 0) EXECUTE FUNCTION tag_object('reel');

CREATE TRIGGER reels_tagged AFTER INSERT ON reels FOR EACH ROW WHEN (cardinality(new.hashtags) > 0) EXECUTE FUNCTION tag_object('reel');

CREATE TRIGGER videos_retagged AFTER UPDATE OF hashtags, audience, "position", deleted_at ON videos FOR EACH ROW WHEN ((cardinality(old.hashtags) + cardinality(new.hashtags)) > 0) EXECUTE FUNCTION tag_object('video');

CREATE TRIGGER videos_tagged AFTER INSERT ON videos FOR EACH ROW WHEN (cardinality(new.hashtags) > 0) EXECUTE FUNCTION tag_object('video');
