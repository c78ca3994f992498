-- Appeals against decisions: docs/decisions/095-appeals-and-juries.md.

create table appeals (
  id bigint generated always as identity primary key,
  decision_id bigint not null unique references decisions on delete cascade,
  message text not null,
  state text not null default 'waiting' check (state in ('waiting', 'upheld', 'overturned', 'undone')),
  created_at timestamptz not null default now(),
  answer text not null default '',
  answered_at timestamptz,
  answered_by bigint references members on delete set null,
  check ((answered_at is null) = (state = 'waiting'))
);
comment on table appeals is 'The appeal of the member whom a decision is about; a decision has one at most.';
comment on column appeals.message is 'Why the member finds the decision wrong. Emptied when they leave.';
comment on column appeals.state is 'undone: the decision was taken back before the appeal was answered.';
create index appeals_waiting on appeals (id) where answered_at is null;
create index appeals_answered on appeals (id desc) where answered_at is not null;
create index appeals_answered_by on appeals (answered_by) where answered_by is not null;

-- Whoever takes a decision back, and however: its appeal has nothing left to decide.
create function close_appeal() returns trigger language plpgsql as $$
begin
  update appeals set state = 'undone', answered_at = now() where decision_id = new.id and answered_at is null;
  return null;
end $$;
create trigger decisions_undone after update of undone_at on decisions for each row
  when (old.undone_at is null and new.undone_at is not null) execute function close_appeal();
