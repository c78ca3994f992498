-- Lists of chats, whose pages cost their rows: docs/decisions/033-two-members-one-conversation.md.

create table listed_chats (
  conversation_id bigint not null references conversations on delete cascade,
  member_id bigint not null references members on delete cascade,
  is_freelance boolean not null,
  is_request boolean not null default false,
  last_at timestamptz,
  friend_seq bigint not null default 0,
  seen_seq bigint not null default 0,
  primary key (conversation_id, member_id)
) with (fillfactor = 70);
create index listed_chats_in_order on listed_chats (member_id, is_request, last_at desc, conversation_id desc);
create index listed_chats_freelance on listed_chats (member_id, last_at desc, conversation_id desc)
  where last_at is not null and is_freelance and not is_request;
create index listed_chats_unread on listed_chats (member_id, last_at desc, conversation_id desc)
  where last_at is not null and friend_seq > seen_seq and not is_request;
comment on table listed_chats is 'Chats as the lists of each member have them. Changed under the conversation''s lock, but for seen_seq.';
comment on column listed_chats.last_at is 'The conversation''s own; null where no list has it: nothing is written in it, or they have declined it.';
comment on column listed_chats.friend_seq is 'The place of the latest message of the other one, also if they have deleted it.';
comment on column listed_chats.seen_seq is 'Up to here nothing is unread: never more than their mark, or than what is gone for them.';

-- A row is there from the start. Adding one with a message would lock the members whom it names, after the
-- conversation; whoever is deleted is locked before it.
create function list_new_chat() returns trigger language plpgsql as $$
begin
  insert into listed_chats (conversation_id, member_id, is_freelance)
    select id, new.member_id, kind = 'freelance' from conversations where id = new.conversation_id;
  return null;
end $$;
create trigger conversation_members_listed after insert on conversation_members
  for each row execute function list_new_chat();

-- The caller holds the conversation's lock: no message is written meanwhile.
create function list_chat(chat bigint) returns void language plpgsql as $$
begin
  update listed_chats l
  set is_request = s.standing = 'requested',
    last_at = case when s.standing <> 'declined' and c.last_seq > s.cleared_seq then c.last_at end,
    friend_seq = case when c.low_id = s.member_id then c.high_seq else c.low_seq end,
    seen_seq = greatest(l.seen_seq, s.cleared_seq)
  from conversations c join conversation_members s on s.conversation_id = c.id
  where c.id = chat and l.conversation_id = c.id and l.member_id = s.member_id;
end $$;

create function list_chat_of_message() returns trigger language plpgsql as $$
begin
  perform list_chat(new.id);
  return null;
end $$;
create trigger conversations_list after update of last_seq, last_at on conversations
  for each row when (new.kind <> 'group' and (new.last_seq, new.last_at) is distinct from (old.last_seq, old.last_at))
  execute function list_chat_of_message();

create function list_chat_by_standing() returns trigger language plpgsql as $$
begin
  -- A message under way lists it by how its receiver stood before.
  perform from conversations where id = new.conversation_id for no key update;
  perform list_chat(new.conversation_id);
  return null;
end $$;
create trigger conversation_members_list after update of standing, cleared_seq on conversation_members
  for each row when ((new.standing, new.cleared_seq) is distinct from (old.standing, old.cleared_seq))
  execute function list_chat_by_standing();

insert into listed_chats (conversation_id, member_id, is_freelance, seen_seq)
  select s.conversation_id, s.member_id, c.kind = 'freelance', coalesce(r.seq, 0)
  from conversation_members s join conversations c on c.id = s.conversation_id
  left join read_marks r on r.conversation_id = s.conversation_id and r.member_id = s.member_id;
select list_chat(id) from conversations where kind <> 'group';

-- A message changes no index of its conversation any more; those that stay are for a member who is deleted.
drop index conversations_of_low, conversations_of_high;
create index conversations_by_low on conversations (low_id) where low_id is not null;
create index conversations_by_high on conversations (high_id) where high_id is not null;
comment on column conversations.last_at is 'When the latest message was written.';

create index conversation_members_boxes on conversation_members (member_id) where box <> 'closed';
