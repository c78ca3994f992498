CREATE OR REPLACE FUNCTION public.tell_of_group_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id)
    select 'group_post', s.member_id, new.author_id, new.group_id, new.id, new.id
    from group_members s where s.group_id = new.group_id and s.notice = 'all' and s.is_in and s.member_id <> new.author_id;
  return null;
end $function$;

CREATE TRIGGER posts_tell_group AFTER INSERT ON posts FOR EACH ROW WHEN (new.group_id IS NOT NULL AND new."position" IS NOT NULL AND (new.thread_id IS NULL OR new.thread_id = new.id)) EXECUTE FUNCTION tell_of_group_post();

CREATE TRIGGER posts_tell_group_published AFTER UPDATE OF "position" ON posts FOR EACH ROW WHEN (new.group_id IS NOT NULL AND old."position" IS NULL AND new."position" IS NOT NULL AND (new.thread_id IS NULL OR new.thread_id = new.id)) EXECUTE FUNCTION tell_of_group_post();
