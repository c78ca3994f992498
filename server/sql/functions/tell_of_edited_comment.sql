CREATE OR REPLACE FUNCTION public.tell_of_edited_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
    select o.kind || '_comment_mention', named.id, new.author_id, new.id, new.object_id, new.id
    from objects o cross join (
      select (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each
      except select (each ->> 'user_id')::bigint from jsonb_array_elements(old.mentions) each) named
    where o.id = new.object_id and named.id <> new.author_id
      and named.id is distinct from case when new.parent_id is null then o.author_id
        else (select author_id from comments where id = new.parent_id) end;
  return null;
end $function$;

CREATE TRIGGER comments_tell_edited AFTER UPDATE OF mentions ON comments FOR EACH ROW WHEN (old."position" IS NOT NULL AND new."position" IS NOT NULL AND new.mentions <> '[]'::jsonb AND old.mentions IS DISTINCT FROM new.mentions) EXECUTE FUNCTION tell_of_edited_comment();
