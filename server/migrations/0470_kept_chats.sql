-- Members pin chats at the top of their list, archive them, and mute them.
alter table conversation_members add muted_until timestamptz;
comment on column conversation_members.muted_until is 'Until then they are not told of its messages. Infinity: until they end it.';

alter table listed_chats
  add is_archived boolean not null default false,
  add pinned_at timestamptz;
comment on column listed_chats.is_archived is 'They have put it away. A message of the other one brings it back, unless it is muted.';
comment on column listed_chats.pinned_at is 'They keep it at the top of their list since then.';

create index listed_chats_shown on listed_chats (member_id, last_at desc, conversation_id desc)
  where last_at is not null and not is_request and not is_archived and pinned_at is null;
create index listed_chats_pinned on listed_chats (member_id)
  where last_at is not null and not is_request and pinned_at is not null;
create index listed_chats_archived on listed_chats (member_id, last_at desc, conversation_id desc)
  where last_at is not null and not is_request and is_archived;
drop index listed_chats_unread;
create index listed_chats_unread on listed_chats (member_id, last_at desc, conversation_id desc)
  where last_at is not null and friend_seq > seen_seq and not is_request and not is_archived;

create or replace function list_chat(chat bigint) returns void language plpgsql as $$
begin
  update listed_chats l
  set is_request = s.standing = 'requested',
    last_at = listed.last_at,
    friend_seq = listed.friend_seq,
    seen_seq = greatest(l.seen_seq, s.cleared_seq),
    is_archived = l.is_archived
      and not (listed.friend_seq > l.friend_seq and coalesce(s.muted_until <= now(), true)),
    pinned_at = case when listed.last_at is not null then l.pinned_at end
  from conversations c join conversation_members s on s.conversation_id = c.id
  cross join lateral (
    select case when s.standing <> 'declined' and c.last_seq > s.cleared_seq then c.last_at end as last_at,
      case when c.low_id = s.member_id then c.high_seq else c.low_seq end as friend_seq) as listed
  where c.id = chat and l.conversation_id = c.id and l.member_id = s.member_id;
end $$;

create or replace function tell_of_message() returns trigger language plpgsql as $$
declare
  its_kind text;
  answered bigint;
begin
  select kind into its_kind from conversations where id = new.conversation_id;
  if its_kind = 'freelance' then
    perform answer_bids(new.conversation_id, new.author_id, new.created_at);
  end if;
  if its_kind <> 'group' then
    if new.message = '' and new.media_id is null then return null; end if;
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      select case standing when 'requested' then 'chat_request' else 'chat_message' end,
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
