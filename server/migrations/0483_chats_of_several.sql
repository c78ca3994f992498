-- Chats of several people: docs/decisions/139-chats-of-several-people.md.
alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check check (kind in ('group', 'members', 'freelance', 'several')),
  add title text not null default '',
  add last_author_id bigint,
  add left_at timestamptz;
comment on column conversations.title is 'Of several people: what they call it; empty where it has no name.';
comment on column conversations.left_at is 'Of several people: when the last one left.';
create index conversations_left on conversations (id) where left_at is not null;
comment on column conversations.last_author_id is 'Of several people: who wrote last; they may be gone.';

create sequence conversation_entries;
alter table conversation_members add entry bigint;
comment on column conversation_members.entry is 'Of several people: the order in which they came. The first who is there owns the chat. Null in a chat of two.';
create index conversation_members_in_order on conversation_members (conversation_id, entry) where entry is not null;
create index conversation_members_of_several on conversation_members (member_id) where entry is not null;

alter table messages add notice text check (notice in ('started', 'added', 'removed', 'left', 'renamed'));
comment on column messages.notice is 'What its author did with a chat of several people, in place of a text. renamed: the text is the new name.';

create table message_people (
  message_id bigint not null references messages on delete cascade,
  member_id bigint not null references members on delete cascade,
  primary key (message_id, member_id)
);
create index message_people_by_member on message_people (member_id);
comment on table message_people is 'Whom a notice in a chat of several people is about.';

-- A notice stays without its author: that somebody came or left is still so.
create or replace function empty_message() returns trigger language plpgsql as $$
begin
  -- What a chat is called stays its name.
  if new.notice is null then new.message := ''; end if;
  new.mentions := '[]';
  new.media_id := null;
  if new.notice is null then new.deleted_at := coalesce(new.deleted_at, now()); end if;
  if new.changed = old.changed then
    update conversations set last_change = last_change + 1 where id = new.conversation_id
      returning last_change into new.changed;
  end if;
  return new;
end $$;

-- As list_chat, which the chats of two have: what a member writes brings nothing back to themselves, nor to those who
-- don't see it for a block.
create function list_chat_of_several(chat bigint) returns void language plpgsql as $$
begin
  update listed_chats l
  set last_at = case when c.last_seq > s.cleared_seq then c.last_at end,
    friend_seq = case when c.last_author_id = s.member_id then l.friend_seq else c.last_seq end,
    seen_seq = greatest(l.seen_seq, s.cleared_seq),
    is_archived = l.is_archived and c.last_seq > s.cleared_seq
      and (c.last_author_id = s.member_id or c.last_seq = l.friend_seq or coalesce(s.muted_until > now(), false)),
    pinned_at = case when c.last_seq > s.cleared_seq then l.pinned_at end
  from conversations c join conversation_members s on s.conversation_id = c.id
  where c.id = chat and l.conversation_id = c.id and l.member_id = s.member_id
    and not exists (select from blocks b
      where (b.blocker_id = s.member_id and b.blocked_id = c.last_author_id)
        or (b.blocker_id = c.last_author_id and b.blocked_id = s.member_id));
end $$;

create or replace function list_chat_of_message() returns trigger language plpgsql as $$
begin
  if new.kind = 'several' then perform list_chat_of_several(new.id); else perform list_chat(new.id); end if;
  return null;
end $$;

create or replace function list_chat_by_standing() returns trigger language plpgsql as $$
begin
  -- A message under way lists it by how its receiver stood before.
  perform from conversations where id = new.conversation_id for no key update;
  if new.entry is not null then
    perform list_chat_of_several(new.conversation_id);
  else
    perform list_chat(new.conversation_id);
  end if;
  return null;
end $$;

create or replace function tell_of_message() returns trigger language plpgsql as $$
declare
  its_kind text;
  answered bigint;
begin
  if new.notice is not null then return null; end if;
  select kind into its_kind from conversations where id = new.conversation_id;
  if its_kind = 'freelance' then
    perform answer_bids(new.conversation_id, new.author_id, new.created_at);
  end if;
  if its_kind <> 'group' then
    if new.message = '' and new.media_id is null then return null; end if;
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      select case when entry is not null then 'chat_several_message' when standing = 'requested' then 'chat_request' else 'chat_message' end,
        member_id, new.author_id, new.conversation_id, new.id
      from conversation_members
      where conversation_id = new.conversation_id and member_id <> new.author_id
        and (standing = 'requested' or (standing = 'accepted' and not is_online(member_id)))
        and coalesce(muted_until <= now(), true);
    return null;
  end if;
  if new.parent_id is null and new.mentions = '[]' then return null; end if;
  select author_id into answered from messages where id = new.parent_id and author_id <> new.author_id;
  if answered is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      values ('group_chat_reply', answered, new.author_id, new.parent_id, new.id);
  end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select 'group_chat_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and named.id is distinct from answered;
  return null;
end $$;

-- What several people leave may be evidence, and too much for one statement: a job removes it.
create or replace function end_empty_conversation() returns trigger language plpgsql as $$
begin
  if old.entry is null then
    delete from conversations c where c.id = old.conversation_id
      and not exists (select from conversation_members s where s.conversation_id = c.id);
    return null;
  end if;
  -- Of two whose accounts end at once, the second one sees that the first has gone.
  perform from conversations where id = old.conversation_id for no key update;
  update conversations c set left_at = now() where c.id = old.conversation_id
    and not exists (select from conversation_members s where s.conversation_id = c.id);
  return null;
end $$;
