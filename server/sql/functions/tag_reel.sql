CREATE OR REPLACE FUNCTION public.tag_reel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counted text[] := '{}';
  counts text[] := '{}';
  each text;
  is_new boolean := tg_op = 'INSERT' or old.position is null;
begin
  delete from reel_tags where reel_id = new.id;
  if new.position is not null and new.deleted_at is null then
    insert into reel_tags (tag, position, reel_id) select tag, new.position, new.id from unnest(new.tags) as tag;
    if new.audience = 'public' then counts := new.tags; end if;
  end if;
  if tg_op = 'UPDATE' and old.position is not null and old.deleted_at is null and old.audience = 'public' then
    counted := old.tags;
  end if;
  insert into hashtags (key, label)
    select distinct on (tag_key(tag)) tag_key(tag), tag from unnest(new.hashtags) as tag
    where tag_key(tag) = any (counts) order by tag_key(tag)
    on conflict (key) do nothing;
  if counts = counted or not is_counted(new.author_id) then return null; end if;
  -- In one order, as of posts.
  for each in select key from unnest(counted || counts) as key group by key order by key collate "C" loop
    if each = any (counted) and not each = any (counts) then
      perform count_tag(each, null, 0, -1, false);
    elsif each = any (counts) and not each = any (counted) then
      perform count_tag(each, (select tag from unnest(new.hashtags) as tag where tag_key(tag) = each limit 1), 0, 1, is_new);
    end if;
  end loop;
  return null;
end $function$;

CREATE TRIGGER reels_retagged AFTER UPDATE OF hashtags, audience, "position", deleted_at ON reels FOR EACH ROW WHEN ((cardinality(old.hashtags) + cardinality(new.hashtags)) > 0) EXECUTE FUNCTION tag_reel();

CREATE TRIGGER reels_tagged AFTER INSERT ON reels FOR EACH ROW WHEN (new."position" IS NOT NULL AND cardinality(new.hashtags) > 0) EXECUTE FUNCTION tag_reel();
