CREATE OR REPLACE FUNCTION public.tell_of_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  known jsonb := case when tg_op = 'INSERT' or old.position is null then '[]' else old.mentions end;
begin
  if new.is_repost and tg_op = 'INSERT' then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id)
      select 'post_repost', o.author_id, new.author_id, new.original_id, new.id, new.id
      from posts o where o.id = new.original_id and o.author_id <> new.author_id;
  end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'post_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and not known @> jsonb_build_array(jsonb_build_object('user_id', named.id))
      and (new.thread_id is null or not exists (
        select from posts earlier
        where earlier.thread_id = new.thread_id and earlier.id < new.id and earlier.deleted_at is null
          and earlier.mentions @> jsonb_build_array(jsonb_build_object('user_id', named.id))));
  return null;
end $function$;

CREATE TRIGGER posts_tell AFTER INSERT ON posts FOR EACH ROW WHEN (new."position" IS NOT NULL AND (new.is_repost OR new.mentions <> '[]'::jsonb)) EXECUTE FUNCTION tell_of_post();

CREATE TRIGGER posts_tell_changed AFTER UPDATE OF "position", mentions ON posts FOR EACH ROW WHEN (new."position" IS NOT NULL AND new.mentions <> '[]'::jsonb AND (old."position" IS NULL OR new.mentions IS DISTINCT FROM old.mentions)) EXECUTE FUNCTION tell_of_post();
