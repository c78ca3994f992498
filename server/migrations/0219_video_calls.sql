-- Video calls between two members of a conversation.

create table video_calls (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  room uuid not null unique default gen_random_uuid(),
  caller_id bigint references members on delete set null,
  callee_id bigint references members on delete set null,
  has_camera boolean not null,
  state text not null check (state in ('ringing', 'accepted', 'declined', 'missed', 'busy', 'ended')),
  created_at timestamptz not null default now(),
  rings_until timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  message_id bigint unique references messages on delete cascade,
  check ((state in ('ringing', 'accepted')) = (ended_at is null)),
  check ((state in ('accepted', 'ended')) = (accepted_at is not null))
);
comment on table video_calls is 'Calls. One that is over is shown by its message in the conversation, and goes with it.';
comment on column video_calls.room is 'The room of this call alone, which ICE credentials are made for.';
comment on column video_calls.has_camera is 'The caller began it with their camera: false where it was to be audio only.';
comment on column video_calls.state is 'missed: it rang until its end, the caller gave up, or it did not ring at all, in quiet hours. busy: the other was in a call.';
comment on column video_calls.rings_until is 'Nobody can accept it later, whatever became of the job that ends it.';
comment on column video_calls.message_id is 'Its line in the conversation, written when it is over.';
create unique index video_calls_under_way on video_calls (conversation_id) where ended_at is null;
create index video_calls_to_end on video_calls (id) where ended_at is null;
create index video_calls_by_conversation on video_calls (conversation_id);
create index video_calls_by_caller on video_calls (caller_id);
create index video_calls_by_callee on video_calls (callee_id);

create table video_call_devices (
  call_id bigint not null references video_calls on delete cascade,
  member_id bigint not null references members on delete cascade,
  device uuid not null,
  token_hash bytea,
  token_until timestamptz,
  entry uuid unique,
  seen_at timestamptz not null default now(),
  primary key (call_id, member_id),
  check ((token_hash is null) = (token_until is null))
);
comment on table video_call_devices is 'The one device with which each of the two is in a call. Its rows go when the call is over.';
comment on column video_call_devices.device is 'What the device calls itself, so that it can come back after a reload.';
comment on column video_call_devices.token_hash is 'Of the token that lets it enter, once.';
comment on column video_call_devices.entry is 'New with each entering: signals go from one entry to another, never to an earlier one.';
comment on column video_call_devices.seen_at is 'When it last said that it is there.';
create index video_call_devices_by_member on video_call_devices (member_id);

create table video_call_signals (
  id bigint generated always as identity primary key,
  call_id bigint not null references video_calls on delete cascade,
  from_entry uuid not null,
  to_entry uuid not null,
  content text not null,
  created_at timestamptz not null default now()
);
comment on table video_call_signals is 'Offers, answers and candidates from one device to the other. Old ones, and those of calls that are over, are deleted.';
create index video_call_signals_to on video_call_signals (to_entry, id);
create index video_call_signals_of_call on video_call_signals (call_id, created_at);

alter table chat_settings
  add column who_may_call text not null default 'chats' check (who_may_call in ('chats', 'friends', 'nobody'));
comment on column chat_settings.who_may_call is 'chats: everybody whose conversation they have accepted.';

-- The line of a call has no text. Whoever missed the call is told of it in its own words.
create or replace function tell_of_message() returns trigger language plpgsql as $$
declare
  its_kind text;
  answered bigint;
begin
  select kind into its_kind from conversations where id = new.conversation_id;
  if its_kind <> 'group' then
    if new.message = '' and new.media_id is null then return null; end if;
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
