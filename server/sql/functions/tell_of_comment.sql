CREATE OR REPLACE FUNCTION public.tell_of_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  its_kind text;
  owner bigint;
  of bigint;
begin
  if new.edited_at is not null then
    return null;
  end if;
  select kind, author_id into its_kind, owner from objects where id = new.object_id;
  of := case when new.parent_id is null then owner
    else (select author_id from comments where id = new.parent_id) end;
  if of <> new.author_id and not (tg_op = 'UPDATE' and old.held_for is not distinct from of) then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, comment_id)
      values (its_kind || case when new.parent_id is null then '_comment' else '_reply' end,
        of, new.author_id, coalesce(new.parent_id, new.object_id), new.id, new.object_id, new.id);
  end if;
  if new.mentions <> '[]' then
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
      select its_kind || '_comment_mention', named.id, new.author_id, new.id, new.object_id, new.id
      from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
      where named.id not in (new.author_id, of);
  end if;
  return null;
end $function$;

CREATE TRIGGER comments_tell AFTER INSERT ON comments FOR EACH ROW WHEN (new."position" IS NOT NULL) EXECUTE FUNCTION tell_of_comment();

CREATE TRIGGER comments_tell_published AFTER UPDATE OF "position" ON comments FOR EACH ROW WHEN (old."position" IS NULL AND new."position" IS NOT NULL) EXECUTE FUNCTION tell_of_comment();
