CREATE OR REPLACE FUNCTION public.tell_of_failed_reel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'reel_file_failed', rl.author_id, rl.id, rl.id
    from reels rl where rl.media_id = new.id and rl.deleted_at is null;
  return null;
end $function$;

CREATE TRIGGER media_tell_failed_reel AFTER UPDATE OF state ON media FOR EACH ROW WHEN (new.state = 'failed'::text AND old.state <> 'failed'::text AND new.use = 'reel'::text) EXECUTE FUNCTION tell_of_failed_reel();
