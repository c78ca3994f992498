CREATE OR REPLACE FUNCTION public.media_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into media_usage as u (member_id, bytes) values (new.owner_id, new.bytes)
    on conflict (member_id) do update set bytes = u.bytes + excluded.bytes;
  elsif tg_op = 'UPDATE' then
    update media_usage set bytes = bytes + new.bytes - old.bytes where member_id = new.owner_id;
  else
    update media_usage set bytes = bytes - old.bytes where member_id = old.owner_id;
    insert into removed_media (key) values (old.key) on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE TRIGGER media_added_or_removed AFTER INSERT OR DELETE ON media FOR EACH ROW EXECUTE FUNCTION media_changed();

CREATE TRIGGER media_resized AFTER UPDATE OF bytes ON media FOR EACH ROW WHEN (old.bytes <> new.bytes) EXECUTE FUNCTION media_changed();
