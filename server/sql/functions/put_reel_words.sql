CREATE OR REPLACE FUNCTION public.put_reel_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.position is null or new.deleted_at is not null then
    if tg_op = 'UPDATE' then delete from reel_words where reel_id = new.id; end if;
    return null;
  end if;
  insert into reel_words (reel_id, position, is_public, words)
    values (new.id, new.position, new.audience = 'public',
      words_of_post(new.message, new.hashtags, array['~a' || new.author_id, '~b' || (new.position >> 16)]))
    on conflict (reel_id) do update
      set position = excluded.position, is_public = excluded.is_public, words = excluded.words;
  return null;
end $function$;

CREATE TRIGGER reels_reworded AFTER UPDATE OF message, hashtags, audience, "position", deleted_at ON reels FOR EACH ROW EXECUTE FUNCTION put_reel_words();

CREATE TRIGGER reels_worded AFTER INSERT ON reels FOR EACH ROW WHEN (new."position" IS NOT NULL) EXECUTE FUNCTION put_reel_words();
