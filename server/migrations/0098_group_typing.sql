-- Unlogged: it is about seconds, and worth nothing after a crash.
create unlogged table group_typing (
  group_id bigint not null references groups on delete cascade,
  member_id bigint not null references members on delete cascade,
  typed_at timestamptz not null default now(),
  primary key (group_id, member_id)
);
create index on group_typing (member_id);
comment on table group_typing is 'When members last typed in a group''s chat.';
