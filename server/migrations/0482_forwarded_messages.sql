-- Members forward messages: a file then belongs to several. docs/decisions/138-forwarded-messages.md.
alter table messages add is_forwarded boolean not null default false;
comment on column messages.is_forwarded is 'Its author has forwarded somebody''s message. It doesn''t say whose.';

alter table messages drop constraint messages_media_id_key;
create index messages_by_media on messages (media_id) where media_id is not null;

create function release_message_media() returns trigger language plpgsql as $$
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
end $$;

drop trigger messages_lose_media on messages;
create trigger messages_lose_media after delete on messages
  for each row when (old.media_id is not null) execute function release_message_media();
-- Of any column: the file also goes by triggers that name no column of their own.
drop trigger messages_replace_media on messages;
create trigger messages_replace_media after update on messages
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_message_media();
