CREATE OR REPLACE FUNCTION public.tell_of_comment_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
    select o.kind || '_comment_like', c.author_id, new.member_id, c.id, c.object_id, c.id
    from comments c join objects o on o.id = c.object_id
    where c.id = new.comment_id and c.author_id <> new.member_id;
  return null;
end $function$;

CREATE TRIGGER comment_likes_tell AFTER INSERT ON comment_likes FOR EACH ROW EXECUTE FUNCTION tell_of_comment_like();
