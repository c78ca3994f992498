-- Messages between moderators and a member: docs/decisions/096-talking-with-moderators.md.

create table moderator_threads (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  decision_id bigint references decisions on delete cascade,
  latest_id bigint not null default 0,
  waiting_id bigint,
  unique nulls not distinct (member_id, decision_id)
);
comment on table moderator_threads is 'What moderators and a member write to each other, about a decision or about anything.';
comment on column moderator_threads.decision_id is 'Null: the general one of the member.';
comment on column moderator_threads.latest_id is 'The latest of its messages.';
comment on column moderator_threads.waiting_id is 'The first message of the member that no moderator has answered; null: none waits.';
create index moderator_threads_waiting on moderator_threads (waiting_id) where waiting_id is not null;
create index moderator_threads_latest on moderator_threads (latest_id desc);
create index moderator_threads_of_decision on moderator_threads (decision_id) where decision_id is not null;

create table moderator_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references moderator_threads on delete cascade,
  by_staff boolean not null,
  moderator_id bigint references members on delete set null,
  message text not null,
  created_at timestamptz not null default now(),
  check (by_staff or moderator_id is null)
);
comment on column moderator_messages.moderator_id is 'Who of staff wrote it. The member is never told.';
create index moderator_messages_of_thread on moderator_messages (thread_id, id desc);
create index moderator_messages_by on moderator_messages (moderator_id) where moderator_id is not null;
