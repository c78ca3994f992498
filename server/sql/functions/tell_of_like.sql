CREATE OR REPLACE FUNCTION public.tell_of_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select o.kind || '_like', o.author_id, new.member_id, o.id, o.id
    from objects o where o.id = new.object_id and o.author_id <> new.member_id;
  return null;
end $function$;

CREATE TRIGGER reactions_tell AFTER INSERT OR UPDATE OF kind ON reactions FOR EACH ROW WHEN (new.kind = 'like'::text) EXECUTE FUNCTION tell_of_like();
