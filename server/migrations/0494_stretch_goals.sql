-- Further amounts above a project's target: docs/decisions/152-stretch-goals.md.

create table stretch_goals (
  id bigint generated always as identity primary key,
  group_id bigint not null references projects on delete cascade,
  units numeric(78, 0) not null check (units > 0),
  title text not null,
  description text not null default '',
  reached_at timestamptz,
  unique (group_id, units)
);
comment on table stretch_goals is 'What the owner of a project promises for more than its target.';
comment on column stretch_goals.units is 'In the smallest unit of tokens.';
comment on column stretch_goals.reached_at is 'When pledges came to it. It stays reached where some are taken back, and its backers are told once.';

-- Whoever pledges holds the counts, so one pledge reaches a goal.
create function reach_stretch_goals() returns trigger language plpgsql as $$
begin
  with reached as (
    update stretch_goals set reached_at = now()
    where group_id = new.group_id and reached_at is null and units <= new.pledged returning id, units)
  insert into backer_news (group_id, kind, item_id)
    select new.group_id, 'stretch_reached', id from reached order by units;
  return null;
end $$;
create trigger project_counts_reach_goals after update of pledged on project_counts
  for each row when (new.pledged > old.pledged) execute function reach_stretch_goals();
