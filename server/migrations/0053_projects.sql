-- Projects: groups with a funding target. docs/decisions/030-a-group-is-an-audience.md.

-- So that a list of groups says it without looking at another table.
alter table groups add column is_project boolean not null default false;
comment on column groups.is_project is 'It has a funding target: its row in `projects`.';

create table projects (
  group_id bigint primary key references groups on delete cascade,
  target numeric(78, 0) not null check (target > 0),
  days smallint not null check (days in (30, 90)),
  ends_at timestamptz not null,
  pays text not null default 'all_or_nothing' check (pays in ('all_or_nothing', 'keep')),
  location text not null default '',
  experience text not null default '',
  industry text not null default '',
  price_point text not null default '',
  has_milestones boolean not null default false,
  state text not null default 'running' check (state in ('running', 'settling', 'paid', 'returned', 'cancelled')),
  is_running boolean not null generated always as (state = 'running') stored,
  settled_at timestamptz check ((settled_at is null) = (state in ('running', 'settling'))),
  created_at timestamptz not null default now()
);
create index projects_newest on projects (is_running, created_at desc, group_id desc);
create index projects_ending on projects (is_running, ends_at, group_id);
create index projects_due on projects (ends_at) where state in ('running', 'settling');
comment on table projects is 'What makes a group a project: members, posts and chat are the group''s.';
comment on column projects.target is 'In the smallest unit of tokens.';
comment on column projects.ends_at is 'Until when it can be backed, and a pledge be taken back.';
comment on column projects.pays is 'all_or_nothing: pledges go back unless they reach the target. keep: its owner gets what came in.';
comment on column projects.location is 'As its owner wrote it, or chose it from the gazetteer. No coordinates are kept.';
comment on column projects.has_milestones is 'Its owner is paid part by part, as its backers accept.';
comment on column projects.state is 'running, settling from its deadline or deletion on, then paid or returned; cancelled: its owner deleted it.';

create table project_counts (
  group_id bigint primary key references projects on delete cascade,
  target numeric(78, 0) not null,
  is_running boolean not null,
  pledged numeric(78, 0) not null default 0,
  backers int not null default 0,
  funded int not null generated always as (least(div(pledged * 10000, target), 2147483647)::int) stored
) with (fillfactor = 60);
create index project_counts_funded on project_counts (is_running, funded desc, group_id desc);
create index project_counts_backers on project_counts (is_running, backers desc, group_id desc);
comment on table project_counts is 'Exact counts, kept by triggers, apart from the projects; target and is_running are theirs, for the lists.';
comment on column project_counts.pledged is 'What its backers have pledged and not taken back, in the smallest unit of tokens. It stays when it is settled.';
comment on column project_counts.backers is 'Members with a pledge.';
comment on column project_counts.funded is 'Hundredths of a percent of the target.';

create function count_project() returns trigger language plpgsql as $$
begin
  insert into project_counts (group_id, target, is_running) values (new.group_id, new.target, new.is_running)
    on conflict (group_id) do update set target = excluded.target, is_running = excluded.is_running;
  return null;
end $$;
create trigger projects_counted after insert or update of target, state on projects
  for each row execute function count_project();
