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

CREATE TRIGGER comment_reactions_tell AFTER INSERT OR UPDATE OF kind ON comment_reactions FOR EACH ROW WHEN (new.kind = 'like'::text) EXECUTE FUNCTION tell_of_comment_like();
