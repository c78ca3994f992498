-- Chats of two members: docs/decisions/033-two-members-one-conversation.md.

create table conversation_members (
  conversation_id bigint not null references conversations on delete cascade,
  member_id bigint not null references members on delete cascade,
  peer_id bigint references members on delete set null,
  standing text not null check (standing in ('accepted', 'requested', 'declined')),
  is_blocked boolean not null default false,
  cleared_seq bigint not null default 0,
  box text not null default 'closed' check (box in ('open', 'minimized', 'closed')),
  closed_seq bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (conversation_id, member_id)
) with (fillfactor = 80);
create index conversation_members_of_pair on conversation_members (member_id, peer_id);
create index conversation_members_by_peer on conversation_members (peer_id);
comment on table conversation_members is 'How each of two members stands to their conversation.';
comment on column conversation_members.peer_id is 'The other one; null where they are gone.';
comment on column conversation_members.standing is 'requested: the other one wrote, and this member has not accepted yet. declined: they do not want it.';
comment on column conversation_members.is_blocked is 'A block is between the two, kept by triggers. Who writes locks this row, so nobody writes past a block.';
comment on column conversation_members.cleared_seq is 'Messages up to this place are not shown to this member any more.';
comment on column conversation_members.box is 'The docked box of this member, on all devices.';
comment on column conversation_members.closed_seq is 'The latest place when the box was closed: what is written to them later has it shown again.';

-- After the table above: a member who is deleted then locks in the order of whoever writes, their standing first.
alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check check (kind in ('group', 'members', 'freelance')),
  add column low_id bigint references members on delete set null,
  add column high_id bigint references members on delete set null,
  add column low_seq bigint not null default 0,
  add column high_seq bigint not null default 0,
  add column last_at timestamptz,
  add column keep_days int not null default 0 check (keep_days in (0, 7, 30)),
  add constraint conversations_pair check (low_id < high_id);
create unique index conversations_of_pair on conversations (low_id, high_id, kind) where kind <> 'group';
create index conversations_of_low on conversations (low_id, last_at desc, id desc) where kind <> 'group';
create index conversations_of_high on conversations (high_id, last_at desc, id desc) where kind <> 'group';
create index conversations_kept_for_days on conversations (keep_days) where keep_days > 0;
comment on column conversations.low_id is 'Of two members who talk, the one with the lower id; null where they are gone.';
comment on column conversations.low_seq is 'The place of the latest message of low_id.';
comment on column conversations.last_at is 'When the latest message was written; what lists are ordered by.';
comment on column conversations.keep_days is 'For how many days its messages are kept; 0: for good.';

alter table messages add column edited_at timestamptz;
comment on column messages.edited_at is 'When its author last changed the text.';

alter table message_reactions drop constraint message_reactions_kind_check,
  add constraint message_reactions_kind_check check (kind <> '' and length(kind) <= 32);
comment on table message_reactions is 'Likes and dislikes of messages in groups, emojis in chats of two; none where one was taken back.';

-- The last one to leave leaves nothing behind.
create function end_empty_conversation() returns trigger language plpgsql as $$
begin
  delete from conversations c where c.id = old.conversation_id
    and not exists (select from conversation_members s where s.conversation_id = c.id);
  return null;
end $$;
create trigger conversation_members_gone after delete on conversation_members
  for each row execute function end_empty_conversation();

create function note_block() returns trigger language plpgsql as $$
declare
  one bigint := case when tg_op = 'DELETE' then old.blocker_id else new.blocker_id end;
  other bigint := case when tg_op = 'DELETE' then old.blocked_id else new.blocked_id end;
begin
  perform from conversation_members
    where (member_id = one and peer_id = other) or (member_id = other and peer_id = one)
    order by conversation_id, member_id for no key update;
  update conversation_members set is_blocked = exists (
      select from blocks where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one))
    where (member_id = one and peer_id = other) or (member_id = other and peer_id = one);
  return null;
end $$;
create trigger blocks_close_chats after insert or delete on blocks for each row execute function note_block();

-- Whom one follows one wants to hear of.
create function accept_request_of_followed() returns trigger language plpgsql as $$
begin
  update conversation_members set standing = 'accepted'
    where member_id = new.follower_id and peer_id = new.followed_id and standing = 'requested';
  return null;
end $$;
create trigger follows_accept after insert on follows for each row execute function accept_request_of_followed();

create table chat_settings (
  member_id bigint primary key references members on delete cascade,
  who_may_write text not null default 'everyone' check (who_may_write in ('everyone', 'following', 'friends', 'nobody')),
  shows_presence boolean not null default true
);
comment on table chat_settings is 'Who may begin a chat with a member, and whether others see when they are there. No row: as by itself.';

-- A process that is killed says no goodbye: who is open there counts while its process is alive.
create table server_processes (
  id uuid primary key,
  alive_at timestamptz not null default now()
);
create table open_pages (
  member_id bigint not null references members on delete cascade,
  process_id uuid not null references server_processes on delete cascade,
  primary key (member_id, process_id)
);
create index open_pages_by_process on open_pages (process_id);
comment on table open_pages is 'Who has Commons open, at which process.';
create table last_seen (
  member_id bigint primary key references members on delete cascade,
  seen_at timestamptz not null
) with (fillfactor = 80);
comment on table last_seen is 'When a member last closed Commons.';

create function is_online(member bigint) returns boolean language sql stable as $$
  select exists (select from open_pages o join server_processes p on p.id = o.process_id
    where o.member_id = member and p.alive_at > now() - interval '45 seconds')
$$;

-- Of a chat is told whoever is away, and of a request everybody.
create or replace function tell_of_message() returns trigger language plpgsql as $$
declare
  its_kind text;
  answered bigint;
begin
  select kind into its_kind from conversations where id = new.conversation_id;
  if its_kind <> 'group' then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      select case standing when 'requested' then 'chat_request' else 'chat_message' end,
        member_id, new.author_id, new.conversation_id, new.id
      from conversation_members
      where conversation_id = new.conversation_id and member_id <> new.author_id
        and (standing = 'requested' or (standing = 'accepted' and not is_online(member_id)));
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
drop trigger messages_tell on messages;
create trigger messages_tell after insert on messages for each row execute function tell_of_message();

alter table reports
  add column conversation_id bigint references conversations on delete set null,
  add column evidence jsonb;
alter table reports drop constraint reports_kind_check,
  add constraint reports_kind_check
    check (kind in ('post', 'comment', 'reply', 'member', 'group_message', 'chat_message', 'chat'));
create index reports_by_conversation on reports (conversation_id) where conversation_id is not null;
comment on column reports.conversation_id is 'The chat that is reported, or whose message is.';
comment on column reports.evidence is 'Of a chat: the latest messages as they were then, for those who decide. Gone once it is decided.';
drop index reports_open_once;
create unique index reports_open_once on reports
  (reporter_id, kind, (case kind when 'member' then member_id when 'comment' then comment_id when 'reply' then comment_id
    when 'group_message' then message_id when 'chat_message' then message_id when 'chat' then conversation_id
    else object_id end))
  where state in ('open', 'reviewing');
