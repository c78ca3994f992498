-- Webhooks: docs/decisions/149-webhooks.md.
create table webhooks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null check (name <> ''),
  url text not null check (url <> ''),
  events text[] not null check (cardinality(events) > 0),
  salt bytea not null check (octet_length(salt) = 32),
  is_on boolean not null default true,
  off_reason text check (off_reason in ('gone', 'failing')),
  off_at timestamptz,
  failing_since timestamptz,
  failed_at timestamptz,
  not_before timestamptz not null default now(),
  is_sending boolean not null default false,
  turn bigint not null default 0,
  created_at timestamptz not null default now(),
  check (not is_on or off_reason is null),
  check ((off_reason is null) = (off_at is null))
);
create index webhooks_by_member on webhooks (member_id);
create index webhooks_to_ask on webhooks (not_before) where is_on;
create index webhooks_of_messages on webhooks (member_id) where is_on and 'messages' = any (events);
comment on table webhooks is 'Addresses to which members have their news sent.';
comment on column webhooks.events is 'Groups of notifications, and messages.';
comment on column webhooks.salt is 'By which its secret is made of one of the installation''s; the secret itself is stored nowhere.';
comment on column webhooks.off_reason is 'Why it was turned off; null where it is on, or its member did it. gone: the receiver said so. failing: nothing arrived for days.';
comment on column webhooks.failing_since is 'The first failure since something arrived; null where the latest arrived. It begins anew where nothing was tried for more than a day.';
comment on column webhooks.failed_at is 'The latest failure.';
comment on column webhooks.is_sending is 'Whether something is being sent to it, or was when its process died.';
comment on column webhooks.not_before is 'When it is next asked at the earliest; while something is being sent, when other processes take that for lost.';
comment on column webhooks.turn is 'How often something was sent to it: a process only writes how that ended while it is still its turn.';

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  type text not null,
  notification_id bigint,
  act_id bigint,
  message_id bigint,
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  tried_at timestamptz,
  status int,
  answer text not null default '',
  error text check (error in ('timeout', 'unreachable', 'not_public', 'redirect', 'status', 'off', 'internal')),
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (webhook_id, act_id),
  unique (webhook_id, message_id)
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where state = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);
comment on table webhook_deliveries is 'What is or was sent to a webhook: each event once. Kept for a week.';
comment on column webhook_deliveries.type is 'What its body calls it, such as notification.post_like.';
comment on column webhook_deliveries.act_id is 'The act of that notification that it tells of.';
comment on column webhook_deliveries.message_id is 'The message that it tells of.';
comment on column webhook_deliveries.body is 'What is sent, the same in each attempt; null before the first.';
comment on column webhook_deliveries.answer is 'The beginning of the receiver''s latest answer.';
comment on column webhook_deliveries.error is 'Why the latest attempt failed; null where there was none, or it arrived.';

-- Webhooks are told of each message in a chat, also of those that nobody has to be notified of.
create function tell_webhooks_of_message() returns trigger language plpgsql as $$
begin
  if new.notice is not null or (new.message = '' and new.media_id is null) then return null; end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select 'message_received', cm.member_id, new.author_id, new.conversation_id, new.id
    from conversation_members cm
    where cm.conversation_id = new.conversation_id and cm.member_id <> new.author_id and cm.standing = 'accepted'
      and coalesce(cm.muted_until <= now(), true)
      and exists (select from webhooks h where h.member_id = cm.member_id and h.is_on and 'messages' = any (h.events));
  return null;
end $$;
create trigger messages_tell_webhooks after insert on messages for each row execute function tell_webhooks_of_message();
