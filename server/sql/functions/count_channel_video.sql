CREATE OR REPLACE FUNCTION public.count_channel_video()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was int := 0;
  is_now int := 0;
begin
  if tg_op <> 'INSERT' then
    was := (old.position is not null and old.deleted_at is null and old.visibility in ('public', 'members'))::int;
  end if;
  if tg_op <> 'DELETE' then
    is_now := (new.position is not null and new.deleted_at is null and new.visibility in ('public', 'members'))::int;
  end if;
  if was <> is_now then
    update channel_counts set videos = videos + is_now - was where channel_id = coalesce(new.channel_id, old.channel_id);
  end if;
  return null;
end $function$;

CREATE TRIGGER videos_counted_by_channel AFTER INSERT OR DELETE OR UPDATE OF "position", deleted_at, visibility ON videos FOR EACH ROW EXECUTE FUNCTION count_channel_video();
