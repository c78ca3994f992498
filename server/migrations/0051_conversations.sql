-- Conversations and their messages: docs/decisions/031-one-order-for-a-conversation.md.

create table conversations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('group')),
  group_id bigint unique references groups on delete cascade,
  last_seq bigint not null default 0,
  last_change bigint not null default 0,
  check ((kind = 'group') = (group_id is not null))
) with (fillfactor = 50);
comment on table conversations is 'What members say to each other in one place, in one order. Who is in it follows from its kind.';
comment on column conversations.group_id is 'The group whose chat it is; its members are in it.';
comment on column conversations.last_seq is 'The place of the latest message. Whoever writes locks the row, so places have no gaps and are in the order of commits.';
comment on column conversations.last_change is 'Counts every change to a message; a client asks for what came after the one that it knows.';

create function open_group_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations (kind, group_id) values ('group', new.id);
  return null;
end $$;
create trigger groups_converse after insert on groups for each row execute function open_group_conversation();
insert into conversations (kind, group_id) select 'group', id from groups;

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  seq bigint not null,
  changed bigint not null,
  root_id bigint references messages on delete cascade,
  parent_id bigint references messages on delete cascade,
  author_id bigint references members on delete set null,
  message text not null default '',
  mentions jsonb not null default '[]',
  media_id uuid unique references media on delete set null,
  likes int not null default 0,
  dislikes int not null default 0,
  replies int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by bigint,
  unique (conversation_id, seq),
  check ((root_id is null) = (parent_id is null))
) with (fillfactor = 80);
create index messages_changed on messages (conversation_id, changed);
create index messages_at_top on messages (conversation_id, seq desc) where root_id is null and deleted_at is null;
create index messages_below on messages (root_id, seq desc) where root_id is not null;
create index messages_answering on messages (parent_id) where parent_id is not null;
create index messages_by_author on messages (author_id, conversation_id);
create index messages_to_empty on messages (deleted_at)
  where deleted_at is not null and (message <> '' or media_id is not null);
comment on table messages is 'Messages of conversations. A deleted one keeps its row: what answers it and the order stay.';
comment on column messages.seq is 'Its place in the conversation, from 1 and without gaps.';
comment on column messages.changed is 'Of the conversation''s last_change: when it changed last.';
comment on column messages.root_id is 'The message at the top of the replies to which it belongs; null for one that replies to nothing.';
comment on column messages.parent_id is 'The message that it replies to.';
comment on column messages.author_id is 'Null where the member is gone; nothing that they wrote is left then.';
comment on column messages.deleted_at is 'Nobody sees it from then on. Its text and file are removed 30 days later.';
comment on column messages.deleted_by is 'Who deleted it: its author, or a moderator of the group.';

create trigger messages_lose_media after delete on messages
  for each row when (old.media_id is not null) execute function release_media('media_id');
-- Of any column: the file also goes by the trigger below, which names no column of its own.
create trigger messages_replace_media after update on messages
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');

create function empty_message() returns trigger language plpgsql as $$
begin
  new.message := '';
  new.mentions := '[]';
  new.media_id := null;
  new.deleted_at := coalesce(new.deleted_at, now());
  if new.changed = old.changed then
    update conversations set last_change = last_change + 1 where id = new.conversation_id
      returning last_change into new.changed;
  end if;
  return new;
end $$;
create trigger messages_without_author before update of author_id on messages
  for each row when (old.author_id is not null and new.author_id is null) execute function empty_message();

create table message_reactions (
  message_id bigint not null references messages on delete cascade,
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('like', 'dislike', 'none')),
  reacted_at timestamptz not null default now(),
  primary key (message_id, member_id)
) with (fillfactor = 90);
create index message_reactions_by_member on message_reactions (member_id, message_id);
comment on table message_reactions is 'Likes and dislikes of messages; none where one was taken back.';

-- A like leaves with its member; the count follows.
create function uncount_message_reaction() returns trigger language plpgsql as $$
declare
  its_conversation bigint;
  its_change bigint;
begin
  select conversation_id into its_conversation from messages where id = old.message_id;
  update conversations set last_change = last_change + 1 where id = its_conversation returning last_change into its_change;
  update messages set likes = likes - (old.kind = 'like')::int, dislikes = dislikes - (old.kind = 'dislike')::int,
      changed = its_change
    where id = old.message_id and its_change is not null;
  return null;
end $$;
create trigger message_reactions_removed after delete on message_reactions
  for each row when (old.kind <> 'none') execute function uncount_message_reaction();

create table read_marks (
  conversation_id bigint not null references conversations on delete cascade,
  member_id bigint not null references members on delete cascade,
  seq bigint not null,
  read_at timestamptz not null default now(),
  primary key (conversation_id, member_id)
) with (fillfactor = 80);
create index read_marks_by_member on read_marks (member_id);
comment on table read_marks is 'How far each member has read in a conversation.';

-- Whoever is told of a reply is not told that it names them, too.
create function tell_of_message() returns trigger language plpgsql as $$
declare
  its_kind text;
  answered bigint;
begin
  select kind || '_chat' into its_kind from conversations where id = new.conversation_id;
  select author_id into answered from messages where id = new.parent_id and author_id <> new.author_id;
  if answered is not null then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
      values (its_kind || '_reply', answered, new.author_id, new.parent_id, new.id);
  end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select its_kind || '_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and named.id is distinct from answered;
  return null;
end $$;
create trigger messages_tell after insert on messages
  for each row when (new.parent_id is not null or new.mentions <> '[]') execute function tell_of_message();

alter table reports add column message_id bigint references messages on delete set null;
alter table reports drop constraint reports_kind_check,
  add constraint reports_kind_check check (kind in ('post', 'comment', 'reply', 'member', 'group_message'));
create index reports_by_message on reports (message_id) where message_id is not null;
drop index reports_open_once;
create unique index reports_open_once on reports
  (reporter_id, kind, (case kind when 'member' then member_id when 'comment' then comment_id when 'reply' then comment_id
    when 'group_message' then message_id else object_id end))
  where state in ('open', 'reviewing');
