CREATE OR REPLACE FUNCTION public.tell_of_failed_video()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'video_file_failed', vd.author_id, vd.id, vd.id
    from videos vd where (vd.media_id = new.id or vd.next_media_id = new.id) and vd.deleted_at is null;
  return null;
end $function$;

CREATE TRIGGER media_tell_failed_video AFTER UPDATE OF state ON media FOR EACH ROW WHEN (new.state = 'failed'::text AND old.state <> 'failed'::text AND new.use = 'video'::text) EXECUTE FUNCTION tell_of_failed_video();
