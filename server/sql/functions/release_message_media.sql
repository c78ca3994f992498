CREATE OR REPLACE FUNCTION public.release_message_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Others who let go of the same file, or forward it, are waited for: what follows sees what they did.
  perform from media where id = old.media_id for update;
  delete from media m where m.id = old.media_id and not exists (select from messages d where d.media_id = m.id);
  -- It takes room of somebody who still has it.
  with held as (
    select m.id, m.owner_id, (
      select d.author_id from messages d where d.media_id = m.id and d.author_id is not null
      order by d.author_id <> m.owner_id, d.id limit 1) as heir
    from media m where m.id = old.media_id),
  moved as (
    update media m set owner_id = held.heir from held
    where m.id = held.id and held.heir <> held.owner_id
    returning held.owner_id as giver, held.heir, m.bytes)
  insert into media_usage as u (member_id, bytes)
    select its.member_id, its.bytes
    from moved cross join lateral (values (giver, - moved.bytes), (heir, moved.bytes)) as its (member_id, bytes)
    order by its.member_id
  on conflict (member_id) do update set bytes = u.bytes + excluded.bytes;
  return null;
end $function$;

CREATE TRIGGER messages_lose_media AFTER DELETE ON messages FOR EACH ROW WHEN (old.media_id IS NOT NULL) EXECUTE FUNCTION release_message_media();

CREATE TRIGGER messages_replace_media AFTER UPDATE ON messages FOR EACH ROW WHEN (old.media_id IS DISTINCT FROM new.media_id AND old.media_id IS NOT NULL) EXECUTE FUNCTION release_message_media();
