CREATE OR REPLACE FUNCTION public.put_post_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.position is null or new.deleted_at is not null or (new.is_repost and new.message = '') then
    if tg_op = 'UPDATE' then delete from post_words where post_id = new.id; end if;
    return null;
  end if;
  insert into post_words (post_id, position, is_public, words)
    values (new.id, new.position, new.audience = 'public',
      words_of_post(new.message, new.hashtags, array['~a' || new.author_id, '~b' || (new.position >> 16)]
        || case when new.group_id is null then '{}' else array['~g' || new.group_id] end
        || case when new.media_id is not null
          then array(select '~' || kind from media where id = new.media_id) else '{}' end))
    on conflict (post_id) do update
      set position = excluded.position, is_public = excluded.is_public, words = excluded.words;
  return null;
end $function$;

CREATE TRIGGER posts_reworded AFTER UPDATE OF message, hashtags, audience, "position", media_id, deleted_at ON posts FOR EACH ROW EXECUTE FUNCTION put_post_words();

CREATE TRIGGER posts_worded AFTER INSERT ON posts FOR EACH ROW WHEN (new."position" IS NOT NULL) EXECUTE FUNCTION put_post_words();
