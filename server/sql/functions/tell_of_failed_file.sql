CREATE OR REPLACE FUNCTION public.tell_of_failed_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- One post may have one bad file after another.
  moment bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
begin
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id)
    select 'post_file_failed', p.author_id, p.id, moment, p.id
    from posts p
    where (p.media_id = new.id or p.id = (select post_id from post_files where media_id = new.id))
      and p.deleted_at is null;
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id, comment_id)
    select o.kind || '_comment_file_failed', c.author_id, c.id, moment, c.object_id, c.id
    from comments c join objects o on o.id = c.object_id
    where c.media_id = new.id and c.deleted_at is null;
  return null;
end $function$;

CREATE TRIGGER media_tell_failed AFTER UPDATE OF state ON media FOR EACH ROW WHEN (new.state = 'failed'::text AND old.state <> 'failed'::text) EXECUTE FUNCTION tell_of_failed_file();
