-- What admins have looked at when their network began: docs/decisions/105-a-network-begins.md.

create table first_steps (
  step text primary key check (step in ('name', 'registration', 'rules', 'legal', 'closed')),
  marked_at timestamptz not null default now()
);
comment on table first_steps is 'First steps that an admin marked as done. What can be seen, such as backups, is not here.';
comment on column first_steps.step is 'closed: the overview no longer leads to them.';

-- A network that has an admin has begun long ago.
insert into first_steps (step) select 'closed' where exists (select from staff_roles where role = 'admin');
