CREATE OR REPLACE FUNCTION public.follow_channel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.deleted_at is not null then
    update videos set deleted_at = new.deleted_at where channel_id = new.id and deleted_at is null;
  else
    update videos set deleted_at = null where channel_id = new.id and deleted_at = old.deleted_at;
  end if;
  return null;
end $function$;

CREATE TRIGGER channels_followed AFTER UPDATE OF deleted_at ON channels FOR EACH ROW WHEN ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)) EXECUTE FUNCTION follow_channel();
