-- Members are reminded before a project ends: docs/decisions/151-what-else-a-campaign-has.md.

create table project_reminders (
  group_id bigint not null references projects on delete cascade,
  member_id bigint not null references members on delete cascade,
  created_at timestamptz not null default now(),
  primary key (group_id, member_id)
);
create index project_reminders_by_member on project_reminders (member_id);
comment on table project_reminders is 'Who wants to be told before a project ends. A row goes when its member is told, when it is too late, and when the project stops running.';

create function forget_project_reminders() returns trigger language plpgsql as $$
begin
  delete from project_reminders where group_id = new.group_id;
  return null;
end $$;
create trigger projects_forget_reminders after update of state on projects
  for each row when (old.state = 'running' and new.state <> 'running') execute function forget_project_reminders();
