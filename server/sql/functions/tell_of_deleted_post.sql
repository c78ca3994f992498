CREATE OR REPLACE FUNCTION public.tell_of_deleted_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id, object_id)
    values ('group_post_deleted', new.author_id, new.group_id, new.id, new.id);
  return null;
end $function$;

CREATE TRIGGER posts_tell_deleted AFTER UPDATE OF deleted_by ON posts FOR EACH ROW WHEN (new.deleted_by IS NOT NULL AND old.deleted_by IS NULL AND new.group_id IS NOT NULL) EXECUTE FUNCTION tell_of_deleted_post();
